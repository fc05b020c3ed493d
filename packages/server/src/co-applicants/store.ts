import { sql } from 'kysely'
import { type ApplicationSave, savedApplication } from '../application/save-application.ts'
import type { Trx } from '../db/open-database.ts'
import { json } from '../kit/transaction.ts'

export interface CoApplicant {
  applicantId: number
  /** Without the SIN. */
  identification: object
  /** Undefined keeps what is stored, null is none. */
  sinCipher: Uint8Array | null | undefined
  step: number
}

/** Adds or changes a co-applicant, and completes the save in one statement. */
export const upsertCoApplicant = async (
  trx: Trx,
  { applicantId, identification, sinCipher, step }: CoApplicant,
  save: ApplicationSave,
): Promise<void> => {
  await sql`with written as (
      insert into applicants as a (site_id, applicant_id, application_id, primary_flag, step, identification, sin_cipher, created_at)
      values (${save.siteId}, ${applicantId}::bigint, ${save.applicationId}::bigint, 0, ${step}::smallint,
              ${json(identification)}::jsonb, ${sinCipher ?? null}::bytea,
              greatest(${save.now}::timestamptz, (select max(created_at) + interval '1 microsecond' from applicants
                where site_id = ${save.siteId} and application_id = ${save.applicationId}::bigint)))
      on conflict (site_id, applicant_id) do update set
        identification = excluded.identification, step = excluded.step,
        sin_cipher = case when ${sinCipher === undefined}::boolean then a.sin_cipher else excluded.sin_cipher end
        where a.application_id = excluded.application_id and a.primary_flag = 0
    ) select ${savedApplication(save)} as version`.execute(trx)
}

/** Removes a co-applicant with all their answers and grants. */
export const removeApplicant = async (
  trx: Trx,
  applicantId: number,
  { siteId, applicationId, changes, event, now }: ApplicationSave,
): Promise<void> => {
  await sql`select foyer_remove_applicant(${siteId}, ${applicationId}::bigint, ${applicantId}::bigint,
    ${changes ? json(changes) : null}::jsonb, ${json(event)}::jsonb, ${now}::timestamptz)`.execute(trx)
}
