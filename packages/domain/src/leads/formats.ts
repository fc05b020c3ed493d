import { parseDecimal } from '../kit/parse-decimal.ts'
import { isPhone, normalisePhone } from '../kit/phone.ts'

/** The formats of the lead form's fields; stored values are normalised. Missing values are reported by `required`. */

/** An optional country code of one or two digits, then 3-3-4 digits with brackets, spaces, dots or dashes between. */
const phone = /^(?:\+?\d{1,2}[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}$/

export const isLeadPhone = (text: string): boolean =>
  phone.test(text.trim().replace(/[\u00a0\u202f]/g, ' ')) || isPhone(text)
/** Digits only, as the widget sends them; a number of another country keeps its +. */
export const leadPhoneDigits = (text: string): string => {
  const number = normalisePhone(text)
  return number.startsWith('+') ? number : text.replace(/\D/g, '')
}

/** Begins with http:// or https:// and a host, so it is never a script. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(text)

/** Nine digits, or three groups of three separated by spaces. */
export const isSinForm = (text: string): boolean => /^(?:\d{9}|\d{3}\s+\d{3}\s+\d{3})$/.test(text.trim())

const mostNumber = 999_999_999_999
const leadNumber = (text: string) => parseDecimal(text, 4)

/** A number of zero or more, as it is typed in either language: `3.5`, `3,5`, `1 500`. */
export const isLeadNumber = (text: string): boolean => {
  const number = leadNumber(text) ?? -1
  return number >= 0 && number <= mostNumber
}
/** As it is stored: with a decimal point, without thousands separators. */
export const leadNumberText = (text: string): string => String(leadNumber(text) ?? '')

/** Money in the lead form has no decimals. */
export const isLeadMoney = (text: string): boolean => /^\d{1,12}$/.test(text)
