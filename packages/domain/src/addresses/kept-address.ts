import { cleanTexts } from '../kit/clean-texts.ts'
import { splitPostalCode } from '../kit/postal-code.ts'
import type { Address } from './fields.ts'
import { isInCanada, isInUnitedStates, isOverseas, otherState, withCountry } from './rules.ts'

/** A number, or the flag that there is none; only Canada and the United States ask. */
const withNumber = (address: Address): Address =>
  address.NoStreetNumberFlag === 1 && address.StreetNumber === '' && (isInCanada(address) || isInUnitedStates(address))
    ? address
    : { ...address, NoStreetNumberFlag: 0 }

/**
 * An address as it is stored: clean texts, a Canadian postal code in capitals in its two halves, a region only where there
 * are neither provinces nor states; there the name of a street includes its type. With a street name,
 * AddressLine1 is generated in the reader's language, so what a browser sends for it is dropped.
 */
export const keptAddress = (address: Address): Address => {
  const texts = withNumber(withCountry(cleanTexts(address)))
  const clean = texts.StreetName === '' ? texts : { ...texts, AddressLine1: '' }
  if (isOverseas(clean)) return { ...clean, ProvinceDD: otherState, StreetTypeDD: -1, StreetDirectionDD: -1 }
  const placed = { ...clean, Region: '' }
  return isInCanada(placed) ? { ...placed, ...splitPostalCode(placed.PostalFsa + placed.PostalLdu) } : placed
}
