import { type Figures, incompleteOf } from '@foyer/domain/calculator/figures.ts'
import { type Frequency, scheduleOf, timeToPay } from '@foyer/domain/calculator/payment.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { monthsInWords } from '@foyer/domain/kit/months.ts'
import { SelectField } from '@foyer/ui/fields/index.ts'
import { useFormValues } from '@foyer/ui/form/form-context.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Facts } from '@foyer/ui/page/facts.tsx'
import { Row } from '@foyer/ui/page/step-page.tsx'
import { useMemo } from 'react'
import classes from '../calculator.module.css'
import { CalculatorPage } from '../parts/calculator-page.tsx'
import { useChoices } from '../parts/choices.tsx'
import { Entered } from '../parts/entered.tsx'
import { Entry } from '../parts/entry.tsx'
import { Ways } from '../parts/ways.tsx'
import { YearByYear } from '../parts/year-by-year.tsx'
import { useTexts } from '../texts.ts'

const Result = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const figures = useFormValues<Figures>()
  const frequency = Math.max(0, figures.Frequency) as Frequency
  const isIncomplete = incompleteOf('payment', figures).length > 0
  const { Amount, Rate, Years } = figures
  const results = useMemo(() => {
    if (isIncomplete) return undefined
    const asked = { amount: Amount ?? 0, rate: Rate ?? 0, years: Years ?? 1 }
    return { schedule: scheduleOf({ ...asked, frequency }), monthly: scheduleOf({ ...asked, frequency: 0 }) }
  }, [isIncomplete, Amount, Rate, Years, frequency])
  if (results === undefined) {
    return (
      <>
        <p role="status">{t('incomplete')}</p>
        <Ways current="payment" />
      </>
    )
  }
  const { schedule, monthly } = results
  const { years, months } = timeToPay(schedule, frequency)
  const saved = monthly.totalInterest - schedule.totalInterest
  const money = (dollars: number) => formatMoney(dollars, language, { cents: false })
  return (
    <>
      <section className={classes.result} aria-label={t('result.label')}>
        <p className={classes.payment} role="status">
          {formatMoney(schedule.payment, language, { cents: true })}{' '}
          <span className={classes.each}>{t(frequency === 0 ? 'result.month' : 'result.each')}</span>
        </p>
        <Facts
          facts={[
            { label: t('result.interest'), value: money(schedule.totalInterest) },
            { label: t('result.total'), value: money(schedule.totalPaid) },
            { label: t('result.time'), value: monthsInWords(years * 12 + months, language) },
            { label: t('result.saved'), value: saved >= 1 ? money(saved) : '' },
          ]}
        />
      </section>
      <Ways current="payment" />
      <YearByYear schedule={schedule} />
    </>
  )
}

const Questions = () => (
  <div className={classes.questions}>
    <Row>
      <Entry name="Amount" />
      <Entry name="Rate" />
    </Row>
    <Row>
      <Entry name="Years" />
      <SelectField name="Frequency" choices={useChoices()('Frequency')} />
    </Row>
  </div>
)

/** The payment of a Canadian mortgage, without the engine of the other calculators. */
export const Component = () => {
  const t = useTexts()
  return (
    <CalculatorPage kind="payment" texts="calculator" title={t('title')} why={t('why')}>
      <Questions />
      <Entered kind="payment" />
      <Result />
    </CalculatorPage>
  )
}
