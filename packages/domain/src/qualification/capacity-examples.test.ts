import { describe, expect, test } from 'vitest'
import { hourlyPay } from '../applicants/incomes/wage.ts'
import { periods } from '../codes/income-types.ts'
import { purposes } from '../codes/purposes.ts'
import { aPurchase, compute, inProvince, shown } from '../testing/qualification.ts'
import type { Constraint } from './affordable.ts'
import type { DealFacts, IncomeFacts, LiabilityFacts, Scenario, SubjectFacts } from './facts.ts'
import { type Policy, usualGrossUp } from './policy.ts'

const withIncome = (...Incomes: IncomeFacts[]): DealFacts => aPurchase({ Incomes })
const incomeShown = (income: IncomeFacts, policy: Partial<Policy> = {}) =>
  shown(compute(withIncome(income), {}, policy).income)

const own15: Partial<Policy> = { selfEmployed: { adds: 'percent', percent: 15 } }
const selfEmployed = (PreviousYearAmount: number, IncomeAmount: number): IncomeFacts => ({
  IncomeTypeDD: 6,
  IncomeAmount,
  PreviousYearAmount,
})

describe('income', () => {
  test.each<[string, string, IncomeFacts, Partial<Policy>, number]>([
    ['E77', 'two years of self-employment are averaged', selfEmployed(70_000, 80_000), {}, 75_000],
    ['E78', 'a lender may add 15 %', selfEmployed(70_000, 80_000), own15, 86_250],
    ['E79', 'the later year counts where it is lower', selfEmployed(80_000, 70_000), own15, 80_500],
    ['E80', 'half a cent is rounded up', selfEmployed(61_234.57, 70_000), {}, 65_617.29],
    [
      'E82',
      'a month counts twelve times',
      { IncomeTypeDD: 7, IncomeAmount: 1_850.45, IncomePeriodDD: periods.month },
      {},
      22_205.4,
    ],
    [
      'E83',
      'two weeks count 26 times',
      { IncomeTypeDD: 7, IncomeAmount: 2_115.38, IncomePeriodDD: periods.twoWeeks },
      {},
      54_999.88,
    ],
    ['E88', 'equal years are themselves', selfEmployed(50_000, 50_000), own15, 57_500],
  ])('%s: %s: %o with %o is %d', (_, __, income, policy, amount) => expect(incomeShown(income, policy)).toBe(amount))

  test('E81: paid by the hour is rate, hours and 52 weeks', () => {
    const paid = { IncomeTypeDD: 0, EmploymentHistoryTypeDD: 0, HourlyFlag: 1, WeeksPerYear: null }
    const IncomeAmount = hourlyPay({ ...paid, HourlyRate: 28.5, HoursPerWeek: 37.5 })
    expect(incomeShown({ ...paid, IncomeAmount })).toBe(55_575)
  })

  test.each([
    ['E84', 25_000, 31_250],
    ['E85', 29_999.99, 37_499.99],
    ['E86', 30_000, 40_500],
    ['E87', 36_000, 48_600],
  ])('%s: without tax counts for more where the broker switches it on: %d is %d', (_, IncomeAmount, amount) => {
    const pension = { IncomeTypeDD: 7, IncomeAmount, IncomePeriodDD: periods.year, NotTaxableFlag: 1 }
    expect(incomeShown(pension, { notTaxable: usualGrossUp })).toBe(amount)
    expect(incomeShown(pension)).toBe(IncomeAmount)
  })

  test.each<[string, IncomeFacts[], number]>([
    [
      'support up to 30 % of all income counts in full',
      [
        { IncomeTypeDD: 0, IncomeAmount: 70_000 },
        { IncomeTypeDD: 5, IncomeAmount: 2_500, IncomePeriodDD: periods.month },
      ],
      100_000,
    ],
    [
      'one dollar a year more counts half',
      [
        { IncomeTypeDD: 0, IncomeAmount: 70_000 },
        { IncomeTypeDD: 8, IncomeAmount: 30_001, IncomePeriodDD: periods.year },
      ],
      85_000.5,
    ],
    [
      'other income is listed and not counted',
      [
        { IncomeTypeDD: 0, IncomeAmount: 70_000 },
        { IncomeTypeDD: 10, IncomeAmount: 5_000, IncomePeriodDD: periods.year },
      ],
      70_000,
    ],
    [
      'a job of before counts nothing',
      [
        { IncomeTypeDD: 0, IncomeAmount: 70_000 },
        { IncomeTypeDD: 0, IncomeAmount: 60_000, EmploymentHistoryStatusDD: 1 },
        { IncomeTypeDD: 100 },
      ],
      70_000,
    ],
  ])('%s', (_, incomes, amount) => expect(shown(compute(withIncome(...incomes)).income)).toBe(amount))

  test('the year before is a whole year, whatever the period of the latest amount is', () => {
    const contract = { IncomeTypeDD: 11, IncomeAmount: 5_000, IncomePeriodDD: periods.month }
    expect(incomeShown({ ...contract, PreviousYearAmount: 55_000 })).toBe(57_500)
  })

  test('a second year that is not entered leaves it between the half and the whole', () =>
    expect(incomeShown({ IncomeTypeDD: 6, IncomeAmount: 80_000 })).toBe('40000 to 80000'))
})

describe('the rent of another property', () => {
  const rented = (RentalIncome: number, costs: number): DealFacts => ({
    ...withIncome({ IncomeTypeDD: 0, IncomeAmount: 100_000 }),
    Properties: [{ OccupancyTypeDD: 2, AnnualTaxes: (costs - 100) * 12, Heating: 100, RentalIncome }],
  })
  const offset = (percent: number): Partial<Policy> => ({ otherRent: { method: 'offset', percent } })
  test.each([
    ['E89', 'offset by half leaves a debt', 3_600, 2_750, offset(50), 950],
    ['E90', 'offset by more is a surplus, which is ignored', 3_600, 2_750, offset(80), 0],
    ['E96', 'a mortgage, tax and heat are its costs', 2_000, 1_200, offset(50), 200],
  ])('%s: %s: of %d with costs of %d', (_, __, rent, costs, policy, debt) =>
    expect(shown(compute(rented(rent, costs), {}, policy).debts)).toBe(debt),
  )
  test('E91: added back is income, and all its costs are debts', () => {
    const result = compute(rented(3_600, 2_750), {}, { otherRent: { method: 'addBack', percent: 80 } })
    expect(shown(result.income)).toBe(134_560)
    expect(shown(result.debts)).toBe(2_750)
  })
})

describe('debts a month', () => {
  const debtShown = (debt: LiabilityFacts, policy: Partial<Policy> = {}) =>
    shown(compute(aPurchase({ Liabilities: [debt] }), {}, policy).debts)
  const line = { LiabilityType: 13, Balance: 50_000, Limit: 100_000, InterestRate: 7.2 }
  test.each<[string, LiabilityFacts, Partial<Policy>, number | string]>([
    ['E92', { LiabilityType: 2, Balance: 6_000 }, {}, 180],
    ['E93', { LiabilityType: 10, Balance: 6_123.45 }, {}, 183.7],
    ['E94', line, {}, 426.47],
    ['E95', line, { securedLine: { on: 'Limit', years: 25 } }, 852.94],
    ['stated', { LiabilityType: 4, Balance: 20_000, MonthlyPayment: 450 }, {}, 450],
    ['missing', { LiabilityType: 4, Balance: 20_000 }, {}, 'unknown'],
    ['tax owed', { LiabilityType: 11, Balance: 8_000 }, {}, 0],
  ])('%s: of %o with %o are %s', (_, debt, policy, payment) => expect(debtShown(debt, policy)).toBe(payment))
  test('end where a refinancing pays them off, and only there', () => {
    const Liabilities = [
      { LiabilityType: 2, Balance: 6_000, PaidOffFlag: 1 },
      { LiabilityType: 4, MonthlyPayment: 450 },
    ]
    const debts = (DealPurposeDD: number) => compute(aPurchase({ DealPurposeDD, Liabilities })).debts
    expect([purposes.refinance, purposes.renewal, purposes.purchase].map((purpose) => shown(debts(purpose)))).toEqual([
      450, 630, 630,
    ])
    expect(debts(purposes.refinance).lines?.map(({ label }) => label)).toContain('debtPaidOff')
  })
})

describe('ratios', () => {
  const salary = (IncomeAmount: number): IncomeFacts => ({ IncomeTypeDD: 0, IncomeAmount })
  /** No loan: the costs are the property tax, and debts. */
  const costing = (AnnualTaxes: number, MonthlyPayment = 0): DealFacts =>
    aPurchase(
      {
        PropertyValue: 500_000,
        DownPayment: 500_000,
        Incomes: [salary(100_000)],
        Liabilities: [{ LiabilityType: 4, MonthlyPayment }],
      },
      { AnnualTaxes, Heating: 0 },
    )
  test.each([
    ['E97', 39_000, 39, true],
    ['E98', 39_000.01, 39.01, false],
  ])('%s: costs of %d have a GDS of %d, within its limit: %s', (_, costs, gds, isWithin) => {
    const result = compute(costing(costs), { Rate: 5 }).gds
    expect([shown(result.ratio), result.isWithin]).toEqual([gds, isWithin])
  })
  test.each([
    ['E99', 38_000, 44, true],
    ['E100', 38_000.01, 44.01, false],
  ])('%s: costs of %d and debts of 500 a month have a TDS of %d, within its limit: %s', (_, costs, tds, isWithin) => {
    const result = compute(costing(costs, 500), { Rate: 5 }).tds
    expect([shown(result.ratio), result.isWithin]).toEqual([tds, isWithin])
  })

  const caseA = (given: DealFacts = {}, home: SubjectFacts = {}) =>
    compute(
      aPurchase(
        { PropertyValue: 500_000, DownPayment: 25_000, Incomes: [salary(130_000)], ...given },
        { AnnualTaxes: 4_200, Heating: 120, ...home },
      ),
      { Rate: 4.79 },
    )
  const card = { LiabilityType: 2, Balance: 6_000 }
  const cardAndCar = [card, { LiabilityType: 4, MonthlyPayment: 450 }]
  const condo = { PropertyTypeDD: 1, AnnualTaxes: 3_600, Heating: 95, CondoFees: 420 }
  test.each<[string, string, DealFacts, SubjectFacts, number]>([
    ['E101', 'payment, tax and heat', {}, {}, 35.69],
    ['E103', 'half of the fees of a condominium', {}, condo, 36.94],
    ['E104', 'all of the rent of the site', {}, { SiteRent: 300 }, 38.46],
    ['E105', 'half of the rent of a suite as income', { OccupancyDD: 1 }, { RentalIncome: 1_200 }, 33.82],
  ])('%s: GDS counts %s', (_, __, given, home, gds) => expect(shown(caseA(given, home).gds.ratio)).toBe(gds))
  test('E102: TDS adds cards and cars', () => expect(shown(caseA({ Liabilities: cardAndCar }).tds.ratio)).toBe(41.51))

  test.each<[string, string, DealFacts, SubjectFacts, number | string]>([
    ['E248', 'property tax', {}, { AnnualTaxes: null }, 'at least 32.46'],
    ['E252', 'heating', {}, { Heating: null }, 'at least 34.59'],
    ['E250', 'income', { Incomes: [], Done: {} }, {}, 'unknown'],
  ])('%s: without %s, GDS is open and has no verdict', (_, __, given, home, gds) => {
    const result = caseA(given, home).gds
    expect([shown(result.ratio), result.isWithin]).toEqual([gds, undefined])
  })
  test('E249: a debt without a payment leaves TDS open at its upper end', () => {
    const result = caseA({ Liabilities: [card, { LiabilityType: 4 }] }).tds
    expect([shown(result.ratio), result.isWithin, result.ratio.needs]).toEqual([
      'at least 37.35',
      undefined,
      ['Liabilities.MonthlyPayment'],
    ])
  })
  test('a limit may fail on a lower bound', () => {
    const result = caseA({ Incomes: [salary(90_000)] }, { AnnualTaxes: null }).gds
    expect([result.ratio.is, result.isWithin]).toEqual(['between', false])
  })
  test('E252: the site’s estimate of heating stands for it, and is marked', () => {
    const facts = aPurchase(
      { PropertyValue: 500_000, DownPayment: 25_000, Incomes: [salary(130_000)] },
      { AnnualTaxes: 4_200 },
    )
    const { ratio } = compute(facts, { Rate: 4.79 }, { heatPerMonth: 120 }).gds
    expect(ratio).toMatchObject({ is: 'known', amount: 35.69, estimate: true, needs: ['SubjectProperty.Heating'] })
  })
})

describe('the maximum price', () => {
  const price = (DownPayment: number, income: number, monthly: number, scenario: Scenario, home: SubjectFacts) => {
    const facts = aPurchase(
      {
        DownPayment,
        FirstTimeInsuranceFlag: 1,
        Incomes: [{ IncomeTypeDD: 0, IncomeAmount: income }],
        Liabilities: [{ LiabilityType: 4, MonthlyPayment: monthly }],
      },
      { ...inProvince('ON', 'Ottawa'), AnnualTaxes: 4_200, Heating: 120, ...home },
    )
    const { maximumPrice, limitedBy } = compute(facts, { Rate: 4.79, ...scenario })
    return [shown(maximumPrice), limitedBy]
  }
  const both: Constraint[] = ['minimumDownPayment', 'insuredPriceLimit']
  test.each<[string, number, number, number, Scenario, SubjectFacts, number, Constraint[]]>([
    ['E106', 60_000, 130_000, 0, {}, {}, 589_760, ['gds']],
    ['E107', 60_000, 130_000, 1_200, {}, {}, 496_880, ['tds']],
    ['E108', 60_000, 130_000, 0, {}, { PropertyTypeDD: 1, CondoFees: 500 }, 554_489, ['gds']],
    ['E109', 60_000, 130_000, 0, { AmortizationYears: 30 }, {}, 618_699, ['gds']],
    ['E110', 60_000, 130_000, 0, { RateTypeDD: 1 }, {}, 585_221, ['gds']],
    ['E111', 160_000, 130_000, 0, {}, {}, 706_182, ['gds']],
    ['E112', 25_000, 300_000, 0, {}, {}, 500_000, ['minimumDownPayment']],
    ['E113', 50_000, 300_000, 0, {}, {}, 750_000, ['minimumDownPayment']],
    ['E114', 125_000, 600_000, 0, {}, {}, 1_499_999, both],
    ['E115', 299_999.99, 900_000, 0, {}, {}, 1_499_999, both],
    ['E116', 300_000, 900_000, 0, {}, {}, 1_500_000, both],
    ['E117', 400_000, 900_000, 0, {}, {}, 2_000_000, both],
  ])(
    '%s: with %d down, an income of %d, debts of %d, %o and %o, is %d, limited by %o',
    (_, down, income, debts, scenario, home, most, limitedBy) =>
      expect(price(down, income, debts, scenario, home)).toEqual([most, limitedBy]),
  )
  test('counts a secured line at the rate of a loan without insurance where that is not raised', () => {
    const facts = (PropertyValue: number) =>
      aPurchase(
        {
          PropertyValue,
          DownPayment: 200_000,
          FirstTimeInsuranceFlag: 0,
          Incomes: [{ IncomeTypeDD: 0, IncomeAmount: 90_000 }],
          Liabilities: [{ LiabilityType: 13, Balance: 100_000 }],
        },
        { AnnualTaxes: 4_200, Heating: 120 },
      )
    const at = (value: number) => compute(facts(value), { Rate: 4.79 }, { uninsuredStressTest: false })
    const most = [400_000, 1_000_000].map((value) => shown(at(value).maximumPrice))
    expect(new Set(most).size).toBe(1)
    const highest = Number(most[0])
    expect([at(highest).tds.isWithin, at(highest + 1).tds.isWithin]).toEqual([true, false])
  })
  test('E118: an income that leaves no room for a payment has none', () =>
    expect(price(20_000, 14_000, 0, {}, {})).toEqual(['noRoomForPayment', ['gds']]))
})
