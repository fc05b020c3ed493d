import type { Address } from '@foyer/domain/addresses/fields.ts'
import type { addressPartCodes } from '@foyer/domain/leads/controls.ts'

const code = (value: number) => (value < 0 ? '' : String(value))

/** The values of the fields around a look-up, by their codes. */
export const neighboursOf = (address: Address): Record<(typeof addressPartCodes)[number], string[]> => ({
  UNITNO: [address.UnitNumber],
  STREETNO: [address.StreetNumber],
  STREETNAME: [address.StreetName],
  STREETTYPE: [code(address.StreetTypeDD)],
  STREETDIRECTION: [code(address.StreetDirectionDD)],
  CITY: [address.City],
  PROVINCE: [code(address.ProvinceDD)],
  COUNTRY: [code(address.CountryTypeDD)],
  POSTALCODE: [address.PostalFsa, address.PostalLdu],
})
