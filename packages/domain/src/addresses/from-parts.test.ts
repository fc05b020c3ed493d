import { describe, expect, it, test } from 'vitest'
import { blankAddress } from './blank.ts'
import { addressFromParts } from './from-parts.ts'
import { addressFromLookUp, lookUpFromAddress } from './look-up-fields.ts'

describe('an address from its parts in words', () => {
  it('has number, street, town, province and postal code', () =>
    expect(
      addressFromParts({
        unit: '4',
        streetNumber: '157',
        route: 'Garafraxa Street South',
        city: 'Durham',
        province: 'Ontario',
        country: 'Canada',
        postalCode: 'N0G 1R0',
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
  it('in the United States has a state and an international postal code', () =>
    expect(addressFromParts({ province: 'New York', country: 'United States', postalCode: '10001' })).toMatchObject({
      CountryTypeDD: 2,
      ProvinceDD: 33,
      InternationalPostalCode: '10001',
      PostalFsa: '',
    }))
  test.each([
    ['Québec', 11],
    ['Quebec City Region', 11],
    ['Alberta', 1],
    ['Nowhere', 9],
    ['', 9],
  ])('in %j is in province %i, Ontario when none is found', (province, code) =>
    expect(addressFromParts({ province, country: 'Canada' }).ProvinceDD).toBe(code),
  )
  it('are cut to the length an address allows', () =>
    expect(addressFromParts({ unit: '1'.repeat(30), city: 'c'.repeat(300) })).toMatchObject({
      UnitNumber: '1'.repeat(10),
      City: 'c'.repeat(100),
    }))
  it('survive the form of the look-up calls', () => {
    const address = addressFromParts({ unit: '4', streetNumber: '7', route: 'rue Laurier', province: 'QC' })
    expect(lookUpFromAddress(address).Unit).toBe('4')
    expect(addressFromLookUp(lookUpFromAddress(address))).toEqual(address)
  })
})
