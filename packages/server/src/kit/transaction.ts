import { sql } from 'kysely'
import type { Db, Trx } from '../db/open-database.ts'

/**
 * A transaction that sees one site. The role and the site are set for this transaction only; a query that forgot its
 * WHERE still sees nothing of another site.
 */
export const inSite = <T>(db: Db, siteId: string, work: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('role', 'foyer_app', true), set_config('foyer.site_id', ${siteId}, true)`.execute(trx)
    return work(trx)
  })

/** A jsonb parameter, the same for both databases. */
export const json = (value: unknown): string => JSON.stringify(value)
