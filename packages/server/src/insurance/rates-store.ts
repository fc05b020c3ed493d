import { illustrativeRates } from '@foyer/domain/insurance/illustrative-rates.ts'
import type { RateTable } from '@foyer/domain/insurance/rates.ts'
import type { Trx } from '../db/open-database.ts'
import { json } from '../kit/transaction.ts'

/** The rates that a site's broker has loaded, otherwise the illustrative ones. */
export const getRates = async (trx: Trx, siteId: string): Promise<RateTable> => {
  const row = await trx.selectFrom('cli_rates').select('rates').where('site_id', '=', siteId).executeTakeFirst()
  return row ? (row.rates as RateTable) : illustrativeRates
}

export const saveRates = async (trx: Trx, siteId: string, table: RateTable, now: Date): Promise<void> => {
  const values = { rates: json(table), loaded_at: now }
  await trx
    .insertInto('cli_rates')
    .values({ site_id: siteId, ...values })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(values))
    .execute()
}
