import { roundToCents } from '../kit/money.ts'
import type { BankStatement } from './fields.ts'

export type BankTransaction = BankStatement['Accounts'][number]['Transactions'][number]

export interface MonthOfAccount {
  /** Its first day. */
  Month: string
  In: number
  Out: number
}

/** What came in and went out, in dollars. */
export const sumsOf = (transactions: readonly BankTransaction[]) => ({
  In: roundToCents(transactions.reduce((sum, { Credit }) => sum + (Credit ?? 0), 0)),
  Out: roundToCents(transactions.reduce((sum, { Debit }) => sum + (Debit ?? 0), 0)),
})

/** What came in and went out in each month of an account, in dollars, the newest month first. */
export const monthsOf = (transactions: readonly BankTransaction[]): MonthOfAccount[] => {
  const byMonth = Map.groupBy(transactions, (one) => `${one.Date.slice(0, 7)}-01`)
  return [...byMonth]
    .map(([Month, ofMonth]) => ({ Month, ...sumsOf(ofMonth) }))
    .sort((a, b) => (a.Month < b.Month ? 1 : -1))
}

/** Which transactions of an account are looked at. */
export const transactionFilters = ['all', 'in', 'out'] as const
export type TransactionFilter = (typeof transactionFilters)[number]

/** Without accents and capitals, as people type a name. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The transactions that match, the newest first. `words`: all of them are in the description. */
export const transactionsOf = <T extends BankTransaction>(
  transactions: readonly T[],
  filter: TransactionFilter,
  words: string,
): T[] => {
  const sought = folded(words).split(/\s+/).filter(Boolean)
  return transactions
    .filter(({ Credit, Debit }) => filter === 'all' || ((filter === 'in' ? Credit : Debit) ?? 0) > 0)
    .filter(({ Description }) => sought.every((word) => folded(Description).includes(word)))
    .toSorted((a, b) => (a.Date < b.Date ? 1 : a.Date > b.Date ? -1 : 0))
}
