import type { Schedule } from '@foyer/domain/calculator/payment.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import classes from '../calculator.module.css'
import { useTexts } from '../texts.ts'

const height = 200
const width = 640
const gap = 0.25

/** One bar per year: interest above principal. A text describes it, and the table has every figure. */
export const Chart = ({ schedule: { years } }: { schedule: Schedule }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const most = Math.max(...years.map(({ paid }) => paid), 1)
  const step = width / years.length
  const [first] = years
  const top = formatMoney(most, language, { cents: false })
  const spoken = t('chart.spoken', {
    interest: formatMoney(first?.interest ?? 0, language),
    principal: formatMoney(first?.principal ?? 0, language),
    years: years.length,
  })
  return (
    <figure className={classes.figure}>
      <p aria-hidden="true" className={classes.scale}>
        {t('chart.top', { amount: top })}
      </p>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={spoken} className={classes.chart}>
        {years.map(({ year, interest, principal }, index) => {
          const low = (principal / most) * height
          const high = (interest / most) * height
          const x = index * step + (step * gap) / 2
          return (
            <g key={year}>
              <rect x={x} width={step * (1 - gap)} y={height - low} height={low} className={classes.principal} />
              <rect x={x} width={step * (1 - gap)} y={height - low - high} height={high} className={classes.interest} />
            </g>
          )
        })}
      </svg>
      <p aria-hidden="true" className={classes.axis}>
        <span>{t('chart.year', { year: 1 })}</span>
        <span>{t('chart.year', { year: years.length })}</span>
      </p>
      <figcaption className={classes.legend} aria-hidden="true">
        <span className={classes.principalKey}>{t('chart.principal')}</span>
        <span className={classes.interestKey}>{t('chart.interest')}</span>
      </figcaption>
    </figure>
  )
}
