import { dayOf } from '@foyer/domain/kit/dates.ts'

/** The day of an instant, `YYYY-MM-DD` in a time zone or, without one, in that of the site; empty if invalid. */
export const dayOfInstant = (instant: string, timeZone?: string): string => {
  const time = new Date(instant)
  if (instant === '' || Number.isNaN(time.getTime())) return ''
  return timeZone === undefined
    ? dayOf(time)
    : new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(time)
}
