import { AsyncLocalStorage } from 'node:async_hooks'
import type { Clock } from '@foyer/server/ports/clock.ts'

const acting = new AsyncLocalStorage<Date>()

/** The clock of the server, except within `actAt`. */
export const clockWithActs = (clock: Clock): Clock => ({ now: () => acting.getStore() ?? clock.now() })

/**
 * Does this work as if it were that time: calls within it pass the rules of that day and write its dates. Work of others at the
 * same moment, and the jobs that it orders, keep the real time.
 */
export const actAt = <T>(at: Date, work: () => Promise<T>): Promise<T> => acting.run(at, work)
