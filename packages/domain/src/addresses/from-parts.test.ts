import { describe, expect, it, test } from 'vitest'
import { blankAddress } from './blank.ts'
import { addressFromMaps, addressFromParts } from './from-parts.ts'
import { addressFromLookUp, lookUpFromAddress } from './look-up-fields.ts'

const maps = (parts: Record<string, string>) =>
  addressFromMaps(Object.entries(parts).map(([type, long_name]) => ({ types: [type, 'political'], long_name })))

describe('a place of a maps service', () => {
  it('gives number, street, town, province and postal code', () =>
    expect(
      maps({
        subpremise: '4',
        street_number: '157',
        route: 'Garafraxa Street South',
        locality: 'Durham',
        administrative_area_level_1: 'Ontario',
        country: 'Canada',
        postal_code: 'N0G 1R0',
      }),
    ).toEqual({
      ...blankAddress,
      UnitNumber: '4',
      StreetNumber: '157',
      StreetName: 'Garafraxa',
      StreetTypeDD: 0,
      StreetDirectionDD: 1,
      City: 'Durham',
      ProvinceDD: 9,
      PostalFsa: 'N0G',
      PostalLdu: '1R0',
    }))
  it('in the United States has a state and a code of elsewhere', () =>
    expect(
      maps({ administrative_area_level_1: 'New York', country: 'United States', postal_code: '10001' }),
    ).toMatchObject({ CountryTypeDD: 2, ProvinceDD: 33, InternationalPostalCode: '10001', PostalFsa: '' }))
  test.each([
    ['Québec', 11],
    ['Quebec City Region', 11],
    ['Alberta', 1],
  ])('in %s is in province %i', (name, code) =>
    expect(maps({ administrative_area_level_1: name, country: 'Canada' }).ProvinceDD).toBe(code),
  )
  it('is in Ontario when no province is found', () => {
    expect(maps({}).ProvinceDD).toBe(9)
    expect(maps({ administrative_area_level_1: 'Nowhere' }).ProvinceDD).toBe(9)
  })
})

describe('parts in words', () => {
  it('longer than an address keeps them are cut', () =>
    expect(addressFromParts({ unit: '1'.repeat(30), city: 'c'.repeat(300) })).toMatchObject({
      UnitNumber: '1'.repeat(10),
      City: 'c'.repeat(100),
    }))
  it('go to the form of the look-up calls and back', () => {
    const address = addressFromParts({ unit: '4', streetNumber: '7', route: 'rue Laurier', province: 'QC' })
    expect(lookUpFromAddress(address).Unit).toBe('4')
    expect(addressFromLookUp(lookUpFromAddress(address))).toEqual(address)
  })
})
