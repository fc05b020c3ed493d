import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { repetitions } from '../../../../tools/testing/repetitions.ts'
import { aPurchase, compute, exampleDay, inProvince, shown, sumOfLines } from '../testing/qualification.ts'
import { type RandomDeal, randomDeals } from '../testing/random-deals.ts'
import type { Figure } from './figure.ts'
import { defaultPolicy } from './policy.ts'
import { type Qualification, qualify } from './qualify.ts'
import { isStale, ruleOn, withOverrides } from './rule.ts'
import { ruleBook } from './rules/rule-book.ts'

const seed = 20_261_122
const resultOf = ({ facts, scenario, policy }: RandomDeal) => qualify(facts, scenario, policy, ruleBook, exampleDay)
const holdsFor = (rule: (deal: RandomDeal) => void) =>
  fc.assert(fc.property(randomDeals, rule), { seed, numRuns: repetitions(5_000) })

const figuresOf = (result: Qualification): [string, Figure][] => [
  ...Object.entries(result).filter(
    (entry): entry is [string, Figure] => typeof entry[1] === 'object' && 'isSum' in entry[1],
  ),
  ['gds', result.gds.ratio],
  ['tds', result.tds.ratio],
]
const amountOf = (figure: Figure) => (figure.is === 'known' ? figure.amount : undefined)

describe('every deal', { timeout: 60_000 }, () => {
  it('has figures whose lines add up to them, where they are sums', () =>
    holdsFor((deal) => {
      const isOff = ([, figure]: [string, Figure]) =>
        figure.isSum && figure.is === 'known' && sumOfLines(figure) !== figure.amount
      expect(figuresOf(resultOf(deal)).filter(isOff)).toEqual([])
    }))

  it('has figures in whole cents that are never below zero, except the cash to close', () =>
    holdsFor((deal) => {
      const isOdd = ([name, figure]: [string, Figure]) => {
        const amount = figure.unit === 'dollars' ? (amountOf(figure) ?? 0) : 0
        return Math.round(amount * 100) / 100 !== amount || (amount < 0 && name !== 'cashToClose')
      }
      expect(figuresOf(resultOf(deal)).filter(isOdd)).toEqual([])
    }))

  it('has a maximum price that holds, and fails one dollar above', () =>
    holdsFor(({ facts, scenario, policy }) => {
      const home = { ...facts.SubjectProperty }
      const { maximumPrice, limitedBy } = resultOf({ facts, scenario, policy })
      const most = amountOf(maximumPrice)
      // Without a down payment the price is zero, at which there is nothing to compare.
      if (most === undefined || most === 0) return
      expect(limitedBy).not.toHaveLength(0)
      // Insurance that is only wanted is no part of the maximum price.
      const required = { ...scenario, Insure: false }
      const at = (PropertyValue: number) => {
        const deal = { facts: { ...facts, SubjectProperty: home, PropertyValue }, scenario: required, policy }
        const result = resultOf(deal)
        const isEnough = (facts.DownPayment ?? 0) >= (amountOf(result.minimumDownPayment) ?? 0)
        const isLendable = result.insurance.isRequired === false || result.insurance.isAvailable === true
        return isEnough && isLendable && result.gds.isWithin === true && result.tds.isWithin === true
      }
      expect([at(most), at(most + 1)]).toEqual([true, false])
    }))

  it('allows no lower price with more income, and no higher one at a higher rate', () =>
    holdsFor((deal) => {
      const most = amountOf(resultOf(deal).maximumPrice)
      if (most === undefined) return
      const salary = { IncomeTypeDD: 0, IncomeAmount: 5_000 }
      const richer = { ...deal.facts, Incomes: [...(deal.facts.Incomes ?? []), salary] }
      const dearer = { ...deal.scenario, Rate: (deal.scenario.Rate ?? 0) + 0.25 }
      expect(amountOf(resultOf({ ...deal, facts: richer }).maximumPrice)).toBeGreaterThanOrEqual(most)
      expect(amountOf(resultOf({ ...deal, scenario: dearer }).maximumPrice) ?? 0).toBeLessThanOrEqual(most)
    }))

  it('has no lower minimum, transfer tax or loan at a higher price, and no lower payment at a higher rate', () =>
    holdsFor((deal) => {
      const dearer = { ...deal, facts: { ...deal.facts, PropertyValue: (deal.facts.PropertyValue ?? 0) + 1_000 } }
      const [low, high] = [resultOf(deal), resultOf(dearer)]
      for (const name of ['minimumDownPayment', 'transferTax', 'loan'] as const) {
        const [before, after] = [amountOf(low[name]), amountOf(high[name])]
        if (before !== undefined && after !== undefined) expect([name, after]).toSatisfy(() => after >= before)
      }
      const raised = { ...deal, scenario: { ...deal.scenario, Rate: (deal.scenario.Rate ?? 0) + 0.5 } }
      expect(amountOf(resultOf(raised).payment)).toBeGreaterThanOrEqual(amountOf(low.payment) ?? 0)
    }))

  it('is plain data: it reads back from JSON as it was', () =>
    fc.assert(
      fc.property(randomDeals, (deal) => {
        const result = resultOf(deal)
        expect(JSON.parse(JSON.stringify(result))).toEqual(result)
      }),
      { seed, numRuns: repetitions(500) },
    ))
})

describe('an override', () => {
  const source = { title: 'Lender’s sheet', url: 'https://example.com/' }
  const facts = aPurchase(
    {
      PropertyValue: 500_000,
      DownPayment: 25_000,
      FirstTimeProvinceFlag: 0,
      Incomes: [{ IncomeTypeDD: 0, IncomeAmount: 130_000 }],
    },
    { ...inProvince('ON', 'Ottawa'), AnnualTaxes: 4_200, Heating: 120 },
  )
  const overridden = (from: string, to: string) =>
    withOverrides(ruleBook, [
      {
        id: 'premium.owner',
        value: { bands: [{ to: 95, percent: 5 }] },
        from,
        to,
        reason: { en: 'New premiums of the insurer', fr: 'Nouvelles primes de l’assureur' },
        source,
      },
    ])
  const compared = (from: string, to: string) =>
    qualify(facts, { Rate: 4.79 }, defaultPolicy, overridden(from, to), exampleDay)
  const dependent = [
    'premium',
    'premiumTax',
    'loanWithPremium',
    'payment',
    'qualifyingPayment',
    'housingCosts',
    'maximumPrice',
    'cashToClose',
  ] as const

  it('shows in every figure that uses it, and nowhere else', () => {
    const result = compared('2026-01-01', '2026-12-31')
    expect(shown(result.premium)).toBe(23_750)
    const marked = figuresOf(result)
      .filter(([, { rules }]) => rules.some(({ override }) => override !== undefined))
      .map(([name]) => name)
    expect(marked.toSorted()).toEqual([...dependent, 'gds', 'tds'].toSorted())
    expect(result.premium.lines[0]?.rule).toMatchObject({
      source,
      override: { reason: { en: 'New premiums of the insurer' } },
    })
  })

  it('ends: the shipped row applies again after it, and before it', () => {
    for (const [from, to] of [
      ['2026-01-01', '2026-11-21'],
      ['2026-11-23', '2026-12-31'],
    ] as const)
      expect(compared(from, to)).toEqual(compute(facts, { Rate: 4.79 }))
  })
})

describe('rules by date', () => {
  test('the date of the deal selects the row, not today', () => {
    expect(ruleOn(ruleBook, 'premium-tax.QC', '2026-12-31')?.value.percent).toBe(9)
    expect(ruleOn(ruleBook, 'premium-tax.QC', '2027-01-01')?.value.percent).toBe(9.975)
  })
  test('a deal of before the first row has no figure from it', () => {
    const facts = aPurchase({ PropertyValue: 500_000, ApplicationDate: '2020-01-01' })
    expect(compute(facts).minimumDownPayment.is).toBe('unknown')
  })
  test('a row past its review date is stale and still used', () => {
    const row = ruleOn(ruleBook, 'premium-tax.QC', '2027-06-01')
    expect(row && isStale(row, '2027-06-01')).toBe(true)
    expect(row && isStale(row, '2027-01-31')).toBe(false)
  })
})

describe('the longest amortization', () => {
  const years = (given: Parameters<typeof aPurchase>[0], AmortizationYears: number, home = {}) => {
    const { amortization } = compute(aPurchase({ PropertyValue: 500_000, ...given }, home), { AmortizationYears })
    return [amortization.mostYears, amortization.isWithin]
  }
  test.each([
    ['25 years for an insured loan', { DownPayment: 25_000, FirstTimeInsuranceFlag: 0 }, 30, {}, [25, false]],
    ['30 for a first purchase', { DownPayment: 25_000, FirstTimeInsuranceFlag: 1 }, 30, {}, [30, true]],
    ['30 for a new home', { DownPayment: 25_000 }, 30, { NewConstructionDD: 1 }, [30, true]],
    ['open while the first purchase is not known', { DownPayment: 25_000 }, 30, {}, [undefined, undefined]],
    ['more than 30 never, known or not', { DownPayment: 25_000 }, 35, {}, [undefined, false]],
    ['30 without insurance', { DownPayment: 100_000 }, 30, {}, [30, true]],
  ])('is %s', (_, given, chosen, home, expected) => expect(years(given, chosen, home)).toEqual(expected))
})
