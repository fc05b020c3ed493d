import type { DealCosts } from '@foyer/domain/qualification/costs.ts'
import { useTexts } from '../texts.ts'
import { type Content, type FigureName, knownAmount, rounded } from './figures.ts'
import { useAmounts } from './use-amounts.ts'

const figureOf = { cash: 'cashToClose', equity: 'availableEquity', down: 'minimumDownPayment' } as const

/** The one line of a phone: the payment, and what matters most beside it for this purpose. */
export const useSummary = (result: DealCosts, content: Content | undefined): string => {
  const t = useTexts()
  const { dollars } = useAmounts()
  const amountOf = (name: FigureName) => {
    const amount = knownAmount(result[name])
    return amount === undefined ? undefined : dollars(rounded(name, amount))
  }
  const payment = amountOf('payment')
  const other = content?.summary && amountOf(figureOf[content.summary])
  const parts = [
    ...(payment === undefined ? [] : [t('summary.payment', { amount: payment })]),
    ...(content?.summary && other !== undefined ? [t(`summary.${content.summary}`, { amount: other })] : []),
  ]
  return parts.length === 0 ? t('summary.none') : parts.join(' · ')
}
