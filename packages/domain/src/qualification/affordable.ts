import { purposes } from '../codes/purposes.ts'
import { type Amount, basisOf, between, exactly, isExact, lineOf, missing, notApplicable } from './amount.ts'
import { isWithin, percentOf, scale, toThousandths, wholeInThousandths } from './cents.ts'
import { type Deal, given, isRental, purposeOf, ruleOf } from './deal.ts'
import { isHighRatio, isInsurable, premiumOf, premiumRates } from './default-insurance.ts'
import { minimumParts } from './down-payment.ts'
import { minimumFor } from './loan.ts'
import { paymentFor, type Terms } from './payment.ts'
import { type HousingCosts, limitsOf } from './ratios.ts'

/** What keeps the price from being higher. */
export type Constraint = 'minimumDownPayment' | 'insuredPriceLimit' | 'gds' | 'tds'

export interface Affordable {
  maximumPrice: Amount
  /** Every constraint that fails one dollar above. */
  limitedBy: readonly Constraint[]
}

/** How a loan is tested: its rate, and the debts of a month, of which a secured line depends on that rate. */
interface Test {
  rate: Amount
  debts: Amount
}

/** What is known of the buyer, in cents; debts are a month, the rest a year. */
export interface Means {
  downPayment: Amount
  income: Amount
  housing: HousingCosts
  /** A loan with insurance and one without may be tested at different rates. */
  insured: Test
  uninsured: Test
  terms: Terms
}

/** The highest price that is tried, in dollars. */
const mostPrice = 20_000_000

/** The loan at a price, in cents. Insurance that is not required is not taken, and none is where it is not available. */
const loanAt = (deal: Deal, { downPayment, insured, uninsured, terms }: Means, price: number) => {
  const loan = Math.max(0, price - downPayment.least)
  const isInsured = isHighRatio(deal, loan, price)
  const hasPremium = isInsured && isInsurable(deal, price, true, terms.years)
  const rates = hasPremium ? premiumRates(deal, loan, price, terms.years) : []
  const premium = premiumOf(rates, loan)
  const { rate, debts } = isInsured ? insured : uninsured
  const payment = paymentFor(loan + premium, rate.least, { ...terms, frequency: 0 })
  return { loan, isInsured, rates, premium, payment, rate, debts }
}

/** The constraints on price and down payment that fail at a price in cents. */
const failingOnPrice = (deal: Deal, { downPayment, terms }: Means, price: number): Constraint[] => {
  const isInsured = isHighRatio(deal, Math.max(0, price - downPayment.least), price)
  const failing: Constraint[] = []
  if (downPayment.least < minimumFor(deal, price)) failing.push('minimumDownPayment')
  if (isInsured && !isInsurable(deal, price, true, terms.years)) failing.push('insuredPriceLimit')
  return failing
}

/** The constraints on income that fail at a price in cents. */
const failingOnIncome = (deal: Deal, means: Means, price: number): Constraint[] => {
  const { income, housing } = means
  const { isInsured, payment, debts } = loanAt(deal, means, price)
  const tax = given(deal.facts.SubjectProperty?.AnnualTaxes)
    ? housing.propertyTax.least
    : percentOf(price, deal.policy.propertyTaxPercent ?? 0)
  const costs = payment * 12 + tax + housing.others.least
  const limits = limitsOf(deal, isInsured)
  const failing: Constraint[] = []
  if (limits && !isWithin(costs, limits.gds.percent, income.least)) failing.push('gds')
  if (limits && !isWithin(costs + debts.least * 12, limits.tds.percent, income.least)) failing.push('tds')
  return failing
}

/** The largest of these whole dollars at which it holds; what holds at one holds below it, too. */
const largest = (from: number, to: number, holds: (dollars: number) => boolean): number | undefined => {
  if (from > to || !holds(from)) return undefined
  let [known, above] = [from, to + 1]
  while (above - known > 1) {
    const middle = Math.floor((known + above) / 2)
    if (holds(middle)) known = middle
    else above = middle
  }
  return known
}

/** The highest price, in dollars, at which a loan beside this down payment needs no insurance. */
const mostUninsured = (deal: Deal, downPayment: number): number => {
  const rule = ruleOf(deal, 'loan-to-value')
  if (!rule) return mostPrice
  const own = wholeInThousandths - toThousandths(rule.value.percent)
  return Math.min(mostPrice, Math.floor(scale(downPayment, wholeInThousandths, own, 'down') / 100))
}

/** The answers without which no price follows. */
const missingFor = (deal: Deal, means: Means): Amount | undefined => {
  const { downPayment, income, housing, insured, uninsured } = means
  const isTaxKnown = isExact(housing.propertyTax) || deal.policy.propertyTaxPercent !== null
  const tests = [insured.debts, uninsured.debts, housing.others, insured.rate, uninsured.rate]
  const needed = [downPayment, income, ...tests]
  const open = [...needed, ...(isTaxKnown ? [] : [housing.propertyTax])].filter((amount) => !isExact(amount))
  return open.length === 0 ? undefined : missing(...basisOf(...open).needs)
}

/** How the loan at a price follows, with every rule that limits it. */
const describe = (deal: Deal, means: Means, dollars: number) => {
  const price = dollars * 100
  const { loan, isInsured, rates, premium, payment, rate, debts } = loanAt(deal, means, price)
  const minimum = minimumParts(
    price,
    { isRental: isRental(deal), units: deal.units ?? 1 },
    deal.rules,
    deal.dates.application,
  )
  const limits = limitsOf(deal, isInsured)
  const { housing, income, downPayment } = means
  const basis = basisOf(downPayment, income, debts, housing.others, rate)
  const own = [...minimum.map(({ rule }) => rule), ...rates.map(({ rule }) => rule)]
  const shared = [ruleOf(deal, 'loan-to-value'), ruleOf(deal, 'insurance.high-ratio'), limits?.gds.rule]
  return {
    ...basis,
    estimate: basis.estimate || !given(deal.facts.SubjectProperty?.AnnualTaxes),
    rules: [...basis.rules, ...own, ...shared.filter((rule) => rule !== undefined)],
    lines: [
      lineOf('downPayment', downPayment),
      lineOf('loan', exactly(loan)),
      ...rates.map(({ percent, rule }) => lineOf('premium', exactly(premium), { percent, rule })),
      lineOf('qualifyingPayment', exactly(payment)),
    ],
  }
}

/**
 * The largest whole-dollar price at which no constraint fails. Among the prices with insurance, and among those without
 * it, a lower one never fails where a higher one holds.
 */
export const affordableOf = (deal: Deal, means: Means): Affordable => {
  if (purposeOf(deal) !== purposes.purchase) return { maximumPrice: notApplicable('notAPurchase'), limitedBy: [] }
  const open = missingFor(deal, means)
  if (open) return { maximumPrice: open, limitedBy: [] }
  if (means.income.least === 0) return { maximumPrice: notApplicable('noIncome'), limitedBy: [] }
  const onPrice = (dollars: number) => failingOnPrice(deal, means, dollars * 100)
  const onIncome = (dollars: number) => failingOnIncome(deal, means, dollars * 100)
  const failing = (dollars: number) => [...onPrice(dollars), ...onIncome(dollars)]
  // Plain numbers, and the cheaper constraints first: this is computed many times for one result.
  const holds = (dollars: number) => onPrice(dollars).length === 0 && onIncome(dollars).length === 0
  const boundary = mostUninsured(deal, means.downPayment.least)
  const mostInsured = Math.min(mostPrice, ruleOf(deal, 'insurance.high-ratio')?.value.valueBelow ?? mostPrice)
  const price = largest(boundary + 1, mostInsured, holds) ?? largest(0, boundary, holds)
  if (price === undefined) return { maximumPrice: notApplicable('noRoomForPayment'), limitedBy: failing(0) }
  const details = describe(deal, means, price)
  if (price === mostPrice) return { maximumPrice: between(price * 100, null, details), limitedBy: [] }
  return { maximumPrice: exactly(price * 100, details), limitedBy: failing(price + 1) }
}
