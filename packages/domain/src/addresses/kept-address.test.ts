import { expect, it } from 'vitest'
import { blankAddress } from './blank.ts'
import type { Address } from './fields.ts'
import { keptAddress } from './kept-address.ts'

it('stores a Canadian postal code in capitals, in two halves', () =>
  expect(keptAddress({ ...blankAddress, City: ' Ottawa ', PostalFsa: 'k1a', PostalLdu: '0b1' })).toEqual({
    ...blankAddress,
    City: 'Ottawa',
    PostalFsa: 'K1A',
    PostalLdu: '0B1',
  }))

it('leaves an international postal code unchanged', () =>
  expect(keptAddress({ ...blankAddress, CountryTypeDD: 2, InternationalPostalCode: 'sw1a 1aa' })).toMatchObject({
    InternationalPostalCode: 'sw1a 1aa',
    PostalFsa: '',
  }))

it('drops the line of an address with a street name and keeps a typed line', () => {
  const typed = { ...blankAddress, AddressLine1: 'PO Box 5' }
  expect(keptAddress(typed).AddressLine1).toBe('PO Box 5')
  expect(keptAddress({ ...typed, StreetName: 'Main' }).AddressLine1).toBe('')
})

it('names the country of an address that has CountryTypeDD alone: Canada, the United States with a state, or unknown', () => {
  const countryOf = (given: Partial<Address>) => keptAddress({ ...blankAddress, ...given }).CountryDD
  expect(countryOf({})).toBe(1)
  expect(countryOf({ CountryDD: -1 })).toBe(1)
  expect(countryOf({ CountryTypeDD: 2, ProvinceDD: 33 })).toBe(2)
  expect(countryOf({ CountryTypeDD: 2, ProvinceDD: 53 })).toBe(-1)
  expect(countryOf({ CountryTypeDD: 2 })).toBe(-1)
  expect(countryOf({ CountryTypeDD: 2, CountryDD: 250, ProvinceDD: 33 })).toBe(250)
})

it('keeps a region only where there are neither provinces nor states, which have ProvinceDD 53', () => {
  const region = { ...blankAddress, Region: 'Bretagne', ProvinceDD: 11 }
  expect(keptAddress(region)).toMatchObject({ Region: '', ProvinceDD: 11 })
  expect(keptAddress({ ...region, CountryTypeDD: 2, CountryDD: 2 })).toMatchObject({ Region: '', ProvinceDD: 11 })
  expect(keptAddress({ ...region, CountryTypeDD: 2, CountryDD: 250 })).toMatchObject({
    Region: 'Bretagne',
    ProvinceDD: 53,
  })
  expect(
    keptAddress({ ...region, CountryTypeDD: 2, CountryDD: 250, StreetTypeDD: 1, StreetDirectionDD: 1 }),
  ).toMatchObject({
    StreetTypeDD: -1,
    StreetDirectionDD: -1,
  })
})
