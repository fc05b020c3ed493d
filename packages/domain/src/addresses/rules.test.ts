import { describe, expect, it, test } from 'vitest'
import { anAddress } from '../testing/records.ts'
import { blankAddress } from './blank.ts'
import type { Address } from './fields.ts'
import { addressProblems, postalCodeProblems } from './rules.ts'

const problems = (given: Partial<Address>) =>
  postalCodeProblems(anAddress(given)).map(({ Field, Key }) => `${Field} ${Key}`)
const unitedStates = { CountryTypeDD: 2, CountryDD: 2 }

describe('a required address', () => {
  const missing = (given: Partial<Address>, need: Parameters<typeof addressProblems>[1] = 'full') =>
    addressProblems({ ...blankAddress, ...given }, need, 'MissingAddress').map(({ Field, Key }) => [Field, Key])
  const street = ['StreetName', 'MissingAddress']
  const city = ['City', 'MissingCity']
  const province = ['ProvinceDD', 'MissingProvince']
  it('in Canada has number, street, city, province and postal code', () => {
    expect(missing({ StreetDirectionDD: 1, City: 'Durham' }).slice(0, 2)).toEqual([
      ['StreetNumber', 'MissingStreetNumber'],
      street,
    ])
    expect(missing({ StreetName: 'Main' })).toEqual([
      ['StreetNumber', 'MissingStreetNumber'],
      city,
      province,
      ['PostalFsa', 'MissingPostalCode'],
    ])
    expect(missing(anAddress())).toEqual([])
  })
  it('that was not begun is one problem', () => expect(missing({})).toEqual([street]))
  it('without a number is accepted when it is marked so', () =>
    expect(missing(anAddress({ StreetNumber: '', NoStreetNumberFlag: 1 }))).toEqual([]))
  it('in the United States has a ZIP code', () =>
    expect(missing({ ...unitedStates, StreetNumber: '12', StreetName: 'Elm' })).toEqual([
      city,
      province,
      ['InternationalPostalCode', 'MissingZipCode'],
    ]))
  it('elsewhere has a street and a city', () =>
    expect(missing({ CountryTypeDD: 2, CountryDD: 250, StreetNumber: '1' })).toEqual([street, city]))
  it('of a place has city and province', () => expect(missing({}, 'place')).toEqual([city, province]))
  it('of a site that asks for less has a street, or nothing', () => {
    expect(missing({}, 'street')).toEqual([street])
    expect(missing({}, 'nothing')).toEqual([])
  })
  it('reports half a postal code once', () =>
    expect(missing(anAddress({ PostalLdu: '' }))).toEqual([['PostalFsa', 'InvalidPostalCode']]))
})

describe('the code of an address', () => {
  test.each(['', '05401', '05401-1234', '054011234', ' 05401 '])('%j is valid in the United States', (code) =>
    expect(problems({ ...unitedStates, InternationalPostalCode: code })).toEqual([]),
  )
  test.each(['0540', '054012', 'K1A 0B1'])('%j is invalid in the United States', (code) =>
    expect(problems({ ...unitedStates, InternationalPostalCode: code })).toEqual([
      'InternationalPostalCode InvalidZipCode',
    ]),
  )
  it('is free in any other country, and where the country is unknown', () => {
    for (const CountryDD of [250, -1])
      expect(problems({ CountryTypeDD: 2, CountryDD, InternationalPostalCode: 'SW1A 1AA' })).toEqual([])
  })
  it('is a postal code in Canada', () => {
    expect(problems({})).toEqual([])
    expect(problems({ PostalFsa: 'Z1Z', InternationalPostalCode: '1' })).toEqual(['PostalFsa InvalidPostalCode'])
  })
})
