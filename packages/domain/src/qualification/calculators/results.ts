import type { Figures } from '../../calculator/figures.ts'
import { paymentOf, type Schedule, scheduleOf } from '../../calculator/payment.ts'
import { type DealCosts, dealCosts } from '../costs.ts'
import type { Policy } from '../policy.ts'
import { type Qualification, qualify } from '../qualify.ts'
import type { RuleBook } from '../rule.ts'
import { affordabilityFacts, cashFacts, renewFacts, scenarioOf } from './deal-facts.ts'

/** What the figures are computed with. */
export interface Basis {
  policy: Policy
  rules: RuleBook
  today: string
}

/** What a public calculator assumes of a home that is not chosen yet, where the site sets nothing: per cent of the price a year, dollars a month. */
const usual = { propertyTaxPercent: 1, heatPerMonth: 120 } as const

export interface Affordability {
  /** With the maximum price and what limits it. */
  most: Qualification
  /** Whole dollars; undefined where no price follows. */
  price: number | undefined
  /** The same buyers at that price. */
  atPrice: Qualification | undefined
}

export const affordabilityOf = (figures: Figures, { policy, rules, today }: Basis): Affordability => {
  const assumed: Policy = {
    ...policy,
    propertyTaxPercent: policy.propertyTaxPercent ?? usual.propertyTaxPercent,
    heatPerMonth: policy.heatPerMonth ?? usual.heatPerMonth,
  }
  const at = (price?: number) => qualify(affordabilityFacts(figures, price), scenarioOf(figures), assumed, rules, today)
  const most = at()
  const { maximumPrice: figure } = most
  const dollars = figure.is === 'known' ? figure.amount : figure.is === 'between' ? figure.least : 0
  const price = dollars > 0 ? dollars : undefined
  return { most, price, atPrice: price === undefined ? undefined : at(price) }
}

export const cashOf = (figures: Figures, { policy, rules, today }: Basis): DealCosts =>
  dealCosts(cashFacts(figures), {}, policy, rules, today)

export interface Renewed {
  costs: DealCosts
  /** The payments of the new mortgage, a month each. */
  schedule: Schedule
  /** The payment on what is owed at the present rate over the same years. */
  presentPayment: number | undefined
}

/** Balance, rate and years are given. */
export const renewedOf = (figures: Figures, { policy, rules, today }: Basis): Renewed => {
  const { Balance, ExtraMoney, PresentRate, RateType, Rate, Years } = figures
  const owed = Balance ?? 0
  const terms = { years: Years ?? policy.amortizationYears, frequency: 0 } as const
  const compounding = RateType === 1 ? policy.variableCompounding : 'semiAnnual'
  return {
    costs: dealCosts(renewFacts(figures, today), scenarioOf(figures), policy, rules, today),
    schedule: scheduleOf({ ...terms, amount: owed + (ExtraMoney ?? 0), rate: Rate ?? 0 }),
    presentPayment:
      PresentRate === null ? undefined : paymentOf({ ...terms, amount: owed, rate: PresentRate, compounding }),
  }
}
