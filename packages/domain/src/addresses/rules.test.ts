import { describe, expect, it, test } from 'vitest'
import { anAddress } from '../testing/records.ts'
import type { Address } from './fields.ts'
import { postalCodeProblems } from './rules.ts'

const problems = (given: Partial<Address>) =>
  postalCodeProblems(anAddress(given)).map(({ Field, Key }) => `${Field} ${Key}`)
const unitedStates = { CountryTypeDD: 2, CountryDD: 2 }

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
