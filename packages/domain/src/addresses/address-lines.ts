import { type Language, localeOf } from '../kit/language.ts'
import { formatPostalCode } from '../kit/postal-code.ts'
import type { Address } from './fields.ts'
import { isInCanada, isOverseas } from './rules.ts'

/** The label of a code in the language of the line. The server reads all menus, the browser those it loaded. */
export type AddressWord = (
  menu: 'StreetType' | 'StreetDirection' | 'Province' | 'STATE' | 'IdentificationCountry',
  code: number,
) => string

/** Canada Post writes a street's type before its name in French and after it in English. */
const streetWords: Record<Language, (type: string, name: string, direction: string) => string[]> = {
  en: (type, name, direction) => [name, type, direction],
  fr: (type, name, direction) => [type.toLocaleLowerCase(localeOf('fr')), name, direction],
}

const joined = (parts: readonly string[], separator: string) => parts.filter(Boolean).join(separator)

/** `5-120 Main Street West`, `5-120, rue Main Ouest`. Without a street name, the line as it was typed. */
export const streetLine = (address: Address, language: Language, wordOf: AddressWord): string => {
  if (address.StreetName === '') return address.AddressLine1
  const type = wordOf('StreetType', address.StreetTypeDD)
  const direction = wordOf('StreetDirection', address.StreetDirectionDD)
  const number = joined([address.UnitNumber, address.StreetNumber], '-')
  const street = joined(streetWords[language](type, address.StreetName, direction), ' ')
  return joined([number, street], language === 'fr' && type !== '' ? ', ' : ' ')
}

/** The province or state by its menu, elsewhere the region as it was typed. */
const regionOf = (address: Address, wordOf: AddressWord): string =>
  isOverseas(address) ? address.Region : wordOf(isInCanada(address) ? 'Province' : 'STATE', address.ProvinceDD)

/** Countries of Europe and North Africa that write the code before the town, by CountryDD. */
const codeFirst = new Set([
  12, 40, 56, 191, 203, 208, 246, 250, 276, 300, 380, 442, 504, 528, 578, 616, 620, 642, 703, 705, 724, 752, 756, 788,
  804,
])

/**
 * City, province and postal code: `Ottawa, Ontario K1A 0B1`, `Gatineau (Québec) J8X 1A1`. With the country outside Canada
 * and the United States: `69001 Lyon, France`.
 */
const placeLine = (address: Address, language: Language, wordOf: AddressWord): string => {
  const canadian = isInCanada(address)
  const province = regionOf(address, wordOf)
  const code = canadian ? formatPostalCode(address.PostalFsa + address.PostalLdu) : address.InternationalPostalCode
  const town =
    language === 'fr' && address.City !== '' && province !== ''
      ? `${address.City} (${province})`
      : joined([address.City, province], ', ')
  const country = isOverseas(address) ? wordOf('IdentificationCountry', address.CountryDD) : ''
  const parts = isOverseas(address) && codeFirst.has(address.CountryDD) ? [code, town] : [town, code]
  return joined([joined(parts, ' '), country], ', ')
}

/** The whole address in one line. */
export const addressLine = (address: Address, language: Language, wordOf: AddressWord): string =>
  joined([streetLine(address, language, wordOf), placeLine(address, language, wordOf)], ', ')
