import { type Language, localeOf } from './language.ts'
import { memoize } from './memoize.ts'

/** Dates are `YYYY-MM-DD` texts: they compare as text and are independent of time zones. */
const form = /^(\d{4})-(\d{2})-(\d{2})$/
const firstYear = 1850
const lastYear = 2199

/** Made when it is first needed: a time zone costs a phone a noticeable part of its start. */
const toronto = memoize(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', dateStyle: 'short' }))

/** The day of an instant in Toronto, whose calendar every site follows: most brokers and their lenders are there. */
export const dayOf = (at: Date): string => toronto().format(at)

const utc = (date: string) => new Date(`${date}T00:00:00Z`)
const iso = (date: Date) => date.toISOString().slice(0, 10)

/** Whether the day exists, from 1850 to 2199; 2023-02-29 and 0202-01-01 are invalid. */
export const isDate = (text: string): boolean => {
  const year = Number(form.exec(text)?.[1])
  if (!(year >= firstYear && year <= lastYear)) return false
  const date = utc(text)
  return !Number.isNaN(date.getTime()) && iso(date) === text
}

export const addDays = (date: string, days: number): string => iso(new Date(utc(date).getTime() + days * 86_400_000))

/** Days from one date to another; negative where the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000)

/** Sunday is 0. */
export const weekdayOf = (date: string): number => utc(date).getUTCDay()

/** Whole months later (earlier if negative), limited to the last day of the month: January 31 + 1 is February 28. */
export const addMonths = (date: string, months: number): string => {
  const day = utc(date)
  const target = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1))
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(day.getUTCDate(), lastDay))
  return iso(target)
}

export const addYears = (date: string, years: number): string => addMonths(date, years * 12)

/** Negative when `a` is earlier; for sorting. */
export const compareDates = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

export const isBetween = (date: string, first: string, last: string): boolean => first <= date && date <= last

/** Age in full years on `today`; the birthday itself counts. */
export const ageOn = (birth: string, today: string): number => {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return addYears(birth, years) <= today ? years : years - 1
}

export const yearOf = (date: string): number => Number(date.slice(0, 4))

const dateFormat = memoize(
  (language: Language, style: 'long' | 'medium') =>
    new Intl.DateTimeFormat(localeOf(language), {
      year: 'numeric',
      month: style === 'long' ? 'long' : 'short',
      day: 'numeric',
      timeZone: 'UTC',
    }),
)

const monthFormat = memoize(
  (language: Language) =>
    new Intl.DateTimeFormat(localeOf(language), { year: 'numeric', month: 'long', timeZone: 'UTC' }),
)

/** March 2027 / mars 2027. Empty for an invalid date. */
export const formatMonth = (date: string, language: Language): string =>
  isDate(date) ? monthFormat(language).format(utc(date)) : ''

/** `long`: March 5, 2027 / 5 mars 2027. `medium`: Mar 5, 2027 / 5 mars 2027. Empty for an invalid date. */
export const formatDate = (date: string, language: Language, style: 'long' | 'medium' = 'long'): string => {
  if (!isDate(date)) return ''
  const text = dateFormat(language, style).format(utc(date))
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text
}
