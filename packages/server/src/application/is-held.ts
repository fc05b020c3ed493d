import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { Refusal } from '../kit/refusal.ts'

/** Whether staff put a deal on hold, so that nothing of it is deleted. */
export const isHeld = async (trx: Trx, siteId: string, applicationId: number): Promise<boolean> => {
  const { rows } = await sql<{
    held: boolean
  }>`select foyer_is_held(${siteId}, ${applicationId}::bigint) as held`.execute(trx)
  return rows[0]?.held === true
}

/** Whether a request to sign is on hold, by itself or with its deal. */
export const isSigningHeld = async (
  trx: Trx,
  { siteId, requestId }: { siteId: string; requestId: string },
): Promise<boolean> => {
  const { rows } = await sql<{ held: boolean }>`select foyer_signing_is_held(${siteId}, ${requestId}) as held`.execute(
    trx,
  )
  return rows[0]?.held === true
}

/**
 * For what its client or a recipient would delete. What staff delete or overwrite is refused by the database (foyer_keep_held),
 * which this only precedes, with a refusal in words for the client.
 */
export const assertNotHeld = async (trx: Trx, siteId: string, applicationId: number | undefined): Promise<void> => {
  if (applicationId !== undefined && (await isHeld(trx, siteId, applicationId))) throw new Refusal('ApplicationOnHold')
}
