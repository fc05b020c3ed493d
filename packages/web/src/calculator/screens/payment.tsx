import {
  type Figure,
  type Frequency,
  isInRange,
  isMortgage,
  scheduleOf,
  timeToPay,
} from '@foyer/domain/calculator/payment.ts'
import { paymentFrequency } from '@foyer/domain/codes/mortgage.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { monthsInWords } from '@foyer/domain/kit/months.ts'
import { Button } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { MoneyField, NumberField, PercentField, SelectField } from '../../kit/fields/index.ts'
import { Form } from '../../kit/form/form.tsx'
import { useFormValue, useFormValues } from '../../kit/form/form-context.ts'
import { useLanguage } from '../../kit/i18n/use-language.ts'
import { Facts } from '../../kit/page/facts.tsx'
import { Row, Section, StepPage } from '../../kit/page/step-page.tsx'
import { paths } from '../../site/paths.ts'
import { useMaybeSite } from '../../site/site.tsx'
import classes from '../calculator.module.css'
import { Chart } from '../parts/chart.tsx'
import { type Figures, figuresIn } from '../parts/figures.ts'
import { Share } from '../parts/share.tsx'
import { YearTable } from '../parts/year-table.tsx'
import { useTexts } from '../texts.ts'

/** `children`: what one can do with the figures, below them. */
const Result = ({ children }: { children: ReactNode }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const { Amount, Rate, Years, Frequency } = useFormValues<Figures>()
  const frequency = Math.max(0, Frequency) as Frequency
  const results = useMemo(() => {
    const asked = { amount: Amount ?? 0, rate: Rate ?? -1, years: Years ?? 0 }
    if (!isMortgage(asked)) return undefined
    return { schedule: scheduleOf({ ...asked, frequency }), monthly: scheduleOf({ ...asked, frequency: 0 }) }
  }, [Amount, Rate, Years, frequency])
  if (results === undefined) {
    return (
      <>
        <p role="status">{t('incomplete')}</p>
        {children}
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
      {children}
      <Section title={t('chart.title')} lead={t('chart.lead')}>
        <Chart schedule={schedule} />
        <YearTable schedule={schedule} />
        <p className={classes.note}>{t('note')}</p>
      </Section>
    </>
  )
}

const figures: Record<'Amount' | 'Rate' | 'Years', Figure> = { Amount: 'amount', Rate: 'rate', Years: 'years' }

/** What is wrong with a figure that was entered; an empty one is only incomplete. */
const useProblem = (name: keyof typeof figures): string | undefined => {
  const t = useTexts()
  const value = useFormValue<number | null>(name)
  return value === null || isInRange(figures[name], value) ? undefined : t(`wrong.${name}`)
}

const Questions = () => {
  const { language } = useLanguage()
  const choices = paymentFrequency.map((item) => ({ Value: item.code, Label: item[language] }))
  return (
    <>
      <Row>
        <MoneyField name="Amount" problem={useProblem('Amount')} />
        <PercentField name="Rate" problem={useProblem('Rate')} />
      </Row>
      <Row>
        <NumberField name="Years" problem={useProblem('Years')} />
        <SelectField name="Frequency" choices={choices} />
      </Row>
    </>
  )
}

/** Calculates a Canadian mortgage while the user types; only the address has the figures. Under a site it leads to an application. */
export const Component = () => {
  const t = useTexts()
  const SiteID = useMaybeSite()?.SiteID
  const [start] = useState(() => figuresIn(globalThis.location.search))
  return (
    <StepPage title={t('title')} why={t('why')}>
      <Form texts="calculator" values={start} onSubmit={async () => ({ ok: true as const, reply: undefined })}>
        <Questions />
        <Result>
          <div className={classes.ways}>
            {SiteID !== undefined && (
              <Button component={Link} to={paths.home(SiteID)}>
                {t('start')}
              </Button>
            )}
            <Share />
          </div>
        </Result>
      </Form>
    </StepPage>
  )
}
