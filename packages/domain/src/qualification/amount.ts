import type { FactPath } from './facts.ts'
import type { Figure, Line, Unit } from './figure.ts'
import type { LineKey, ReasonKey } from './keys.ts'
import type { Rule } from './rule.ts'

/** What a result rests on, collected through everything that it is computed from. */
export interface Basis {
  needs: readonly FactPath[]
  rules: readonly Rule[]
  estimate: boolean
}

/**
 * A figure while it is computed, in integers: cents, thousandths of a per cent, or years. `most` is null where no upper
 * limit is known; `least` and `most` are equal when it is exact. With `because` there is none, and it counts as zero.
 */
export interface Amount extends Basis {
  unit: Unit
  least: number
  most: number | null
  lines: readonly Line[]
  isSum: boolean
  because?: ReasonKey
}

type Details = Partial<Omit<Amount, 'least' | 'most' | 'because'>>

const none: readonly never[] = []

export const between = (least: number, most: number | null, details: Details = {}): Amount => ({
  unit: details.unit ?? 'dollars',
  least,
  most,
  needs: details.needs ?? none,
  rules: details.rules ?? none,
  estimate: details.estimate ?? false,
  lines: details.lines ?? none,
  isSum: details.isSum ?? false,
})

export const exactly = (amount: number, details: Details = {}): Amount => between(amount, amount, details)

export const missing = (...needs: FactPath[]): Amount => between(0, null, { needs })

export const notApplicable = (because: ReasonKey): Amount => ({ ...between(0, 0), because })

export const isExact = ({ least, most, because }: Amount): boolean => least === most && because === undefined

/** Everything that these rest on, together. */
export const basisOf = (...parts: readonly Basis[]): Basis => {
  const needs: FactPath[] = []
  const rules: Rule[] = []
  let estimate = false
  for (const part of parts) {
    if (part.needs.length > 0) needs.push(...part.needs)
    if (part.rules.length > 0) rules.push(...part.rules)
    estimate ||= part.estimate
  }
  return { needs, rules, estimate }
}

const perUnit: Readonly<Record<Unit, number>> = { dollars: 100, percent: 1000, years: 1 }

/** A line with this amount; what `details` gives is added. */
export const lineOf = (label: LineKey, amount: Amount, details?: Partial<Line>): Line => {
  const per = perUnit[amount.unit]
  const line: Line = { label, unit: amount.unit, amount: amount.least / per }
  if (amount.least !== amount.most) line.most = amount.most === null ? null : amount.most / per
  if (amount.estimate) line.estimate = true
  return details ? Object.assign(line, details) : line
}

/** A part of a sum; `minus` subtracts it. A part that is itself a sum may give its own lines instead of one. */
export interface Part {
  label: LineKey
  amount: Amount
  minus?: true
  details?: Partial<Line>
  lines?: readonly Line[]
}

/** A part that is shown by the lines of its own sum, if it has some. */
export const linesOf = (label: LineKey, amount: Amount): Part => ({
  label,
  amount,
  ...(amount.lines.length > 0 && { lines: amount.lines }),
})

// Subtracted from zero, since −0 is not 0.
export const negated = (amount: Amount): Amount => ({
  ...amount,
  least: 0 - (amount.most ?? 0),
  most: 0 - amount.least,
})

/** The sum of its parts, with a line each; parts that do not apply are left out. */
export const sumOf = (parts: readonly Part[]): Amount => {
  const lines: Line[] = []
  const signed: Amount[] = []
  let least = 0
  let most: number | null = 0
  for (const part of parts) {
    if (part.amount.because !== undefined) continue
    const amount = part.minus ? negated(part.amount) : part.amount
    signed.push(amount)
    least += amount.least
    most = most === null || amount.most === null ? null : most + amount.most
    if (part.lines) lines.push(...part.lines)
    else lines.push(lineOf(part.label, amount, part.details))
  }
  return between(least, most, { ...basisOf(...signed), lines, isSum: true })
}

/** Both ends of an amount through a rule that only grows. */
export const mapAmount = (amount: Amount, change: (cents: number) => number, details: Details = {}): Amount => ({
  ...amount,
  ...details,
  least: change(amount.least),
  most: amount.most === null ? null : change(amount.most),
})

const unique = <T>(items: readonly T[]): readonly T[] => (items.length < 2 ? items : [...new Set(items)])

export const toFigure = (amount: Amount): Figure => {
  const { unit, isSum } = amount
  const per = perUnit[unit]
  const least = amount.least / per
  const most = amount.most === null ? null : amount.most / per
  const shared = { unit, needs: unique(amount.needs), rules: unique(amount.rules), lines: amount.lines, isSum }
  if (amount.because !== undefined) return { ...shared, is: 'notApplicable', because: amount.because }
  if (least === most) return { ...shared, is: 'known', amount: least, estimate: amount.estimate }
  if (most === null && least <= 0) return { ...shared, is: 'unknown' }
  return { ...shared, is: 'between', least, most }
}
