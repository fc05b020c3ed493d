import { cleanTexts } from '../kit/clean-texts.ts'
import { splitPostalCode } from '../kit/postal-code.ts'
import type { Address } from './fields.ts'
import { isInCanada } from './rules.ts'

/**
 * An address as it is kept: its texts clean, a Canadian postal code in capitals in its two halves. The line of a named
 * street is made from its parts in the reader's language, so what a browser sends back of it is not an answer.
 */
export const keptAddress = (address: Address): Address => {
  const texts = cleanTexts(address)
  const clean = texts.StreetName === '' ? texts : { ...texts, AddressLine1: '' }
  return isInCanada(clean) ? { ...clean, ...splitPostalCode(clean.PostalFsa + clean.PostalLdu) } : clean
}
