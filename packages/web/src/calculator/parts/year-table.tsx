import type { Schedule } from '@foyer/domain/calculator/payment.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { ScrollRegion } from '@foyer/ui/page/scroll-region.tsx'
import classes from '../calculator.module.css'
import { useTexts } from '../texts.ts'

const columns = ['paid', 'interest', 'principal', 'balance'] as const

/** Every year of the mortgage; on a phone it scrolls, by keyboard too. */
export const YearTable = ({ schedule: { years } }: { schedule: Schedule }) => {
  const t = useTexts()
  const { language } = useLanguage()
  return (
    <ScrollRegion label={t('table.label')} className={classes.scroll}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('table.year')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`table.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <tr key={year.year}>
              <th scope="row">{year.year}</th>
              {columns.map((column) => (
                <td key={column}>{formatMoney(year[column], language, { cents: false })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
