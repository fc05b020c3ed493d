import type { DealFacts, Scenario, SubjectFacts } from '../qualification/facts.ts'
import { type OverrideRow, overridesOf } from '../qualification/overrides.ts'
import { defaultPolicy, type Policy, usualGrossUp } from '../qualification/policy.ts'
import { withOverrides } from '../qualification/rule.ts'
import { ruleBook } from '../qualification/rules/rule-book.ts'
import { rulesOfDeal, type Worksheet } from '../qualification/worksheet.ts'
import type { NamedScenario } from '../qualification/worksheet-fields.ts'
import { aPurchase, exampleDay, inProvince } from './qualification.ts'

interface Given {
  facts: DealFacts
  deal?: Scenario
  scenarios?: readonly NamedScenario[]
  policy?: Partial<Policy>
  overrides?: readonly OverrideRow[]
  asOf?: string
}

const worksheetOf = ({
  facts,
  deal = {},
  scenarios = [],
  policy,
  overrides = [],
  asOf = exampleDay,
}: Given): Worksheet => ({
  facts,
  deal,
  scenarios,
  policy: { ...defaultPolicy, ...policy },
  rules: rulesOfDeal(withOverrides(ruleBook, overridesOf(overrides)), facts, asOf),
  asOf,
})

const known: SubjectFacts = { AnnualTaxes: 4200, Heating: 120 }
const salary = (IncomeAmount: number) => ({ IncomeTypeDD: 0, IncomeAmount, EmploymentHistoryStatusDD: 0 })
const soldLater = { RateTypeDD: 0, MaturityDate: '2028-06-01', InterestRate: 5.5 }
const until = { From: '2026-11-01', To: '2027-10-31' }

/** First-time buyers in Toronto, with every answer, four ways to pay for it, and rules that were replaced. */
const toronto: Given = {
  facts: aPurchase(
    {
      PropertyValue: 750_000,
      DownPayment: 75_000,
      Deposit: 30_000,
      ClosingDate: '2026-12-15',
      AgreementDate: '2026-11-01',
      FirstTimeInsuranceFlag: 1,
      FirstTimeFederalFlag: 1,
      FirstTimeProvinceFlag: 1,
      ResidentOfCanadaFlag: 1,
      Incomes: [salary(150_000)],
      Liabilities: [
        { LiabilityType: 2, Balance: 6000 },
        { LiabilityType: 3, MonthlyPayment: 450 },
      ],
    },
    { ...inProvince('ON', 'Toronto'), ...known },
  ),
  deal: { Rate: 4.79, TermMonths: 60 },
  scenarios: [
    { Name: 'The same again' },
    { Name: '30 years', AmortizationYears: 30, PaymentFrequencyDD: 3 },
    { Name: 'Variable, 3 years', Rate: 4.45, RateTypeDD: 1, TermMonths: 36 },
    { Name: 'More down', DownPayment: 150_000, InsureFlag: 1 },
  ],
  policy: { variablePayPercent: 50 },
  overrides: [
    {
      ...until,
      RuleID: 'estimate.legal',
      Value: { amount: 1500, least: 900, most: 2200 },
      Reason: 'Prices of our notary',
      ReasonFr: 'Tarifs de notre notaire',
      SourceUrl: '',
    },
    {
      ...until,
      RuleID: 'qualifying-rate',
      Value: { above: 2, least: 5.25 },
      Reason: 'Renewed by OSFI',
      ReasonFr: 'Renouvelé par le BSIF',
      SourceUrl: 'https://www.osfi-bsif.gc.ca/rate',
    },
  ],
}

/** A duplex in Quebec whose buyers rent out one unit and have incomes of every kind. */
const quebec: Given = {
  facts: aPurchase(
    {
      PropertyValue: 800_000,
      DownPayment: 200_000,
      OccupancyDD: 1,
      Incomes: [
        { ...salary(52_000), EmploymentHistoryTypeDD: 1, PreviousYearAmount: 48_000 },
        { IncomeTypeDD: 6, IncomeAmount: 60_000 },
        { IncomeTypeDD: 8, IncomeAmount: 60_000, IncomePeriodDD: 0 },
        { IncomeTypeDD: 7, IncomeAmount: 24_000, IncomePeriodDD: 0, NotTaxableFlag: 1 },
        { IncomeTypeDD: 10, IncomeAmount: 5000, IncomePeriodDD: 0 },
      ],
      Liabilities: [
        { LiabilityType: 13, Balance: 50_000, InterestRate: 7.2 },
        { LiabilityType: 11, Balance: 4000 },
      ],
      Properties: [
        {
          ...{ OccupancyTypeDD: 2, PropertyTypeDD: 0, AnnualTaxes: 3000, Heating: 90, RentalIncome: 1500 },
          Mortgages: [{ PAndIPayment: 900, PaymentFrequencyDD: 0 }],
        },
      ],
    },
    { ...inProvince('QC', 'Gatineau'), DwellingTypeDD: 2, RentalIncome: 1400, ...known },
  ),
  deal: { Rate: 4.79 },
  policy: { notTaxable: usualGrossUp },
}

/** A new home in Nova Scotia, bought from elsewhere with a loan for the down payment, on land that is rented. */
const novaScotia: Given = {
  facts: aPurchase(
    {
      PropertyValue: 500_000,
      DownPayment: 25_000,
      BorrowedDownPaymentFlag: 1,
      FirstTimeHomeBuyerFlag: 1,
      ResidentOfProvinceFlag: 0,
      TaxInPriceFlag: 0,
      Incomes: [salary(70_000)],
    },
    { ...inProvince('NS'), ...known, NewConstructionDD: 1, PropertyTypeDD: 2, SiteRent: 300 },
  ),
  deal: { Rate: 5, AmortizationYears: 30 },
}

/** A new condominium in Vancouver for buyers from abroad: nothing of it in other figures. */
const britishColumbia: Given = {
  facts: aPurchase(
    {
      PropertyValue: 1_120_000,
      DownPayment: 400_000,
      ResidentOfCanadaFlag: 0,
      FirstTimeHomeBuyerFlag: 0,
      Incomes: [salary(400_000)],
    },
    { ...inProvince('BC', 'Vancouver'), ...known, NewConstructionDD: 1, PropertyTypeDD: 1, CondoFees: 420 },
  ),
  deal: { Rate: 4.79, AmortizationYears: 35 },
  policy: { uninsuredRatios: { gds: 42, tds: 50 } },
}

/** More is borrowed on a home whose first mortgage is replaced and whose second one stays; asked about after a review was due. */
const refinance: Given = {
  facts: {
    DealPurposeDD: 2,
    OccupancyDD: 0,
    RequestedMortgageAmount: 420_000,
    Incomes: [salary(140_000)],
    Properties: [],
    Liabilities: [{ LiabilityType: 2, Balance: 8000, PaidOffFlag: 1 }],
    Done: { Incomes: true, Properties: true, Liabilities: true },
    SubjectProperty: {
      ...inProvince('ON', 'Ottawa'),
      ...known,
      DwellingTypeDD: 0,
      PropertyTypeDD: 0,
      EstimatedValue: 800_000,
      Mortgages: [
        { TypeofMortgage: 2, Balance: 380_000, ComparisonRate: 3.5, ...soldLater },
        { TypeofMortgage: 1, Balance: 40_000, ...soldLater },
      ],
    },
  },
  deal: { Rate: 4.79 },
  scenarios: [{ Name: 'Shorter', AmortizationYears: 20 }],
  asOf: '2027-01-15',
}

/** A mortgage moves to another lender, which adds its costs to the loan. */
const renewal: Given = {
  facts: {
    DealPurposeDD: 4,
    OccupancyDD: 0,
    SubjectProperty: {
      ...inProvince('AB', 'Calgary'),
      DwellingTypeDD: 0,
      PropertyTypeDD: 0,
      EstimatedValue: 710_000,
      Mortgages: [{ TypeofMortgage: 2, Balance: 354_030.02, RateTypeDD: 0, InterestRate: 4.79 }],
    },
    Done: {},
  },
  deal: { Rate: 4.5, Switch: { AddedToLoan: 2500, SameAmortization: true, Insurable: true } },
}

/** A house is built on land of one's own. */
const construction: Given = {
  facts: {
    DealPurposeDD: 3,
    LandOwnership: 1,
    OccupancyDD: 0,
    DownPayment: 50_000,
    Construction: { LandValue: 200_000, LandDebt: 30_000, Cost: 450_000, Draws: [{ Amount: 100_000, Months: 3 }] },
    Incomes: [salary(120_000)],
    Properties: [],
    Liabilities: [],
    Done: { Incomes: true, Properties: true, Liabilities: true },
    SubjectProperty: { ...inProvince('ON', 'Ottawa'), ...known, DwellingTypeDD: 0, PropertyTypeDD: 0 },
  },
  deal: { Rate: 6.95 },
}

const rentalOf = (more: DealFacts, home: SubjectFacts): Given => ({
  facts: aPurchase({ OccupancyDD: 2, Incomes: [salary(300_000)], ...more }, { ...known, RentalIncome: 4000, ...home }),
  deal: { Rate: 5 },
})

/** Deals of every purpose, with which a worksheet has every line, every reason and every missing answer. */
export const worksheetDeals: readonly (readonly [name: string, worksheet: Worksheet])[] = (
  [
    ['purchase in Toronto', toronto],
    ['duplex in Quebec', quebec],
    ['new home in Nova Scotia', novaScotia],
    ['new condominium in British Columbia', britishColumbia],
    ['refinance', refinance],
    ['renewal with another lender', renewal],
    ['construction', construction],
    [
      'large rental in Toronto, taxes in the price',
      rentalOf(
        { PropertyValue: 1_600_000, DownPayment: 320_000, TaxInPriceFlag: 1 },
        { ...inProvince('ON'), DwellingTypeDD: 13, NewConstructionDD: 1 },
      ),
    ],
    [
      'above the insured price',
      {
        facts: aPurchase(
          { PropertyValue: 1_600_000, DownPayment: 100_000, Incomes: [salary(600_000)] },
          { ...inProvince('NB'), ...known },
        ),
        deal: { Rate: 4.79 },
      },
    ],
    [
      'too little down, no income',
      {
        facts: aPurchase({ PropertyValue: 500_000, DownPayment: 10_000 }, { ...inProvince('SK'), ...known }),
        deal: { Rate: 4.79 },
      },
    ],
    [
      'no room for a payment',
      {
        facts: aPurchase(
          { PropertyValue: 200_000, DownPayment: 20_000, Incomes: [salary(14_000)] },
          { ...inProvince('MB'), ...known },
        ),
        deal: { Rate: 4.79 },
      },
    ],
    [
      'the price is limited by the down payment',
      {
        facts: aPurchase(
          { PropertyValue: 700_000, DownPayment: 125_000, Incomes: [salary(600_000)] },
          { ...inProvince('AB'), ...known },
        ),
        deal: { Rate: 4.79 },
      },
    ],
    [
      'debts limit the price',
      {
        facts: aPurchase(
          {
            ...{ PropertyValue: 480_000, DownPayment: 60_000, Incomes: [salary(130_000)] },
            Liabilities: [{ LiabilityType: 3, MonthlyPayment: 1200 }],
          },
          { ...inProvince('ON', 'Toronto'), ...known },
        ),
        deal: { Rate: 4.79 },
      },
    ],
    [
      'home whose mortgages stay',
      {
        facts: {
          ...refinance.facts,
          SubjectProperty: {
            ...refinance.facts.SubjectProperty,
            Mortgages: [{ TypeofMortgage: 1, Balance: 40_000, ...soldLater }],
          },
        },
        deal: { Rate: 4.79 },
      },
    ],
    [
      'four units, low rate, whether it is new or resident is not known',
      {
        facts: aPurchase(
          { PropertyValue: 900_000, DownPayment: 90_000, Incomes: [salary(300_000)] },
          { ...inProvince('NS'), ...known, DwellingTypeDD: 13, NewConstructionDD: -1 },
        ),
        deal: { Rate: 2.99, AmortizationYears: 30 },
      },
    ],
    ['a price alone', { facts: { PropertyValue: 400_000, SubjectProperty: inProvince('YT') } }],
    ['refinance alone', { facts: { DealPurposeDD: 2 } }],
    ['nothing is known', { facts: {} }],
    [
      'much is missing',
      {
        facts: aPurchase(
          {
            ...{ PropertyValue: 600_000, DownPayment: 60_000, OccupancyDD: 1 },
            Incomes: [
              { IncomeTypeDD: 6 },
              { IncomeTypeDD: 7, IncomeAmount: 100 },
              { IncomeTypeDD: 11, IncomeAmount: 9 },
            ],
            Liabilities: [{ LiabilityType: 2 }, { LiabilityType: 3 }, { LiabilityType: 13 }],
            Properties: [{ OccupancyTypeDD: 2, Mortgages: [{ PaymentFrequencyDD: 0 }, { PAndIPayment: 100 }] }],
          },
          { ...inProvince('QC'), PropertyTypeDD: 2 },
        ),
        policy: { securedLine: { on: 'Limit', years: 25 }, exampleRate: 4.79 },
      },
    ],
    [
      'refinance of which little is known',
      {
        facts: {
          DealPurposeDD: 2,
          SubjectProperty: {
            EstimatedValue: 500_000,
            Mortgages: [
              { TypeofMortgage: 2 },
              { TypeofMortgage: 2, Balance: 100_000 },
              { TypeofMortgage: 2, Balance: 100_000, InterestRate: 4 },
              { TypeofMortgage: 2, Balance: 100_000, ...soldLater },
            ],
          },
        },
      },
    ],
    [
      'construction of which little is known',
      {
        facts: {
          DealPurposeDD: 3,
          LandOwnership: 1,
          Construction: { LandValue: 1 },
          SubjectProperty: inProvince('ON'),
        },
      },
    ],
    ['construction without land', { facts: { DealPurposeDD: 3, Construction: {}, SubjectProperty: inProvince('PE') } }],
  ] satisfies [string, Given][]
).map(([name, given]) => [name, worksheetOf(given)] as const)
