import type { KeyObject } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/open-database.ts'
import { keyedHash } from './hash.ts'
import { metrics } from './metrics.ts'
import { callerOf, networkOf } from './network.ts'
import { Refusal } from './refusal.ts'
import { clockSkewSeconds } from './wait-until.ts'

/** At most `max` in a window of `seconds` that starts with the first. */
export interface Limit {
  name: string
  max: number
  seconds: number
}

/** A larger IPv6 network may be one customer or several: it has the limit of this many. */
const callersInLargeNetwork = 10

/**
 * The callers that a subject counts as, with the share of the limit of each. An IPv6 address counts as its /64, and
 * as its /48 with the limit of several callers. Other subjects count as themselves.
 */
const countedAs = (subject: string): { name: string; callers: number }[] => {
  const caller = { name: callerOf(subject), callers: 1 }
  return caller.name.endsWith('::/64')
    ? [caller, { name: networkOf(subject), callers: callersInLargeNetwork }]
    : [caller]
}

interface Counted {
  key: Uint8Array
  count: number
  window_ends_at: Date
}

/**
 * Counts in the database, so that all processes share the counts, and before the work, so that parallel tries all
 * count. A failing database is an error, never an approval. Subjects (addresses) are stored as keyed hashes only.
 */
export const rateLimiter = (db: Db, key: KeyObject) => {
  /** The caller before its larger network, always, so that two transactions cannot deadlock. */
  const rowsOf = ({ name, max }: Limit, subject: string) =>
    countedAs(subject).map((one) => ({
      key: keyedHash(key, name, one.name),
      max: max * one.callers,
      callers: one.callers,
    }))
  type Rows = ReturnType<typeof rowsOf>
  const secondsOver = (
    rows: Rows,
    counted: readonly Counted[],
    now: Date,
    isOver: (count: number, max: number) => boolean,
  ) =>
    Math.max(
      0,
      ...counted.map(({ key: found, count, window_ends_at: end }) => {
        const row = rows.find((one) => one.key.equals(Buffer.from(found)))
        if (!row) throw new Error('an unknown counter was returned')
        return isOver(count, row.max) ? Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000)) : 0
      }),
    )
  /** A window that ends later was begun while the clock was ahead, and is over. */
  const latestEnd = ({ seconds }: Limit, now: Date) => new Date(now.getTime() + (seconds + clockSkewSeconds) * 1000)
  const find = (limit: Limit, rows: Rows, now: Date): Promise<Counted[]> =>
    db
      .selectFrom('rate_limits')
      .select(['key', 'count', 'window_ends_at'])
      .where(
        'key',
        'in',
        rows.map((row) => row.key),
      )
      .where('window_ends_at', '>', now)
      .where('window_ends_at', '<=', latestEnd(limit, now))
      .execute()
  return {
    /**
     * Counts one and returns the seconds to wait, 0 when it is allowed. What is refused to a caller is not counted for its
     * larger network: one caller would use up the limit of all others in it.
     */
    async take(limit: Limit, subject: string, now: Date): Promise<number> {
      const rows = rowsOf(limit, subject)
      const end = new Date(now.getTime() + limit.seconds * 1000)
      const isOver = sql`(r.window_ends_at <= ${now} or r.window_ends_at > ${latestEnd(limit, now)})`
      for (const row of rows) {
        const { rows: counted } = await sql<Counted>`
        insert into rate_limits as r (key, count, window_ends_at) values (${row.key}, 1, ${end})
        on conflict (key) do update set
          count = case when ${isOver} then 1 else r.count + 1 end,
          window_ends_at = case when ${isOver} then excluded.window_ends_at else r.window_ends_at end
        returning key, count, window_ends_at`.execute(db)
        if (counted.length === 0) throw new Error('a counter returned no row')
        const wait = secondsOver([row], counted, now, (count, max) => count > max)
        if (wait === 0) continue
        metrics.limited.inc({ limit: limit.name })
        return wait
      }
      return 0
    },
    /** Counts one and refuses with TooManyRequests past the limit. */
    async takeOrRefuse(limit: Limit, subject: string, now: Date): Promise<void> {
      const retryAfter = await this.take(limit, subject, now)
      if (retryAfter > 0) throw new Refusal('TooManyRequests', { retryAfter })
    },
    /** Refunds one count, after the work turned out to be harmless. */
    async giveBack(limit: Limit, subject: string, now: Date): Promise<void> {
      await db
        .updateTable('rate_limits')
        .set((column) => ({ count: column('count', '-', 1) }))
        .where(
          'key',
          'in',
          rowsOf(limit, subject).map((row) => row.key),
        )
        .where('window_ends_at', '>', now)
        .where('window_ends_at', '<=', latestEnd(limit, now))
        .where('count', '>', 0)
        .execute()
    },
    /** The count in the current window for one caller; of a larger network, its share. */
    async count(limit: Limit, subject: string, now: Date): Promise<number> {
      const rows = rowsOf(limit, subject)
      const counted = await find(limit, rows, now)
      return Math.max(
        0,
        ...counted.map((one) =>
          Math.floor(one.count / (rows.find((row) => row.key.equals(Buffer.from(one.key)))?.callers ?? 1)),
        ),
      )
    },
    /** The seconds until the next try is allowed, 0 if it is now. Counts nothing. */
    async secondsLeft(limit: Limit, subject: string, now: Date): Promise<number> {
      const rows = rowsOf(limit, subject)
      return secondsOver(rows, await find(limit, rows, now), now, (count, max) => count >= max)
    },
  }
}

export type RateLimiter = ReturnType<typeof rateLimiter>
