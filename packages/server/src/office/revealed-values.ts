import { openRecord, type Vault } from '../application/record-codec.ts'
import { identificationDocuments } from '../application/record-kinds.ts'
import { sinPlace } from '../application/stored-identification.ts'
import type { Trx } from '../db/open-database.ts'

interface ApplicantOf {
  applicationId: number
  applicantId: number
}

/** The whole SIN; undefined where none is stored. */
export const readSin = async (
  trx: Trx,
  { siteId, crypto }: Vault,
  { applicationId, applicantId }: ApplicantOf,
): Promise<string | undefined> => {
  const row = await trx
    .selectFrom('applicants')
    .select('sin_cipher')
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .where('applicant_id', '=', applicantId)
    .executeTakeFirst()
  return row?.sin_cipher ? crypto.decrypt(row.sin_cipher, sinPlace(siteId, applicantId)) : undefined
}

/** The whole number of an identification document; undefined for one that is not the applicant's. */
export const readDocumentNumber = async (
  trx: Trx,
  vault: Vault,
  { applicationId, applicantId, recordId }: ApplicantOf & { recordId: number },
): Promise<string | undefined> => {
  const row = await trx
    .selectFrom('records')
    .selectAll()
    .where('site_id', '=', vault.siteId)
    .where('record_id', '=', recordId)
    .where('application_id', '=', applicationId)
    .where('applicant_id', '=', applicantId)
    .where('kind', '=', identificationDocuments.kind)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const secret = row.secret === null ? null : Buffer.from(row.secret).toString('base64')
  const { IdentificationNumber } = openRecord(
    identificationDocuments,
    { ...row, data: row.data as Record<string, unknown>, secret },
    vault,
  )
  return IdentificationNumber || undefined
}
