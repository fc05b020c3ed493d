import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { defaultSettings } from '../../site/defaults.ts'
import { anAddress, anApplicantAddress } from '../../testing/records.ts'
import {
  type ApplicantAddress,
  addressHistory,
  addressHistoryProblems,
  applicantAddressKind,
  currentAddress,
  isSameAddress,
  sameAddressEnabled,
} from './kind.ts'

const context = { settings: defaultSettings, sameAddressEnabled: false }
const problems = (ApplicantAddresses: readonly ApplicantAddress[], SameAddressFlag = 0, given = {}) =>
  addressHistoryProblems({ ApplicantAddresses, SameAddressFlag }, { ...context, ...given })
const keys = (...addresses: ApplicantAddress[]) => problems(addresses).map(({ Key }) => Key)
const previous = (given: Partial<ApplicantAddress> = {}) => anApplicantAddress({ ApplicantAddressTypeDD: 1, ...given })

describe('an address history', () => {
  it('of three years at one owned home is enough', () => expect(keys(anApplicantAddress())).toEqual([]))
  it('reports everything missing, with its path in the body', () =>
    expect(problems([applicantAddressKind.blank, previous({ ResidentialStatusDD: 2, MonthsAtAddress: 12 })])).toEqual([
      { Field: 'ApplicantAddresses', Key: 'AtLeastOneCurrentAddress' },
      { Field: 'ApplicantAddresses.0.ApplicantAddressTypeDD', Key: 'UnknownChoice' },
      { Field: 'ApplicantAddresses.0.Address.StreetName', Key: 'MissingAddress' },
      { Field: 'ApplicantAddresses.0.ResidentialStatusDD', Key: 'MissingResidentialStatus' },
      { Field: 'ApplicantAddresses.0.MonthsAtAddress', Key: 'MissingTimeAtAddress' },
      { Field: 'ApplicantAddresses.1.Rent', Key: 'MissingRent' },
    ]))
  test.each([
    ['none', []],
    ['two', [anApplicantAddress(), anApplicantAddress()]],
    ['only earlier ones', [previous()]],
  ])('has exactly one current address, not %s', (_, addresses) =>
    expect(keys(...addresses)).toContain('AtLeastOneCurrentAddress'),
  )
  it('is not required with the main applicant’s address', () =>
    expect(problems([], 1, { sameAddressEnabled: true })).toEqual([]))
  it('is required when the flag is not allowed, even if it is sent', () => expect(problems([], 1)).toHaveLength(2))
})

describe('the years of a history', () => {
  it('are the sum of all addresses', () =>
    expect(keys(anApplicantAddress({ MonthsAtAddress: 28 }), previous({ MonthsAtAddress: 8 }))).toEqual([]))
  it('count a missing length as zero: 8 more months needed', () =>
    expect(addressHistory([{ MonthsAtAddress: 28 }, { MonthsAtAddress: null }], 3)).toEqual({
      total: 28,
      needed: 36,
      missing: 8,
    }))
  it('are as many as the site requires, none where it requires none', () => {
    const short = [anApplicantAddress({ MonthsAtAddress: 35 })]
    expect(keys(...short)).toEqual(['YearAddressHistory'])
    expect(problems(short, 0, { settings: { AddHistoryYears: 0 } })).toEqual([])
    expect(problems(short, 0, { settings: { AddHistoryYears: 5 } })).toHaveLength(1)
  })
  it('are asked for at the address that has none, before another address', () => {
    const home = anApplicantAddress({ MonthsAtAddress: 20 })
    expect(problems([home, previous({ MonthsAtAddress: null })])).toEqual([
      { Field: 'ApplicantAddresses.1.MonthsAtAddress', Key: 'MissingTimeAtAddress' },
    ])
    expect(keys(home, previous({ MonthsAtAddress: 4 }))).toEqual(['YearAddressHistory'])
    expect(keys(anApplicantAddress(), previous({ MonthsAtAddress: null }))).toEqual([])
  })
  it('suffice exactly when the months are reached', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 999 }), { maxLength: 6 }),
        fc.integer({ min: 0, max: 83 }),
        (months, AddHistoryYears) => {
          const addresses = [0, ...months].map((MonthsAtAddress, index) =>
            anApplicantAddress({ MonthsAtAddress, ApplicantAddressTypeDD: index === 0 ? 0 : 1 }),
          )
          const total = months.reduce((sum, one) => sum + one, 0)
          const refused = problems(addresses, 0, { settings: { AddHistoryYears } }).length > 0
          return refused === total < 12 * AddHistoryYears
        },
      ),
    ))
})

describe('one address', () => {
  test.each<[Partial<ApplicantAddress>, string[]]>([
    [{ ResidentialStatusDD: 2, Rent: 1850 }, []],
    [{ ResidentialStatusDD: 2, Rent: 0 }, ['MissingRent']],
    [{ ResidentialStatusDD: 2, Rent: 1850.005 }, ['InvalidAmount']],
    [{ ResidentialStatusDD: 1, Rent: null }, []],
    [{ MonthsAtAddress: 999 }, []],
    [{ MonthsAtAddress: 1001 }, ['MonthsOutOfRange']],
    [{ MonthsAtAddress: -1 }, ['YearAddressHistory', 'MonthsOutOfRange']],
    [{ Address: anAddress({ StreetName: ' ' }) }, ['MissingAddress']],
    [{ Address: anAddress({ PostalLdu: '1R' }) }, ['InvalidPostalCode']],
    [{ Address: anAddress({ CountryTypeDD: 2, PostalFsa: '', PostalLdu: '' }) }, []],
  ])('with %o has %o', (given, expected) => expect(keys(anApplicantAddress(given))).toEqual(expected))
  it('stores no rent where nothing is rented', () => {
    expect(applicantAddressKind.clean(anApplicantAddress({ Rent: 900 })).Rent).toBe(null)
    expect(applicantAddressKind.clean(anApplicantAddress({ Rent: 900, ResidentialStatusDD: 2 })).Rent).toBe(900)
  })
  it('is the current one when its type is current', () => {
    const home = anApplicantAddress()
    expect(currentAddress([previous(), home])).toBe(home)
    expect(currentAddress([previous()])).toBe(undefined)
  })
})

describe('the same address as the main applicant', () => {
  it('is allowed for co-applicants once it is known', () => {
    expect(sameAddressEnabled({ primary: false, primaryAddresses: [anApplicantAddress()] })).toBe(true)
    expect(sameAddressEnabled({ primary: true, primaryAddresses: [anApplicantAddress()] })).toBe(false)
    expect(sameAddressEnabled({ primary: false, primaryAddresses: [previous()] })).toBe(false)
  })
  it('counts only where it is allowed', () => {
    expect(isSameAddress(1, true)).toBe(true)
    expect(isSameAddress(1, false)).toBe(false)
    expect(isSameAddress(0, true)).toBe(false)
  })
})
