import { annuityOf, cents, larger, levelPayment, repay, roundedUp } from './arithmetic.ts'
import { compoundingOf, type Deal, frequencyOf, purposeOf, rateOf, yearsOf } from './deal.ts'

const monthly = (deal: Deal, loan: bigint, rate: bigint): bigint =>
  levelPayment(loan, annuityOf(rate, compoundingOf(deal, deal.scenario.RateTypeDD), yearsOf(deal), 12n))

/** Level at its own period; an accelerated one is half or a quarter of the monthly one, up to the cent. */
export const paymentOf = (deal: Deal, loan: bigint): bigint => {
  const { paymentsAYear, ofMonthly } = frequencyOf(deal.scenario.PaymentFrequencyDD)
  const rate = rateOf(deal)
  if (ofMonthly !== undefined) return roundedUp(monthly(deal, loan, rate), ofMonthly)
  const compounding = compoundingOf(deal, deal.scenario.RateTypeDD)
  return levelPayment(loan, annuityOf(rate, compounding, yearsOf(deal), paymentsAYear))
}

/** The first year, and what is left at the end of the term; none for a loan that is repaid within a year. */
export const courseOf = (deal: Deal, loan: bigint) => {
  const { paymentsAYear } = frequencyOf(deal.scenario.PaymentFrequencyDD)
  const annuity = annuityOf(rateOf(deal), compoundingOf(deal, deal.scenario.RateTypeDD), yearsOf(deal), paymentsAYear)
  const payment = paymentOf(deal, loan)
  const term = deal.scenario.TermMonths
  const inTerm = term === undefined ? undefined : Math.floor((term * Number(paymentsAYear)) / 12)
  const firstYear = repay(loan, payment, annuity, Number(paymentsAYear))
  if (firstYear.balance === 0n) return undefined
  return {
    ...firstYear,
    atTermEnd: inTerm === undefined ? undefined : repay(loan, payment, annuity, inTerm).balance,
  }
}

/** The larger of two more than the contract's rate and 5.25 %. */
export const stressedRate = (rate: bigint): bigint => larger(rate + 2_000n, 5_250n)

export const qualifyingRate = (deal: Deal, isInsured: boolean): bigint => {
  const rate = rateOf(deal)
  if (purposeOf(deal) === 'renewal') {
    const move = deal.scenario.Switch
    const most = move?.Insurable ? cents(3_000) : 0n
    if (!move || (move.SameAmortization && cents(move.AddedToLoan) <= most)) return rate
  }
  return isInsured || deal.policy.uninsuredStressTest ? stressedRate(rate) : rate
}

/** Monthly, whatever the frequency of the payments is. */
export const qualifyingPayment = monthly
