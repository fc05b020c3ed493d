import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repetitions } from '../../../../tools/testing/repetitions.ts'
import { aPurchase, exampleDay, inProvince, type ProvinceName, provinces } from '../testing/qualification.ts'
import { type Reference, referenceOf } from '../testing/qualification-reference.ts'
import { type RandomDeal, randomDeals } from '../testing/random-deals.ts'
import type { DealFacts, SubjectFacts } from './facts.ts'
import type { Figure } from './figure.ts'
import { defaultPolicy } from './policy.ts'
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

describe('at every amount where a rule changes, and one cent below and above', () => {
  const edgesIn = (value: unknown): number[] => {
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, part]) =>
      typeof part === 'number' && ['to', 'full', 'none', 'priceBelow', 'valueBelow'].includes(name)
        ? [part]
        : edgesIn(part),
    )
  }
  const prices = [...new Set(Object.values(ruleBook).flatMap((rows) => rows.flatMap(({ value }) => edgesIn(value))))]
    .filter((edge) => edge > 100)
    .flatMap((edge) => [-1, 0, 1].map((cent) => Math.round(edge * 100 + cent) / 100))
  const deal = (given: DealFacts, home: SubjectFacts): RandomDeal => ({
    scenario: { Rate: 4.79, RateTypeDD: 0, AmortizationYears: 25, PaymentFrequencyDD: 0 },
    policy: defaultPolicy,
    facts: {
      ...aPurchase(
        {
          ClosingDate: '2026-12-01',
          AgreementDate: '2026-11-22',
          FirstTimeInsuranceFlag: 0,
          TaxInPriceFlag: 0,
          ResidentOfProvinceFlag: 1,
          MunicipalRate: 2,
          Deposit: 0,
          Incomes: [{ IncomeTypeDD: 0, IncomeAmount: 100_000, EmploymentHistoryTypeDD: 0, IncomePeriodDD: 0 }],
          ...given,
        },
        { AnnualTaxes: 0, Heating: 0, CondoFees: 0, SiteRent: 0, AssessedValue: 0, ...home },
      ),
    },
  })
  const cities: Partial<Record<ProvinceName, readonly string[]>> = {
    ON: ['Ottawa', 'Toronto'],
    QC: ['Laval', 'Montréal'],
  }
  const places = (Object.keys(provinces) as ProvinceName[]).flatMap((name) =>
    (cities[name] ?? ['elsewhere']).map((city) => [name, city] as const),
  )

  it.each(places)('prices in %s, %s, are taxed alike', (name, city) => {
    for (const PropertyValue of prices)
      for (const first of [0, 1])
        for (const NewConstructionDD of [0, 1]) {
          const DownPayment = PropertyValue
          const flags = { FirstTimeFederalFlag: first, FirstTimeProvinceFlag: first }
          const one = deal({ PropertyValue, DownPayment, ...flags }, { ...inProvince(name, city), NewConstructionDD })
          expect([PropertyValue, engineOf(one)]).toEqual([PropertyValue, referenceOf(one)])
        }
  })
  it('shares of the value are insured alike', () => {
    const flags = { FirstTimeFederalFlag: 0, FirstTimeProvinceFlag: 0 }
    for (const share of [65, 75, 80, 85, 90, 95])
      for (const cent of [-1, 0, 1]) {
        const DownPayment = 5_000 * (100 - share) + cent / 100
        const one = deal({ PropertyValue: 500_000, DownPayment, ...flags }, inProvince('ON', 'Ottawa'))
        expect([share, cent, engineOf(one)]).toEqual([share, cent, referenceOf(one)])
      }
  })
})
