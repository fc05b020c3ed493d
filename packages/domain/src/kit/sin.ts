/** A Social Insurance Number: nine digits, the last of which is a check digit (Luhn). */
const separators = /[\s\u00a0\u202f-]/g
const masked = /^[•*]{6}\d{3}$/

/** Removes only spaces and hyphens, so that the rule rejects typos. */
export const normaliseSin = (text: string): string => text.replace(separators, '')

const luhnSum = (digits: string): number =>
  Array.from(digits)
    .reverse()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0)

/** Nine digits with a valid check digit. Nine zeros pass the check but are never assigned. */
export const isValidSin = (text: string): boolean => {
  const sin = normaliseSin(text)
  return /^\d{9}$/.test(sin) && sin !== '000000000' && luhnSum(sin) % 10 === 0
}

/** `••• ••• 123`: the most that any reply shows of a SIN. Empty without nine digits. */
export const maskSin = (text: string): string => {
  const sin = normaliseSin(text)
  return /^\d{9}$/.test(sin) ? `••• ••• ${sin.slice(6)}` : ''
}

/** Whether the text is an unchanged mask of maskSin. */
export const isMaskedSin = (text: string): boolean => masked.test(normaliseSin(text))
