import { formatMoney } from '@foyer/domain/kit/money.ts'
import { formatPercent } from '@foyer/domain/kit/percent.ts'
import {
  insuredBelow,
  isBelowMinimum,
  leastDownPayment,
  needsInsurance,
  shareOfValue,
} from '@foyer/domain/qualification/down-payment.ts'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { today } from '@foyer/ui/today.ts'
import { useTexts } from '../texts.ts'
import classes from './down-payment-note.module.css'

interface DownPaymentNoteProps {
  /** The paths of the two amounts in the form. */
  downPayment: string
  propertyValue: string
  /** OccupancyDD */
  occupancy: number
  /** False where the share of the price is shown elsewhere. */
  withShare?: boolean
}

/** Below a down payment: its share of the price, and that a small one requires mortgage insurance or is too small. */
export const DownPaymentNote = ({ downPayment, propertyValue, occupancy, withShare = true }: DownPaymentNoteProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const paid = useFormValue<number | null>(downPayment)
  const value = useFormValue<number | null>(propertyValue)
  const date = today()
  const share = shareOfValue(paid, value)
  if (share === null || paid === 0) return null
  return (
    <div className={classes.note}>
      {withShare && (
        <p className={classes.share}>{t('downPayment.share', { percent: formatPercent(share, language) })}</p>
      )}
      {isBelowMinimum(paid, value, occupancy, date) ? (
        <p>
          {t('downPayment.least', { amount: formatMoney(leastDownPayment(value, occupancy, date) ?? null, language) })}
        </p>
      ) : (
        needsInsurance(paid, value, date) === true && (
          <p>{t('downPayment.insured', { percent: formatPercent(insuredBelow(date), language) })}</p>
        )
      )}
    </div>
  )
}
