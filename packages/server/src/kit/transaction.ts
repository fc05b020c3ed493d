import { sql } from 'kysely'
import type { Db, Trx } from '../db/open-database.ts'

/** After-commit callbacks by name; a later one with the same name replaces the earlier. */
const waiting = new WeakMap<Trx, Map<string, () => void>>()

/** Runs the callback once this transaction has committed, and never if it is rolled back; once per name. */
export const afterCommit = (trx: Trx, name: string, work: () => void): void => {
  const works = waiting.get(trx) ?? new Map<string, () => void>()
  waiting.set(trx, works.set(name, work))
}

/** A transaction, followed by its after-commit callbacks. */
export const transact = async <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> => {
  const { result, works } = await db.transaction().execute(async (trx) => ({
    result: await work(trx),
    works: waiting.get(trx),
  }))
  for (const one of works?.values() ?? []) one()
  return result
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
