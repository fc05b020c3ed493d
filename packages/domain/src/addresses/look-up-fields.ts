import Type, { type Static } from 'typebox'
import { Choice, Text } from '../kit/schema.ts'
import { blankAddress } from './blank.ts'
import type { Address } from './fields.ts'
import { withCountry } from './rules.ts'

/** The parts of a street line beside its number; -1 without a type or direction. */
export const StreetParts = Type.Object({ StreetName: Text(100), StreetTypeDD: Choice, StreetDirectionDD: Choice })
export type StreetParts = Static<typeof StreetParts>

/** An address in the look-up calls (Addr): it has Unit instead of UnitNumber. */
export const LookedUpAddress = Type.Object({
  Unit: Text(10),
  StreetNumber: Text(20),
  ...StreetParts.properties,
  City: Text(100),
  ProvinceDD: Choice,
  CountryTypeDD: Choice,
  PostalFsa: Text(3),
  PostalLdu: Text(3),
})
export type LookedUpAddress = Static<typeof LookedUpAddress>

/** One suggestion. Next: `Find` opens a group of addresses (a building, a street), `Retrieve` requests this one. */
export const FoundAddress = Type.Object({
  Id: Text(300),
  Text: Text(300),
  Description: Text(300),
  Next: Type.Unsafe<'Find' | 'Retrieve'>({ type: 'string', enum: ['Find', 'Retrieve'] }),
})
export type FoundAddress = Static<typeof FoundAddress>

export const addressFromLookUp = ({ Unit, ...parts }: LookedUpAddress): Address =>
  withCountry({ ...blankAddress, ...parts, UnitNumber: Unit })

export const lookUpFromAddress = (address: Address): LookedUpAddress => ({
  Unit: address.UnitNumber,
  StreetNumber: address.StreetNumber,
  StreetName: address.StreetName,
  StreetTypeDD: address.StreetTypeDD,
  StreetDirectionDD: address.StreetDirectionDD,
  City: address.City,
  ProvinceDD: address.ProvinceDD,
  CountryTypeDD: address.CountryTypeDD,
  PostalFsa: address.PostalFsa,
  PostalLdu: address.PostalLdu,
})
