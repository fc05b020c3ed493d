import { type OperationNodeSource, sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'

/**
 * Several writes as one statement, in one round trip. None may need what another returns; references between them are
 * valid, because they are checked at the end of the statement.
 */
export const batchWrites = async (trx: Trx, writes: readonly OperationNodeSource[]): Promise<void> => {
  const parts = writes.map((write, place) => sql`${sql.id(`write_${place}`)} as (${write})`)
  await sql`with ${sql.join(parts)} select 1 as done`.execute(trx)
}
