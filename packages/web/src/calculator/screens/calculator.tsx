import { type Frequency, isMortgage, scheduleOf, timeToPay } from '@foyer/domain/calculator/payment.ts'
import { paymentFrequency } from '@foyer/domain/codes/mortgage.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { monthsInWords } from '@foyer/domain/kit/months.ts'
import { useMemo } from 'react'
import { MoneyField, NumberField, PercentField, SelectField } from '../../kit/fields/index.ts'
import { Form } from '../../kit/form/form.tsx'
import { useFormValues } from '../../kit/form/form-context.ts'
import { useLanguage } from '../../kit/i18n/use-language.ts'
import { Facts } from '../../kit/page/facts.tsx'
import { Row, Section, StepPage } from '../../kit/page/step-page.tsx'
import classes from '../calculator.module.css'
import { Chart } from '../parts/chart.tsx'
import { YearTable } from '../parts/year-table.tsx'
import { useTexts } from '../texts.ts'

interface Values {
  Amount: number | null
  Rate: number | null
  Years: number | null
  Frequency: number
}

const start: Values = { Amount: 400_000, Rate: 4.79, Years: 25, Frequency: 0 }

const Result = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const { Amount, Rate, Years, Frequency } = useFormValues<Values>()
  const frequency = Math.max(0, Frequency) as Frequency
  const results = useMemo(() => {
    const asked = { amount: Amount ?? 0, rate: Rate ?? -1, years: Years ?? 0 }
    if (!isMortgage(asked)) return undefined
    return { schedule: scheduleOf({ ...asked, frequency }), monthly: scheduleOf({ ...asked, frequency: 0 }) }
  }, [Amount, Rate, Years, frequency])
  if (results === undefined) return <p role="status">{t('incomplete')}</p>
  const { schedule, monthly } = results
  const { years, months } = timeToPay(schedule, frequency)
  const saved = monthly.totalInterest - schedule.totalInterest
  const money = (dollars: number) => formatMoney(dollars, language, { cents: false })
  return (
    <>
      <section className={classes.result} aria-label={t('result.label')}>
        <p className={classes.payment} role="status">
          {formatMoney(schedule.payment, language, { cents: true })}{' '}
          <span className={classes.each}>{t('result.each')}</span>
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
      <Section title={t('chart.title')} lead={t('chart.lead')}>
        <Chart schedule={schedule} />
        <YearTable schedule={schedule} />
        <p className={classes.note}>{t('note')}</p>
      </Section>
    </>
  )
}

/** Calculates a Canadian mortgage while the user types; nothing leaves the browser. */
export const Component = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const choices = paymentFrequency.map((item) => ({ Value: item.code, Label: item[language] }))
  return (
    <StepPage title={t('title')} why={t('why')}>
      <Form texts="calculator" values={start} onSubmit={async () => ({ ok: true as const, reply: undefined })}>
        <Row>
          <MoneyField name="Amount" />
          <PercentField name="Rate" />
        </Row>
        <Row>
          <NumberField name="Years" />
          <SelectField name="Frequency" choices={choices} />
        </Row>
        <Result />
      </Form>
    </StepPage>
  )
}
