import { type Language, localeOf } from '@foyer/domain/kit/language.ts'

/** The time zone of the sites. */
const usualZone = 'America/Toronto'

const format = (instant: string, language: Language, style: Intl.DateTimeFormatOptions): string => {
  const time = new Date(instant)
  if (instant === '' || Number.isNaN(time.getTime())) return ''
  return new Intl.DateTimeFormat(localeOf(language), style).format(time)
}

/** Day and time of an instant; empty if invalid. */
export const formatInstant = (instant: string, language: Language, timeZone = usualZone): string =>
  format(instant, language, { dateStyle: 'medium', timeStyle: 'short', timeZone })

/** The time of its day alone, likewise. */
export const timeOfInstant = (instant: string, language: Language, timeZone = usualZone): string =>
  format(instant, language, { timeStyle: 'short', timeZone })
