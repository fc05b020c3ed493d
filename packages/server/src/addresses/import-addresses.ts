import type { Database } from '../db/open-database.ts'
import { json } from '../kit/transaction.ts'
import { type AddressRow, addressRow, type GivenAddress } from './address-rows.ts'

/** Addresses per statement. */
export const mostInBatch = 1000

/** Adds addresses, each once; `skipped` lack a required part. Every site finds them, so this runs as the owner. */
export const importAddresses = async (
  { asOwner }: Pick<Database, 'asOwner'>,
  given: readonly GivenAddress[],
): Promise<{ added: number; skipped: number }> => {
  const rows = given.map(addressRow).filter((row): row is AddressRow => row !== undefined)
  let added = 0
  await asOwner(async (query) => {
    const [row] = await query('select foyer_import_addresses($1::jsonb) as added', [json(rows)])
    added = Number(row?.added)
  })
  return { added, skipped: given.length - rows.length }
}

/** Updates the planner's statistics, because the embedded database has no autovacuum. */
export const countAddresses = ({ asOwner }: Pick<Database, 'asOwner'>): Promise<void> =>
  asOwner(async (query) => {
    await query('analyze address_streets')
    await query('analyze addresses')
  })
