import { sql } from 'kysely'
import type { ApplicationSave } from '../../application/save-application.ts'
import type { Trx } from '../../db/open-database.ts'
import { json } from '../../kit/transaction.ts'

export interface SavedList {
  applicantId: number
  kind: string
  /** The whole list, without secrets; undefined keeps the stored one. */
  records: readonly { id: number; data: object }[] | undefined
  person: { step: number; same_address: number }
}

/** Writes a whole list and ends the save, in one statement. */
export const saveList = async (
  trx: Trx,
  { applicantId, kind, records, person }: SavedList,
  { siteId, applicationId, changes, event, draft, now }: ApplicationSave,
): Promise<void> => {
  await sql`select foyer_save_list(
    ${siteId}, ${applicationId}::bigint, ${applicantId}::bigint, ${kind}, ${records ? json(records) : null}::json,
    ${json(person)}::jsonb, ${changes ? json(changes) : null}::jsonb, ${json(event)}::jsonb,
    ${draft ? json(draft) : null}::jsonb, ${now}::timestamptz)`.execute(trx)
}
