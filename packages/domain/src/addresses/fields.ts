import Type, { type Static } from 'typebox'
import { schemaOf, Text } from '../kit/schema.ts'
import { addressVocabulary } from './vocabulary.ts'

/** A civic address. Country 1 is Canada (postal code in PostalFsa + PostalLdu), 2 is elsewhere (InternationalPostalCode). */
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
