import Type, { type Static } from 'typebox'
import { schemaOf, Text } from '../kit/schema.ts'
import { addressVocabulary } from './vocabulary.ts'

/**
 * A civic address. CountryTypeDD 1 is Canada (province in ProvinceDD, postal code in PostalFsa + PostalLdu), 2 is elsewhere
 * (InternationalPostalCode). CountryDD names the country: 1 Canada, 2 the United States (state in ProvinceDD), any other
 * by its ISO 3166-1 number (Region, and ProvinceDD 53), -1 where only CountryTypeDD is known.
 */
export const Address = schemaOf(addressVocabulary)
export type Address = Static<typeof Address>

/** An address with its lines in the caller's language, for lists and summaries. */
export const LoadedAddress = Type.Object({
  ...Address.properties,
  /** Unit, number and street. */
  ShortFormatAddress: Text(300),
  /** The whole address in one line. */
  FullFormatAddress: Text(500),
  FullAddressWithoutUnit: Text(500),
})
export type LoadedAddress = Static<typeof LoadedAddress>
