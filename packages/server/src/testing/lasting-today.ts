import { todayOf } from '../ports/clock.ts'

/** Today, or tomorrow in the last half hour of a day: a closing today must not have passed when a later test of the file saves it. */
export const lastingToday = (): string => todayOf(new Date(Date.now() + 30 * 60_000))
