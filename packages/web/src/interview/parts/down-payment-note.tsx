import { formatPercent } from '@foyer/domain/kit/percent.ts'
import { insuredBelow, needsInsurance, shareOfValue } from '@foyer/domain/mortgage-request/down-payment.ts'
import { useFormValue } from '../../kit/form/form-context.ts'
import { useLanguage } from '../../kit/i18n/use-language.ts'
import { useTexts } from '../texts.ts'
import classes from './down-payment-note.module.css'

interface DownPaymentNoteProps {
  /** The paths of the two amounts in the form. */
  downPayment: string
  propertyValue: string
  /** False where the share of the price is shown elsewhere. */
  withShare?: boolean
}

/** Below a down payment: its share of the price, and that a small one requires mortgage insurance. */
export const DownPaymentNote = ({ downPayment, propertyValue, withShare = true }: DownPaymentNoteProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const paid = useFormValue<number | null>(downPayment)
  const value = useFormValue<number | null>(propertyValue)
  const share = shareOfValue(paid, value)
  if (share === null || paid === 0) return null
  return (
    <div className={classes.note}>
      {withShare && (
        <p className={classes.share}>{t('downPayment.share', { percent: formatPercent(share, language) })}</p>
      )}
      {needsInsurance(paid, value) === true && (
        <p>{t('downPayment.insured', { percent: formatPercent(insuredBelow, language) })}</p>
      )}
    </div>
  )
}
