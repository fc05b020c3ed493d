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

/** Stands for a comma that someone typed, while the other commas of an English number were put between its thousands. */
const typedComma = '\u066b'

const separators: Record<Language, { thousands: string; decimal: string; isDecimal: RegExp }> = {
  en: { thousands: ',', decimal: '.', isDecimal: /[.\u066b]/ },
  // A point is accepted like the comma: many phone keypads have no comma.
  fr: { thousands: '\u00a0', decimal: ',', isDecimal: /[.,]/ },
}

/** Decimals that may be typed in a whole number: 1500.00 is read as 1500. */
const centsTyped = 2

/** A comma at the end, or with fewer digits after it than thousands have: a decimal comma in English. */
const endingComma = (decimals: number) => new RegExp(`,(\\d{0,${Math.max(decimals, centsTyped)}})$`)

const commasIn = (text: string) => text.split(',').length

/** Amounts, in which three digits after a mark are thousands; a rate has three decimals. */
const hasThousands = (decimals: number) => decimals === 0 || decimals === centsTyped

/**
 * Whether three digits after a mark say that it separated thousands: exactly three, since there are more decimals in
 * what was not typed key by key. Cents after more than three digits do not.
 */
const partsThousands = (whole: string, fraction: string, decimals: number) =>
  fraction.length === 3 && hasThousands(decimals) && (decimals === 0 || whole.length <= 3)

/** Thousands that a further mark follows, which is the decimal one. */
const thousandsBefore = /^\d{1,3}(?:[.,\u066b]\d{3})+(?=[.,\u066b])/

/** 1234567 as 1, 234, 567. */
const inThousands = (digits: string): string[] => {
  const first = digits.length % 3 || 3
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])]
}

/**
 * Thousands separators, one decimal mark, at most `decimals` digits after it. In whole numbers the mark and cents stay
 * while typing, so that 1500.00 never becomes 150,000. Both marks are read in both languages: 650,50 is a number with
 * cents, and a third digit after a mark means that it separated thousands (750,000 and 1.250).
 */
export const numberPattern = (language: Language, decimals: number, digits = 9): Pattern => {
  const { thousands, decimal, isDecimal } = separators[language]
  const ending = endingComma(decimals)
  return {
    keeps: (character) => isDigit(character) || isDecimal.test(character),
    format: (given) => {
      const kept = hasThousands(decimals) ? given.replace(thousandsBefore, (whole) => whole.replace(/\D/g, '')) : given
      const mark = kept.search(isDecimal)
      const fraction = mark < 0 ? '' : kept.slice(mark + 1).replace(/\D/g, '')
      const before = mark < 0 ? kept : kept.slice(0, mark)
      const isParted = partsThousands(before, fraction, decimals)
      const whole = (isParted ? before + fraction : before).replace(/^0+(?=\d)/, '').slice(0, digits)
      const grouped = inThousands(whole).join(thousands)
      if (mark < 0 || isParted) return grouped
      const shown = kept.charAt(mark) === typedComma ? typedComma : decimal
      return `${grouped === '' ? '0' : grouped}${shown}${fraction.slice(0, decimals || centsTyped)}`
    },
    ...(language === 'en' && {
      open: (text, previous, isDelete) => {
        const isMeant = ending.test(previous) || (!isDelete && commasIn(text) > commasIn(previous))
        return isMeant ? text.replace(ending, `${typedComma}$1`) : text
      },
      close: (text) => text.replace(typedComma, ','),
    }),
  }
}

/** The number in such a text, rounded to `decimals`; null for none. */
export const numberIn = (text: string, language: Language, decimals: number): number | null => {
  const { thousands, decimal } = separators[language]
  const marked = language === 'en' ? text.replace(endingComma(decimals), '.$1') : text
  const plain = marked.replaceAll(thousands, '').replace(decimal, '.')
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
