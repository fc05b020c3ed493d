/** A North American number is kept as ten digits. */
const prefix = /^1(?=\d{10}$)/
/** No area code begins with 0 or 1: ten digits that do are a number with its 1 before it and a digit lost. */
const tenDigits = /^[2-9]\d{9}$/
const punctuation = /^\+?[\d\s\u00a0\u202f().-]*$/

/** Its digits without +1 or 1 before them; text that is no number stays as it is, so that the rule sees it. */
export const normalisePhone = (text: string): string =>
  punctuation.test(text.trim()) ? text.replace(/\D/g, '').replace(prefix, '') : text.trim()

export const isPhone = (text: string): boolean => tenDigits.test(normalisePhone(text))

/** `(###) ###-####`; other text comes back unchanged. */
export const formatPhone = (text: string): string => {
  const digits = normalisePhone(text)
  return tenDigits.test(digits) ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : text
}
