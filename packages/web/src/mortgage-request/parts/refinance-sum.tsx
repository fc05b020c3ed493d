import { formatMoney } from '@foyer/domain/kit/money.ts'
import { repaidBy } from '@foyer/domain/mortgage-request/amounts.ts'
import type { RequestedMortgage, SubjectMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useStep } from '../../wizard/step-context.ts'
import { useTexts } from '../texts.ts'
import classes from './amount-sum.module.css'
import { property, request } from './request-values.ts'

/** What the amount pays off by the answers so far, and what is left of it, so that no one has to add it up. */
export const RefinanceSum = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const { application } = useStep()
  const mortgages = useFormValue<SubjectMortgage[]>(property('Mortgages'))
  const amount = useFormValue<RequestedMortgage['RequestedMortgageAmount']>(request('RequestedMortgageAmount'))
  const { owed, debts, left } = repaidBy({ mortgages, applicants: application.Applicants, amount })
  if (owed === null && debts === null) return null
  const rows = [
    ...(owed === null ? [] : [{ label: t('repaid.owed'), value: owed }]),
    ...(debts === null ? [] : [{ label: t('repaid.debts'), value: debts }]),
  ]
  return (
    <dl className={classes.sum}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatMoney(value, language)}</dd>
        </div>
      ))}
      {left !== null && (
        <div className={classes.total}>
          <dt>{t(left < 0 ? 'repaid.short' : 'repaid.left')}</dt>
          <dd>{formatMoney(Math.abs(left), language)}</dd>
        </div>
      )}
    </dl>
  )
}
