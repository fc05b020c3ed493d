import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { blankAddress } from '../addresses/blank.ts'
import { purposes } from '../codes/purposes.ts'
import { changePurpose, cleanInterView, type InterviewAnswers } from './answers.ts'
import { blankInterView } from './blank.ts'
import { asksAddress, hasFoundProperty, isAboutOwned, isPreApproval } from './conditions.ts'
import type { InterView } from './fields.ts'
import { interviewProblems } from './rules.ts'

const today = '2026-11-20'
const context = { settings: { ReqFullAddress: 0 }, today }
const answers = (given: Partial<InterView> = {}, address: Partial<InterviewAnswers['Address']> = {}, land = -1) => ({
  InterView: { ...blankInterView, ...given },
  LandOwnership: land,
  Address: { ...blankAddress, ...address },
})
const keys = (...given: Parameters<typeof answers>) =>
  interviewProblems(answers(...given), context).map(({ Key }) => Key)

const street = { StreetName: 'Main' }
const found: Partial<InterView> = {
  DealPurposeDD: 0,
  SearchStageDD: 1,
  PropertyValue: 500_000,
  DownPaymentAmount: 100_000,
  ClosingDate: '2027-03-01',
  PropertyTypeDD: 0,
  OccupancyDD: 0,
}

describe('an application about a property that is owned', () => {
  it.each([
    [purposes.refinance, true],
    [purposes.renewal, true],
    [purposes.purchase, false],
    [purposes.construction, false],
    [-1, undefined],
  ])('has purpose %i: %s', (DealPurposeDD, expected) =>
    expect(isAboutOwned({ DealPurposeDD, SearchStageDD: -1 })).toBe(expected),
  )
})

describe('a complete interview has no problems', () => {
  test.each<[string, ...Parameters<typeof answers>]>([
    ['purchase of a found property', found, street],
    ['pre-approval', { DealPurposeDD: 0, SearchStageDD: 4 }],
    ['refinance', { DealPurposeDD: 2, RefinanceDate: '2027-01-01' }, street],
    ['renewal', { DealPurposeDD: 4, RenewingDate: '2026-10-01', Balance: 250_000 }, street],
    ['construction', { DealPurposeDD: 3, ClosingDate: '2027-09-01' }, {}, 2],
  ])('%s', (_, ...given) => expect(keys(...given)).toEqual([]))
})

describe('a down payment', () => {
  const reported = (DownPaymentAmount: number, given: Partial<InterView> = {}) =>
    interviewProblems(answers({ ...found, ...given, DownPaymentAmount }, street), context)
  const Field = 'InterView.DownPaymentAmount'
  it('leaves something to borrow', () => expect(reported(500_000)).toEqual([{ Field, Key: 'MissingRequiredMortgage' }]))
  it('reaches the legal minimum', () => {
    expect(reported(24_999.99)).toEqual([{ Field, Key: 'DownPaymentTooLow' }])
    expect(reported(25_000)).toEqual([])
  })
  it('of a rental is a fifth of the price', () =>
    expect(reported(99_999, { OccupancyDD: 2 })).toEqual([{ Field, Key: 'DownPaymentTooLow' }]))
})

describe('an incomplete interview reports what is missing, in page order', () => {
  test.each<[string, Partial<InterView>, string[]]>([
    ['nothing answered', {}, ['InterViewMissingPurpose']],
    ['an unknown purpose', { DealPurposeDD: 1 }, ['InterViewMissingPurpose']],
    ['a purchase without its stage', { DealPurposeDD: 0 }, ['InterViewMissingSearchStatus']],
    [
      'a found property',
      { DealPurposeDD: 0, SearchStageDD: 3 },
      [
        'InterViewMissingPropertyValue',
        'InterViewMissingDownPayment',
        'InterViewMissingPropertyType',
        'InterViewMissingOccupancy',
        'InterViewMissingClosingDate',
        'MortgageMissingAddress',
      ],
    ],
    ['a refinance', { DealPurposeDD: 2 }, ['InterViewMissingRefinanceDate', 'MortgageMissingAddress']],
    ['a renewal', { DealPurposeDD: 4 }, ['InterViewMissingRenewDate', 'MortgageMissingAddress']],
    ['a construction', { DealPurposeDD: 3 }, ['InterViewMissingClosingDate']],
  ])('%s', (_, given, expected) => expect(keys(given)).toEqual(expected))
})

describe('an invalid answer', () => {
  test.each<[string, Partial<InterView>, string]>([
    ['a value of zero is missing', { PropertyValue: 0 }, 'InterViewMissingPropertyValue'],
    ['a value below zero is missing', { PropertyValue: -1 }, 'InterViewMissingPropertyValue'],
    ['parts of a cent', { PropertyValue: 0.001 }, 'InvalidAmount'],
    ['a day that does not exist', { ClosingDate: '2027-02-30' }, 'InvalidDate'],
    ['a closing yesterday', { ClosingDate: '2026-11-19' }, 'ClosingDateOutOfRange'],
    ['a closing in more than five years', { ClosingDate: '2031-11-21' }, 'ClosingDateOutOfRange'],
  ])('%s', (_, given, key) => expect(keys({ ...found, ...given }, street)).toEqual([key]))
  it.each(['2026-11-20', '2031-11-20'])('a closing on %s is accepted', (ClosingDate) =>
    expect(keys({ ...found, ClosingDate }, street)).toEqual([]),
  )
  it('half a postal code is reported at its own field', () =>
    expect(interviewProblems(answers(found, { ...street, PostalFsa: 'K1A' }), context)).toEqual([
      { Field: 'RequestedMortgage.SubjectProperty.Address.PostalFsa', Key: 'InvalidPostalCode' },
    ]))
  it('an unknown kind of land is refused', () =>
    expect(keys({ DealPurposeDD: 3, ClosingDate: '2027-09-01' }, {}, 3)).toEqual(['UnknownChoice']))
})

const anyInterView: fc.Arbitrary<InterView> = fc.record({
  DealPurposeDD: fc.constantFrom(-1, 0, 1, 2, 3, 4),
  SearchStageDD: fc.constantFrom(-1, 1, 2, 3, 4, 5, 6),
  PropertyValue: fc.constantFrom(null, 0, 500_000),
  DownPaymentAmount: fc.constantFrom(null, 0, 100_000),
  ClosingDate: fc.constantFrom('', '2027-01-01', '2020-01-01'),
  PropertyTypeDD: fc.constantFrom(-1, 0),
  OccupancyDD: fc.constantFrom(-1, 0),
  Balance: fc.constantFrom(null, 200_000),
  RefinanceDate: fc.constantFrom('', '2027-01-01'),
  RenewingDate: fc.constantFrom('', '2027-01-01'),
})

describe('the address of the property, on a site that asks for whole addresses', () => {
  const missing = (given: Partial<InterView>) =>
    interviewProblems(answers(given, street), { settings: { ReqFullAddress: 1 }, today })
      .filter(({ Field }) => Field.includes('Address'))
      .map(({ Field }) => Field.split('.').at(-1))
  const whole = ['StreetNumber', 'City', 'ProvinceDD', 'PostalFsa']
  test.each<[string, Partial<InterView>, string[]]>([
    ['found', { ...found, SearchStageDD: 3 }, ['City', 'ProvinceDD']],
    ['offered on', { ...found, SearchStageDD: 2 }, ['City', 'ProvinceDD']],
    ['bought', found, whole],
    ['refinanced', { DealPurposeDD: 2 }, whole],
    ['renewed', { DealPurposeDD: 4 }, whole],
    ['searched', { DealPurposeDD: 0, SearchStageDD: 4 }, []],
  ])('that is %s', (_, given, parts) => expect(missing(given)).toEqual(parts))
})

describe('cleaning before saving', () => {
  it('removes property and down payment from a pre-approval', () =>
    expect(cleanInterView({ ...blankInterView, ...found, SearchStageDD: 4 }, -1).InterView).toEqual({
      ...blankInterView,
      DealPurposeDD: 0,
      SearchStageDD: 4,
    }))
  it('removes the dates of a refinance and a renewal from a purchase', () =>
    expect(cleanInterView({ ...blankInterView, ...found, RefinanceDate: today, RenewingDate: today }, 1)).toEqual({
      InterView: { ...blankInterView, ...found },
      LandOwnership: -1,
    }))
  it('leaves a valid interview valid, and is idempotent', () => {
    fc.assert(
      fc.property(anyInterView, fc.constantFrom(-1, 1, 2), (interview, land) => {
        const once = cleanInterView(interview, land)
        const before = interviewProblems({ ...answers(interview, street, land) }, context)
        const after = interviewProblems({ ...answers(once.InterView, street, once.LandOwnership) }, context)
        expect(after).toEqual(before)
        expect(cleanInterView(once.InterView, once.LandOwnership)).toEqual(once)
      }),
    )
  })
})

describe('changing the purpose', () => {
  const before = { InterView: { ...blankInterView, ...found }, LandOwnership: -1 }
  it('resets the interview', () =>
    expect(changePurpose(before, 2)).toEqual({ InterView: { ...blankInterView, DealPurposeDD: 2 }, LandOwnership: -1 }))
  it('to construction sets the land to owned', () => expect(changePurpose(before, 3).LandOwnership).toBe(1))
  it('to the same one changes nothing', () => expect(changePurpose(before, 0)).toBe(before))
})

describe('a condition of the interview', () => {
  it('is unknown before its question is answered', () => {
    expect(hasFoundProperty({ DealPurposeDD: -1, SearchStageDD: -1 })).toBe(undefined)
    expect(hasFoundProperty({ DealPurposeDD: 0, SearchStageDD: -1 })).toBe(undefined)
    expect(hasFoundProperty({ DealPurposeDD: 2, SearchStageDD: -1 })).toBe(false)
  })
  it('distinguishes a found property from a search', () => {
    expect([1, 2, 3, 4, 5].map((SearchStageDD) => hasFoundProperty({ DealPurposeDD: 0, SearchStageDD }))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect(isPreApproval({ DealPurposeDD: 0, SearchStageDD: 5 })).toBe(true)
  })
  it('requires no address for a construction', () =>
    expect(asksAddress({ DealPurposeDD: 3, SearchStageDD: -1 })).toBe(false))
})
