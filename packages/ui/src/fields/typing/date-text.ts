import { isDate } from '@foyer/domain/kit/dates.ts'
import { type Language, localeOf } from '@foyer/domain/kit/language.ts'

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const namesOfMonths = (language: Language): string[] => {
  const name = new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => plain(name.format(new Date(Date.UTC(2000, month, 1)))))
}

let known: string[][] | undefined

/** Month names in both languages: people mix them, and a paste may be in the other one. */
const monthNames = (): string[][] => {
  known ??= [namesOfMonths('en'), namesOfMonths('fr')]
  return known
}

/** Three letters suffice if they match one month only: `juin` and `juillet` take four. */
const monthOf = (word: string): number => {
  // The names are made for words only: a stored date is all digits, and every form with one reads it first.
  if (word.length < 3 || /^\d/.test(word)) return 0
  for (const names of monthNames()) {
    const found = names.flatMap((name, index) => (name.startsWith(word) ? [index + 1] : []))
    if (found.length === 1) return found[0] ?? 0
  }
  return 0
}

const isoOf = (year: number, month: number, day: number): string | undefined => {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isDate(text) ? text : undefined
}

/** Year first, as in Canada; otherwise the only valid reading, or the convention of the language. */
const fromNumbers = ([first = 0, second = 0, third = 0]: number[], language: Language): string | undefined => {
  if (first > 31) return isoOf(first, second, third)
  const dayFirst = isoOf(third, second, first)
  const monthFirst = isoOf(third, first, second)
  return language === 'fr' ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst)
}

const fromDigits = (digits: string, language: Language): string | undefined => {
  const parts = (...lengths: number[]) => {
    let start = 0
    return lengths.map((length) => {
      start += length
      return Number(digits.slice(start - length, start))
    })
  }
  return fromNumbers(parts(4, 2, 2), language) ?? fromNumbers(parts(2, 2, 4), language)
}

interface Reading {
  language: Language
  /** A month without a day is its first day; the first possible one where the month has begun. */
  isMonthEnough?: boolean
  min?: string | undefined
}

const firstYear = 1000

const fromMonth = (numbers: number[], month: number | undefined, min: string): string | undefined => {
  const year = numbers.find((number) => number >= firstYear) ?? 0
  const named = month ?? numbers.find((number) => number < firstYear) ?? 0
  if (numbers.length !== (month === undefined ? 2 : 1) || year === 0) return undefined
  const first = isoOf(year, named, 1)
  return first?.slice(0, 7) === min.slice(0, 7) ? min : first
}

/**
 * A date in common formats: `1985-03-07`, `7 mars 1985`, `March 7, 1985`, `7/3/1985`, `19850307`; `mars 1985` where the
 * month is enough. Undefined if it is not a date, or not yet. Years need four digits: `85` would be ambiguous in a
 * birth date.
 */
export const parseDate = (text: string, { language, isMonthEnough = false, min = '' }: Reading): string | undefined => {
  const words = plain(text).match(/\d+|[a-z]+/g) ?? []
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number)
  const month = words.map(monthOf).find((found) => found > 0)
  if (month !== undefined && numbers.length === 2) {
    const [first = 0, second = 0] = numbers
    return first > 31 ? isoOf(first, month, second) : isoOf(second, month, first)
  }
  if (words.length === 2 && isMonthEnough) return fromMonth(numbers, month, min)
  if (month !== undefined) return undefined
  if (words.length === 1 && /^\d{8}$/.test(words[0] ?? '')) return fromDigits(words[0] ?? '', language)
  return numbers.length === 3 && words.length === 3 ? fromNumbers(numbers, language) : undefined
}
