import fc from 'fast-check'
import type {
  DealFacts,
  IncomeFacts,
  LiabilityFacts,
  MortgageFacts,
  PropertyFacts,
  Scenario,
} from '../qualification/facts.ts'
import { defaultPolicy, type Policy, usualGrossUp } from '../qualification/policy.ts'

/** A deal in which every answer is known, for tests of rules that hold for all of them. */
export interface RandomDeal {
  facts: DealFacts
  scenario: Scenario
  policy: Policy
}

const dollars = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((cents) => cents / 100)
const flag = fc.constantFrom(0, 1)
const date = (first: string, days: number) =>
  fc
    .integer({ min: 0, max: days })
    .map((day) => new Date(Date.parse(first) + day * 86_400_000).toISOString().slice(0, 10))

/** Prices near the ends of tiers are more frequent than by chance. */
const edges = [55_000, 250_000, 315_000, 350_000, 400_000, 500_000, 835_000, 1_000_000, 1_100_000, 1_500_000, 2_000_000]
const price = fc.oneof(
  fc.integer({ min: 1_000_000, max: 250_000_000 }).map((cents) => cents / 100),
  fc.integer({ min: 1_000, max: 4_000_000 }),
  fc
    .tuple(fc.constantFrom(...edges), fc.constantFrom(-0.01, 0, 0.01, 1))
    .map(([edge, by]) => (edge * 100 + by * 100) / 100),
)

const income: fc.Arbitrary<IncomeFacts> = fc.record({
  IncomeTypeDD: fc.constantFrom(0, 0, 0, 4, 5, 6, 7, 8, 10, 11, 100),
  IncomeAmount: dollars(200_000),
  PreviousYearAmount: dollars(200_000),
  IncomePeriodDD: fc.constantFrom(0, 0, 0, 1, 2, 3, 4, 5, 6),
  EmploymentHistoryStatusDD: fc.constantFrom(0, 0, 1),
  EmploymentHistoryTypeDD: fc.constantFrom(0, 0, 1, 2),
  NotTaxableFlag: flag,
})

const debt: fc.Arbitrary<LiabilityFacts> = fc.record({
  LiabilityType: fc.constantFrom(2, 10, 13, 3, 4, 5, 6, 7, 8, 9, 11, 14),
  Balance: dollars(60_000),
  Limit: dollars(80_000),
  MonthlyPayment: dollars(1_500),
  InterestRate: fc.integer({ min: 0, max: 1_200 }).map((hundredths) => hundredths / 100),
})

const ownedMortgage: fc.Arbitrary<MortgageFacts> = fc.record({
  TypeofMortgage: fc.constantFrom(1, 2),
  PAndIPayment: dollars(3_000),
  PaymentFrequencyDD: fc.constantFrom(0, 1, 2, 3, 4, 5),
})

const property: fc.Arbitrary<PropertyFacts> = fc.record({
  OccupancyTypeDD: fc.constantFrom(0, 1, 2, 3, 4),
  PropertyTypeDD: fc.constantFrom(0, 2),
  AnnualTaxes: dollars(9_000),
  CondoFees: dollars(900),
  Heating: dollars(400),
  RentalIncome: dollars(5_000),
  Mortgages: fc.array(ownedMortgage, { maxLength: 2 }),
})

const cities: readonly (readonly [number, string])[] = [
  [1, 'Calgary'],
  [2, 'Vancouver'],
  [3, 'Winnipeg'],
  [4, 'Moncton'],
  [5, 'St. John’s'],
  [6, 'Yellowknife'],
  [7, 'Halifax'],
  [8, 'Iqaluit'],
  [9, 'Ottawa'],
  [9, 'Toronto'],
  [9, 'Etobicoke'],
  [10, 'Charlottetown'],
  [11, 'Laval'],
  [11, 'Montréal'],
  [12, 'Regina'],
  [13, 'Whitehorse'],
]

const home = fc.record({
  // A city is typed: it may have the name of what every object inherits.
  place: fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...cities) },
    { weight: 1, arbitrary: fc.tuple(fc.integer({ min: 1, max: 13 }), fc.constantFrom('Constructor', '__proto__')) },
  ),
  DwellingTypeDD: fc.constantFrom(0, 0, 0, 2, 8, 13, 5),
  PropertyTypeDD: fc.constantFrom(0, 1, 2),
  NewConstructionDD: fc.constantFrom(0, 0, 1),
  AssessedValue: dollars(2_000_000),
  AnnualTaxes: dollars(12_000),
  CondoFees: dollars(900),
  Heating: dollars(300),
  SiteRent: dollars(500),
  RentalIncome: dollars(3_000),
})

const policy: fc.Arbitrary<Policy> = fc
  .record({
    selfEmployed: fc.constantFrom<Policy['selfEmployed']>({ adds: 'nothing' }, { adds: 'percent', percent: 15 }),
    notTaxable: fc.constantFrom(null, usualGrossUp),
    otherRent: fc.constantFrom<Policy['otherRent']>(
      { method: 'offset', percent: 50 },
      { method: 'addBack', percent: 80 },
    ),
    otherIncomePercent: fc.constantFrom(0, 100),
    securedLine: fc.constantFrom<Policy['securedLine']>({ on: 'Balance', years: 25 }, { on: 'Limit', years: 25 }),
  })
  .map((given) => ({ ...defaultPolicy, ...given }))

const scenario: fc.Arbitrary<Scenario> = fc.record({
  Rate: fc.oneof(
    fc.integer({ min: 0, max: 1_200 }).map((hundredths) => hundredths / 100),
    fc.integer({ min: 1_000, max: 8_000 }).map((thousandths) => thousandths / 1000),
  ),
  RateTypeDD: fc.constantFrom(0, 1, 2),
  AmortizationYears: fc.constantFrom(10, 20, 25, 25, 30),
  PaymentFrequencyDD: fc.constantFrom(0, 1, 2, 3, 4, 5),
})

/** Where a down payment is: from too small to all of the price. */
const share = fc.oneof(
  fc.integer({ min: 0, max: 100_000 }),
  fc.constantFrom(5_000, 10_000, 15_000, 20_000, 25_000, 35_000),
)

/** Every purchase with all answers, by seed. */
export const randomDeals: fc.Arbitrary<RandomDeal> = fc
  .record({
    PropertyValue: price,
    share,
    home,
    policy,
    scenario,
    OccupancyDD: fc.constantFrom(0, 0, 0, 1, 2, 3),
    ClosingDate: date('2026-01-15', 480),
    AgreementDate: date('2026-01-10', 480),
    first: flag,
    BorrowedDownPaymentFlag: flag,
    TaxInPriceFlag: flag,
    ResidentOfProvinceFlag: flag,
    Deposit: dollars(10_000),
    MunicipalRate: fc.constantFrom(0.5, 1, 1.5, 2, 3),
    Incomes: fc.array(income, { minLength: 1, maxLength: 4 }),
    Liabilities: fc.array(debt, { maxLength: 4 }),
    Properties: fc.array(property, { maxLength: 2 }),
  })
  .map(({ share: ofPrice, home: { place, ...about }, policy: settings, scenario: terms, first, ...facts }) => ({
    scenario: terms,
    policy: settings,
    facts: {
      DealPurposeDD: 0,
      ...facts,
      DownPayment: Math.round((facts.PropertyValue * ofPrice) / 1000) / 100,
      FirstTimeInsuranceFlag: first,
      FirstTimeFederalFlag: first,
      FirstTimeProvinceFlag: first,
      Done: { Incomes: true, Properties: true, Liabilities: true },
      SubjectProperty: { ...about, Address: { ProvinceDD: place[0], City: place[1] } },
    },
  }))
