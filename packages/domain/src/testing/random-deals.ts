import fc from 'fast-check'
import type {
  DealFacts,
  IncomeFacts,
  LiabilityFacts,
  MortgageFacts,
  PropertyFacts,
  Scenario,
  SubjectFacts,
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

const orNone = <T>(some: fc.Arbitrary<T>) => fc.option(some, { freq: 3, nil: null })
const rate = fc.integer({ min: 0, max: 1_200 }).map((hundredths) => hundredths / 100)

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
  VariablePay: dollars(30_000),
  AddBacks: dollars(20_000),
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
  InterestRate: orNone(rate),
})

const ownedMortgage: fc.Arbitrary<MortgageFacts> = fc.record({
  TypeofMortgage: fc.constantFrom(1, 2),
  Balance: dollars(300_000),
  PAndIPayment: dollars(3_000),
  PaymentFrequencyDD: fc.constantFrom(0, 1, 2, 3, 4, 5),
})

/** A mortgage of the home that is owned, with a term that began before today and may have ended. */
const mortgageHere: fc.Arbitrary<MortgageFacts> = fc.record({
  TypeofMortgage: fc.constantFrom(1, 2, 2, 2),
  Balance: dollars(600_000),
  PAndIPayment: dollars(3_000),
  PaymentFrequencyDD: fc.constantFrom(0, 1, 2, 3, 4, 5),
  InterestRate: rate,
  RateTypeDD: fc.constantFrom(0, 0, 1, 2),
  TermTypeDD: fc.constantFrom(0, 0, 0, 1, 2),
  MaturityDate: date('2026-01-01', 3_000),
  TermStartDate: fc.oneof(date('2016-01-01', 3_800), date('2021-01-15', 480)),
  ComparisonRate: orNone(rate),
  PostedRate: orNone(rate),
  PostedDiscount: orNone(fc.constantFrom(0.5, 1, 1.3)),
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
  ComparativeFactor: fc.constantFrom(1, 1.08, 0.97, 1.1234),
  AnnualTaxes: fc.oneof(dollars(12_000), dollars(12_000), fc.constant(null)),
  CondoFees: dollars(900),
  Heating: fc.oneof(dollars(300), dollars(300), fc.constant(null)),
  SiteRent: dollars(500),
  RentalIncome: dollars(3_000),
})

const policy: fc.Arbitrary<Policy> = fc
  .record({
    selfEmployed: fc.constantFrom<Policy['selfEmployed']>(
      { adds: 'nothing' },
      { adds: 'addBacks' },
      { adds: 'percent', percent: 15 },
    ),
    subjectRentPercent: fc.constantFrom(50, 80, 100),
    variablePayPercent: fc.constantFrom(0, 0, 50, 100),
    support: fc.constantFrom({ full: 30, above: 50 }, { full: 30, above: 50 }, { full: 20, above: 40 }),
    revolvingPercent: fc.constantFrom(3, 3, 2.5),
    uninsuredRatios: fc.constantFrom(null, null, { gds: 35, tds: 42 }, { gds: 45, tds: 50 }),
    uninsuredMostYears: fc.constantFrom(30, 35),
    uninsuredStressTest: fc.constantFrom(true, true, false),
    heatPerMonth: fc.constantFrom(120, 95.5),
    propertyTaxPercent: fc.constantFrom(1, 0.75),
    condoFeesPercent: fc.constantFrom(50, 50, 100),
    variableCompounding: fc.constantFrom('monthly', 'monthly', 'semiAnnual'),
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
    rate,
    fc.integer({ min: 1_000, max: 8_000 }).map((thousandths) => thousandths / 1000),
  ),
  RateTypeDD: fc.constantFrom(0, 1, 2),
  AmortizationYears: fc.constantFrom(5, 10, 20, 25, 25, 26, 30),
  PaymentFrequencyDD: fc.constantFrom(0, 1, 2, 3, 4, 5),
  TermMonths: fc.constantFrom(6, 12, 36, 60, 61, 120),
  Insure: fc.boolean(),
})

/** Where a down payment is: from too small to all of the price. */
const share = fc.oneof(
  fc.integer({ min: 0, max: 100_000 }),
  fc.constantFrom(5_000, 10_000, 15_000, 20_000, 25_000, 35_000),
)

/** What every purpose has: dates, who lives in the home, first purchases by each definition, incomes, debts and properties. */
const anyDeal = {
  home,
  policy,
  scenario,
  OccupancyDD: fc.constantFrom(0, 0, 0, 1, 2, 3),
  ClosingDate: date('2026-01-15', 480),
  AgreementDate: date('2026-01-10', 480),
  FirstTimeInsuranceFlag: flag,
  FirstTimeFederalFlag: flag,
  FirstTimeProvinceFlag: flag,
  BorrowedDownPaymentFlag: flag,
  FirstTimeTitleShare: fc.constantFrom(null, null, 100, 50, 33.333),
  ResidentOfProvinceFlag: flag,
  ResidentOfCanadaFlag: flag,
  MunicipalRate: fc.constantFrom(null, 0.5, 1, 1.5, 2, 3),
  Incomes: fc.array(income, { maxLength: 4 }),
  Liabilities: fc.array(debt, { maxLength: 4 }),
  Properties: fc.array(property, { maxLength: 2 }),
}

type Home = typeof home extends fc.Arbitrary<infer Generated> ? Generated : never
type Given = Omit<DealFacts, 'SubjectProperty'> & { home: Home; policy: Policy; scenario: Scenario }

/** Every list is done, and the place is an address. */
const dealOf = (
  { home: about, policy: settings, scenario: terms, ...facts }: Given,
  here: SubjectFacts = {},
): RandomDeal => {
  const { place, ...answers } = about
  return {
    scenario: terms,
    policy: settings,
    facts: {
      ...facts,
      Done: { Incomes: true, Properties: true, Liabilities: true },
      SubjectProperty: { ...answers, ...here, Address: { ProvinceDD: place[0], City: place[1] } },
    },
  }
}

/** Every purchase with all answers, by seed. */
export const randomDeals: fc.Arbitrary<RandomDeal> = fc
  .record({
    ...anyDeal,
    PropertyValue: price,
    share,
    TaxInPriceFlag: flag,
    Deposit: dollars(10_000),
  })
  .map(({ share: ofPrice, ...facts }) =>
    dealOf({ ...facts, DealPurposeDD: 0, DownPayment: Math.round((facts.PropertyValue * ofPrice) / 1000) / 100 }),
  )

/** Purchases of a home that the lender values at another amount than its price. */
export const randomAppraisals: fc.Arbitrary<RandomDeal> = fc
  .tuple(randomDeals, fc.constantFrom(0.9, 0.95, 0.98, 1, 1.05))
  .map(([deal, ofPrice]) => ({
    ...deal,
    facts: {
      ...deal.facts,
      SubjectProperty: {
        ...deal.facts.SubjectProperty,
        EstimatedValue: Math.round((deal.facts.PropertyValue ?? 0) * ofPrice * 100) / 100,
      },
    },
  }))

const owned = { ...anyDeal, EstimatedValue: price, Mortgages: fc.array(mortgageHere, { minLength: 1, maxLength: 3 }) }

/** Refinances, to add units at times. */
export const randomRefinances: fc.Arbitrary<RandomDeal> = fc
  .record({ ...owned, RequestedMortgageAmount: dollars(1_500_000), AddsUnitsFlag: flag })
  .map(({ EstimatedValue, Mortgages, AddsUnitsFlag, ...facts }) =>
    dealOf({ ...facts, DealPurposeDD: 2 }, { EstimatedValue, Mortgages, AddsUnitsFlag }),
  )

/** Renewals with the same lender, and switches to another one. */
export const randomRenewals: fc.Arbitrary<RandomDeal> = fc
  .record({
    ...owned,
    Switch: fc.option(
      fc.record({
        AddedToLoan: fc.constantFrom(0, 0, 2_500, 3_000, 3_000.01, 20_000),
        SameAmortization: fc.boolean(),
        Insurable: fc.boolean(),
      }),
    ),
  })
  .map(({ EstimatedValue, Mortgages, Switch, scenario: terms, ...facts }) =>
    dealOf(
      { ...facts, scenario: Switch === null ? terms : { ...terms, Switch }, DealPurposeDD: 4 },
      { EstimatedValue, Mortgages },
    ),
  )

/** Homes that their owners build, on land that they own or buy. */
export const randomConstructions: fc.Arbitrary<RandomDeal> = fc
  .record({
    ...anyDeal,
    LandOwnership: fc.constantFrom(1, 2),
    DownPayment: dollars(300_000),
    Construction: fc.record({
      LandValue: dollars(500_000),
      LandDebt: dollars(300_000),
      Cost: fc.integer({ min: 100, max: 90_000_000 }).map((cents) => cents / 100),
      FinishedValue: orNone(price),
      Draws: fc.array(fc.record({ Amount: dollars(200_000), Months: fc.integer({ min: 0, max: 12 }) }), {
        maxLength: 4,
      }),
    }),
  })
  .map((facts) => dealOf({ ...facts, DealPurposeDD: 3 }))
