import type { Address, LoadedAddress } from '../addresses/fields.ts'
import { isInCanada } from '../addresses/rules.ts'
import type { Language } from '../kit/language.ts'
import { formatPostalCode } from '../kit/postal-code.ts'
import { labelOf } from './menus.ts'

/** Canada Post writes a street's type before its name in French and after it in English. */
const streetWords: Record<Language, (type: string, name: string, direction: string) => string[]> = {
  en: (type, name, direction) => [name, type, direction],
  fr: (type, name, direction) => [type.toLocaleLowerCase('fr-CA'), name, direction],
}

const joined = (parts: readonly string[], separator: string) => parts.filter(Boolean).join(separator)

/** `5-120 Main Street West`, `5-120, rue Main Ouest`. A line without a street name is the one that was typed. */
export const streetLine = (address: Address, language: Language): string => {
  if (address.StreetName === '') return address.AddressLine1
  const type = labelOf('StreetType', address.StreetTypeDD, language)
  const direction = labelOf('StreetDirection', address.StreetDirectionDD, language)
  const number = joined([address.UnitNumber, address.StreetNumber], '-')
  const street = joined(streetWords[language](type, address.StreetName, direction), ' ')
  return joined([number, street], language === 'fr' && type !== '' ? ', ' : ' ')
}

/** City, province and postal code: `Ottawa, Ontario K1A 0B1`, `Gatineau (Québec) J8X 1A1`. */
const placeLine = (address: Address, language: Language): string => {
  const canadian = isInCanada(address)
  const province = labelOf(canadian ? 'Province' : 'STATE', address.ProvinceDD, language)
  const code = canadian ? formatPostalCode(address.PostalFsa + address.PostalLdu) : address.InternationalPostalCode
  const town =
    language === 'fr' && address.City !== '' && province !== ''
      ? `${address.City} (${province})`
      : joined([address.City, province], ', ')
  return joined([town, code], ' ')
}

/** The whole address in one line. */
export const fullAddressLine = (address: Address, language: Language): string =>
  joined([streetLine(address, language), placeLine(address, language)], ', ')

/** The same without unit, which a list of properties leaves out. */
export const fullAddressWithoutUnit = (address: Address, language: Language): string =>
  fullAddressLine({ ...address, UnitNumber: '' }, language)

/** An address with its lines, as it leaves the server. */
export const loadedAddress = (address: Address, language: Language): LoadedAddress => ({
  ...address,
  ShortFormatAddress: streetLine(address, language),
  FullFormatAddress: fullAddressLine(address, language),
  FullAddressWithoutUnit: fullAddressWithoutUnit(address, language),
})
