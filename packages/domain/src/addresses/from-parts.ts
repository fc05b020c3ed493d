import { plainWord } from '../kit/plain-words.ts'
import { splitPostalCode } from '../kit/postal-code.ts'
import { cleanLine } from '../kit/text.ts'
import { blankAddress } from './blank.ts'
import type { Address } from './fields.ts'
import { provinceCode, stateCode } from './place-codes.ts'
import { countries, countryCodes } from './rules.ts'
import { streetParts } from './street-parts.ts'

/** The parts of an address in words, as a service or a file returns them. */
export interface WordedAddress {
  unit?: string
  streetNumber?: string
  /** Name with type and direction: `Garafraxa Street South`. */
  route?: string
  city?: string
  province?: string
  country?: string
  postalCode?: string
}

const ontario = 9
const unitedStates = new Set(['us', 'usa', 'unitedstates', 'unitedstatesofamerica', 'etatsunis', 'etatsunisdamerique'])

/**
 * Parses an address in words. The country United States gives CountryTypeDD 2 with a state in ProvinceDD; every other
 * country is read as Canada, and an unknown province as Ontario.
 */
export const addressFromParts = (worded: WordedAddress): Address => {
  const foreign = unitedStates.has(plainWord(worded.country ?? ''))
  const place = worded.province ?? ''
  const code = cleanLine(worded.postalCode ?? '')
  return {
    ...blankAddress,
    UnitNumber: cleanLine(worded.unit ?? '').slice(0, 10),
    StreetNumber: cleanLine(worded.streetNumber ?? '').slice(0, 20),
    ...streetParts(worded.route ?? ''),
    City: cleanLine(worded.city ?? '').slice(0, 100),
    CountryTypeDD: foreign ? countries.other : countries.canada,
    CountryDD: foreign ? countryCodes.unitedStates : countryCodes.canada,
    ProvinceDD: foreign ? (stateCode(place) ?? -1) : (provinceCode(place) ?? ontario),
    ...(foreign ? { InternationalPostalCode: code.slice(0, 12) } : splitPostalCode(code)),
  }
}
