import { describe, expect, test } from 'vitest'
import { aPurchase, compute, inProvince, shown } from '../testing/qualification.ts'
import type { DealFacts, MortgageFacts } from './facts.ts'

const owning = (EstimatedValue: number, mortgages: readonly MortgageFacts[], DealPurposeDD = 2): DealFacts => ({
  DealPurposeDD,
  SubjectProperty: { EstimatedValue, Mortgages: mortgages },
})

describe('a refinancing', () => {
  test('E227: reaches 80 % of the value, less what is owed', () => {
    const result = compute(owning(800_000, [{ Balance: 500_000 }]))
    expect([shown(result.refinanceLimit), shown(result.availableEquity)]).toEqual([640_000, 140_000])
  })
  test('E231: is rounded down', () =>
    expect(shown(compute(owning(333_333.33, [{ Balance: 1 }])).refinanceLimit)).toBe(266_666.66))
  test('E232: is tested at the qualifying rate', () => {
    const facts = { ...owning(800_000, [{ Balance: 500_000 }]), RequestedMortgageAmount: 640_000 }
    expect(shown(compute(facts, { Rate: 5, AmortizationYears: 30 }).qualifyingPayment)).toBe(4_215.07)
  })
  test.each([
    [0, 720_000],
    [2, 640_000],
  ])(
    'that adds units reaches 90 %% of the value after the work, unless the home is let (%d): %d',
    (OccupancyDD, most) => {
      const facts = owning(800_000, [{ Balance: 500_000 }])
      const adding = { ...facts, OccupancyDD, SubjectProperty: { ...facts.SubjectProperty, AddsUnitsFlag: 1 } }
      expect(shown(compute(adding).refinanceLimit)).toBe(most)
    },
  )
  describe('that adds units', () => {
    const adding = (RequestedMortgageAmount: number, AmortizationYears: number) =>
      compute(
        {
          ...owning(800_000, [{ Balance: 500_000 }]),
          RequestedMortgageAmount,
          OccupancyDD: 1,
          SubjectProperty: { EstimatedValue: 800_000, AddsUnitsFlag: 1, Mortgages: [{ Balance: 500_000 }] },
        },
        { AmortizationYears },
      )
    test('is insured up to 90 % and 30 years, above 25 years for a fifth of a per cent more', () => {
      const result = adding(720_000, 30)
      expect(result.insurance).toEqual({ isRequired: true, isAvailable: true, isInsured: true })
      expect(result.amortization).toMatchObject({ mostYears: 30, isWithin: true })
      expect([shown(result.premium), shown(adding(720_000, 25).premium)]).toEqual([23_760, 22_320])
    })
    test.each([
      ['one cent above 90 %', 720_000.01, 30],
      ['longer than 30 years', 720_000, 31],
    ])('is not insured %s', (_, amount, years) => expect(adding(amount, years).insurance.isAvailable).toBe(false))
    test('leaves the limit of a line of credit at 80 % with the mortgages', () =>
      expect(shown(adding(720_000, 30).creditLineLimit)).toBe(140_000))
  })
  test.each([
    [240_000, 80, false],
    [240_000.01, 80.01, true],
  ])(
    'of %d beside a mortgage of 400,000 that stays is %d %% of 800,000, and needs insurance: %s',
    (RequestedMortgageAmount, share, isRequired) => {
      const mortgages = [
        { TypeofMortgage: 1, Balance: 400_000 },
        { TypeofMortgage: 2, Balance: 100_000 },
      ]
      const result = compute({ ...owning(800_000, mortgages), RequestedMortgageAmount })
      expect([shown(result.loanToValue), result.insurance.isRequired]).toEqual([share, isRequired])
    },
  )
  test('of a rental is not insured, as that of any other home', () => {
    const home = { EstimatedValue: 800_000, DwellingTypeDD: 2, Mortgages: [{ Balance: 500_000 }] }
    const facts = { DealPurposeDD: 2, OccupancyDD: 2, RequestedMortgageAmount: 600_000, SubjectProperty: home }
    expect(compute(facts, { Insure: true }).insurance.isAvailable).toBe(false)
  })
  test('has nothing of a purchase', () => {
    const { minimumDownPayment, cashToClose, transferTax, maximumPrice } = compute(
      owning(800_000, [{ Balance: 500_000 }]),
    )
    const reasons = [minimumDownPayment, cashToClose, transferTax, maximumPrice].map(shown)
    expect(new Set(reasons)).toEqual(new Set(['notAPurchase']))
  })
  test('above its limit would need insurance, which there is none for', () => {
    const facts = { ...owning(800_000, [{ Balance: 500_000 }]), RequestedMortgageAmount: 640_000.01 }
    expect(compute(facts).insurance).toEqual({ isRequired: true, isAvailable: false, isInsured: true })
    expect(compute({ ...facts, RequestedMortgageAmount: 640_000 }).insurance).toMatchObject({ isRequired: false })
  })
})

test.each([
  ['E228', 0, 520_000],
  ['E229', 400_000, 240_000],
  ['E230', 600_000, 40_000],
])('%s: a line of credit beside %d is at most %d', (_, Balance, limit) =>
  expect(shown(compute(owning(800_000, [{ Balance }])).creditLineLimit)).toBe(limit),
)

test('E233: a renewal pays what is owed', () =>
  expect(
    shown(compute(owning(600_000, [{ Balance: 354_030.02 }], 4), { Rate: 4.5, AmortizationYears: 20 }).payment),
  ).toBe(2_231.83))

test('a renewal registers its mortgage anew only with another lender', () => {
  const facts = owning(600_000, [{ Balance: 405_000 }], 4)
  const here = { ...facts, SubjectProperty: { ...facts.SubjectProperty, ...inProvince('AB') } }
  const Switch = { AddedToLoan: 0, SameAmortization: true, Insurable: true }
  expect([shown(compute(here).registration), shown(compute(here, { Switch }).registration)]).toEqual([
    'notAPurchase',
    455,
  ])
})

describe('the penalty', () => {
  const months = (count: number) =>
    `${2026 + Math.floor((10 + count) / 12)}-${String(((10 + count) % 12) + 1).padStart(2, '0')}-22`
  const penalty = (mortgage: MortgageFacts) =>
    shown(compute(owning(800_000, [{ MaturityDate: months(30), ...mortgage }])).penalty)
  test.each<[string, string, MortgageFacts, number | string]>([
    ['E234', 'variable: three months', { Balance: 350_000, InterestRate: 4.5, RateTypeDD: 1 }, 3_937.5],
    [
      'E235',
      'fixed: the difference',
      { Balance: 400_000, InterestRate: 5.5, RateTypeDD: 0, ComparisonRate: 4.8 },
      7_000,
    ],
    [
      'E236',
      'fixed: the difference',
      { Balance: 400_000, InterestRate: 5.5, RateTypeDD: 0, ComparisonRate: 3.5 },
      20_000,
    ],
    ['E237', 'variable: three months', { Balance: 354_030.02, InterestRate: 4.45, RateTypeDD: 1 }, 3_938.58],
    [
      'E238',
      'posted rate less discount',
      {
        Balance: 354_030.02,
        InterestRate: 4.79,
        RateTypeDD: 0,
        MaturityDate: months(24),
        PostedRate: 5.19,
        PostedDiscount: 1.3,
      },
      6_372.54,
    ],
    [
      'E239',
      'a higher rate: three months',
      { Balance: 354_030.02, InterestRate: 4.79, RateTypeDD: 0, MaturityDate: months(24), ComparisonRate: 5.19 },
      4_239.51,
    ],
    [
      'E240',
      'no comparison: at least three months',
      { Balance: 287_654.32, InterestRate: 4.79, RateTypeDD: 0 },
      'at least 3444.66',
    ],
    ['E240', 'variable: three months', { Balance: 287_654.32, InterestRate: 4.79, RateTypeDD: 1 }, 3_444.66],
    [
      'five years',
      'of a longer term: three months',
      { Balance: 400_000, InterestRate: 5.5, RateTypeDD: 0, ComparisonRate: 3.5, TermStartDate: '2021-11-22' },
      5_500,
    ],
    ['open', 'none', { Balance: 400_000, InterestRate: 5.5, RateTypeDD: 0, TermTypeDD: 1 }, 0],
    ['matured', 'none', { Balance: 400_000, InterestRate: 5.5, RateTypeDD: 0, MaturityDate: '2026-11-22' }, 0],
    ['no balance', 'unknown', { InterestRate: 5.5, RateTypeDD: 0 }, 'unknown'],
  ])('%s: %s: %o is %s', (_, __, mortgage, estimate) => expect(penalty(mortgage)).toBe(estimate))
  test('E235: shows three months beside the difference', () => {
    const mortgage = {
      Balance: 400_000,
      InterestRate: 5.5,
      RateTypeDD: 0,
      ComparisonRate: 4.8,
      MaturityDate: months(30),
    }
    const { lines } = compute(owning(800_000, [mortgage])).penalty
    expect(lines.map(({ label, amount }) => [label, amount])).toEqual([
      ['threeMonthsInterest', 5_500],
      ['comparisonRate', 4.8],
      ['interestDifference', 7_000],
    ])
  })
})

describe('construction', () => {
  const built = (given: DealFacts): DealFacts => ({
    ...aPurchase({ DownPayment: 0, LandOwnership: 1, ...given }),
    DealPurposeDD: 3,
  })
  const land = { LandValue: 200_000, LandDebt: 0, Cost: 450_000 }
  test('E241: the land that is owned is the down payment', () => {
    const result = compute(built({ Construction: land }))
    expect([shown(result.loan), shown(result.loanToValue)]).toEqual([450_000, 69.24])
  })
  test('what is owed on the land is not', () =>
    expect(shown(compute(built({ Construction: { ...land, LandDebt: 50_000 } })).loan)).toBe(500_000))
  test('without knowing of a debt on the land, the loan is between', () =>
    expect(shown(compute(built({ Construction: { LandValue: 200_000, Cost: 450_000 } })).loan)).toBe(
      '450000 to 650000',
    ))
  test('taxes the transfer of the land that is bought, and none of land that is owned', () => {
    const place = inProvince('AB')
    const taxOf = (LandOwnership: number) => {
      const facts = built({ Construction: land, LandOwnership })
      return shown(compute({ ...facts, SubjectProperty: { ...facts.SubjectProperty, ...place } }).transferTax)
    }
    expect([taxOf(1), taxOf(2)]).toEqual(['notAPurchase', 250])
  })
  test('warns a buyer from abroad of the tax on the land that is bought, and on no land that is owned', () => {
    const taxOf = (LandOwnership: number) => {
      const facts = built({ Construction: land, LandOwnership, ResidentOfCanadaFlag: 0 })
      const home = { ...facts.SubjectProperty, ...inProvince('ON', 'Ottawa') }
      return shown(compute({ ...facts, SubjectProperty: home }).notResidentTax)
    }
    expect([taxOf(1), taxOf(2)]).toEqual(['notAPurchase', 50_000])
  })
  test('the value is at most that of the finished home', () =>
    expect(shown(compute(built({ Construction: { ...land, FinishedValue: 600_000 } })).loanToValue)).toBe(75))
  test('E242: interest during the work is of what was drawn', () => {
    const facts = built({ Construction: { ...land, Draws: [{ Amount: 100_000, Months: 3 }] } })
    expect(shown(compute(facts, { Rate: 6.95 }).interestDuringWork)).toBe(1_737.5)
  })
})
