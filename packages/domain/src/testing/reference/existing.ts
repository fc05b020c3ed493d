import type { MortgageFacts } from '../../qualification/facts.ts'
import { cents, larger, notBelowZero, roundedHalfUp, smaller, sum, thousandths, whole } from './arithmetic.ts'
import {
  balancesOf,
  closingOf,
  type Deal,
  exactly,
  replacedMortgages,
  type Span,
  stayingMortgages,
  totalOf,
} from './deal.ts'
import { addsUnits, shareDown } from './loan.ts'

/** All loans are at most 80 % of the value, or 90 % of one below two million where units are added. */
export const refinanceLimitOf = (deal: Deal): bigint => {
  const value = cents(deal.facts.SubjectProperty?.EstimatedValue)
  return shareDown(value, addsUnits(deal) && value < cents(2_000_000) ? 90n : 80n)
}

const owed = (deal: Deal): bigint => balancesOf(replacedMortgages(deal)) + balancesOf(stayingMortgages(deal))

export const availableEquityOf = (deal: Deal): bigint => notBelowZero(refinanceLimitOf(deal) - owed(deal))

/** At most 65 % of the value, and with the mortgages at most 80 %. */
export const creditLineLimitOf = (deal: Deal): bigint => {
  const value = cents(deal.facts.SubjectProperty?.EstimatedValue)
  return smaller(shareDown(value, 65n), notBelowZero(shareDown(value, 80n) - owed(deal)))
}

const dayOf = (date: string) => ({
  month: Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
})

/** Months between two days; one that has begun counts. */
const monthsLeft = (from: string, to: string): number => {
  const [start, end] = [dayOf(from), dayOf(to)]
  return end.month - start.month + (end.day > start.day ? 1 : 0)
}

/** Interest of some months at a rate. */
const interest = (balance: bigint, rate: bigint, months: bigint): bigint =>
  roundedHalfUp(balance * rate * months, 12n * whole)

const penaltyOfOne = (mortgage: MortgageFacts, closing: string): Span => {
  const { MaturityDate = '', TermStartDate = '', InterestRate, ComparisonRate, PostedRate, PostedDiscount } = mortgage
  const months = monthsLeft(closing, MaturityDate)
  // An open mortgage, and one whose term is over, may be paid at any time.
  if (mortgage.TermTypeDD === 1 || months <= 0) return exactly(0n)
  const [balance, rate] = [cents(mortgage.Balance), thousandths(InterestRate ?? 0)]
  const threeMonths = interest(balance, rate, 3n)
  const anniversary = `${Number(TermStartDate.slice(0, 4)) + 5}${TermStartDate.slice(4)}`
  const isAfterFiveYears = TermStartDate !== '' && closing >= anniversary
  if ((mortgage.RateTypeDD ?? 0) !== 0 || isAfterFiveYears) return exactly(threeMonths)
  const posted = typeof PostedRate === 'number' ? thousandths(PostedRate) - thousandths(PostedDiscount ?? 0) : undefined
  const comparison = typeof ComparisonRate === 'number' ? thousandths(ComparisonRate) : posted
  if (comparison === undefined) return { least: threeMonths, most: undefined }
  const difference = interest(balance, notBelowZero(rate - comparison), BigInt(months))
  return exactly(larger(threeMonths, difference))
}

/** Of the mortgages that are replaced. */
export const penaltyOf = (deal: Deal): Span | undefined => {
  const replaced = replacedMortgages(deal)
  if (replaced.length === 0) return undefined
  return totalOf(replaced.map((mortgage) => penaltyOfOne(mortgage, closingOf(deal))))
}

/** Interest on what was drawn, until the work ends. */
export const interestDuringWorkOf = ({ facts }: Deal, rate: bigint): bigint =>
  sum((facts.Construction?.Draws ?? []).map(({ Amount, Months }) => interest(cents(Amount), rate, BigInt(Months))))
