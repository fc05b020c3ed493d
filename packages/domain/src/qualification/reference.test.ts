import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repetitions } from '../../../../tools/testing/repetitions.ts'
import { aPurchase, exampleDay, inProvince, type ProvinceName, provinces } from '../testing/qualification.ts'
import {
  type RandomDeal,
  randomAppraisals,
  randomConstructions,
  randomDeals,
  randomRefinances,
  randomRenewals,
} from '../testing/random-deals.ts'
import { engineOf } from '../testing/reference/engine.ts'
import { type Reference, referenceOf } from '../testing/reference/index.ts'
import type { DealFacts, SubjectFacts } from './facts.ts'
import { defaultPolicy } from './policy.ts'
import { qualify } from './qualify.ts'
import { ruleBook } from './rules/rule-book.ts'

const bothOf = ({ facts, scenario, policy }: RandomDeal): { engine: Reference; reference: Reference } => ({
  engine: engineOf(qualify(facts, scenario, policy, ruleBook, exampleDay)),
  reference: referenceOf({ facts, scenario, policy, today: exampleDay }),
})

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
        ResidentOfCanadaFlag: 0,
        MunicipalRate: 2,
        Deposit: 0,
        Incomes: [{ IncomeTypeDD: 0, IncomeAmount: 100_000, EmploymentHistoryTypeDD: 0, IncomePeriodDD: 0 }],
        ...given,
      },
      { AnnualTaxes: 0, Heating: 0, CondoFees: 0, SiteRent: 0, AssessedValue: 0, ...home },
    ),
  },
})

describe('agrees to the cent with an independent computation of random deals', () => {
  it.each([
    ['purchases', randomDeals],
    ['purchases that a lender values at another amount', randomAppraisals],
    ['refinances', randomRefinances],
    ['renewals and switches', randomRenewals],
    ['constructions', randomConstructions],
  ])('%s', { timeout: repetitions(100_000) * 20 }, (_, deals) =>
    fc.assert(
      fc.property(deals, (deal) => {
        const { engine, reference } = bothOf(deal)
        // Compared one by one, which is much faster than an assertion for each deal.
        const differing = Object.keys(reference).filter((name) => engine[name] !== reference[name])
        if (differing.length > 0) expect(engine).toEqual(reference)
      }),
      { seed: 20_261_126, numRuns: repetitions(100_000, 100) },
    ),
  )
  it('every figure of a result', () => {
    const { engine, reference } = bothOf(
      deal({ PropertyValue: 500_000, DownPayment: 50_000 }, inProvince('ON', 'Ottawa')),
    )
    expect(Object.keys(reference).toSorted()).toEqual(Object.keys(engine).toSorted())
  })
})

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
          const { engine, reference } = bothOf(one)
          expect([PropertyValue, engine]).toEqual([PropertyValue, reference])
        }
  })
  it.each(places)('mortgages in %s, %s, are registered alike', (name, city) => {
    for (const loan of prices) {
      const share = { PropertyValue: loan * 4, DownPayment: Math.round(loan * 300) / 100 }
      const flags = { FirstTimeFederalFlag: 0, FirstTimeProvinceFlag: 0 }
      const one = deal({ ...share, ...flags }, inProvince(name, city))
      const { engine, reference } = bothOf(one)
      expect([loan, engine]).toEqual([loan, reference])
    }
  })
  it('shares of the value are lent alike on a home that is owned', () => {
    for (const share of [65, 75, 80, 85, 90])
      for (const cent of [-1, 0, 1])
        for (const AddsUnitsFlag of [0, 1]) {
          const RequestedMortgageAmount = 3_000 * share + cent / 100
          const Mortgages = [
            { TypeofMortgage: 1, Balance: 200_000 },
            { TypeofMortgage: 2, Balance: 100_000, InterestRate: 4, MaturityDate: '2028-01-01', ComparisonRate: 3 },
          ]
          const given = { DealPurposeDD: 2, RequestedMortgageAmount: RequestedMortgageAmount + 2_000 * share - 200_000 }
          const home = { ...inProvince('ON', 'Ottawa'), EstimatedValue: 500_000, AddsUnitsFlag, Mortgages }
          const { engine, reference } = bothOf(deal(given, home))
          expect([share, cent, engine]).toEqual([share, cent, reference])
        }
  })
  it.each([2_999.99, 3_000, 3_000.01])('a switch that adds %d is tested alike', (AddedToLoan) => {
    const home = {
      ...inProvince('ON', 'Ottawa'),
      EstimatedValue: 500_000,
      Mortgages: [{ Balance: 300_000, InterestRate: 4, MaturityDate: '2026-12-01' }],
    }
    for (const Insurable of [true, false]) {
      const one = deal({ DealPurposeDD: 4 }, home)
      const Switch = { AddedToLoan, SameAmortization: true, Insurable }
      const { engine, reference } = bothOf({ ...one, scenario: { ...one.scenario, Switch } })
      expect(engine).toEqual(reference)
    }
  })
  it('shares of the value are insured alike', () => {
    const flags = { FirstTimeFederalFlag: 0, FirstTimeProvinceFlag: 0 }
    for (const share of [65, 75, 80, 85, 90, 95])
      for (const cent of [-1, 0, 1]) {
        const DownPayment = 5_000 * (100 - share) + cent / 100
        const one = deal({ PropertyValue: 500_000, DownPayment, ...flags }, inProvince('ON', 'Ottawa'))
        const { engine, reference } = bothOf(one)
        expect([share, cent, engine]).toEqual([share, cent, reference])
      }
  })
})
