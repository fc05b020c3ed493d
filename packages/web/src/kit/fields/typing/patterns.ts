import type { Language } from '@foyer/domain/kit/language.ts'
import type { Pattern } from './retype.ts'

const isDigit = (character: string) => /\d/.test(character)

const inGroups = (kept: string, ...ends: number[]) =>
  [0, ...ends]
    .map((start, index) => kept.slice(start, ends[index] ?? kept.length))
    .filter(Boolean)
    .join(' ')

export const sinPattern: Pattern = { keeps: isDigit, format: (kept) => inGroups(kept.slice(0, 9), 3, 6) }

export const postalCodePattern: Pattern = {
  keeps: (character) => /[a-z\d]/i.test(character),
  format: (kept) => inGroups(kept.toUpperCase().slice(0, 6), 3),
}

const separators: Record<Language, { thousands: string; decimal: string; isDecimal: RegExp }> = {
  en: { thousands: ',', decimal: '.', isDecimal: /\./ },
  // A point is accepted like the comma: many phone keypads have no comma.
  fr: { thousands: '\u00a0', decimal: ',', isDecimal: /[.,]/ },
}

/** Decimals that may be typed in a whole number: 1500.00 is read as 1500. */
const centsTyped = 2

/**
 * Thousands separators, one decimal mark, at most `decimals` digits after it. In whole numbers the mark and cents stay
 * while typing, so that 1500.00 never becomes 150,000; with a decimal comma, a third digit after it means that it
 * separated thousands (750,000).
 */
export const numberPattern = (language: Language, decimals: number, digits = 9): Pattern => {
  const { thousands, decimal, isDecimal } = separators[language]
  return {
    keeps: (character) => isDigit(character) || isDecimal.test(character),
    format: (kept) => {
      const mark = kept.search(isDecimal)
      const fraction = mark < 0 ? '' : kept.slice(mark + 1).replace(/\D/g, '')
      const partedThousands = decimals === 0 && decimal === ',' && fraction.length > centsTyped
      const end = mark < 0 ? kept.length : mark
      const whole = partedThousands ? kept.slice(0, end) + fraction : kept.slice(0, end)
      const grouped = whole
        .replace(/^0+(?=\d)/, '')
        .slice(0, digits)
        .replace(/\B(?=(\d{3})+$)/g, thousands)
      if (mark < 0 || partedThousands) return grouped
      return `${grouped === '' ? '0' : grouped}${decimal}${fraction.slice(0, decimals || centsTyped)}`
    },
  }
}

/** The number in such a text, rounded to `decimals`; null for none. */
export const numberIn = (text: string, language: Language, decimals: number): number | null => {
  const { thousands, decimal } = separators[language]
  const plain = text.replaceAll(thousands, '').replace(decimal, '.')
  if (plain === '') return null
  return decimals === 0 ? Math.round(Number(plain)) : Number(plain)
}

/** A number formatted for a box; `isExact` always shows all decimals. */
export const numberText = (value: number | null, language: Language, decimals: number, isExact = false): string => {
  if (value === null) return ''
  const { decimal } = separators[language]
  // 2145.5 dollars are $2,145.50, or $2,146 without cents; a rate of 5.5 is 5.5.
  const isFixed = isExact || decimals === 0 || (decimals === 2 && !Number.isInteger(value))
  const plain = isFixed ? value.toFixed(decimals) : String(value)
  return numberPattern(language, decimals).format(plain.replace('.', decimal))
}
