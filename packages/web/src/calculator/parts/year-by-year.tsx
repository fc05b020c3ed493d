import type { Schedule } from '@foyer/domain/calculator/payment.ts'
import { Section } from '@foyer/ui/page/step-page.tsx'
import classes from '../calculator.module.css'
import { useTexts } from '../texts.ts'
import { Chart } from './chart.tsx'
import { YearTable } from './year-table.tsx'

/** The years of a mortgage, drawn and as a table. */
export const YearByYear = ({ schedule }: { schedule: Schedule }) => {
  const t = useTexts()
  return (
    <Section title={t('chart.title')} lead={t('chart.lead')}>
      <Chart schedule={schedule} />
      <YearTable schedule={schedule} />
      <p className={classes.note}>{t('note')}</p>
    </Section>
  )
}
