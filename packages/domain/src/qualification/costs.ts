import type { Tri } from '../kit/tri.ts'
import { type Amount, toFigure } from './amount.ts'
import { billedLaterOf, cashToCloseOf } from './cash-to-close.ts'
import { interestDuringWorkOf } from './construction.ts'
import { type Deal, dealOf } from './deal.ts'
import { type Amortization, amortizationOf, type DefaultInsurance, defaultInsuranceOf } from './default-insurance.ts'
import type { DealFacts, Scenario } from './facts.ts'
import type { Figure } from './figure.ts'
import { type Loan, loanOf } from './loan.ts'
import { newHomeTaxOf } from './new-home-tax.ts'
import { type Course, courseOf, paymentAt, qualifyingRateOf, type Terms, termsOf } from './payment.ts'
import type { Policy } from './policy.ts'
import { ownedOf } from './renewal.ts'
import type { RuleBook } from './rule.ts'
import { notResidentTaxOf, registrationOf, transferTaxOf } from './transfer-tax.ts'

/** What a mortgage costs: everything that does not depend on incomes and debts. */
export interface DealCosts {
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

/** Figures by name. */
export const figuresOf = <Name extends string>(amounts: Readonly<Record<Name, Amount>>): Record<Name, Figure> => {
  const figures: Partial<Record<Name, Figure>> = {}
  for (const name in amounts) figures[name] = toFigure(amounts[name])
  return figures as Record<Name, Figure>
}

/** The mortgage that is tried, before it is shown. */
export interface Borrowed {
  lent: Loan
  insurance: DefaultInsurance
  terms: Terms
  qualifyingRate: Amount
}

export const borrowedOf = (deal: Deal): Borrowed => {
  const terms = termsOf(deal)
  const lent = loanOf(deal)
  const insurance = defaultInsuranceOf(deal, lent, terms.years)
  return { lent, insurance, terms, qualifyingRate: qualifyingRateOf(deal, terms.rate, insurance.isInsured) }
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

export const dealCostsOf = (deal: Deal, borrowed: Borrowed): DealCosts => {
  const { lent, insurance, terms, qualifyingRate } = borrowed
  const { isRequired, isAvailable, isInsured, premium, premiumTax, loanWithPremium } = insurance
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
    ...closingOf(deal, borrowed),
    ...figuresOf({ ...ownedOf(deal, lent), interestDuringWork: interestDuringWorkOf(deal, terms.rate) }),
    insurance: { isRequired, isAvailable, isInsured },
    amortization: amortizationOf(deal, insurance, terms.years),
    course: courseOf(deal, loanWithPremium, terms),
  }
}

/** The part of `qualify` that needs neither incomes nor debts: a page that shows no more loads no more. */
export const dealCosts = (
  facts: DealFacts,
  scenario: Scenario,
  policy: Policy,
  rules: RuleBook,
  today: string,
): DealCosts => {
  const deal = dealOf(facts, scenario, policy, rules, today)
  return dealCostsOf(deal, borrowedOf(deal))
}
