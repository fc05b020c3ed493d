import { cleanTexts } from '../kit/clean-texts.ts'
import { splitPostalCode } from '../kit/postal-code.ts'
import type { Address } from './fields.ts'
import { isInCanada } from './rules.ts'

/** An address as it is kept: its texts clean, a Canadian postal code in capitals in its two halves. */
export const keptAddress = (address: Address): Address => {
  const clean = cleanTexts(address)
  return isInCanada(clean) ? { ...clean, ...splitPostalCode(clean.PostalFsa + clean.PostalLdu) } : clean
}
