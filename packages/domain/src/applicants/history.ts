import { mostMonths } from '../kit/months.ts'
import type { Problem } from '../kit/problem.ts'
import { problem } from '../kit/problem.ts'

/** How far a history reaches, in months: what is told, what is asked for and what is still missing of it. */
export interface History {
  total: number
  needed: number
  missing: number
}

/** Stays and jobs are added up as they are told; nobody has to have held only one job at a time. */
export const historyOf = (months: readonly (number | null)[], years: number): History => {
  const total = months.reduce<number>((sum, one) => sum + Math.max(0, one ?? 0), 0)
  const needed = 12 * years
  return { total, needed, missing: Math.max(0, needed - total) }
}

/** A length that may be left out, but not be negative or beyond 83 years and 3 months. */
export const monthsWithin = (months: number | null, Field: string): Problem<'MonthsOutOfRange'>[] =>
  problem(months !== null && (months < 0 || months > mostMonths), Field, 'MonthsOutOfRange')
