import type { FactPath } from './facts.ts'
import type { LineKey, ReasonKey } from './keys.ts'
import type { PolicyKey } from './policy.ts'
import type { Rule } from './rule.ts'

export type Unit = 'dollars' | 'percent' | 'years'

/**
 * One line of a derivation: what it is, its amount, and where it comes from: an answer, a rule (with source and dates)
 * or a setting of the broker. What is not known exactly has `most`, null where it may be any amount above.
 */
export interface Line {
  label: LineKey
  unit: Unit
  amount: number
  most?: number | null
  /** The amount is this percentage of that base. */
  base?: number
  percent?: number
  fact?: FactPath
  /** The position in the list of the fact. */
  item?: number
  rule?: Rule
  policy?: PolicyKey
  estimate?: boolean
}

type Status =
  | { is: 'known'; amount: number; estimate: boolean }
  /** `most` is null where no upper limit is known: "at least". */
  | { is: 'between'; least: number; most: number | null }
  | { is: 'unknown' }
  | { is: 'notApplicable'; because: ReasonKey }

/** A result and how it came about. Dollars have two decimals, percentages at most three. */
export type Figure = Status & {
  unit: Unit
  /** The answers that are missing, or that would make an estimate exact. */
  needs: readonly FactPath[]
  /** Every rule that it depends on, through other figures too. */
  rules: readonly Rule[]
  lines: readonly Line[]
  /** The lines add up to the figure; otherwise they are what its formula takes. */
  isSum: boolean
}
