import { isNorthAmericanPhone } from '@foyer/domain/kit/north-american-phone.ts'
import { formatTypedForeign } from '@foyer/domain/kit/phone.ts'
import type { Pattern } from './retype.ts'

/** The most that a number of any country has (E.164). */
const mostDigits = 15

const northAmerican = (kept: string) => {
  const digits = kept.replace(/^\+?1(?=\d{10}$)/, '').slice(0, mostDigits)
  // Not cut: a number with a country code without + is refused or accepted as a whole.
  if (digits.length > 10) return digits
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  if (exchange === '') return area
  return line === '' ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}`
}

/** `(416) 555-0199`, or with a + (or 011, 00) in front `+33 1 23 45 67 89`. */
export const phonePattern: Pattern = {
  keeps: (character) => /[\d+]/.test(character),
  format: (kept) => {
    const number = kept.replace(/^(?:011|00)/, '+').replace(/(?!^)\+/g, '')
    return number.startsWith('+') && !isNorthAmericanPhone(number) ? formatTypedForeign(number) : northAmerican(number)
  },
}
