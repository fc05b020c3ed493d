import { cents, larger, notBelowZero, percentOf, roundedDown, roundedUp, smaller } from './arithmetic.ts'
import {
  balancesOf,
  type Deal,
  isFirstForInsurer,
  isNewHome,
  isRental,
  purposeOf,
  replacedMortgages,
  stayingMortgages,
  unitsOf,
  yearsOf,
} from './deal.ts'
import { premiums } from './tables.ts'

/** What is bought or owned, and what is borrowed for it. */
export interface Borrowing {
  price: bigint
  downPayment: bigint
  /** The lesser of the price and the lender's value. */
  value: bigint
  loan: bigint
  /** With the mortgages that stay on a home that is refinanced. */
  allLoans: bigint
}

const purchaseOf = ({ facts, scenario }: Deal, given?: bigint): Borrowing => {
  const price = given ?? cents(scenario.PropertyValue ?? facts.PropertyValue)
  const downPayment = cents(scenario.DownPayment ?? facts.DownPayment)
  const appraised = facts.SubjectProperty?.EstimatedValue
  const value = given !== undefined || typeof appraised !== 'number' ? price : smaller(price, cents(appraised))
  const loan = notBelowZero(price - downPayment)
  return { price, downPayment, value, loan, allLoans: loan }
}

/** The value is that of land and work, at most that of the finished home; owned land counts as a down payment, less what is owed on it. */
const constructionOf = ({ facts, scenario }: Deal): Borrowing => {
  const { LandValue, LandDebt, Cost, FinishedValue } = facts.Construction ?? {}
  const price = cents(LandValue) + cents(Cost)
  const value = typeof FinishedValue === 'number' ? smaller(price, cents(FinishedValue)) : price
  const land = facts.LandOwnership === 1 ? cents(LandValue) - cents(LandDebt) : 0n
  const downPayment = land + cents(scenario.DownPayment ?? facts.DownPayment)
  const loan = notBelowZero(price - downPayment)
  return { price, downPayment, value, loan, allLoans: loan }
}

const ownedOf = (deal: Deal): Borrowing => {
  const { facts, scenario } = deal
  const value = cents(facts.SubjectProperty?.EstimatedValue)
  const loan =
    purposeOf(deal) === 'refinance'
      ? cents(facts.RequestedMortgageAmount)
      : balancesOf(replacedMortgages(deal)) + cents(scenario.Switch?.AddedToLoan)
  const beside = purposeOf(deal) === 'refinance' ? balancesOf(stayingMortgages(deal)) : 0n
  return { price: value, downPayment: 0n, value, loan, allLoans: loan + beside }
}

export const borrowingOf = (deal: Deal): Borrowing => {
  const purpose = purposeOf(deal)
  if (purpose === 'purchase') return purchaseOf(deal)
  return purpose === 'construction' ? constructionOf(deal) : ownedOf(deal)
}

/** A purchase at another price with the same down payment, of a home that is worth its price. */
export const borrowingAt = (deal: Deal, price: bigint): Borrowing => purchaseOf(deal, price)

const isAbove = (part: bigint, percent: number, of: bigint): boolean => part * 100n > of * BigInt(percent)

/** 5 % of the first 500,000 and 10 % of the rest; 20 % of rentals and from 1,500,000; 10 % at least with three or four dwellings. */
export const minimumDownPayment = (deal: Deal, price: bigint): bigint => {
  if (isRental(deal) || price >= cents(1_500_000)) return roundedUp(price * 20n, 100n)
  const lower = smaller(price, cents(500_000))
  const tiers = lower * 5n + (price - lower) * 10n
  const forDwellings = unitsOf(deal) > 2 ? price * 10n : 0n
  return roundedUp(larger(tiers, forDwellings), 100n)
}

export interface Insurance {
  isRequired: boolean
  isAvailable: boolean
  isInsured: boolean
  premium: bigint | undefined
  loanWithPremium: bigint
}

export const addsUnits = (deal: Deal): boolean =>
  purposeOf(deal) === 'refinance' && deal.facts.SubjectProperty?.AddsUnitsFlag === 1 && !isRental(deal)

const isAvailable = (deal: Deal, { value, allLoans }: Borrowing): boolean => {
  const [purpose, years] = [purposeOf(deal), yearsOf(deal)]
  const isLowRatio = !isAbove(allLoans, 80, value)
  const isInsurableLowRatio = isLowRatio && value < cents(1_000_000) && years <= 25
  if (purpose === 'refinance')
    return addsUnits(deal) && !isAbove(allLoans, 90, value) && value < cents(2_000_000) && years <= 30
  if (purpose === 'renewal' && deal.scenario.Switch === undefined) return false
  if (isRental(deal)) return isInsurableLowRatio && unitsOf(deal) > 1
  return isLowRatio ? isInsurableLowRatio : purpose !== 'renewal' && value < cents(1_500_000)
}

const premiumPercent = (deal: Deal, { value, allLoans }: Borrowing): number | undefined => {
  const band = premiums[isRental(deal) ? 'rental' : 'owner'].find(([upTo]) => !isAbove(allLoans, upTo, value))
  if (band === undefined) return undefined
  const isBorrowed = deal.facts.BorrowedDownPaymentFlag === 1 && !isRental(deal)
  const rate = isBorrowed && unitsOf(deal) <= 2 && isAbove(allLoans, 90, value) ? 4.5 : band[1]
  return yearsOf(deal) > 25 && isAbove(allLoans, 80, value) ? rate + 0.2 : rate
}

export const insuranceOf = (deal: Deal, borrowing: Borrowing): Insurance => {
  const { value, loan, allLoans } = borrowing
  const isRequired = isAbove(allLoans, 80, value)
  const available = isAvailable(deal, borrowing)
  const isInsured = isRequired || (deal.scenario.Insure === true && available)
  const percent = isInsured && available ? premiumPercent(deal, borrowing) : undefined
  const premium = percent === undefined ? undefined : percentOf(loan, percent)
  return { isRequired, isAvailable: available, isInsured, premium, loanWithPremium: loan + (premium ?? 0n) }
}

export const mostYears = (deal: Deal, { isRequired, isInsured }: Insurance): number => {
  if (!isInsured) return deal.policy.uninsuredMostYears
  if (addsUnits(deal)) return 30
  const isLonger = isFirstForInsurer(deal) || isNewHome(deal) || purposeOf(deal) === 'construction'
  return isRequired && isLonger ? 30 : 25
}

/** Half up; ON 8 %, SK 6 %, QC 9 % and 9.975 % for premiums paid from 2027, elsewhere none. */
export const premiumTax = (premium: bigint, province: string | undefined, closing: string): bigint => {
  if (province === 'ON') return percentOf(premium, 8)
  if (province === 'SK') return percentOf(premium, 6)
  if (province === 'QC') return percentOf(premium, closing < '2027-01-01' ? 9 : 9.975)
  return 0n
}

/** Down to the cent. */
export const shareDown = (amount: bigint, percent: bigint): bigint => roundedDown(amount * percent, 100n)
