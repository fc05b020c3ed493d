import { type Figures, incompleteOf, municipalProvince, taxedCities } from '@foyer/domain/calculator/figures.ts'
import { cashOf } from '@foyer/domain/qualification/calculators/results.ts'
import type { DealCosts } from '@foyer/domain/qualification/costs.ts'
import { FollowUp } from '@foyer/ui/form/follow-up.tsx'
import { useFormValues } from '@foyer/ui/form/form-context.ts'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { useMemo } from 'react'
import estimate from '../../estimate/estimate.module.css'
import { Lines } from '../../estimate/parts/derivations.tsx'
import { useAmounts } from '../../estimate/parts/use-amounts.ts'
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
import { Ways } from '../parts/ways.tsx'
import { useEstimateTexts } from '../texts.ts'

const kind = 'cash-to-close'

/** What the province and the city leave out of their tax. */
const Relief = ({ costs: { transferTax } }: { costs: DealCosts }) => {
  const t = useEstimateTexts()
  const { dollars } = useAmounts()
  const reliefs = transferTax.lines.filter(
    ({ label, most }) => (label === 'firstTimeRelief' || label === 'newHomeTransferRelief') && most === undefined,
  )
  const whole = reliefs.reduce((sum, { amount }) => sum + Math.abs(amount), 0)
  return whole > 0 && <p>{t('cash.relief', { amount: dollars(whole) })}</p>
}

const Cash = ({ costs }: { costs: DealCosts }) => {
  const t = useEstimateTexts()
  const amounts = useAmounts()
  const derived = [
    'minimumDownPayment',
    'loan',
    'premium',
    'transferTax',
    'premiumTax',
    'newHomeTax',
    'registration',
  ] as const
  return (
    <Headline amount={amounts.figure('cashToClose', costs.cashToClose)} what={t('cash.headline')}>
      <h2 className={classes.partsTitle}>{t('cash.parts')}</h2>
      <Lines figure={costs.cashToClose} />
      <Relief costs={costs} />
      <Rows kind={kind} names={['billedLater', 'minimumDownPayment']} result={costs} />
      <Closer kind={kind} figures={[costs.cashToClose, costs.billedLater]} />
      <How figures={derived.map((name) => [name, costs[name]] as const)} />
    </Headline>
  )
}

const Result = () => {
  const figures = useFormValues<Figures>()
  const basis = useBasis()
  const incomplete = incompleteOf(kind, figures)
  const isIncomplete = incomplete.length > 0
  const costs = useMemo(() => (isIncomplete ? undefined : cashOf(figures, basis)), [isIncomplete, figures, basis])
  return (
    <div className={estimate.within}>
      {costs === undefined ? <Incomplete names={incomplete} /> : <Cash costs={costs} />}
    </div>
  )
}

const Questions = () => {
  const t = useEstimateTexts()
  const { Province, NewHome } = useFormValues<Figures>()
  const city = taxedCities[Province]
  return (
    <div className={classes.questions}>
      <Row>
        <Entry name="Price" />
        <Entry name="DownPayment" />
      </Row>
      <ProvinceField />
      <FollowUp when={city !== undefined}>
        <Pair name="InCity" label={t('fields.InCity.label', { city: city ?? '' })} />
      </FollowUp>
      <FollowUp when={Province === municipalProvince}>
        <Entry name="MunicipalRate" optional />
      </FollowUp>
      <Pair name="FirstTime" />
      <Pair name="NewHome" />
      <FollowUp when={NewHome === 1}>
        <Pair name="TaxInPrice" />
      </FollowUp>
      <Entry name="Deposit" optional />
    </div>
  )
}

/** What a buyer brings to closing, part by part. */
export const Component = () => {
  const t = useEstimateTexts()
  return (
    <CalculatorPage kind={kind} texts="calculator.estimates" title={t('cash.title')} why={t('cash.why')}>
      <Questions />
      <Entered kind={kind} />
      <Result />
      <Ways current={kind} />
    </CalculatorPage>
  )
}
