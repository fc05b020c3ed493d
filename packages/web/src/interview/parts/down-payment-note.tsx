import { formatPercent } from '@foyer/domain/kit/percent.ts'
import { insuredBelow, needsInsurance, shareOfValue } from '@foyer/domain/mortgage-request/down-payment.ts'
import { useFormValue } from '../../kit/form/form-context.ts'
import { useLanguage } from '../../kit/i18n/use-language.ts'
import { useTexts } from '../texts.ts'
import classes from './down-payment-note.module.css'

interface DownPaymentNoteProps {
  /** The paths of the two figures in the form. */
  downPayment: string
  propertyValue: string
  /** False where the part of the price is shown otherwise. */
  withShare?: boolean
}

/** Under a down payment: what part of the price it is, and that a small one makes the mortgage an insured one. */
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
