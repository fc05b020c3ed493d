import { formatMoney } from '@foyer/domain/kit/money.ts'
import { requestedMortgage } from '@foyer/domain/mortgage-request/amounts.ts'
import type { RequestedMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useTexts } from '../texts.ts'
import classes from './amount-sum.module.css'
import { request } from './request-values.ts'

const minus = '\u2212\u00a0'
const none = '\u2013'

/** Price less down payment, as a written subtraction. */
export const AmountSum = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const PropertyValue = useFormValue<RequestedMortgage['PropertyValue']>(request('PropertyValue'))
  const DownPayment = useFormValue<RequestedMortgage['DownPayment']>(request('DownPayment'))
  const total = requestedMortgage({ PropertyValue, DownPayment })
  const dollars = (amount: number | null) => (amount === null ? none : formatMoney(amount, language))
  return (
    <dl className={classes.sum}>
      <div>
        <dt>{t('sum.value')}</dt>
        <dd>{dollars(PropertyValue)}</dd>
      </div>
      <div>
        <dt>{t('sum.downPayment')}</dt>
        <dd>{DownPayment === null ? none : minus + dollars(DownPayment)}</dd>
      </div>
      <div className={classes.total}>
        <dt>{t('sum.total')}</dt>
        <dd>{total === null || total <= 0 ? none : dollars(total)}</dd>
      </div>
    </dl>
  )
}
