import { occupancies } from '../codes/occupancies.ts'
import type { Tri } from '../kit/tri.ts'
import { isWithin, percentOf, tierParts, toCents, totalOf } from './cents.ts'
import { type Rule, type RuleBook, ruleOn } from './rule.ts'
import { downPaymentRules } from './rules/down-payment.ts'

type DownPaymentRules = Pick<RuleBook, keyof typeof downPaymentRules>

/** One part of the minimum, in cents, with the rule that asks for it. */
export interface MinimumPart {
  base: number
  percent: number
  amount: number
  rule: Rule
  /** Not a tier of the price: what more than two units require beyond the tiers. */
  forUnits?: true
}

interface Bought {
  isRental: boolean
  units: number
}

const wholeShare = (cents: number, rule: Rule<{ percent: number }> | undefined): MinimumPart[] => {
  if (!rule) return []
  const { percent } = rule.value
  return [{ base: cents, percent, amount: percentOf(cents, percent, 'up'), rule }]
}

/** The parts of the legal minimum down payment for a price in cents; none where no rule is in force on the date. */
export const minimumParts = (
  cents: number,
  { isRental, units }: Bought,
  rules: DownPaymentRules,
  date: string,
): MinimumPart[] => {
  const owner = ruleOn(rules, 'down-payment.owner', date)
  if (!owner) return []
  if (isRental || cents >= owner.value.priceBelow * 100)
    return wholeShare(cents, ruleOn(rules, 'down-payment.other', date))
  const tiers = tierParts(cents, owner.value.tiers, 'up').map((part) => ({ ...part, rule: owner }))
  const [whole] = units > 2 ? wholeShare(cents, ruleOn(rules, 'down-payment.owner-3-4-units', date)) : []
  const more = (whole?.amount ?? 0) - totalOf(tiers)
  return whole && more > 0 ? [...tiers, { ...whole, amount: more, forUnits: true }] : tiers
}

const areKnown = (downPayment: number | null, propertyValue: number | null): propertyValue is number =>
  downPayment !== null && propertyValue !== null && propertyValue > 0

/** The highest loan that needs no insurance, in per cent of the value. */
const uninsuredShare = (date: string) => ruleOn(downPaymentRules, 'loan-to-value', date)?.value.percent

/** Lenders in Canada must insure a mortgage with a down payment below this per cent of the value. */
export const insuredBelow = (date: string): number => 100 - (uninsuredShare(date) ?? 100)

/** Whether the down payment requires mortgage insurance; unknown without both figures. */
export const needsInsurance = (downPayment: number | null, propertyValue: number | null, date: string): Tri => {
  const share = uninsuredShare(date)
  if (share === undefined || !areKnown(downPayment, propertyValue)) return undefined
  const value = toCents(propertyValue)
  return !isWithin(Math.max(0, value - toCents(downPayment ?? 0)), share, value)
}

/** The down payment in per cent of the value, rounded down to a tenth: 19.96 becomes 19.9, never 20. */
export const shareOfValue = (downPayment: number | null, propertyValue: number | null): number | null =>
  areKnown(downPayment, propertyValue)
    ? Math.floor((toCents(downPayment ?? 0) * 1000) / toCents(propertyValue)) / 10
    : null

/** The legal minimum for this price and OccupancyDD, in dollars; undefined without a price. */
export const leastDownPayment = (propertyValue: number | null, occupancy: number, date: string): number | undefined => {
  if (propertyValue === null || propertyValue <= 0) return undefined
  const bought = { isRental: occupancy === occupancies.rental, units: 1 }
  return totalOf(minimumParts(toCents(propertyValue), bought, downPaymentRules, date)) / 100
}

/** Whether a down payment is below the legal minimum; false without both figures. */
export const isBelowMinimum = (
  downPayment: number | null,
  propertyValue: number | null,
  occupancy: number,
  date: string,
): boolean => downPayment !== null && downPayment < (leastDownPayment(propertyValue, occupancy, date) ?? 0)
