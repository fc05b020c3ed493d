import type { RandomDeal } from './random-deals.ts'
import { annuity, cents, halfUp, least, levelPayment, most, roundedUp } from './reference-arithmetic.ts'
import { debtsOf, homeCosts, incomeOf } from './reference-capacity.ts'
import { newHomeTaxes, registration, transferTax } from './reference-taxes.ts'

/**
 * The same figures from the formulas alone, in exact arithmetic, without the engine's code or tables: tests compare both.
 * Cents, and thousandths of a per cent; undefined where there is no exact figure.
 */
export type Reference = Readonly<Record<string, bigint | undefined>>

const units: Readonly<Record<number, bigint>> = { 2: 2n, 8: 3n, 13: 4n }

interface Purchase {
  price: bigint
  down: bigint
  units: bigint
  isRental: boolean
  isBorrowed: boolean
  years: number
}

const minimumOf = ({ price, units: dwellings, isRental }: Purchase): bigint => {
  if (isRental || price >= 150_000_000n) return roundedUp(price, 5n)
  const lower = least(price, 50_000_000n)
  const tiers = roundedUp(lower * 5n + (price - lower) * 10n, 100n)
  return dwellings > 2n ? most(tiers, roundedUp(price, 10n)) : tiers
}

const isHigh = (loan: bigint, price: bigint) => loan * 100n > price * 80n

/** Thousandths of a per cent of the loan; undefined without a premium. */
const premiumRate = (
  { price, isRental, isBorrowed, units: dwellings, years }: Purchase,
  loan: bigint,
): bigint | undefined => {
  if (!isHigh(loan, price) || isRental || price >= 150_000_000n) return undefined
  const is = (share: bigint) => loan * 100n <= price * share
  const base = is(85n) ? 2_800n : is(90n) ? 3_100n : is(95n) ? 4_000n : undefined
  if (base === undefined) return undefined
  const band = isBorrowed && !is(90n) && dwellings <= 2n ? 4_500n : base
  return band + (years > 25 ? 200n : 0n)
}

const premiumOf = (purchase: Purchase, loan: bigint) => {
  const rate = premiumRate(purchase, loan)
  return rate === undefined ? undefined : halfUp(loan * rate, 100_000n)
}

const premiumTaxRate = (province: number, closing: string): bigint => {
  if (province === 11) return closing <= '2026-12-31' ? 9_000n : 9_975n
  return province === 9 ? 8_000n : province === 12 ? 6_000n : 0n
}

const perYear = [12, 24, 26, 12, 52, 12]
const parts = [1n, 1n, 1n, 2n, 1n, 4n]

/** The largest price in dollars between two that holds, by adding ever smaller powers of two. */
const largest = (from: bigint, to: bigint, holds: (dollars: bigint) => boolean): bigint | undefined => {
  if (from > to || !holds(from)) return undefined
  let price = from
  for (let step = 2n ** 25n; step > 0n; step /= 2n) if (price + step <= to && holds(price + step)) price += step
  return price
}

const maximumPrice = (
  purchase: Purchase,
  income: bigint,
  costs: bigint,
  debts: bigint,
  factor: bigint,
): bigint | undefined => {
  const mostPrice = 20_000_000n
  const holds = (dollars: bigint) => {
    const at = { ...purchase, price: dollars * 100n }
    const loan = most(0n, at.price - at.down)
    if (at.down < minimumOf(at) || (isHigh(loan, at.price) && (at.isRental || at.price >= 150_000_000n))) return false
    const housing = levelPayment(loan + (premiumOf(at, loan) ?? 0n), factor) * 12n + costs
    return housing * 100n <= income * 39n && (housing + debts * 12n) * 100n <= income * 44n
  }
  const boundary = least(mostPrice, (purchase.down * 5n) / 100n)
  const price = largest(boundary + 1n, mostPrice, holds) ?? largest(0n, boundary, holds)
  return price === undefined || price === mostPrice ? undefined : price * 100n
}

const ratio = (costs: bigint, income: bigint) => (income === 0n ? undefined : roundedUp(costs * 10_000n, income) * 10n)

export const referenceOf = ({ facts, scenario, policy }: RandomDeal): Reference => {
  const home = facts.SubjectProperty
  const province = home?.Address?.ProvinceDD ?? 0
  const closing = facts.ClosingDate ?? ''
  const isLivedIn = (facts.OccupancyDD ?? 0) < 2
  const years = scenario.AmortizationYears ?? 0
  const purchase: Purchase = {
    price: cents(facts.PropertyValue),
    down: cents(facts.DownPayment),
    units: units[home?.DwellingTypeDD ?? 0] ?? 1n,
    isRental: facts.OccupancyDD === 2,
    isBorrowed: facts.BorrowedDownPaymentFlag === 1,
    years,
  }
  const loan = most(0n, purchase.price - purchase.down)
  const premium = premiumOf(purchase, loan)
  const owed = loan + (premium ?? 0n)
  const rate = BigInt(Math.round((scenario.Rate ?? 0) * 1000))
  const qualifyingRate = most(5_250n, rate + 2_000n)
  const compounded = scenario.RateTypeDD === 0 ? 2 : 12
  const frequency = scenario.PaymentFrequencyDD ?? 0
  const level = levelPayment(owed, annuity(rate, compounded, perYear[frequency] ?? 12, years))
  const factor = annuity(qualifyingRate, compounded, 12, years)
  const qualifyingPayment = levelPayment(owed, factor)
  const income = incomeOf(facts, policy)
  const debts = debtsOf(facts, policy)
  const costs = homeCosts(facts)
  const housingCosts = qualifyingPayment * 12n + costs
  const transfer = transferTax(facts, closing, isLivedIn)
  const fee = registration(province, owed)
  const premiumTax = premium === undefined ? undefined : halfUp(premium * premiumTaxRate(province, closing), 100_000n)
  const isNew = home?.NewConstructionDD === 1
  const newHome = newHomeTaxes(facts, closing, isLivedIn)
  const newHomeTax = isNew && facts.TaxInPriceFlag === 0 ? newHome.due : undefined
  const taxOwed = (facts.Liabilities ?? []).filter(({ LiabilityType }) => LiabilityType === 11)
  const now = [purchase.down - cents(facts.Deposit), premiumTax ?? 0n, newHomeTax ?? 0n, 265_000n]
  const closingTax = province === 11 ? 0n : transfer
  const cash = [...now, ...taxOwed.map(({ Balance }) => cents(Balance))].reduce((total, cost) => total + cost, 0n)
  return {
    minimumDownPayment: minimumOf(purchase),
    loan,
    loanToValue: roundedUp(loan * 10_000n, purchase.price) * 10n,
    premium,
    premiumTax,
    loanWithPremium: owed,
    payment: roundedUp(level, parts[frequency] ?? 1n),
    qualifyingRate,
    qualifyingPayment,
    income,
    debts,
    housingCosts,
    gds: ratio(housingCosts, income),
    tds: ratio(housingCosts + debts * 12n, income),
    maximumPrice: income === 0n ? undefined : maximumPrice(purchase, income, costs, debts, factor),
    transferTax: transfer,
    registration: [1, 5, 6, 8, 12].includes(province) ? fee : undefined,
    federalRelief: isNew && isLivedIn ? newHome.federalRelief : undefined,
    provincialRelief: isNew && isLivedIn ? newHome.provincialRelief : undefined,
    newHomeTax,
    cashToClose: fee === undefined || closingTax === undefined ? undefined : cash + fee + closingTax,
  }
}
