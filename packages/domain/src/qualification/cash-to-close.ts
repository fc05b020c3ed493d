import { purposes } from '../codes/purposes.ts'
import { type Amount, exactly, missing, notApplicable, type Part, sumOf } from './amount.ts'
import { toCents } from './cents.ts'
import { type Deal, given, purposeOf, ruleOf } from './deal.ts'
import { taxOwedParts } from './debts.ts'
import type { LineKey } from './keys.ts'

interface Costs {
  downPayment: Amount
  transferTax: Amount
  registration: Amount
  premiumTax: Amount
  newHomeTax: Amount
}

const estimates = [
  ['legal', 'estimate.legal'],
  ['titleInsurance', 'estimate.title-insurance'],
  ['adjustments', 'estimate.adjustments'],
] as const satisfies readonly (readonly [LineKey, string])[]

const estimatedParts = (deal: Deal): Part[] =>
  estimates.map(([label, id]): Part => {
    const rule = ruleOf(deal, id)
    if (!rule) return { label, amount: missing() }
    const amount = exactly(toCents(rule.value.amount), { estimate: true, rules: [rule] })
    return { label, amount, details: { rule } }
  })

/** Quebec bills its duties some weeks after closing. */
const isBilledLater = ({ province }: Deal): boolean => province === 'QC'

/** A deposit that is not entered was not paid, as far as is known. */
const depositPart = ({ facts }: Deal): Part[] =>
  given(facts.Deposit)
    ? [{ label: 'deposit', amount: exactly(toCents(facts.Deposit)), minus: true, details: { fact: 'Deposit' } }]
    : [{ label: 'deposit', amount: exactly(0, { estimate: true, needs: ['Deposit'] }), lines: [] }]

/** What the buyer brings to closing. */
export const cashToCloseOf = (deal: Deal, costs: Costs): Amount => {
  if (purposeOf(deal) !== purposes.purchase) return notApplicable('notAPurchase')
  return sumOf([
    { label: 'downPayment', amount: costs.downPayment, details: { fact: 'DownPayment' } },
    ...depositPart(deal),
    ...(isBilledLater(deal) ? [] : [{ label: 'transferTax', amount: costs.transferTax } as const]),
    { label: 'registration', amount: costs.registration },
    { label: 'premiumTax', amount: costs.premiumTax },
    { label: 'newHomeTax', amount: costs.newHomeTax },
    ...estimatedParts(deal),
    ...taxOwedParts(deal),
  ])
}

/** What is billed after closing. */
export const billedLaterOf = (deal: Deal, transferTax: Amount): Amount =>
  isBilledLater(deal) ? transferTax : notApplicable('notBilledLater')
