import { type Language, localeOf } from '@foyer/domain/kit/language.ts'
import { memoize } from '@foyer/domain/kit/memoize.ts'

/** The time zone of the sites. */
const usualZone = 'America/Toronto'

const formats = memoize(
  (language: Language, what: 'day' | 'time', timeZone: string) =>
    new Intl.DateTimeFormat(localeOf(language), {
      ...(what === 'day' && { dateStyle: 'medium' }),
      timeStyle: 'short',
      timeZone,
    }),
)

/** Within a line neither the day nor the time is broken, only between them. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0').replace(/(\d{4},)\u00A0/, '$1 ')

const format = (instant: string, language: Language, what: 'day' | 'time', timeZone: string): string => {
  const time = new Date(instant)
  if (instant === '' || Number.isNaN(time.getTime())) return ''
  return unbroken(formats(language, what, timeZone).format(time))
}

/** Day and time of an instant; empty if invalid. */
export const formatInstant = (instant: string, language: Language, timeZone = usualZone): string =>
  format(instant, language, 'day', timeZone)

/** The time of its day alone, likewise. */
export const timeOfInstant = (instant: string, language: Language, timeZone = usualZone): string =>
  format(instant, language, 'time', timeZone)
