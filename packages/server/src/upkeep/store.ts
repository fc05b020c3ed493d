import { sql } from 'kysely'
import type { Db, Trx } from '../db/open-database.ts'

/** How much is past its time, by kind. */
export interface RetentionCounts {
  codes: number
  links: number
  sessions: number
  limits: number
  drafts: number
  starts: number
  grants: number
  /** Insurance applications that nobody finished. */
  abandoned: number
}

const none: RetentionCounts = {
  codes: 0,
  links: 0,
  sessions: 0,
  limits: 0,
  drafts: 0,
  starts: 0,
  grants: 0,
  abandoned: 0,
}

/** Each looks after tables of its own, and counts under the kinds above. */
const retentionFunctions = ['foyer_retention', 'foyer_signing_retention'] as const

/** Counts what is past its time and, unless `isDry`, deletes it. */
export const retention = async (db: Db, now: Date, isDry: boolean): Promise<RetentionCounts> => {
  const counts = { ...none }
  for (const name of retentionFunctions) {
    const { rows } = await sql<{ counts: Partial<RetentionCounts> }>`
      select ${sql.ref(name)}(${now}::timestamptz, ${isDry}::boolean) as counts`.execute(db)
    for (const kind of Object.keys(none) as (keyof RetentionCounts)[]) counts[kind] += rows[0]?.counts[kind] ?? 0
  }
  return counts
}

/** Seals the events that no seal covers; answers how many there were. */
export const sealEvents = async (db: Db, now: Date): Promise<number> => {
  const { rows } = await sql<{ sealed: number }>`select foyer_seal_audit(${now}::timestamptz) as sealed`.execute(db)
  return rows[0]?.sealed ?? 0
}

/** The first seal of the site that its events no longer fit. */
export const brokenSeal = async (trx: Trx, siteId: string): Promise<number | undefined> => {
  const { rows } = await sql<{ broken: number | null }>`select foyer_broken_seal(${siteId}) as broken`.execute(trx)
  return rows[0]?.broken ?? undefined
}

const mostEvents = 1000

/** A site's events in the order they happened, 1,000 at most, after `afterEventId`. */
export const listEvents = (trx: Trx, siteId: string, from: { applicationId?: number; afterEventId: number }) => {
  const events = trx
    .selectFrom('audit_events')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('event_id', '>', from.afterEventId)
    .orderBy('event_id')
    .limit(mostEvents)
  return (from.applicationId === undefined ? events : events.where('application_id', '=', from.applicationId)).execute()
}
