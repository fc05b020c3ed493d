/** What time it is; tests bring their own. */
export interface Clock {
  now(): Date
}

const toronto = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', dateStyle: 'short' })

/** Canada's days: a date rule follows the calendar of Toronto, where most brokers and their lenders are. */
export const todayOf = (now: Date): string => toronto.format(now)
