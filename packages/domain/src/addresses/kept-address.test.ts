import { expect, it } from 'vitest'
import { blankAddress } from './blank.ts'
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
