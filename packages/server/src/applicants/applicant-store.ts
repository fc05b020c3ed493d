import { sql } from 'kysely'
import { type ApplicationSave, savedApplication } from '../application/save-application.ts'
import type { Trx } from '../db/open-database.ts'
import { json } from '../kit/transaction.ts'

export interface ApplicantChanges {
  /** Without the SIN. */
  identification?: object
  /** Undefined keeps the stored one, null deletes it. */
  sinCipher?: Uint8Array | null | undefined
  /** From stepAfter on rows read under the application's lock, so it never decreases. */
  step: number
}

/** Changes an applicant and ends the save, in one statement. */
export const saveApplicant = async (
  trx: Trx,
  applicantId: number,
  { identification, sinCipher, step }: ApplicantChanges,
  save: ApplicationSave,
): Promise<void> => {
  await sql`with written as (
      update applicants set
        identification = coalesce(${identification ? json(identification) : null}::jsonb, identification),
        sin_cipher = case when ${sinCipher === undefined}::boolean then sin_cipher else ${sinCipher ?? null}::bytea end,
        step = ${step}::smallint
      where site_id = ${save.siteId} and applicant_id = ${applicantId}::bigint
        and application_id = ${save.applicationId}::bigint
    ) select ${savedApplication(save)} as version`.execute(trx)
}
