import type { Tri } from '../kit/tri.ts'
import { type Affordable, affordableOf, type Constraint } from './affordable.ts'
import { type Amount, mapAmount, sumOf, toFigure } from './amount.ts'
import { billedLaterOf, cashToCloseOf } from './cash-to-close.ts'
import { interestDuringWorkOf } from './construction.ts'
import { type Deal, dealOf } from './deal.ts'
import { debtsOf } from './debts.ts'
import { type Amortization, amortizationOf, type DefaultInsurance, defaultInsuranceOf } from './default-insurance.ts'
import type { DealFacts, Scenario } from './facts.ts'
import type { Figure } from './figure.ts'
import { incomeOf } from './income.ts'
import { type Loan, loanOf } from './loan.ts'
import { newHomeTaxOf } from './new-home-tax.ts'
import {
  type Course,
  courseOf,
  paymentAt,
  qualifyingPaymentOf,
  qualifyingRateOf,
  type Terms,
  termsOf,
} from './payment.ts'
import type { Policy } from './policy.ts'
import { housingCostsOf, housingOf, limitsOf, type Ratio, ratioOf } from './ratios.ts'
import { ownedOf } from './renewal.ts'
import type { RuleBook } from './rule.ts'
import { notResidentTaxOf, registrationOf, transferTaxOf } from './transfer-tax.ts'

/** A ratio with its limit in per cent, and whether it is within it; undefined while that depends on a missing answer. */
export interface RatioCheck {
  ratio: Figure
  limit: number | undefined
  isWithin: Tri
}

/** Everything that is computed of a deal. It describes; only a lender decides. */
export interface Qualification {
  minimumDownPayment: Figure
  loan: Figure
  loanToValue: Figure
  insurance: { isRequired: Tri; isAvailable: Tri; isInsured: Tri }
  amortization: Amortization
  premium: Figure
  premiumTax: Figure
  loanWithPremium: Figure
  payment: Figure
  /** The first year and the end of the term; undefined without an exact loan and rate. */
  course: Course | undefined
  qualifyingRate: Figure
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
  transferTax: Figure
  registration: Figure
  notResidentTax: Figure
  newHomeTax: Figure
  federalRelief: Figure
  provincialRelief: Figure
  cashToClose: Figure
  billedLater: Figure
  refinanceLimit: Figure
  availableEquity: Figure
  creditLineLimit: Figure
  penalty: Figure
  interestDuringWork: Figure
}

const checkOf = ({ ratio, limit, isWithin }: Ratio): RatioCheck => ({ ratio: toFigure(ratio), limit, isWithin })

/** Figures by name. */
const figuresOf = <Name extends string>(amounts: Readonly<Record<Name, Amount>>): Record<Name, Figure> => {
  const figures: Partial<Record<Name, Figure>> = {}
  for (const name in amounts) figures[name] = toFigure(amounts[name])
  return figures as Record<Name, Figure>
}

interface Borrowed {
  lent: Loan
  insurance: DefaultInsurance
  terms: Terms
  qualifyingRate: Amount
}

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
  const affordable: Affordable = affordableOf(deal, {
    downPayment: lent.downPayment,
    income,
    debts,
    housing,
    qualifyingRates: {
      insured: qualifyingRateOf(deal, terms.rate, true),
      uninsured: qualifyingRateOf(deal, terms.rate, false),
    },
    terms,
  })
  return {
    figures: figuresOf({ qualifyingPayment, income, housingCosts, debts, maximumPrice: affordable.maximumPrice }),
    gds: checkOf(ratioOf('housingCosts', housingCosts, income, limits?.gds)),
    tds: checkOf(ratioOf('allDebts', allCosts, income, limits?.tds)),
    limitedBy: affordable.limitedBy,
  }
}

/** Taxes and fees of the purchase, and the cash that it takes. */
const closingOf = (deal: Deal, { lent, insurance }: Borrowed) => {
  const transferTax = transferTaxOf(deal, lent.price)
  const registration = registrationOf(deal, insurance.loanWithPremium)
  const taxes = newHomeTaxOf(deal, lent.price)
  const { premiumTax } = insurance
  const { downPayment } = lent
  return figuresOf({
    transferTax,
    registration,
    notResidentTax: notResidentTaxOf(deal, lent.price),
    newHomeTax: taxes.due,
    federalRelief: taxes.federalRelief,
    provincialRelief: taxes.provincialRelief,
    cashToClose: cashToCloseOf(deal, { downPayment, transferTax, registration, premiumTax, newHomeTax: taxes.due }),
    billedLater: billedLaterOf(deal, transferTax),
  })
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
  const terms = termsOf(deal)
  const lent = loanOf(deal)
  const insurance = defaultInsuranceOf(deal, lent, terms.years)
  const { isRequired, isAvailable, isInsured, premium, premiumTax, loanWithPremium } = insurance
  const qualifyingRate = qualifyingRateOf(deal, terms.rate, isInsured)
  const borrowed = { lent, insurance, terms, qualifyingRate }
  const { figures, ...capacity } = capacityOf(deal, borrowed)
  const { minimumDownPayment, loan, loanToValue } = lent
  const payment = paymentAt(loanWithPremium, terms.rate, terms)
  return {
    ...figuresOf({
      minimumDownPayment,
      loan,
      loanToValue,
      premium,
      premiumTax,
      loanWithPremium,
      payment,
      qualifyingRate,
    }),
    ...figures,
    ...capacity,
    ...closingOf(deal, borrowed),
    ...figuresOf({ ...ownedOf(deal, lent), interestDuringWork: interestDuringWorkOf(deal, terms.rate) }),
    insurance: { isRequired, isAvailable, isInsured },
    amortization: amortizationOf(deal, insurance, terms.years),
    course: courseOf(deal, loanWithPremium, terms),
  }
}
