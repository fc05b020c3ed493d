import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'

/** Whether staff put a deal on hold, so that nothing of it is deleted. */
export const isHeld = async (trx: Trx, siteId: string, applicationId: number): Promise<boolean> => {
  const { rows } = await sql<{
    held: boolean
  }>`select foyer_is_held(${siteId}, ${applicationId}::bigint) as held`.execute(trx)
  return rows[0]?.held === true
}
