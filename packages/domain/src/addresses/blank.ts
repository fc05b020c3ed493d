import type { Address } from './fields.ts'

export const blankAddress: Address = {
  UnitNumber: '',
  StreetNumber: '',
  StreetName: '',
  StreetTypeDD: -1,
  StreetDirectionDD: -1,
  City: '',
  ProvinceDD: -1,
  CountryTypeDD: 1,
  PostalFsa: '',
  PostalLdu: '',
  InternationalPostalCode: '',
  AddressLine1: '',
  AddressLine2: '',
}
