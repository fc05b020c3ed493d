import { mostMonths } from '../kit/months.ts'
import type { Problem } from '../kit/problem.ts'
import { problem } from '../kit/problem.ts'

/** A history in months: total given, required, and still missing. */
export interface History {
  total: number
  needed: number
  missing: number
}

/** Sums stays and jobs as given: jobs may overlap. */
export const historyOf = (months: readonly (number | null)[], years: number): History => {
  const total = months.reduce<number>((sum, one) => sum + Math.max(0, one ?? 0), 0)
  const needed = 12 * years
  return { total, needed, missing: Math.max(0, needed - total) }
}

/** An optional length, not negative and at most 83 years and 3 months. */
export const monthsWithin = (months: number | null, Field: string): Problem<'MonthsOutOfRange'>[] =>
  problem(months !== null && (months < 0 || months > mostMonths), Field, 'MonthsOutOfRange')
