import { type Language, localeOf } from '@foyer/domain/kit/language.ts'

const format = (instant: string, language: Language, style: Intl.DateTimeFormatOptions): string => {
  const time = new Date(instant)
  if (instant === '' || Number.isNaN(time.getTime())) return ''
  return new Intl.DateTimeFormat(localeOf(language), { ...style, timeZone: 'America/Toronto' }).format(time)
}

/** Day and time of an instant, in the time zone of the sites; empty if invalid. */
export const formatInstant = (instant: string, language: Language): string =>
  format(instant, language, { dateStyle: 'medium', timeStyle: 'short' })

/** The time of its day alone, likewise. */
export const timeOfInstant = (instant: string, language: Language): string =>
  format(instant, language, { timeStyle: 'short' })
