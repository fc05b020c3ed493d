import type { KeyObject } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/open-database.ts'
import { keyedHash } from './hash.ts'
import { Refusal } from './refusal.ts'

/** At most `max` in a window of `seconds` that starts with the first. */
export interface Limit {
  name: string
  max: number
  seconds: number
}

/**
 * Counts in the database, so that every process counts the same, and before the work, so that parallel tries count
 * each. A database that does not answer is an error and not a yes. Subjects (addresses) are kept as keyed hashes only.
 */
export const rateLimiter = (db: Db, key: KeyObject) => ({
  /** Counts one and answers how many seconds to wait, 0 when it is allowed. */
  async take(limit: Limit, subject: string, now: Date): Promise<number> {
    const { rows } = await sql<{ count: number; window_ends_at: Date }>`
      insert into rate_limits as r (key, count, window_ends_at)
      values (${keyedHash(key, limit.name, subject)}, 1, ${new Date(now.getTime() + limit.seconds * 1000)})
      on conflict (key) do update set
        count = case when r.window_ends_at <= ${now} then 1 else r.count + 1 end,
        window_ends_at = case when r.window_ends_at <= ${now} then excluded.window_ends_at else r.window_ends_at end
      returning count, window_ends_at`.execute(db)
    const row = rows[0]
    if (!row) throw new Error('the counter did not answer')
    return row.count <= limit.max ? 0 : Math.max(1, Math.ceil((row.window_ends_at.getTime() - now.getTime()) / 1000))
  },
  /** Counts one and refuses with TooManyRequests past the limit. */
  async takeOrRefuse(limit: Limit, subject: string, now: Date): Promise<void> {
    const retryAfter = await this.take(limit, subject, now)
    if (retryAfter > 0) throw new Refusal('TooManyRequests', { retryAfter })
  },
  /** Takes one count back: what was counted before the work turned out to be harmless. */
  async giveBack(limit: Limit, subject: string, now: Date): Promise<void> {
    await db
      .updateTable('rate_limits')
      .set((column) => ({ count: column('count', '-', 1) }))
      .where('key', '=', keyedHash(key, limit.name, subject))
      .where('window_ends_at', '>', now)
      .where('count', '>', 0)
      .execute()
  },
  /** How many were counted in the present window. */
  async count(limit: Limit, subject: string, now: Date): Promise<number> {
    const row = await db
      .selectFrom('rate_limits')
      .select('count')
      .where('key', '=', keyedHash(key, limit.name, subject))
      .where('window_ends_at', '>', now)
      .executeTakeFirst()
    return row?.count ?? 0
  },
})

export type RateLimiter = ReturnType<typeof rateLimiter>
