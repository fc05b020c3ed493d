import { dayOf } from '@foyer/domain/kit/dates.ts'

/** The day of an instant, `YYYY-MM-DD` in the time zone of the site; empty if invalid. */
export const dayOfInstant = (instant: string): string => {
  const time = new Date(instant)
  return instant === '' || Number.isNaN(time.getTime()) ? '' : dayOf(time)
}
