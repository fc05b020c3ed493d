import { expect, test } from 'vitest'
import { anAddress } from '../testing/records.ts'
import { isSameAddress } from './same-address.ts'

test('an address is one place with and without the line that a loaded one is shown as', () => {
  const loaded = { ...anAddress(), AddressLine1: '100 King Street West' }
  expect(isSameAddress(loaded, anAddress())).toBe(true)
  const abroad = { ...anAddress(), StreetNumber: '', StreetName: '', CountryDD: 2, AddressLine1: '5 rue de la Paix' }
  expect(isSameAddress(abroad, { ...abroad, AddressLine1: '7 rue de la Paix' })).toBe(false)
})
