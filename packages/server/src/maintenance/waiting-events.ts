import { type RawBuilder, sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { Head } from './audit-head.ts'

/**
 * Ids are assigned before the commit, so an event may be linked after one with a higher id, but no transaction takes
 * an hour.
 */
export const longestDelay = 3_600_000

/** A clock that is wrong by a day, or by its time zone, is a fault of the machine, and its events are linked as well. */
const mostApart = 24 * 3_600_000 + longestDelay

/** From when to when an event may be that waits for its link. */
export interface Times {
  from: Date
  to: Date
}

/**
 * A head dates the moment until which its chain was linked, that of the server's chain until which every chain was. What waits
 * was written since then, however long the job did not run. A head of a time ahead is of a clock that was set back, and does not
 * date anything; what waits is of the present then.
 */
export const timesOf = (now: Date, heads: readonly (Head | undefined)[]): Times => {
  const linked = heads.flatMap((head) => (head ? [head.sealed_at.getTime()] : []))
  const dated = linked.filter((at) => at <= now.getTime())
  const since = linked.length === 0 ? mostApart : dated.length === 0 ? now.getTime() : Math.max(...dated)
  return { from: new Date(since - mostApart), to: new Date(now.getTime() + mostApart) }
}

export const isWithin = ({ from, to }: Times): RawBuilder<boolean> =>
  sql<boolean>`at between ${from}::timestamptz and ${to}::timestamptz`

/** The first event without a link that was not written when it states. */
export const strayEvent = (
  trx: Trx,
  siteId: string,
  times: Times,
): Promise<{ event_id: number; at: Date } | undefined> =>
  trx
    .selectFrom('audit_events')
    .select(['event_id', 'at'])
    .where('site_id', '=', siteId)
    .where('sequence', 'is', null)
    .where(sql<boolean>`not ${isWithin(times)}`)
    .orderBy('event_id')
    .limit(1)
    .executeTakeFirst()
