import { sql } from 'kysely'
import type { Db, Trx } from '../db/open-database.ts'

/** What waits for the end of each transaction, by what it is about. */
const waiting = new WeakMap<Trx, Map<string, () => void>>()

/** Done once this transaction has been committed, and never if it is not; once only for one name. */
export const afterCommit = (trx: Trx, name: string, work: () => void): void => {
  const works = waiting.get(trx) ?? new Map<string, () => void>()
  waiting.set(trx, works.set(name, work))
}

/** A transaction, and after it whatever waits for its end. */
export const transact = async <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> => {
  const { result, works } = await db.transaction().execute(async (trx) => ({
    result: await work(trx),
    works: waiting.get(trx),
  }))
  for (const one of works?.values() ?? []) one()
  return result
}

/**
 * A transaction that sees one site, and no other before it ends. A query that forgot its WHERE still sees nothing of another
 * site.
 */
export const inSite = <T>(db: Db, siteId: string, work: (trx: Trx) => Promise<T>): Promise<T> =>
  transact(db, async (trx) => {
    await sql`select foyer_see_site(${siteId})`.execute(trx)
    return work(trx)
  })

/** A jsonb parameter, the same for both databases. */
export const json = (value: unknown): string => JSON.stringify(value)
