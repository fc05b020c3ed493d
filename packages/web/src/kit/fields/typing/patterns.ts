import type { Language } from '@foyer/domain/kit/language.ts'
import type { Pattern } from './retype.ts'

const isDigit = (character: string) => /\d/.test(character)

const inGroups = (kept: string, ...ends: number[]) =>
  [0, ...ends]
    .map((start, index) => kept.slice(start, ends[index] ?? kept.length))
    .filter(Boolean)
    .join(' ')

export const sinPattern: Pattern = { keeps: isDigit, format: (kept) => inGroups(kept.slice(0, 9), 3, 6) }

export const phonePattern: Pattern = {
  keeps: isDigit,
  format: (kept) => {
    const digits = kept.replace(/^1(?=\d{10})/, '').slice(0, 10)
    const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
    if (exchange === '') return area
    return line === '' ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}`
  },
}

export const postalCodePattern: Pattern = {
  keeps: (character) => /[a-z\d]/i.test(character),
  format: (kept) => inGroups(kept.toUpperCase().slice(0, 6), 3),
}

const separators: Record<Language, { thousands: string; decimal: string; isDecimal: RegExp }> = {
  en: { thousands: ',', decimal: '.', isDecimal: /\./ },
  // A point is as good as the comma here: the keypads of many phones have no other.
  fr: { thousands: '\u00a0', decimal: ',', isDecimal: /[.,]/ },
}

/** Thousands apart, one decimal mark, at most `decimals` digits after it. */
export const numberPattern = (language: Language, decimals: number, digits = 9): Pattern => {
  const { thousands, decimal, isDecimal } = separators[language]
  return {
    keeps: (character) => isDigit(character) || isDecimal.test(character),
    format: (kept) => {
      const mark = kept.search(isDecimal)
      const whole = (mark < 0 ? kept : kept.slice(0, mark)).replace(/^0+(?=\d)/, '').slice(0, digits)
      const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands)
      if (mark < 0 || decimals === 0) return grouped
      const fraction = kept.slice(mark + 1).replace(/\D/g, '')
      return `${grouped === '' ? '0' : grouped}${decimal}${fraction.slice(0, decimals)}`
    },
  }
}

/** The number in such a text; null for none. */
export const numberIn = (text: string, language: Language): number | null => {
  const { thousands, decimal } = separators[language]
  const plain = text.replaceAll(thousands, '').replace(decimal, '.')
  return plain === '' ? null : Number(plain)
}

/** A number as it stands in a box. */
export const numberText = (value: number | null, language: Language, decimals: number): string => {
  if (value === null) return ''
  const { decimal } = separators[language]
  // 2145.5 dollars are $2,145.50; a rate of 5.5 is 5.5.
  const plain = decimals === 2 && !Number.isInteger(value) ? value.toFixed(2) : String(value)
  return numberPattern(language, decimals).format(plain.replace('.', decimal))
}
