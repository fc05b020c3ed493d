import { sql } from 'kysely'
import type { Trx } from '../../db/open-database.ts'
import { type ApplicationSave, savedApplication } from '../../interview/index.ts'
import { json } from '../../kit/transaction.ts'

export interface RecordRef {
  applicantId: number
  kind: string
  recordId: number
}

/** Writes a record and the end of its save in one statement. A record of another applicant or kind is never written over. */
export const upsertRecord = async (
  trx: Trx,
  { applicantId, kind, recordId }: RecordRef,
  { data, secret }: { data: object; secret: Uint8Array | null },
  save: ApplicationSave,
): Promise<void> => {
  const { rows } = await sql<{ written: number }>`with written as (
      insert into records (site_id, record_id, kind, application_id, applicant_id, data, secret, created_at)
      values (${save.siteId}, ${recordId}::bigint, ${kind}, ${save.applicationId}::bigint, ${applicantId}::bigint,
              ${json(data)}::jsonb, ${secret}::bytea, ${save.now}::timestamptz)
      on conflict (site_id, record_id) do update set data = excluded.data, secret = excluded.secret
        where records.kind = excluded.kind and records.applicant_id = excluded.applicant_id
      returning 1
    ) select (select count(*)::integer from written) as written, ${savedApplication(save)} as version`.execute(trx)
  if (rows[0]?.written !== 1) throw new Error('a record was not written: its id is taken')
}

/** Removes a record and ends its save in one statement. */
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
