/** What masks begin with. */
const dots = '••••'

export const isMaskedNumber = (number: string): boolean => number.startsWith(dots)

/** Only the last characters of the number of an identification document; a mask stays as it is. */
export const maskNumber = (number: string): string => {
  if (isMaskedNumber(number)) return number
  const signs = number.replace(/[^\p{L}\p{N}]/gu, '')
  const shown = signs.length > 6 ? 4 : signs.length > 3 ? 2 : 0
  return `${dots} ${signs.slice(signs.length - shown)}`.trim()
}
