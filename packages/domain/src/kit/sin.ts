/** A Social Insurance Number: nine digits, the last of which checks the others (Luhn). */
const separators = /[\s\u00a0\u202f-]/g
const masked = /^[•*]{6}\d{3}$/

/** Spaces and hyphens taken away; nothing else, so that a slip stays visible to the rule. */
export const normaliseSin = (text: string): string => text.replace(separators, '')

const luhnSum = (digits: string): number =>
  Array.from(digits)
    .reverse()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0)

/** Nine digits with a right check digit. Nine zeros would pass the sum and are nobody's. */
export const isValidSin = (text: string): boolean => {
  const sin = normaliseSin(text)
  return /^\d{9}$/.test(sin) && sin !== '000000000' && luhnSum(sin) % 10 === 0
}

/** `••• ••• 123`: all that any answer ever shows of a SIN. Empty for what has no nine digits. */
export const maskSin = (text: string): string => {
  const sin = normaliseSin(text)
  return /^\d{9}$/.test(sin) ? `••• ••• ${sin.slice(6)}` : ''
}

/** True for what maskSin made and a form sent back untouched. */
export const isMaskedSin = (text: string): boolean => masked.test(normaliseSin(text))
