import { sql } from 'kysely'
import { type ApplicationSave, savedApplication } from '../../application/save-application.ts'
import type { Trx } from '../../db/open-database.ts'
import { json } from '../../kit/transaction.ts'

export interface RecordRef {
  applicantId: number
  kind: string
  recordId: number
}

/** Writes a record and ends the save, in one statement. A record of another applicant or kind is never overwritten. */
export const upsertRecord = async (
  trx: Trx,
  { applicantId, kind, recordId }: RecordRef,
  { data, secret }: { data: object; secret: Uint8Array | null },
  save: ApplicationSave,
): Promise<void> => {
  const { rows } = await sql<{ written: boolean }>`select foyer_save_record(
    ${save.siteId}, ${save.applicationId}::bigint, ${applicantId}::bigint, ${kind}, ${recordId}::bigint,
    ${json(data)}::json, ${secret}::bytea, ${json(save.event)}::jsonb, ${save.draft ? json(save.draft) : null}::jsonb,
    ${save.now}::timestamptz) as written`.execute(trx)
  if (rows[0]?.written !== true) throw new Error('a record was not written: its id is taken')
}

/** Removes a record and ends its save, in one statement. */
export const removeRecord = async (
  trx: Trx,
  { applicantId, kind, recordId }: RecordRef,
  save: ApplicationSave,
): Promise<void> => {
  await sql`with removed as (
      delete from records where site_id = ${save.siteId} and record_id = ${recordId}::bigint
        and applicant_id = ${applicantId}::bigint and kind = ${kind}
    ) select ${savedApplication(save)} as version`.execute(trx)
}
