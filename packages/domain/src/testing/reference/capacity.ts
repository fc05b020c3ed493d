import type { LiabilityFacts, PropertyFacts } from '../../qualification/facts.ts'
import {
  annuityOf,
  cents,
  levelPayment,
  notBelowZero,
  percentOf,
  roundedHalfUp,
  shownRatio,
  sum,
  thousandths,
  whole,
} from './arithmetic.ts'
import {
  compoundingOf,
  type Deal,
  frequencyOf,
  none,
  type Outcome,
  outcomeOf,
  stayingMortgages,
  yearsOf,
} from './deal.ts'
import { bringsRent, incomeOf } from './income.ts'
import { type Borrowing, borrowingAt, type Insurance, insuranceOf, minimumDownPayment } from './loan.ts'
import { qualifyingPayment, qualifyingRate, stressedRate } from './payment.ts'

const heating = (given: number | null | undefined, { policy }: Deal): bigint => cents(given ?? policy.heatPerMonth)

/** Of a line with a rate of its own that rate decides, else the mortgage's qualifying rate; it compounds every month. */
const securedLine = (debt: LiabilityFacts, { policy }: Deal, rate: bigint): bigint => {
  const own = typeof debt.InterestRate === 'number' ? stressedRate(thousandths(debt.InterestRate)) : rate
  return levelPayment(cents(debt[policy.securedLine.on]), annuityOf(own, 12n, policy.securedLine.years, 12n))
}

/** A month. Tax that is owed is paid at closing. */
const debt = (liability: LiabilityFacts, deal: Deal, rate: bigint): bigint => {
  const type = liability.LiabilityType
  if (type === 2 || type === 10) return percentOf(cents(liability.Balance), deal.policy.revolvingPercent)
  if (type === 13) return securedLine(liability, deal, rate)
  return type === 11 ? 0n : cents(liability.MonthlyPayment)
}

/** A month, each part in cents: the mortgages that stay, taxes, heating and half of the fees, less the rent by the policy. */
const otherProperty = (property: PropertyFacts, deal: Deal): bigint => {
  const { method, percent } = deal.policy.otherRent
  const mortgages = (property.Mortgages ?? [])
    .filter(({ TypeofMortgage }) => TypeofMortgage === 1)
    .map(({ PAndIPayment, PaymentFrequencyDD }) =>
      roundedHalfUp(cents(PAndIPayment) * frequencyOf(PaymentFrequencyDD).paymentsAYear, 12n),
    )
  const taxes = roundedHalfUp(cents(property.AnnualTaxes), 12n)
  const fees = percentOf(cents(property.CondoFees), deal.policy.condoFeesPercent)
  const isOffset = method === 'offset' && bringsRent(property.OccupancyTypeDD)
  const rent = isOffset ? percentOf(cents(property.RentalIncome), percent) : 0n
  return notBelowZero(sum(mortgages) + taxes + heating(property.Heating, deal) + fees - rent)
}

/** A month. */
const debtsOf = (deal: Deal, rate: bigint): bigint =>
  sum((deal.facts.Liabilities ?? []).map((liability) => debt(liability, deal, rate))) +
  sum((deal.facts.Properties ?? []).map((property) => otherProperty(property, deal)))

/** A year, for the qualifying payment of a month. Mortgages that stay on the home are paid at the qualifying rate too. */
const housingOf = (deal: Deal, price: bigint, payment: bigint, rate: bigint): bigint => {
  const { facts, policy } = deal
  const { AnnualTaxes, CondoFees, Heating, SiteRent } = facts.SubjectProperty ?? {}
  const taxes = typeof AnnualTaxes === 'number' ? cents(AnnualTaxes) : percentOf(price, policy.propertyTaxPercent ?? 0)
  const others = stayingMortgages(deal).map(({ Balance, RateTypeDD }) =>
    levelPayment(cents(Balance), annuityOf(rate, compoundingOf(deal, RateTypeDD), yearsOf(deal), 12n)),
  )
  const monthly = payment + sum(others) + heating(Heating, deal) + cents(SiteRent)
  return monthly * 12n + taxes + percentOf(cents(CondoFees) * 12n, policy.condoFeesPercent)
}

interface Limits {
  gds: number
  tds: number
}
const limitsOf = ({ policy }: Deal, isInsured: boolean): Limits =>
  (isInsured ? null : policy.uninsuredRatios) ?? { gds: 39, tds: 44 }

const holds = (costs: bigint, limit: number, income: bigint): boolean => costs * whole <= income * thousandths(limit)

/** There is no ratio to an income of zero. */
export const ratioOf = (costs: bigint, income: bigint, limit: number) =>
  income === 0n
    ? { ratio: none, limit, isWithin: undefined }
    : { ratio: shownRatio(costs, income), limit, isWithin: holds(costs, limit, income) }

interface Costs {
  qualifyingRate: bigint
  qualifyingPayment: bigint
  income: bigint
  debts: bigint
  housing: bigint
  limits: Limits
}

export const costsOf = (deal: Deal, { price }: Borrowing, insurance: Insurance): Costs => {
  const rate = qualifyingRate(deal, insurance.isInsured)
  const payment = qualifyingPayment(deal, insurance.loanWithPremium, rate)
  return {
    qualifyingRate: rate,
    qualifyingPayment: payment,
    income: incomeOf(deal),
    debts: debtsOf(deal, rate),
    housing: housingOf(deal, price, payment, rate),
    limits: limitsOf(deal, insurance.isInsured),
  }
}

/** The constraints that fail at a price. Insurance is taken only where it is required. */
const failing = (whole: Deal, price: bigint): string[] => {
  const deal = { ...whole, scenario: { ...whole.scenario, Insure: false } }
  const borrowing = borrowingAt(deal, price)
  const insurance = insuranceOf(deal, borrowing)
  const { housing, debts, income, limits } = costsOf(deal, borrowing, insurance)
  const checks = {
    minimumDownPayment: borrowing.downPayment >= minimumDownPayment(deal, price),
    insuredPriceLimit: !insurance.isRequired || insurance.isAvailable,
    gds: holds(housing, limits.gds, income),
    tds: holds(housing + debts * 12n, limits.tds, income),
  }
  return Object.entries(checks).flatMap(([name, isMet]) => (isMet ? [] : [name]))
}

/** The largest whole dollar from `least` to `most` at which everything holds, where a lower price never fails alone. */
const largest = (deal: Deal, least: bigint, most: bigint): bigint | undefined => {
  const isFeasible = (dollars: bigint) => failing(deal, dollars * 100n).length === 0
  if (least > most || !isFeasible(least)) return undefined
  let [low, high] = [least, most + 1n]
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (isFeasible(middle)) low = middle
    else high = middle
  }
  return low
}

/** Prices with insurance are those of more than five times the down payment; they are searched first, then those without. */
export const maximumPriceOf = (deal: Deal): { maximumPrice: Outcome; limitedBy: string[] } => {
  if (incomeOf(deal) === 0n) return { maximumPrice: none, limitedBy: [] }
  const most = 20_000_000n
  const lastWithout = (borrowingAt(deal, 0n).downPayment * 5n) / 100n
  const withInsurance = largest(deal, lastWithout + 1n, most)
  const price = withInsurance ?? largest(deal, 0n, lastWithout < most ? lastWithout : most)
  if (price === undefined) return { maximumPrice: none, limitedBy: failing(deal, 0n) }
  if (price === most) return { maximumPrice: outcomeOf({ least: price * 100n, most: undefined }), limitedBy: [] }
  return { maximumPrice: price * 100n, limitedBy: failing(deal, (price + 1n) * 100n) }
}
