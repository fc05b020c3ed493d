import type { Database } from '../db/open-database.ts'
import { serverSite } from './audit.ts'
import { inSite } from './transaction.ts'

/** Whose a site is, as the key of a queue or limit that one brokerage must not fill with many sites: without one, the site itself. */
export const brokerageOrSite = async ({ db }: Pick<Database, 'db'>, siteId: string): Promise<string> => {
  const site = await inSite(db, serverSite, (trx) =>
    trx.selectFrom('brokerage_sites').select('brokerage_id').where('slug', '=', siteId).executeTakeFirst(),
  )
  return site === undefined ? `site|${siteId}` : `brokerage|${site.brokerage_id}`
}
