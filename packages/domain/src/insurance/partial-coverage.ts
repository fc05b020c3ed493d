import { roundToCents } from '../kit/money.ts'

/** The threshold of partial coverage: balances above may be covered in part, never below it. Dollars. */
export const partialThreshold = 250_000

/** Whether an amount may be chosen; a smaller loan is covered whole. */
export const maySetCoverage = (loan: number): boolean => loan > partialThreshold

/**
 * The covered amount: the whole loan unless another amount may be and was chosen; else the amount in whole cents, at
 * most the loan and at least the threshold.
 */
export const settleCoverage = (asked: number | null, loan: number): number => {
  if (asked === null || !maySetCoverage(loan)) return loan
  return Math.min(loan, Math.max(partialThreshold, roundToCents(asked)))
}

/** Whole per cent of the loan, rounded down. Calculated in cents to avoid binary fractions. */
export const coveragePercentage = (amount: number, loan: number): number =>
  loan > 0 ? Math.floor((Math.round(amount * 100) * 100) / Math.round(loan * 100)) : 0
