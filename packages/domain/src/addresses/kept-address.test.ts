import { expect, it } from 'vitest'
import { blankAddress } from './blank.ts'
import { keptAddress } from './kept-address.ts'

it('a Canadian postal code is kept in capitals, in halves', () =>
  expect(keptAddress({ ...blankAddress, City: ' Ottawa ', PostalFsa: 'k1a', PostalLdu: '0b1' })).toEqual({
    ...blankAddress,
    City: 'Ottawa',
    PostalFsa: 'K1A',
    PostalLdu: '0B1',
  }))

it('a code of elsewhere is left as it is', () =>
  expect(keptAddress({ ...blankAddress, CountryTypeDD: 2, InternationalPostalCode: 'sw1a 1aa' })).toMatchObject({
    InternationalPostalCode: 'sw1a 1aa',
    PostalFsa: '',
  }))

it('the line of a named street is not kept, since it is made in each language; a typed line is', () => {
  const typed = { ...blankAddress, AddressLine1: 'PO Box 5' }
  expect(keptAddress(typed).AddressLine1).toBe('PO Box 5')
  expect(keptAddress({ ...typed, StreetName: 'Main' }).AddressLine1).toBe('')
})
