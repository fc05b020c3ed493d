import { sql } from 'kysely'
import type { Database, Db, Trx } from '../db/open-database.ts'
import { json } from '../kit/transaction.ts'
import { type AddressRow, addressRow, type GivenAddress } from './address-rows.ts'

/** Addresses of one statement. */
export const mostInBatch = 1000

/** Adds addresses, each once; `skipped` lack what an address needs. */
export const importAddresses = async (
  db: Db | Trx,
  given: readonly GivenAddress[],
): Promise<{ added: number; skipped: number }> => {
  const rows = given.map(addressRow).filter((row): row is AddressRow => row !== undefined)
  const answer = await sql<{ added: number }>`select foyer_import_addresses(${json(rows)}::jsonb) as added`.execute(db)
  return { added: answer.rows[0]?.added ?? 0, skipped: given.length - rows.length }
}

/** Tells the planner how many there are now: the embedded database has nobody else who would. */
export const countAddresses = ({ asOwner }: Pick<Database, 'asOwner'>): Promise<void> =>
  asOwner(async (query) => {
    await query('analyze address_streets')
    await query('analyze addresses')
  })
