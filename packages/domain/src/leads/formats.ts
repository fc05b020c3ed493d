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

/** A number of zero or more; money in the lead form has no decimals. */
export const isLeadNumber = (text: string): boolean => /^\d{1,12}(?:\.\d{1,4})?$/.test(text)
export const isLeadMoney = (text: string): boolean => /^\d{1,12}$/.test(text)
