import Type, { type Static } from 'typebox'
import { Choice, Text } from '../kit/schema.ts'

/** A civic address. Country 1 is Canada (postal code in PostalFsa + PostalLdu), 2 is elsewhere (InternationalPostalCode). */
export const Address = Type.Object({
  UnitNumber: Text(10),
  StreetNumber: Text(20),
  StreetName: Text(100),
  StreetTypeDD: Choice,
  StreetDirectionDD: Choice,
  City: Text(100),
  ProvinceDD: Choice,
  CountryTypeDD: Choice,
  PostalFsa: Text(3),
  PostalLdu: Text(3),
  InternationalPostalCode: Text(12),
  AddressLine1: Text(200),
  AddressLine2: Text(200),
})
export type Address = Static<typeof Address>

/** The same with its lines in the words of the caller's language, as lists and summaries show it. */
export const LoadedAddress = Type.Object({
  ...Address.properties,
  /** Unit, number and street. */
  ShortFormatAddress: Text(300),
  /** The whole address in one line. */
  FullFormatAddress: Text(500),
  FullAddressWithoutUnit: Text(500),
})
export type LoadedAddress = Static<typeof LoadedAddress>
