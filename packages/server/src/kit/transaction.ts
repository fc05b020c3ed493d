import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Trx } from '../db/open-database.ts'
import { Refusal } from './refusal.ts'
import { inTransaction } from './share-connections.ts'

/** After-commit callbacks by name; a later one with the same name replaces the earlier. */
const waiting = new WeakMap<Trx, Map<string, () => void>>()

/** Runs the callback once this transaction has committed, and never if it is rolled back; once per name. */
export const afterCommit = (trx: Trx, name: string, work: () => void): void => {
  const works = waiting.get(trx) ?? new Map<string, () => void>()
  waiting.set(trx, works.set(name, work))
}

/** Runs a transaction again after PostgreSQL ended it for the sake of another one. */
const repetitions = 3
const longestWaitMilliseconds = 100
/** Of foyer_keep_held: something of a deal on hold would have been deleted or overwritten. */
const dealIsHeld = 'FH001'
/** A deadlock, and a serialization failure. */
const endedForAnother: ReadonlySet<unknown> = new Set(['40P01', '40001'])

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/**
 * A transaction, followed by its after-commit callbacks. One that PostgreSQL ended for a deadlock or a serialization
 * failure wrote nothing and runs again from its beginning, so the work must have no other effect outside the
 * transaction; ended each time, it is refused as Unavailable. What the database refuses because a deal is on hold is a refusal.
 */
export const transact = async <T>(db: Db, work: (trx: Trx) => Promise<T>, left = repetitions): Promise<T> => {
  const attempt = db
    .transaction()
    .execute((trx) => inTransaction(async () => ({ result: await work(trx), works: waiting.get(trx) })))
  const done = await attempt.catch((error: unknown) => {
    if (codeOf(error) === dealIsHeld) throw new Refusal('DealHeld')
    if (!endedForAnother.has(codeOf(error))) throw error
    if (left === 0) throw new Refusal('Unavailable', { retryAfter: 1 })
  })
  if (done === undefined) {
    // Two that ended each other must not meet again.
    await wait(randomInt(longestWaitMilliseconds))
    return transact(db, work, left - 1)
  }
  for (const one of done.works?.values() ?? []) one()
  return done.result
}

/**
 * A transaction restricted to one site until its end. A query without a WHERE still sees no other site. Without a site (an
 * operator's call for all of them) it sees no row of any.
 */
export const inSite = <T>(db: Db, siteId: string, work: (trx: Trx) => Promise<T>): Promise<T> =>
  transact(db, async (trx) => {
    if (siteId !== '') await sql`select foyer_see_site(${siteId})`.execute(trx)
    return work(trx)
  })

/** A jsonb parameter, the same for both databases. */
export const json = (value: unknown): string => JSON.stringify(value)
