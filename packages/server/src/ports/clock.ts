/** The current time; tests set their own. */
export interface Clock {
  now(): Date
}

const toronto = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', dateStyle: 'short' })

/** The current day: date rules follow the calendar of Toronto, where most brokers and their lenders are. */
export const todayOf = (now: Date): string => toronto.format(now)
