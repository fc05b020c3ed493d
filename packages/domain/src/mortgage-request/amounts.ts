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

interface Repaying {
  mortgages: readonly { Balance: number | null; TypeofMortgage: number }[]
  applicants: readonly { Liabilities: readonly { Balance: number | null; PaidOffFlag: number }[] }[]
  amount: number | null
}

/** TypeofMortgage of one that stays. */
const staying = 1

/**
 * What the amount of a refinancing pays off: the mortgages on the property unless they stay, and the debts that are marked.
 * `left` is the rest, below zero if the amount does not suffice. Each is null while it is not known.
 */
export const repaidBy = ({ mortgages, applicants, amount }: Repaying) => {
  const owed = totalBalance(mortgages.filter(({ TypeofMortgage }) => TypeofMortgage !== staying))
  const debts = totalBalance(
    applicants.flatMap(({ Liabilities }) => Liabilities.filter((one) => one.PaidOffFlag === 1)),
  )
  const repaid = (owed ?? 0) + (debts ?? 0)
  return { owed, debts, left: amount === null || repaid === 0 ? null : roundToCents(amount - repaid) }
}
