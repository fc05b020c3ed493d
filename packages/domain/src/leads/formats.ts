/** The written forms of the lead form's widgets; what is kept is normalised. Empty is the business of `required`. */

/** An optional country prefix of one or two digits, then 3-3-4 digits with brackets, spaces, dots or dashes between. */
const phone = /^(?:\+?\d{1,2}[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}$/

export const isLeadPhone = (text: string): boolean => phone.test(text.trim().replace(/[\u00a0\u202f]/g, ' '))
/** Digits only, as the widget emits them. */
export const leadPhoneDigits = (text: string): string => text.replace(/\D/g, '')

/** Begins with http:// or https:// and names a host: nothing that could run. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(text)

/** Nine digits, or three groups of three with spaces between. */
export const isSinForm = (text: string): boolean => /^(?:\d{9}|\d{3}\s+\d{3}\s+\d{3})$/.test(text.trim())

/** A number of zero or more; money of the lead form has no decimals. */
export const isLeadNumber = (text: string): boolean => /^\d{1,12}(?:\.\d{1,4})?$/.test(text)
export const isLeadMoney = (text: string): boolean => /^\d{1,12}$/.test(text)
