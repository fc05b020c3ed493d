/** A North American number is stored as ten digits. */
const prefix = /^1(?=[2-9]\d{9}$)/
/** Area codes never begin with 0 or 1: ten digits that do are a number with its country code and a missing digit. */
const tenDigits = /^[2-9]\d{9}$/
const punctuation = /^\+?[\d\s\u00a0\u202f().-]*$/

/** Its digits without the country code 1; other text is unchanged, so that the rule rejects it. */
export const northAmericanDigits = (text: string): string =>
  punctuation.test(text.trim()) ? text.replace(/\D/g, '').replace(prefix, '') : text.trim()

export const isNorthAmericanPhone = (text: string): boolean => tenDigits.test(northAmericanDigits(text))

/**
 * `(###) ###-####`; other text is unchanged. Pages that show only the broker's number use it, since the rules of all
 * countries (phone.ts) are 30 kB.
 */
export const formatNorthAmericanPhone = (text: string): string => {
  const digits = northAmericanDigits(text)
  return tenDigits.test(digits) ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : text
}
