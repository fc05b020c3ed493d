import { roundToCents } from '../kit/money.ts'
import type { RequestedMortgage } from './fields.ts'

/** Range and step of the sliders, in dollars and per cent. A typed value may exceed the range. */
export const sliders = {
  propertyValue: { from: 0, to: 5_000_000, step: 250_000 },
  refinanceAmount: { from: 0, to: 5_000_000, step: 250_000 },
  downPaymentPercent: { from: 0, to: 100, step: 1 },
} as const

/** The down payment for `percent` of the value, in dollars and cents. Null without a value. */
export const downPaymentFromPercent = (percent: number, propertyValue: number | null): number | null =>
  propertyValue === null ? null : roundToCents((propertyValue * percent) / 100)

/** The requested mortgage: value less down payment, in dollars. Null unless both are known. */
export const requestedMortgage = ({
  PropertyValue,
  DownPayment,
}: Pick<RequestedMortgage, 'PropertyValue' | 'DownPayment'>) =>
  PropertyValue === null || DownPayment === null ? null : roundToCents(PropertyValue - DownPayment)

/** The total owed on existing mortgages, in dollars. Null without any balance. */
export const totalBalance = (mortgages: readonly { Balance: number | null }[]): number | null => {
  const balances = mortgages.flatMap(({ Balance }) => (Balance === null ? [] : [Balance]))
  return balances.length === 0 ? null : roundToCents(balances.reduce((sum, balance) => sum + balance, 0))
}
