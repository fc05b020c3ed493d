import { roundToCents } from '../kit/money.ts'
import type { RequestedMortgage } from './fields.ts'

/** Ends and steps of the sliders, in dollars and in per cent. What is typed beside a slider may lie beyond its end. */
export const sliders = {
  propertyValue: { from: 0, to: 5_000_000, step: 250_000 },
  refinanceAmount: { from: 0, to: 5_000_000, step: 250_000 },
  downPaymentPercent: { from: 0, to: 100, step: 1 },
} as const

/** The down payment that is `percent` of the value, in dollars and cents. Null where there is no value. */
export const downPaymentFromPercent = (percent: number, propertyValue: number | null): number | null =>
  propertyValue === null ? null : roundToCents((propertyValue * percent) / 100)

/** What part of the value the down payment is, in whole per cent. Null where there is no value to compare with. */
export const percentFromDownPayment = (downPayment: number | null, propertyValue: number | null): number | null =>
  downPayment === null || propertyValue === null || propertyValue <= 0
    ? null
    : Math.round((downPayment / propertyValue) * 100)

/** The mortgage that is left to ask for: value less down payment, in dollars. Null until both are known. */
export const requestedMortgage = ({
  PropertyValue,
  DownPayment,
}: Pick<RequestedMortgage, 'PropertyValue' | 'DownPayment'>) =>
  PropertyValue === null || DownPayment === null ? null : roundToCents(PropertyValue - DownPayment)

/** What is still owed on the existing mortgages together, in dollars. Null where no balance is known. */
export const totalBalance = (mortgages: readonly { Balance: number | null }[]): number | null => {
  const balances = mortgages.flatMap(({ Balance }) => (Balance === null ? [] : [Balance]))
  return balances.length === 0 ? null : roundToCents(balances.reduce((sum, balance) => sum + balance, 0))
}
