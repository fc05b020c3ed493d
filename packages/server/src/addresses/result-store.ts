import { blankAddress } from '@foyer/domain/addresses/blank.ts'
import { type LookedUpAddress, lookUpFromAddress } from '@foyer/domain/addresses/look-up-fields.ts'
import { type DeepPartial, withDefaults } from '@foyer/domain/kit/merge.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { json } from '../kit/transaction.ts'

/** Lifetime of a result, and maximum of results per site. */
const keptHours = 24
const mostResults = 10_000

const blankResult = lookUpFromAddress(blankAddress)

/**
 * Stores the service's results for a site for a day, never a browser's. Beyond the maximum nothing is stored: it is
 * only a cache.
 */
export const keepResult = async (
  trx: Trx,
  { siteId, id, address, now }: { siteId: string; id: string; address: LookedUpAddress; now: Date },
): Promise<void> => {
  await trx.deleteFrom('address_results').where('site_id', '=', siteId).where('expires_at', '<=', now).execute()
  await sql`insert into address_results (site_id, result_id, address, expires_at)
    select ${siteId}, ${id}, ${json(address)}::jsonb, ${now}::timestamptz + make_interval(hours => ${keptHours})
     where (select count(*) from address_results where site_id = ${siteId}) < ${mostResults}
    on conflict (site_id, result_id) do nothing`.execute(trx)
}

export const findResult = async (
  trx: Trx,
  { siteId, id, now }: { siteId: string; id: string; now: Date },
): Promise<LookedUpAddress | undefined> => {
  const row = await trx
    .selectFrom('address_results')
    .select('address')
    .where('site_id', '=', siteId)
    .where('result_id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row && withDefaults(blankResult, row.address as DeepPartial<LookedUpAddress>)
}
