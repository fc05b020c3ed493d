import { type Figures, incompleteOf, isRefinancing } from '@foyer/domain/calculator/figures.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { type Renewed, renewedOf } from '@foyer/domain/qualification/calculators/results.ts'
import { useFormValues } from '@foyer/ui/form/form-context.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Row, Section } from '@foyer/ui/page/step-page.tsx'
import { useMemo } from 'react'
import estimate from '../../estimate/estimate.module.css'
import { knownAmount } from '../../estimate/parts/figures.ts'
import { useAmounts } from '../../estimate/parts/use-amounts.ts'
import classes from '../calculator.module.css'
import { Closer } from '../estimates/closer.tsx'
import { Headline } from '../estimates/headline.tsx'
import { How } from '../estimates/how.tsx'
import { Incomplete } from '../estimates/incomplete.tsx'
import { Rows } from '../estimates/rows.tsx'
import { useBasis } from '../estimates/use-basis.ts'
import { CalculatorPage } from '../parts/calculator-page.tsx'
import { Pair } from '../parts/choices.tsx'
import { Entered } from '../parts/entered.tsx'
import { Entry } from '../parts/entry.tsx'
import { Ways } from '../parts/ways.tsx'
import { YearByYear } from '../parts/year-by-year.tsx'
import { useEstimateTexts } from '../texts.ts'

const kind = 'renew'

/** The new payment beside that at the present rate. */
const Difference = ({ payment, present }: { payment: number; present: number }) => {
  const t = useEstimateTexts()
  const { language } = useLanguage()
  const money = (dollars: number) => formatMoney(Math.abs(dollars), language)
  const more = Math.round((payment - present) * 100) / 100
  if (more === 0) return <p>{t('renew.same')}</p>
  return <p>{t(more > 0 ? 'renew.more' : 'renew.less', { present: money(present), amount: money(more) })}</p>
}

/** Extra money above what the home can secure. */
const TooMuch = ({ available, extra }: { available: number | undefined; extra: number }) => {
  const t = useEstimateTexts()
  const { dollars } = useAmounts()
  if (available === undefined || extra <= available) return null
  return <p>{t('renew.tooMuch', { amount: dollars(extra - available) })}</p>
}

const Offer = ({ result: { costs, schedule, presentPayment }, figures }: { result: Renewed; figures: Figures }) => {
  const t = useEstimateTexts()
  const { language } = useLanguage()
  const { payment, refinanceLimit, availableEquity, creditLineLimit, penalty } = costs
  const shown = [payment, availableEquity, creditLineLimit, ...(figures.MonthsLeft === 0 ? [] : [penalty])]
  return (
    <>
      <Headline amount={formatMoney(schedule.payment, language)} what={t('renew.headline')}>
        {presentPayment !== undefined && <Difference payment={schedule.payment} present={presentPayment} />}
        {isRefinancing(figures) && <TooMuch available={knownAmount(availableEquity)} extra={figures.ExtraMoney ?? 0} />}
        <Rows kind={kind} names={['availableEquity', 'creditLineLimit', 'penalty']} result={costs} />
        <Closer kind={kind} figures={shown} />
        <How
          figures={[
            ['loan', costs.loan],
            ['payment', payment],
            ['refinanceLimit', refinanceLimit],
            ['availableEquity', availableEquity],
            ['creditLineLimit', creditLineLimit],
            ['penalty', penalty],
          ]}
        />
      </Headline>
      <Ways current={kind} />
      <YearByYear schedule={schedule} />
    </>
  )
}

const Result = () => {
  const figures = useFormValues<Figures>()
  const basis = useBasis()
  const incomplete = incompleteOf(kind, figures)
  const isIncomplete = incomplete.length > 0
  const result = useMemo(() => (isIncomplete ? undefined : renewedOf(figures, basis)), [isIncomplete, figures, basis])
  return (
    <div className={estimate.within}>
      {result !== undefined ? (
        <Offer result={result} figures={figures} />
      ) : (
        <>
          <Incomplete names={incomplete} />
          <Ways current={kind} />
        </>
      )}
    </div>
  )
}

const Questions = () => {
  const t = useEstimateTexts()
  return (
    <div className={classes.questions}>
      <Section title={t('renew.now')}>
        <Row>
          <Entry name="Balance" />
          <Entry name="PresentRate" optional />
        </Row>
        <Pair name="RateType" />
        <Entry name="MonthsLeft" optional />
        <Entry name="LenderRate" optional />
      </Section>
      <Section title={t('renew.next')}>
        <Row>
          <Entry name="Rate" />
          <Entry name="Years" />
        </Row>
      </Section>
      <Section title={t('renew.home')}>
        <Row>
          <Entry name="HomeValue" optional />
          <Entry name="ExtraMoney" optional />
        </Row>
      </Section>
    </div>
  )
}

/** A new mortgage in place of the present one, and what the home could secure. */
export const Component = () => {
  const t = useEstimateTexts()
  return (
    <CalculatorPage kind={kind} texts="calculator.estimates" title={t('renew.title')} why={t('renew.why')}>
      <Questions />
      <Entered kind={kind} />
      <Result />
    </CalculatorPage>
  )
}
