import { type Figures, incompleteOf, passedOn, queryOf } from '@foyer/domain/calculator/figures.ts'
import { type Affordability, affordabilityOf } from '@foyer/domain/qualification/calculators/results.ts'
import type { Qualification } from '@foyer/domain/qualification/qualify.ts'
import { ruleOn } from '@foyer/domain/qualification/rule.ts'
import { Fold } from '@foyer/ui/form/fold.tsx'
import { useFormValues } from '@foyer/ui/form/form-context.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { useMemo } from 'react'
import estimate from '../../estimate/estimate.module.css'
import type { CostName } from '../../estimate/parts/figures.ts'
import { useAmounts } from '../../estimate/parts/use-amounts.ts'
import { useTexts as useFigureTexts } from '../../estimate/texts.ts'
import { calculatorPath } from '../../site/calculator-paths.ts'
import classes from '../calculator.module.css'
import { Closer } from '../estimates/closer.tsx'
import { Headline } from '../estimates/headline.tsx'
import { How } from '../estimates/how.tsx'
import { Incomplete } from '../estimates/incomplete.tsx'
import { Rows } from '../estimates/rows.tsx'
import { useBasis } from '../estimates/use-basis.ts'
import { CalculatorPage } from '../parts/calculator-page.tsx'
import { Pair, ProvinceField } from '../parts/choices.tsx'
import { Entered } from '../parts/entered.tsx'
import { Entry } from '../parts/entry.tsx'
import { useCalculatorPlace } from '../parts/use-place.ts'
import { Ways } from '../parts/ways.tsx'
import { useEstimateTexts } from '../texts.ts'

const kind = 'affordability'

/** A price to the thousand below, so that it does not look exact. */
const rounded = (dollars: number) => (dollars < 10_000 ? dollars : Math.floor(dollars / 1000) * 1000)

/** What keeps the price from being higher, in words. */
const Limits = ({ most }: { most: Qualification }) => {
  const t = useEstimateTexts()
  const { dollars, percent } = useAmounts()
  const { rules, today } = useBasis()
  const insured = ruleOn(rules, 'insurance.high-ratio', today)
  const values = {
    gds: percent(most.gds.limit ?? 0),
    tds: percent(most.tds.limit ?? 0),
    price: dollars(insured?.value.valueBelow ?? 0),
  }
  return most.limitedBy.map((limit) => <p key={limit}>{t(`limits.${limit}`, values)}</p>)
}

const Shares = ({ atPrice: { gds, tds } }: { atPrice: Qualification }) => {
  const t = useEstimateTexts()
  const { percent } = useAmounts()
  if (gds.ratio.is !== 'known' || tds.ratio.is !== 'known') return null
  const whole = (share: number) => percent(Math.round(share))
  return (
    <p>
      {t('affordability.shares', {
        housing: whole(gds.ratio.amount),
        all: whole(tds.ratio.amount),
        gds: percent(gds.limit ?? 0),
        tds: percent(tds.limit ?? 0),
      })}
    </p>
  )
}

const ClosingLink = ({ price }: { price: number }) => {
  const t = useEstimateTexts()
  const { SiteID } = useCalculatorPlace()
  const figures = { ...passedOn('cash-to-close', useFormValues<Figures>()), Price: rounded(price) }
  return (
    <p className={classes.onward}>
      <KitLink to={`${calculatorPath('cash-to-close', SiteID)}${queryOf('cash-to-close', figures)}`}>
        {t('affordability.closing')}
      </KitLink>
    </p>
  )
}

const costs: readonly CostName[] = ['transferTax', 'premiumTax', 'registration', 'cashToClose']

const derivationsOf = (most: Qualification, at: Qualification, hasPlace: boolean) => [
  ['maximumPrice', most.maximumPrice] as const,
  ...(['income', 'debts', 'housingCosts'] as const).map((name) => [name, at[name]] as const),
  ['gds', at.gds.ratio] as const,
  ['tds', at.tds.ratio] as const,
  ...(['qualifyingRate', 'qualifyingPayment', 'minimumDownPayment', 'loan', 'premium', 'payment'] as const).map(
    (name) => [name, at[name]] as const,
  ),
  ...(hasPlace ? costs : []).map((name) => [name, at[name]] as const),
]

const Priced = ({ result: { most, price, atPrice } }: { result: Affordability }) => {
  const t = useEstimateTexts()
  const figures = useFigureTexts()
  const { dollars } = useAmounts()
  const { Province } = useFormValues<Figures>()
  const { isEmbedded } = useCalculatorPlace()
  const { maximumPrice } = most
  if (price === undefined || atPrice === undefined)
    return (
      <section className={classes.result}>
        <p role="status" className={classes.lead}>
          {maximumPrice.is === 'notApplicable' ? figures(`reasons.${maximumPrice.because}`) : t('affordability.none')}
        </p>
        <Limits most={most} />
        <How
          figures={[
            ['income', most.income],
            ['debts', most.debts],
          ]}
        />
      </section>
    )
  const amount = dollars(rounded(price))
  const hasPlace = Province !== -1
  const { mostYears, isWithin } = atPrice.amortization
  const shown = [maximumPrice, atPrice.payment, ...(hasPlace ? [atPrice.cashToClose] : [])]
  return (
    <Headline
      amount={figures(maximumPrice.is === 'between' ? 'atLeast' : 'about', { amount })}
      what={t('affordability.headline')}
    >
      <Limits most={most} />
      {isWithin === false && mostYears !== undefined && <p>{t('tooLong', { years: mostYears })}</p>}
      <Rows
        kind={kind}
        names={['payment', 'minimumDownPayment', ...(hasPlace ? (['cashToClose', 'billedLater'] as const) : [])]}
        result={atPrice}
      />
      <Shares atPrice={atPrice} />
      {!isEmbedded && <ClosingLink price={price} />}
      <Closer kind={kind} figures={shown} />
      <How figures={derivationsOf(most, atPrice, hasPlace)} />
    </Headline>
  )
}

const Result = () => {
  const figures = useFormValues<Figures>()
  const basis = useBasis()
  const incomplete = incompleteOf(kind, figures)
  const isIncomplete = incomplete.length > 0
  const result = useMemo(
    () => (isIncomplete ? undefined : affordabilityOf(figures, basis)),
    [isIncomplete, figures, basis],
  )
  return (
    <div className={estimate.within}>
      {result === undefined ? <Incomplete names={incomplete} /> : <Priced result={result} />}
    </div>
  )
}

const home = ['PropertyTax', 'Heating', 'CondoFees'] as const

const Questions = () => {
  const t = useEstimateTexts()
  const figures = useFormValues<Figures>()
  return (
    <div className={classes.questions}>
      <Row>
        <Entry name="Income" />
        <Entry name="SecondIncome" optional />
      </Row>
      <Row>
        <Entry name="Debts" />
        <Entry name="DownPayment" />
      </Row>
      <Row>
        <Entry name="Rate" />
        <Entry name="Years" />
      </Row>
      <ProvinceField optional />
      <Pair name="FirstTime" />
      <Fold title={t('optional')} fields={home} startsOpen={home.some((name) => figures[name] !== null)}>
        {home.map((name) => (
          <Entry key={name} name={name} optional />
        ))}
      </Fold>
    </div>
  )
}

/** The highest price that incomes, debts and a down payment allow. */
export const Component = () => {
  const t = useEstimateTexts()
  return (
    <CalculatorPage
      kind={kind}
      texts="calculator.estimates"
      title={t('affordability.title')}
      why={t('affordability.why')}
    >
      <Questions />
      <Entered kind={kind} />
      <Result />
      <Ways current={kind} />
    </CalculatorPage>
  )
}
