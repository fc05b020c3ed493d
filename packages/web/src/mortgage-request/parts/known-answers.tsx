import { formatDate, isBetween } from '@foyer/domain/kit/dates.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import type { RequestedMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import { Fold } from '@foyer/ui/form/fold.tsx'
import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../texts.ts'
import { AmountSum } from './amount-sum.tsx'
import { PurchaseAmounts } from './purchase-amounts.tsx'
import type { RequestName } from './request-kind.ts'
import { property, request } from './request-values.ts'

/** Price and down payment, and the mortgage that follows. Answers of the interview are shown, and changed on demand. */
export const Amounts = ({ name, isAsked }: { name: RequestName; isAsked: boolean }) => {
  const t = useTexts()
  const { PropertyValue, DownPayment } = useFormValue<RequestedMortgage>('RequestMortgage')
  const [isKnown] = useState(isAsked && PropertyValue !== null && DownPayment !== null)
  if (!isKnown) {
    return (
      <>
        <PurchaseAmounts name={name} />
        <AmountSum />
      </>
    )
  }
  return (
    <>
      <AmountSum />
      <Fold
        title={t('known.amounts')}
        fields={['PropertyValue', 'DownPayment', 'RequestedMortgageAmount'].map(request)}
      >
        <PurchaseAmounts name={name} />
      </Fold>
    </>
  )
}

interface ClosingProps {
  isAsked: boolean
  /** The first and the last day that are possible. */
  span: readonly [string, string]
  children: ReactNode
}

/** The date of the interview, shown and changed on demand; one that is not possible any more is asked for. */
export const Closing = ({ isAsked, span: [first, last], children }: ClosingProps) => {
  const t = useTexts()
  const { language } = useLanguage()
  const field = property('ClosingDate')
  const date = useFormValue<string>(field)
  const [isKnown] = useState(isAsked && isBetween(date, first, last))
  if (!isKnown) return children
  return (
    <Fold title={t('known.closing', { date: formatDate(date, language) })} fields={[field]}>
      {children}
    </Fold>
  )
}

/** The value that the property has in the list of owned ones, shown and changed on demand. */
export const Value = ({ isListed, children }: { isListed: boolean; children: ReactNode }) => {
  const t = useTexts()
  const { language } = useLanguage()
  const field = property('EstimatedValue')
  const value = useFormValue<number | null>(field)
  const [isKnown] = useState(isListed && value !== null)
  if (!isKnown) return children
  return (
    <Fold title={t('known.value', { amount: formatMoney(value, language) })} fields={[field]}>
      {children}
    </Fold>
  )
}
