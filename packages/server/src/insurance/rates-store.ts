import { illustrativeRates } from '@foyer/domain/insurance/illustrative-rates.ts'
import type { RateTable } from '@foyer/domain/insurance/rates.ts'
import type { Trx } from '../db/open-database.ts'
import { json } from '../kit/transaction.ts'

/** The rates that a site's broker has loaded and when, otherwise the illustrative ones. */
export const loadedRates = async (trx: Trx, siteId: string): Promise<{ table: RateTable; loadedAt?: Date }> => {
  const row = await trx
    .selectFrom('cli_rates')
    .select(['rates', 'loaded_at'])
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  return row ? { table: row.rates as RateTable, loadedAt: row.loaded_at } : { table: illustrativeRates }
}

export const getRates = async (trx: Trx, siteId: string): Promise<RateTable> => (await loadedRates(trx, siteId)).table

export const saveRates = async (trx: Trx, siteId: string, table: RateTable, now: Date): Promise<void> => {
  const values = { rates: json(table), loaded_at: now }
  await trx
    .insertInto('cli_rates')
    .values({ site_id: siteId, ...values })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(values))
    .execute()
}
