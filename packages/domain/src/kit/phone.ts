import { AsYouType, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { formatNorthAmericanPhone, isNorthAmericanPhone, northAmericanDigits } from './north-american-phone.ts'

/** How a number abroad is dialled from North America or Europe. No area code begins with 0. */
const dialledAbroad = /^(?:011|00)/

/** With + for a country code that was dialled. */
const withPlus = (text: string): string => {
  const digits = northAmericanDigits(text)
  return !text.trim().startsWith('+') && dialledAbroad.test(digits) ? digits.replace(dialledAbroad, '+') : text.trim()
}

/** Fifteen digits, and one that is dialled only inside the country: +44 (0)20. */
const mostDigits = 16

/**
 * A complete number outside North America. The library receives + and digits only, since its expressions for other
 * texts take exponential time.
 */
const foreignOf = (number: string): PhoneNumber | undefined => {
  const digits = northAmericanDigits(number)
  if (!number.startsWith('+') || !/^\d+$/.test(digits) || digits.length > mostDigits) return undefined
  const found = parsePhoneNumberFromString(`+${number.replace(/\D/g, '')}`)
  return found?.isPossible() === true && found.countryCallingCode !== '1' ? found : undefined
}

/** With + only as a whole: ten digits after it are a foreign number with a missing digit. */
const isNorthAmerican = (number: string): boolean =>
  isNorthAmericanPhone(number) && (!number.startsWith('+') || number.replace(/\D/g, '').length === 11)

/**
 * As it is stored: ten digits of a North American number, `+` and the digits of any other (E.164). An incomplete number
 * is its digits and other text is unchanged, so that the rule rejects both.
 */
export const normalisePhone = (text: string): string => {
  const number = withPlus(text)
  const foreign = foreignOf(number)
  if (foreign !== undefined) return foreign.number
  const digits = northAmericanDigits(number)
  const isIncomplete = number.startsWith('+') && /^\d+$/.test(digits) && !isNorthAmerican(number)
  return isIncomplete ? `+${number.replace(/\D/g, '')}` : digits
}

export const isPhone = (text: string): boolean => {
  const number = withPlus(text)
  return isNorthAmerican(number) || foreignOf(number) !== undefined
}

/** `(613) 555-0123`, `+44 20 7946 0958`; other text is unchanged. */
export const formatPhone = (text: string): string => {
  const number = withPlus(text)
  const foreign = foreignOf(number)
  if (foreign !== undefined) return foreign.formatInternational()
  return isNorthAmerican(number) ? formatNorthAmericanPhone(number) : text
}

/** `+` and the digits with the country code, as services expect it. */
export const internationalPhone = (text: string): string => {
  const number = normalisePhone(text)
  return number.startsWith('+') ? number : `+1${number}`
}

/** A foreign number while it is typed, `+44 20 7946`, from its + and digits. */
export const formatTypedForeign = (typed: string): string => new AsYouType().input(typed.slice(0, 1 + mostDigits))
