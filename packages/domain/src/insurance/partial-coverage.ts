import { roundToCents } from '../kit/money.ts'

/** Insured balances above this may be covered in part, and never for less than this. Dollars. */
export const partialThreshold = 250_000

/** Whether the amount may be chosen at all; a smaller loan is covered whole. */
export const maySetCoverage = (loan: number): boolean => loan > partialThreshold

/**
 * The amount that is covered: the whole loan where nothing else may be or was chosen, else what was asked for in whole
 * cents, not above the loan and not below the threshold.
 */
export const settleCoverage = (asked: number | null, loan: number): number => {
  if (asked === null || !maySetCoverage(loan)) return loan
  return Math.min(loan, Math.max(partialThreshold, roundToCents(asked)))
}

/** Whole per cent of the loan, rounded down. Counted in cents, so that no binary fraction falls short of a whole. */
export const coveragePercentage = (amount: number, loan: number): number =>
  loan > 0 ? Math.floor((Math.round(amount * 100) * 100) / Math.round(loan * 100)) : 0
