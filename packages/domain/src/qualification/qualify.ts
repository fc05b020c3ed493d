import type { Tri } from '../kit/tri.ts'
import { type Affordable, affordableOf, type Constraint } from './affordable.ts'
import { isExact, mapAmount, sumOf, toFigure } from './amount.ts'
import { type Borrowed, borrowedOf, type DealCosts, dealCostsOf, figuresOf } from './costs.ts'
import { type Deal, dealOf } from './deal.ts'
import { debtsOf } from './debts.ts'
import type { DealFacts, Scenario } from './facts.ts'
import type { Figure } from './figure.ts'
import { incomeOf } from './income.ts'
import { qualifyingPaymentOf, qualifyingRateOf } from './payment.ts'
import type { Policy } from './policy.ts'
import { housingCostsOf, housingOf, limitsOf, type Ratio, ratioOf } from './ratios.ts'
import type { RuleBook } from './rule.ts'

/** A ratio with its limit in per cent, and whether it is within it; undefined while that depends on a missing answer. */
export interface RatioCheck {
  ratio: Figure
  limit: number | undefined
  isWithin: Tri
}

/** Everything that is computed of a deal. It describes; only a lender decides. */
export interface Qualification extends DealCosts {
  qualifyingPayment: Figure
  /** A year. */
  income: Figure
  /** A year. */
  housingCosts: Figure
  /** A month. */
  debts: Figure
  gds: RatioCheck
  tds: RatioCheck
  maximumPrice: Figure
  limitedBy: readonly Constraint[]
}

const checkOf = ({ ratio, limit, isWithin }: Ratio): RatioCheck => ({ ratio: toFigure(ratio), limit, isWithin })

/** Income, costs and debts, the ratios of them, and the price that they allow. */
const capacityOf = (deal: Deal, { lent, insurance, terms, qualifyingRate }: Borrowed) => {
  const qualifyingPayment = qualifyingPaymentOf(insurance.loanWithPremium, qualifyingRate, terms)
  const income = incomeOf(deal)
  const debts = debtsOf(deal, qualifyingRate)
  const housing = housingCostsOf(deal, lent.price, qualifyingRate, terms)
  const housingCosts = housingOf(deal, housing, qualifyingPayment)
  const allCosts = sumOf([
    { label: 'housingCosts', amount: housingCosts },
    { label: 'allDebts', amount: mapAmount(debts, (cents) => cents * 12) },
  ])
  const limits = limitsOf(deal, insurance.isInsured)
  const testOf = (isInsured: boolean) => {
    const rate = qualifyingRateOf(deal, terms.rate, isInsured)
    const isSame = isExact(rate) && isExact(qualifyingRate) && rate.least === qualifyingRate.least
    return { rate, debts: isSame ? debts : debtsOf(deal, rate) }
  }
  const affordable: Affordable = affordableOf(deal, {
    downPayment: lent.downPayment,
    income,
    housing,
    insured: testOf(true),
    uninsured: testOf(false),
    terms,
  })
  return {
    ...figuresOf({ qualifyingPayment, income, housingCosts, debts, maximumPrice: affordable.maximumPrice }),
    gds: checkOf(ratioOf('housingCosts', housingCosts, income, limits?.gds)),
    tds: checkOf(ratioOf('allDebts', allCosts, income, limits?.tds)),
    limitedBy: affordable.limitedBy,
  }
}

/** What a deal looks like under the rules of its dates and the broker's policy, with how each figure came about. */
export const qualify = (
  facts: DealFacts,
  scenario: Scenario,
  policy: Policy,
  rules: RuleBook,
  today: string,
): Qualification => {
  const deal = dealOf(facts, scenario, policy, rules, today)
  const borrowed = borrowedOf(deal)
  return { ...dealCostsOf(deal, borrowed), ...capacityOf(deal, borrowed) }
}
