import { dayOf } from '@foyer/domain/kit/dates.ts'

/** The current time; tests set their own. */
export interface Clock {
  now(): Date
}

/** The current day of every site. */
export const todayOf = (now: Date): string => dayOf(now)
