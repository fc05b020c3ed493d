/** `1,234,567`, and `1.234.567`, where several points must be thousands separators. */
const groupedByComma = /^[1-9]\d{0,2}(,\d{3})+$/
const groupedByPoint = /^[1-9]\d{0,2}(\.\d{3}){2,}$/

/** Thousands between spaces or apostrophes: `1 234 567,50`. Two numbers after each other are not one. */
const groupedBySpace = /^\d{1,3}(?:[ \u00a0\u2009\u202f'\u2019]\d{3})+(?=$|[.,])/

/** The text with a decimal point and without thousands separators. The later of `,` and `.` is the decimal mark. */
const withPoint = (text: string): string => {
  if (groupedByComma.test(text)) return text.replaceAll(',', '')
  if (groupedByPoint.test(text)) return text.replaceAll('.', '')
  const decimal = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.'
  const thousands = decimal === ',' ? '.' : ','
  const [whole = '', ...rest] = text.split(decimal)
  const grouped = whole.includes(thousands) ? whole.split(thousands) : [whole]
  const wellGrouped = grouped.every((group, index) => index === 0 || group.length === 3)
  return wellGrouped && rest.length <= 1 ? [grouped.join(''), ...rest].join('.') : ''
}

/**
 * Parses a number typed in either language: null for empty text, undefined for an invalid number or more than
 * `decimals` decimals. `1,500` is fifteen hundred; `1,5` is one and a half.
 */
export const parseDecimal = (text: string, decimals: number): number | null | undefined => {
  const given = text.trim()
  if (given === '') return null
  const sign = given.startsWith('-') || given.startsWith('\u2212') ? -1 : 1
  const unsigned = sign === -1 ? given.slice(1).trim() : given
  const plain = withPoint(unsigned.replace(groupedBySpace, (whole) => whole.replace(/\D/g, '')))
  const parts = /^(\d*)(?:\.(\d*))?$/.exec(plain)
  const [, whole = '', fraction = ''] = parts ?? []
  if (!parts || whole + fraction === '' || fraction.length > decimals || whole.length > 15) return undefined
  const number = sign * Number(`${whole || '0'}.${fraction || '0'}`)
  return number === 0 ? 0 : number
}
