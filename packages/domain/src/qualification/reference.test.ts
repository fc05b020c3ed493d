import fc from 'fast-check'
import { expect, it } from 'vitest'
import { repetitions } from '../../../../tools/testing/repetitions.ts'
import { exampleDay } from '../testing/qualification.ts'
import { type Reference, referenceOf } from '../testing/qualification-reference.ts'
import { type RandomDeal, randomDeals } from '../testing/random-deals.ts'
import type { Figure } from './figure.ts'
import { qualify } from './qualify.ts'
import { ruleBook } from './rules/rule-book.ts'

const exact = (figure: Figure): bigint | undefined =>
  figure.is === 'known' ? BigInt(Math.round(figure.amount * (figure.unit === 'percent' ? 1000 : 100))) : undefined

const engineOf = ({ facts, scenario, policy }: RandomDeal): Reference => {
  const { gds, tds, ...result } = qualify(facts, scenario, policy, ruleBook, exampleDay)
  return {
    minimumDownPayment: exact(result.minimumDownPayment),
    loan: exact(result.loan),
    loanToValue: exact(result.loanToValue),
    premium: exact(result.premium),
    premiumTax: exact(result.premiumTax),
    loanWithPremium: exact(result.loanWithPremium),
    payment: exact(result.payment),
    qualifyingRate: exact(result.qualifyingRate),
    qualifyingPayment: exact(result.qualifyingPayment),
    income: exact(result.income),
    debts: exact(result.debts),
    housingCosts: exact(result.housingCosts),
    gds: exact(gds.ratio),
    tds: exact(tds.ratio),
    maximumPrice: exact(result.maximumPrice),
    transferTax: exact(result.transferTax),
    registration: exact(result.registration),
    federalRelief: exact(result.federalRelief),
    provincialRelief: exact(result.provincialRelief),
    newHomeTax: exact(result.newHomeTax),
    cashToClose: exact(result.cashToClose),
  }
}

const runs = repetitions(100_000)

it('agrees to the cent with an independent computation of random deals', { timeout: runs * 5 }, () =>
  fc.assert(
    fc.property(randomDeals, (deal) => {
      const [engine, reference] = [engineOf(deal), referenceOf(deal)]
      // Compared one by one, which is much faster than an assertion for each deal.
      const differing = Object.keys(reference).filter((name) => engine[name] !== reference[name])
      if (differing.length > 0) expect(engine).toEqual(reference)
    }),
    { seed: 20_261_122, numRuns: runs },
  ),
)
