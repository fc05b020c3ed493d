import { addressTypes } from '@foyer/domain/applicants/addresses/kind.ts'
import { canonicalHash } from '../kit/canonical-hash.ts'
import type { StoredRecord } from './record-codec.ts'
import { addresses } from './record-kinds.ts'
import type { StoredApplicant } from './stored-identification.ts'

interface Rows {
  applicants: readonly StoredApplicant[]
  /** The records of all applicants. */
  records: readonly StoredRecord[]
}

/**
 * SHA-256 of all stored answers of an applicant; undefined for an unknown applicant. A consent contains it, so that any
 * later change of the part is detected. Secrets are hashed as ciphertext: with a hash of the plain SIN, anyone who
 * knows the other answers could find its nine digits by trying.
 */
export const partHash = ({ applicants, records }: Rows, applicantId: number): string | undefined => {
  const applicant = applicants.find(({ applicant_id }) => applicant_id === applicantId)
  if (!applicant) return undefined
  const primary = applicants.find(({ primary_flag }) => primary_flag === 1)
  return canonicalHash({
    applicant: applicantId,
    identification: applicant.identification,
    sin: applicant.sin_cipher,
    sameAddress: applicant.same_address,
    // The person consented to living at this address, even if another applicant entered it.
    // Only where there are any, so that a consent from before reasons existed stays valid.
    ...(Object.keys(applicant.reasons).length > 0 && { reasons: applicant.reasons }),
    sharedHome: applicant.same_address === 1 && primary ? homeOf(records, primary.applicant_id) : null,
    records: records
      .filter(({ applicant_id }) => applicant_id === applicantId)
      .map(({ record_id, kind, data, secret }) => ({ record_id, kind, data, secret }))
      .sort((a, b) => a.record_id - b.record_id),
  })
}

const homeOf = (records: readonly StoredRecord[], applicantId: number): unknown => {
  const home = records.find(
    ({ applicant_id, kind, data }) =>
      applicant_id === applicantId && kind === addresses.kind && data.ApplicantAddressTypeDD === addressTypes.current,
  )
  return home?.data.Address ?? null
}
