import { totalOf } from './cents.ts'
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

const plain = { unit: 'dollars', needs: [], rules: [], estimate: false, lines: [], isSum: false } as const

export const between = (least: number, most: number | null, details: Details = {}): Amount => ({
  ...plain,
  ...details,
  least,
  most,
})

export const exactly = (amount: number, details: Details = {}): Amount => between(amount, amount, details)

export const missing = (...needs: FactPath[]): Amount => between(0, null, { needs })

export const notApplicable = (because: ReasonKey): Amount => ({ ...plain, least: 0, most: 0, because })

export const isExact = ({ least, most, because }: Amount): boolean => least === most && because === undefined

/** Everything that these rest on, together. */
export const basisOf = (...parts: readonly Basis[]): Basis => ({
  needs: parts.flatMap(({ needs }) => needs),
  rules: parts.flatMap(({ rules }) => rules),
  estimate: parts.some(({ estimate }) => estimate),
})

const perUnit: Readonly<Record<Unit, number>> = { dollars: 100, percent: 1000, years: 1 }

/** A line with this amount; what `details` gives is added. */
export const lineOf = (label: LineKey, amount: Amount, details: Partial<Line> = {}): Line => {
  const per = perUnit[amount.unit]
  const isRange = amount.least !== amount.most
  return {
    label,
    unit: amount.unit,
    amount: amount.least / per,
    ...(isRange && { most: amount.most === null ? null : amount.most / per }),
    ...(amount.estimate && { estimate: true }),
    ...details,
  }
}

/** A part of a sum; `minus` subtracts it. A part that is itself a sum may give its own lines instead of one. */
export interface Part {
  label: LineKey
  amount: Amount
  minus?: true
  details?: Partial<Line>
  lines?: readonly Line[]
}

const negated = (amount: Amount): Amount => ({ ...amount, least: -(amount.most ?? 0), most: -amount.least })

/** The sum of its parts, with a line each; parts that do not apply are left out. */
export const sumOf = (parts: readonly Part[]): Amount => {
  const counted = parts.filter(({ amount }) => amount.because === undefined)
  const signed = counted.map(({ amount, minus }) => (minus ? negated(amount) : amount))
  const most = signed.every((amount) => amount.most !== null)
    ? signed.reduce((total, amount) => total + (amount.most ?? 0), 0)
    : null
  return between(
    signed.reduce((total, { least }) => total + least, 0),
    most,
    {
      ...basisOf(...signed),
      lines: counted.flatMap(({ label, details, lines }, index) => {
        const amount = signed[index]
        return lines ?? (amount ? [lineOf(label, amount, details)] : [])
      }),
      isSum: true,
    },
  )
}

/** Both ends of an amount through a rule that only grows. */
export const mapAmount = (amount: Amount, change: (cents: number) => number, details: Details = {}): Amount => ({
  ...amount,
  ...details,
  least: change(amount.least),
  most: amount.most === null ? null : change(amount.most),
})

/** Lines of parts that add up, each with the rule that it follows. */
export const exactSum = (lines: readonly Line[], cents: readonly { amount: number }[], basis: Basis): Amount =>
  exactly(totalOf(cents), { ...basis, lines, isSum: true })

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
