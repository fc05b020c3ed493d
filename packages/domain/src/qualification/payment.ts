import {
  balanceAfter,
  type Compounding,
  type Frequency,
  isInRange,
  type Mortgage,
  paymentOf,
  paymentsInTerm,
  paymentsPerYear,
} from '../calculator/payment.ts'
import { purposes } from '../codes/purposes.ts'
import { roundToCents } from '../kit/money.ts'
import type { Tri } from '../kit/tri.ts'
import { type Amount, basisOf, exactly, isExact, lineOf, mapAmount, missing } from './amount.ts'
import { toCents, toThousandths } from './cents.ts'
import { chosen, type Deal, given, purposeOf, ruleOf } from './deal.ts'
import type { Rule } from './rule.ts'

/** The terms on which a loan is tried. */
export interface Terms {
  /** Thousandths of a per cent. */
  rate: Amount
  compounding: Compounding
  years: number
  /** The years were entered, not assumed. */
  areYearsEntered?: boolean
  frequency: Frequency
}

/** Whether a code is one of PaymentFrequency. */
export const isFrequency = (code: number): code is Frequency => Object.hasOwn(paymentsPerYear, code)

/** RateTypeDD of a fixed rate, which is compounded twice a year. */
const fixed = 0

export const compoundingOf = (deal: Deal, rateType: number | undefined): Compounding =>
  (chosen(rateType) ?? fixed) === fixed ? 'semiAnnual' : deal.policy.variableCompounding

const rateOf = ({ scenario, policy }: Deal): Amount => {
  const rate = scenario.Rate ?? policy.exampleRate
  if (!given(rate) || !isInRange('rate', rate)) return missing('Scenario.Rate')
  const isExample = scenario.Rate === undefined
  const amount = exactly(toThousandths(rate), {
    unit: 'percent',
    estimate: isExample,
    needs: isExample ? ['Scenario.Rate'] : [],
  })
  const from = isExample ? ({ policy: 'exampleRate' } as const) : ({ fact: 'Scenario.Rate' } as const)
  return { ...amount, lines: [lineOf(isExample ? 'exampleRate' : 'rate', amount, from)] }
}

export const termsOf = (deal: Deal): Terms => {
  const { scenario, policy } = deal
  const frequency = chosen(scenario.PaymentFrequencyDD) ?? 0
  const years = scenario.AmortizationYears ?? policy.amortizationYears
  return {
    rate: rateOf(deal),
    compounding: compoundingOf(deal, scenario.RateTypeDD),
    years: isInRange('years', years) ? years : policy.amortizationYears,
    areYearsEntered: scenario.AmortizationYears !== undefined && isInRange('years', years),
    frequency: isFrequency(frequency) ? frequency : 0,
  }
}

const mortgageOf = (cents: number, rate: number, { compounding, years, frequency }: Omit<Terms, 'rate'>): Mortgage => ({
  amount: cents / 100,
  rate: rate / 1000,
  compounding,
  years,
  frequency,
})

/** Cents of a payment on a loan in cents at a rate in thousandths of a per cent. */
export const paymentFor = (cents: number, rate: number, terms: Omit<Terms, 'rate'>): number =>
  cents <= 0 ? 0 : toCents(paymentOf(mortgageOf(cents, rate, terms)))

const yearsLine = ({ years, areYearsEntered = false }: Omit<Terms, 'rate'>) =>
  lineOf(
    'amortization',
    exactly(years, { unit: 'years' }),
    areYearsEntered ? { fact: 'Scenario.AmortizationYears' } : undefined,
  )

/** The payment on a loan at a rate, at both ends of what is known of the loan. */
export const paymentAt = (loan: Amount, rate: Amount, terms: Omit<Terms, 'rate'>): Amount => {
  if (!isExact(rate) || (loan.most === null && loan.least === 0)) return missing(...loan.needs, ...rate.needs)
  return {
    ...mapAmount(loan, (cents) => paymentFor(cents, rate.least, terms)),
    ...basisOf(loan, rate),
    isSum: false,
    lines: [lineOf('loanWithPremium', loan), ...rate.lines, yearsLine(terms)],
  }
}

/** Whether a mortgage moves or is renewed without a new test: the same loan over the same years. */
const isStraight = (deal: Deal): boolean => {
  const { Switch } = deal.scenario
  if (purposeOf(deal) !== purposes.renewal) return false
  if (Switch === undefined) return true
  const most = Switch.Insurable ? (ruleOf(deal, 'switch.costs')?.value.most ?? 0) : 0
  return Switch.SameAmortization && Switch.AddedToLoan <= most
}

const above = (rate: Amount, percent: number, rule: Rule): Amount => {
  const raised = mapAmount(rate, (contract) => contract + toThousandths(percent))
  const added = exactly(toThousandths(percent), { unit: 'percent' })
  return {
    ...raised,
    rules: [...rate.rules, rule],
    isSum: true,
    lines: [...rate.lines, ...(percent > 0 ? [lineOf('rateAboveContract', added, { rule })] : [])],
  }
}

/** The rate at which the payment is tested. */
export const qualifyingRateOf = (deal: Deal, rate: Amount, isInsured: Tri): Amount => {
  if (isInsured === false && !deal.policy.uninsuredStressTest)
    return { ...rate, lines: rate.lines.map((line) => ({ ...line, policy: 'uninsuredStressTest' as const })) }
  const straight = isStraight(deal) ? ruleOf(deal, 'qualifying-rate.switch') : undefined
  if (straight) return above(rate, straight.value.above, straight)
  const rule = ruleOf(deal, 'qualifying-rate')
  if (!rule || !isExact(rate)) return missing(...rate.needs)
  const raised = above(rate, rule.value.above, rule)
  const least = exactly(toThousandths(rule.value.least), { unit: 'percent' })
  if (raised.least >= least.least) return raised
  return { ...raised, least: least.least, most: least.least, lines: [lineOf('leastRate', least, { rule })] }
}

/** The monthly payment at the qualifying rate, whatever the frequency of the payments. */
export const qualifyingPaymentOf = (loan: Amount, qualifyingRate: Amount, terms: Terms): Amount =>
  paymentAt(loan, qualifyingRate, { ...terms, frequency: 0 })

/** Dollars of the first year and of the end of the term. */
export interface Course {
  paid: number
  interest: number
  principal: number
  balance: number
  /** What is owed at the end of the term, where the scenario has one. */
  balanceAtTermEnd?: number
}

export const courseOf = (deal: Deal, loan: Amount, terms: Terms): Course | undefined => {
  if (!isExact(loan) || !isExact(terms.rate) || loan.least <= 0) return undefined
  const mortgage = mortgageOf(loan.least, terms.rate.least, terms)
  const perYear = paymentsPerYear[terms.frequency]
  const balance = balanceAfter(mortgage, perYear)
  const principal = roundToCents(mortgage.amount - balance)
  // In its last year a loan of one year ends with a smaller payment.
  const paid = balance > 0 ? roundToCents(paymentOf(mortgage) * perYear) : undefined
  if (paid === undefined) return undefined
  const { TermMonths } = deal.scenario
  const atTermEnd =
    TermMonths === undefined
      ? {}
      : { balanceAtTermEnd: balanceAfter(mortgage, paymentsInTerm(TermMonths, terms.frequency)) }
  return { paid, interest: roundToCents(paid - principal), principal, balance, ...atTermEnd }
}
