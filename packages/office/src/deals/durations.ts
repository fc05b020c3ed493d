import { daysBetween, isDate } from '@foyer/domain/kit/dates.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export interface Wait {
  unit: 'minutes' | 'hours' | 'days'
  count: number
}

/** How long something waits, in the largest unit of which there are two: 90 minutes, 47 hours, then days. */
export const waitSince = (since: string, now: number): Wait => {
  const passed = Math.max(0, now - new Date(since).getTime())
  if (passed < 2 * hour) return { unit: 'minutes', count: Math.floor(passed / minute) }
  if (passed < 2 * day) return { unit: 'hours', count: Math.floor(passed / hour) }
  return { unit: 'days', count: Math.floor(passed / day) }
}

export interface Left {
  when: 'today' | 'future' | 'past'
  count: number
}

/** How far a day is; undefined without one. */
export const daysLeft = (date: string, today: string): Left | undefined => {
  if (!isDate(date)) return undefined
  const days = daysBetween(today, date)
  return { when: days === 0 ? 'today' : days > 0 ? 'future' : 'past', count: Math.abs(days) }
}
