import {
  type Calculator,
  entriesOf,
  type FigureName,
  type Figures,
  municipalProvince,
  taxedCities,
} from '@foyer/domain/calculator/figures.ts'
import type { FactPath } from '@foyer/domain/qualification/facts.ts'
import type { Figure } from '@foyer/domain/qualification/figure.ts'
import { useFormValues } from '@foyer/ui/form/form-context.ts'
import estimate from '../../estimate/estimate.module.css'
import { isUncertain } from '../../estimate/parts/figures.ts'
import { factKey, isMissingFact } from '../../estimate/parts/questions.ts'
import { useTexts as useFigureTexts } from '../../estimate/texts.ts'
import { useCalculatorPlace } from '../parts/use-place.ts'
import { ToQuestions } from './to-questions.tsx'

/** The entry that answers a missing fact. */
const entryOf: Partial<Record<FactPath, FigureName>> = {
  PropertyValue: 'Price',
  DownPayment: 'DownPayment',
  Deposit: 'Deposit',
  MunicipalRate: 'MunicipalRate',
  TaxInPriceFlag: 'TaxInPrice',
  FirstTimeProvinceFlag: 'FirstTime',
  FirstTimeFederalFlag: 'FirstTime',
  'SubjectProperty.Address.ProvinceDD': 'Province',
  'SubjectProperty.Address.City': 'InCity',
  'SubjectProperty.NewConstructionDD': 'NewHome',
  'SubjectProperty.AnnualTaxes': 'PropertyTax',
  'SubjectProperty.Heating': 'Heating',
  'SubjectProperty.EstimatedValue': 'HomeValue',
  'SubjectProperty.Mortgages.Balance': 'Balance',
  'SubjectProperty.Mortgages.InterestRate': 'PresentRate',
  'SubjectProperty.Mortgages.MaturityDate': 'MonthsLeft',
  'SubjectProperty.Mortgages.ComparisonRate': 'LenderRate',
}

/** The entry of this calculator that asks for a fact, if it does so with these figures. */
export const entryFor = (kind: Calculator, fact: FactPath, { Province }: Figures): FigureName | undefined => {
  const name = entryOf[fact]
  const own: readonly FigureName[] = entriesOf[kind]
  if (name === undefined || !own.includes(name)) return undefined
  if (name === 'MunicipalRate' && Province !== municipalProvince) return undefined
  return name === 'InCity' && taxedCities[Province] === undefined ? undefined : name
}

interface CloserProps {
  kind: Calculator
  /** The figures that are shown. */
  figures: readonly Figure[]
}

/** What would make the estimate closer: questions of this page, and what a broker would ask about. */
export const Closer = ({ kind, figures }: CloserProps) => {
  const t = useFigureTexts()
  const { SiteID } = useCalculatorPlace()
  const values = useFormValues<Figures>()
  const facts = [...new Set(figures.flatMap(({ needs }) => needs))]
  const entries = facts.map((fact) => entryFor(kind, fact, values)).filter((name) => name !== undefined)
  // A deposit changes what is left to pay on the day, not what the purchase costs: other answers come first.
  const open = [...new Set(entries)]
    .filter((name) => values[name] === null || values[name] === -1)
    .sort((one, other) => Number(one === 'Deposit') - Number(other === 'Deposit'))
  const later = facts.filter(isMissingFact).filter((fact) => entryFor(kind, fact, values) === undefined)
  const names = later.map((fact) => t(`facts.${factKey(fact)}`)).join(', ')
  return (
    <>
      {open.length > 0 && (
        <section className={estimate.closer}>
          <h3 className={estimate.heading}>{t('missing.title')}</h3>
          <ToQuestions names={open} />
        </section>
      )}
      {SiteID !== undefined && names !== '' && <p className={estimate.quiet}>{t('missing.later', { facts: names })}</p>}
      {figures.some(isUncertain) && <p className={estimate.quiet}>{t('rests')}</p>}
    </>
  )
}
