import { describe, expect, it, test } from 'vitest'
import { blankAddress } from '../addresses/blank.ts'
import { homeEquityLine } from '../mortgages/rules.ts'
import { blankRequestedMortgage, blankSubjectMortgage, blankSubjectProperty } from './blank.ts'
import type { RequestedMortgage, SubjectMortgage, SubjectProperty } from './fields.ts'
import { completeRequestProblems, mortgageRequestProblems, type RequestContext } from './rules.ts'

const today = '2026-11-20'
const OccupancyDD = 0
const situations = {
  found: { DealPurposeDD: 0, SearchStageDD: 2, OccupancyDD },
  notFound: { DealPurposeDD: 0, SearchStageDD: 4, OccupancyDD },
  refinance: { DealPurposeDD: 2, SearchStageDD: -1, OccupancyDD },
  renewal: { DealPurposeDD: 4, SearchStageDD: -1, OccupancyDD },
  construction: { DealPurposeDD: 3, SearchStageDD: -1, OccupancyDD },
}
type Kind = keyof typeof situations

const property = (given: Partial<SubjectProperty>): SubjectProperty => ({ ...blankSubjectProperty, ...given })
const street = { ...blankAddress, StreetName: 'Main' }
const mortgage: SubjectMortgage = {
  ...blankSubjectMortgage,
  TotalLoanAmount: 300_000,
  Balance: 250_000,
  PAndIPayment: 1500,
  PaymentFrequencyDD: 0,
  MaturityDate: '2027-02-01',
  InterestRate: 4.5,
  LoanTypeDD: 0,
}
const ClosingDate = '2027-03-01'
const complete: Record<Kind, RequestedMortgage> = {
  found: {
    ...blankRequestedMortgage,
    PropertyValue: 500_000,
    DownPayment: 100_000,
    SubjectProperty: property({ Address: street, ClosingDate }),
  },
  notFound: { ...blankRequestedMortgage, SubjectProperty: property({ Address: { ...blankAddress, ProvinceDD: 9 } }) },
  refinance: {
    ...blankRequestedMortgage,
    SubjectProperty: property({ EstimatedValue: 600_000, DwellingTypeDD: 0, ClosingDate }),
  },
  renewal: {
    ...blankRequestedMortgage,
    SubjectProperty: property({ EstimatedValue: 600_000, Address: street, ClosingDate, Mortgages: [mortgage] }),
  },
  construction: { ...blankRequestedMortgage, SubjectProperty: property({ ClosingDate }) },
}

const contextOf = (interview: RequestContext['interview'], ReqFullAddress = 0): RequestContext => ({
  interview,
  settings: { ReqFullAddress },
  today,
})
const problems = (kind: Kind, request: RequestedMortgage) =>
  mortgageRequestProblems(request, contextOf(situations[kind]))
const keys = (kind: Kind, request: Partial<RequestedMortgage>) =>
  problems(kind, { ...complete[kind], ...request }).map(({ Key }) => Key)
const propertyKeys = (kind: Kind, given: Partial<SubjectProperty>) =>
  keys(kind, { SubjectProperty: { ...complete[kind].SubjectProperty, ...given } })

describe('a mortgage request', () => {
  test.each(Object.keys(complete) as Kind[])('for %s that is complete has no problems', (kind) =>
    expect(problems(kind, complete[kind])).toEqual([]),
  )
  test.each<[Kind, string[]]>([
    [
      'found',
      [
        'InterViewMissingPropertyValue',
        'InterViewMissingDownPayment',
        'InterViewMissingClosingDate',
        'MortgageMissingAddress',
      ],
    ],
    ['notFound', ['MissingWhichProvince']],
    ['refinance', ['MortgageMissingEstimatedValue', 'MortgageMissingPropertyType', 'InterViewMissingClosingDate']],
    ['renewal', ['MortgageMissingEstimatedValue', 'InterViewMissingClosingDate', 'MortgageMissingAddress']],
    ['construction', ['InterViewMissingClosingDate']],
  ])('for %s reports what is missing', (kind, expected) =>
    expect(problems(kind, blankRequestedMortgage).map(({ Key }) => Key)).toEqual(expected),
  )
  it('is not open before the interview has a purpose', () =>
    expect(
      mortgageRequestProblems(blankRequestedMortgage, contextOf({ DealPurposeDD: -1, SearchStageDD: -1, OccupancyDD })),
    ).toMatchObject([{ Key: 'StepNotOpen' }]))
})

describe('a purchase', () => {
  it('requires an amount to borrow', () =>
    expect(problems('found', { ...complete.found, DownPayment: 500_000 })).toEqual([
      { Field: 'RequestMortgage.RequestedMortgageAmount', Key: 'MissingRequiredMortgage' },
    ]))
  it('with one cent to borrow is accepted', () => expect(keys('found', { DownPayment: 499_999.99 })).toEqual([]))
  it('is compared without a property too, when both figures are given', () =>
    expect(keys('notFound', { PropertyValue: 100, DownPayment: 100 })).toEqual(['MissingRequiredMortgage']))
})

describe('the address of a request, on a site that asks for whole addresses', () => {
  test.each<[Kind, string[]]>([
    ['found', ['City', 'ProvinceDD']],
    ['refinance', ['StreetNumber', 'City', 'ProvinceDD', 'PostalFsa']],
    ['renewal', ['StreetNumber', 'City', 'ProvinceDD', 'PostalFsa']],
    ['notFound', ['ProvinceDD']],
    ['construction', []],
  ])('of the kind %s requires %j', (kind, parts) => {
    const request = { ...complete[kind], SubjectProperty: { ...complete[kind].SubjectProperty, Address: street } }
    const reported = mortgageRequestProblems(request, contextOf(situations[kind], 1)).map(({ Field }) => Field)
    expect(reported.map((field) => field.split('.').at(-1))).toEqual(parts)
  })
})

describe('the legal minimum of a down payment', () => {
  it.each(['found', 'notFound'] as const)('applies to a purchase: %s', (kind) => {
    const price = { PropertyValue: 500_000 }
    expect(keys(kind, { ...price, DownPayment: 24_999.99 })).toEqual(['DownPaymentTooLow'])
    expect(keys(kind, { ...price, DownPayment: 25_000 })).toEqual([])
  })
  it('is a fifth of the price of a rental', () => {
    const request = { ...complete.found, DownPayment: 99_999 }
    const rental = { ...situations.found, OccupancyDD: 2 }
    expect(mortgageRequestProblems(request, contextOf(rental))).toEqual([
      { Field: 'RequestMortgage.DownPayment', Key: 'DownPaymentTooLow' },
    ])
  })
  it('does not apply to a construction, whose land may be owned', () =>
    expect(keys('construction', { PropertyValue: 500_000, DownPayment: 1 })).toEqual([]))
})

describe('before a submission, a request', () => {
  const missing = (kind: Kind, request: RequestedMortgage) =>
    completeRequestProblems(request, contextOf(situations[kind])).map(({ Field, Key }) => [
      Field.split('.').at(-1),
      Key,
    ])
  it.each(['notFound', 'construction'] as const)('requires price and down payment: %s', (kind) =>
    expect(missing(kind, complete[kind])).toEqual([
      ['PropertyValue', 'InterViewMissingPropertyValue'],
      ['DownPayment', 'InterViewMissingDownPayment'],
    ]),
  )
  it('for a refinance requires the amount', () =>
    expect(missing('refinance', complete.refinance)).toEqual([['RequestedMortgageAmount', 'MissingRequestedAmount']]))
  it('for a renewal requires the mortgage', () => {
    const { SubjectProperty } = complete.renewal
    const without = { ...complete.renewal, SubjectProperty: { ...SubjectProperty, Mortgages: [] } }
    expect(missing('renewal', without)).toEqual([['Mortgages', 'MissingRenewedMortgage']])
  })
  it('reports one problem at a field', () =>
    expect(missing('found', blankRequestedMortgage).map(([field]) => field)).toEqual([
      'PropertyValue',
      'DownPayment',
      'ClosingDate',
      'StreetName',
    ]))
  it('that is complete has none', () => expect(missing('found', complete.found)).toEqual([]))
})

describe('a refinance', () => {
  it('accepts either the type or the tenure of the property', () =>
    expect(propertyKeys('refinance', { DwellingTypeDD: -1, PropertyTypeDD: 0 })).toEqual([]))
  it('accepts an incomplete existing mortgage', () =>
    expect(propertyKeys('refinance', { Mortgages: [blankSubjectMortgage] })).toEqual([]))
  it('requires well-formed existing mortgages', () =>
    expect(
      propertyKeys('refinance', { Mortgages: [{ ...blankSubjectMortgage, Balance: -1, MaturityDate: '2060-01-01' }] }),
    ).toEqual(['InvalidAmount', 'MaturityDateOutOfRange']))
})

describe('an existing mortgage at renewal', () => {
  it('requires every value, each reported at its own path', () =>
    expect(
      problems('renewal', {
        ...complete.renewal,
        SubjectProperty: { ...complete.renewal.SubjectProperty, Mortgages: [mortgage, blankSubjectMortgage] },
      }),
    ).toEqual(
      [
        ['LoanTypeDD', 'MortgageMissingLoanType'],
        ['TotalLoanAmount', 'MortgageMissingOriginalMtgAmount'],
        ['Balance', 'MortgageMissingBalance'],
        ['PAndIPayment', 'MortgageMissingPayment'],
        ['PaymentFrequencyDD', 'MortgageMissingPaymentFrequency'],
        ['MaturityDate', 'MortgageMissingMaturityDate'],
        ['InterestRate', 'MortgageMissingInterestRate'],
      ].map(([field, Key]) => ({ Field: `RequestMortgage.SubjectProperty.Mortgages.1.${field}`, Key })),
    ))
  it('that is a line of credit needs neither an original amount nor a maturity date', () => {
    const line = { ...mortgage, LoanTypeDD: homeEquityLine }
    expect(propertyKeys('renewal', { Mortgages: [{ ...line, TotalLoanAmount: null, MaturityDate: '' }] })).toEqual([])
    expect(propertyKeys('renewal', { Mortgages: [{ ...line, TotalLoanAmount: -1 }] })).toEqual(['InvalidAmount'])
  })
  it('requires an interest rate above zero', () =>
    expect(propertyKeys('renewal', { Mortgages: [{ ...mortgage, InterestRate: 0 }] })).toEqual([
      'MortgageMissingInterestRate',
    ]))
  test.each(['2056-11-20', '2026-01-01'])('may mature on %s', (MaturityDate) =>
    expect(propertyKeys('renewal', { Mortgages: [{ ...mortgage, MaturityDate }] })).toEqual([]),
  )
  it('must mature within thirty years', () =>
    expect(propertyKeys('renewal', { Mortgages: [{ ...mortgage, MaturityDate: '2056-11-21' }] })).toEqual([
      'MaturityDateOutOfRange',
    ]))
  it('is limited to two', () =>
    expect(propertyKeys('renewal', { Mortgages: [mortgage, mortgage, mortgage] })).toEqual(['TooManyMortgages']))
})

describe('an answer about the property', () => {
  test.each<[string, Partial<SubjectProperty>, string[]]>([
    ['a closing today', { ClosingDate: '2026-11-20' }, []],
    ['a closing in two years', { ClosingDate: '2028-11-20' }, []],
    ['a closing yesterday', { ClosingDate: '2026-11-19' }, ['ClosingDateOutOfRange']],
    ['a closing in more than two years', { ClosingDate: '2028-11-21' }, ['ClosingDateOutOfRange']],
    ['a closing on no day', { ClosingDate: 'soon' }, ['InvalidDate']],
    ['a purchase today', { PurchaseDate: '2026-11-20' }, []],
    ['a purchase tomorrow', { PurchaseDate: '2026-11-21' }, ['PurchaseDateInFuture']],
    ['an age of 1', { Age: 1 }, []],
    ['an age of 999', { Age: 999 }, []],
    ['an age of 0', { Age: 0 }, ['PropertyAgeOutOfRange']],
    ['an age of 1000', { Age: 1000 }, ['PropertyAgeOutOfRange']],
    ['fees below zero', { CondoFees: -1 }, ['InvalidAmount']],
    ['taxes of a year to come', { TaxYear: 2030 }, ['InvalidYear']],
    ['half a postal code', { Address: { ...street, PostalFsa: 'H2Y' } }, ['InvalidPostalCode']],
  ])('%s', (_, given, expected) => expect(propertyKeys('found', given)).toEqual(expected))
})
