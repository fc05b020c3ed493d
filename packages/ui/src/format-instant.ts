import { type Language, localeOf } from '@foyer/domain/kit/language.ts'

/** Day and time of an instant, in the time zone of the sites; empty if invalid. */
export const formatInstant = (instant: string, language: Language): string => {
  const time = new Date(instant)
  if (instant === '' || Number.isNaN(time.getTime())) return ''
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/Toronto' } as const
  return new Intl.DateTimeFormat(localeOf(language), style).format(time)
}
