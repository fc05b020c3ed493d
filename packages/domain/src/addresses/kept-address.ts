import { cleanTexts } from '../kit/clean-texts.ts'
import { splitPostalCode } from '../kit/postal-code.ts'
import type { Address } from './fields.ts'
import { isInCanada } from './rules.ts'

/**
 * An address as it is stored: clean texts, a Canadian postal code in capitals in its two halves. With a street name,
 * AddressLine1 is generated in the reader's language, so what a browser sends for it is dropped.
 */
export const keptAddress = (address: Address): Address => {
  const texts = cleanTexts(address)
  const clean = texts.StreetName === '' ? texts : { ...texts, AddressLine1: '' }
  return isInCanada(clean) ? { ...clean, ...splitPostalCode(clean.PostalFsa + clean.PostalLdu) } : clean
}
