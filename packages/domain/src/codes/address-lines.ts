import { type AddressWord, addressLine, streetLine as streetLineOf } from '../addresses/address-lines.ts'
import type { Address, LoadedAddress } from '../addresses/fields.ts'
import { withCountry } from '../addresses/rules.ts'
import type { Language } from '../kit/language.ts'
import { labelOf } from './menus.ts'

const wordsIn =
  (language: Language): AddressWord =>
  (menu, code) =>
    labelOf(menu, code, language)

/** Unit, number and street: see addresses/address-lines.ts. */
export const streetLine = (address: Address, language: Language): string =>
  streetLineOf(address, language, wordsIn(language))

/** The whole address in one line. */
export const fullAddressLine = (address: Address, language: Language): string =>
  addressLine(address, language, wordsIn(language))

/** The line without unit, for the list of properties. */
export const fullAddressWithoutUnit = (address: Address, language: Language): string =>
  fullAddressLine({ ...address, UnitNumber: '' }, language)

/** An address with its lines, in replies. */
export const loadedAddress = (address: Address, language: Language): LoadedAddress => ({
  ...withCountry(address),
  ShortFormatAddress: streetLine(address, language),
  FullFormatAddress: fullAddressLine(address, language),
  FullAddressWithoutUnit: fullAddressWithoutUnit(address, language),
})
