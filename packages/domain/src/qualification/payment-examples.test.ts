import { describe, expect, test } from 'vitest'
import { type Frequency, paymentOf } from '../calculator/payment.ts'
import { aPurchase, compute, shown } from '../testing/qualification.ts'
import type { DealFacts, Scenario } from './facts.ts'

/** A loan without a premium: half of the price is paid. */
const aLoan = (amount: number): DealFacts => aPurchase({ PropertyValue: amount * 2, DownPayment: amount })
const usual = { Rate: 5, AmortizationYears: 25 }

describe('the payment', () => {
  test.each([
    ['E44', 0, 0, 2_326.42],
    ['E45', 1, 0, 1_162.02],
    ['E46', 2, 0, 1_072.55],
    ['E47', 3, 0, 1_163.21],
    ['E48', 4, 0, 536.02],
    ['E49', 5, 0, 581.61],
    ['E50', 0, 1, 2_338.37],
    ['E51', 1, 1, 1_167.97],
    ['E52', 2, 1, 1_078.04],
    ['E53', 3, 1, 1_169.19],
    ['E54', 4, 2, 538.76],
    ['E55', 5, 2, 584.6],
  ])('%s: of 400,000 with frequency %d and rate type %d is %d', (_, PaymentFrequencyDD, RateTypeDD, payment) =>
    expect(shown(compute(aLoan(400_000), { ...usual, PaymentFrequencyDD, RateTypeDD }).payment)).toBe(payment),
  )
  test.each<[string, number, number, number, Frequency, number]>([
    ['E56', 100_000, 6, 25, 0, 639.81],
    ['E57', 200_000, 7.5, 15, 0, 1_841.03],
    ['E58', 200_000, 7.5, 15, 2, 848.31],
    ['E59', 200_000, 7.5, 15, 3, 920.52],
    ['E60', 120_000, 0, 10, 0, 1_000],
  ])('%s: of %d at %d per cent over %d years with frequency %d is %d', (_, amount, rate, years, frequency, payment) => {
    expect(paymentOf({ amount, rate, years, frequency })).toBe(payment)
    const scenario = { Rate: rate, AmortizationYears: years, PaymentFrequencyDD: frequency }
    expect(shown(compute(aLoan(amount), scenario).payment)).toBe(payment)
  })
})

describe('the first year and the balance at the end of the term', () => {
  const course = (scenario: Scenario) => compute(aLoan(400_000), { ...usual, TermMonths: 60, ...scenario }).course
  test.each([
    ['E61', 0, 27_917.04, 19_608.01, 8_309.03, 391_690.97, 354_030.02],
    ['E62', 3, 30_243.46, 19_520.2, 10_723.26, 389_276.74, 340_673.18],
    ['E63', 5, 30_243.72, 19_505.48, 10_738.24, 389_261.76, 340_590.3],
  ])(
    '%s: with frequency %d are %d paid, %d interest, %d principal, %d and %d left',
    (_, PaymentFrequencyDD, paid, interest, principal, balance, balanceAtTermEnd) =>
      expect(course({ PaymentFrequencyDD })).toEqual({ paid, interest, principal, balance, balanceAtTermEnd }),
  )
  test('E64: of a variable rate compound monthly', () =>
    expect(course({ RateTypeDD: 1 })).toMatchObject({ balance: 391_752.25, balanceAtTermEnd: 354_320.09 }))
  test('E65: of a term of six months have thirteen payments every two weeks', () =>
    expect(course({ PaymentFrequencyDD: 2, TermMonths: 6 })).toMatchObject({ balanceAtTermEnd: 395_896.68 }))
})

describe('the qualifying rate', () => {
  const aRenewal: DealFacts = {
    DealPurposeDD: 4,
    SubjectProperty: { EstimatedValue: 600_000, Mortgages: [{ Balance: 300_000, TypeofMortgage: 2 }] },
  }
  const switching = (AddedToLoan: number, SameAmortization = true) => ({
    Switch: { AddedToLoan, SameAmortization, Insurable: true },
  })
  test.each<[string, string, number, DealFacts, Scenario, number]>([
    ['E66', 'a purchase', 3.24, aLoan(100_000), {}, 5.25],
    ['E67', 'a purchase', 3.25, aLoan(100_000), {}, 5.25],
    ['E68', 'a purchase', 3.26, aLoan(100_000), {}, 5.26],
    ['E69', 'a purchase', 4.79, aLoan(100_000), {}, 6.79],
    ['E70', 'a straight switch', 4.79, aRenewal, switching(0), 4.79],
    ['E71', 'a switch with costs added', 4.79, aRenewal, switching(3_000), 4.79],
    ['E72', 'a switch with more added', 4.79, aRenewal, switching(3_000.01), 6.79],
    ['E73', 'a switch to a longer amortization', 4.79, aRenewal, switching(0, false), 6.79],
  ])('%s: of %s at %d, with %o and %o, is %d', (_, __, Rate, facts, scenario, rate) =>
    expect(shown(compute(facts, { Rate, ...scenario }).qualifyingRate)).toBe(rate),
  )
})

describe('the payment at the qualifying rate', () => {
  const facts = aPurchase({ PropertyValue: 500_000, DownPayment: 25_000, FirstTimeInsuranceFlag: 1 })
  test.each<[string, Scenario, number, number]>([
    ['E74', { AmortizationYears: 25 }, 494_000, 3_396.25],
    ['E75', { AmortizationYears: 25, RateTypeDD: 1 }, 494_000, 3_425.6],
    ['E76', { AmortizationYears: 30 }, 494_950, 3_192.46],
  ])('%s: with %o, on a loan of %d, is %d', (_, scenario, loan, payment) => {
    const result = compute(facts, { Rate: 4.79, ...scenario })
    expect(shown(result.loanWithPremium)).toBe(loan)
    expect(shown(result.qualifyingPayment)).toBe(payment)
  })
  test('E74: differs from the payment itself', () =>
    expect(shown(compute(facts, { Rate: 4.79, AmortizationYears: 25 }).payment)).toBe(2_814.36))
  test('E74: is monthly whatever the frequency of the payments', () =>
    expect(shown(compute(facts, { Rate: 4.79, PaymentFrequencyDD: 5 }).qualifyingPayment)).toBe(3_396.25))
})
