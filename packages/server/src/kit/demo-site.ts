import type { Trx } from '../db/open-database.ts'

/** Whether the site has made-up deals, of which nothing leaves the server. */
export const isDemoSite = async (trx: Trx, siteId: string): Promise<boolean> => {
  const query = trx.selectFrom('tenants').select('slug').where('slug', '=', siteId).where('is_demo', '=', true)
  return (await query.executeTakeFirst()) !== undefined
}
