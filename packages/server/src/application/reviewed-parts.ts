import type { Reviewed } from '@foyer/domain/application-fields.ts'
import { canonicalHash } from '../kit/canonical-hash.ts'
import type { ApplicationRows } from './application-rows.ts'
import { openInvites } from './flow-facts.ts'
import { partHash } from './part-hash.ts'
import { storedInterview, storedRequest } from './stored-answers.ts'

interface Review {
  /** Whose parts are shown, in this order. */
  applicantIds: readonly number[]
  /** Whether interview and mortgage request are shown, which belong to no applicant. */
  shared: boolean
  /** The invited person who reads it; undefined for the main applicant. */
  readerId?: number | undefined
}

/**
 * The hashes of the parts that a review shows. A part whose invited person is still filling it in has none: its person
 * consents to it by their own link, and each of their saves would else refuse the submission of the others.
 */
export const reviewedParts = (rows: ApplicationRows, { applicantIds, shared, readerId }: Review): Reviewed['Parts'] => {
  const invites = openInvites(rows)
  const isAwaited = (applicantId: number) =>
    applicantId !== readerId && invites.some(({ ApplicantID }) => ApplicantID === applicantId)
  return [
    ...(shared ? [{ ApplicantID: 0, PartHash: sharedHash(rows) }] : []),
    ...applicantIds.map((ApplicantID) => ({
      ApplicantID,
      PartHash: isAwaited(ApplicantID) ? '' : (partHash(rows, ApplicantID) ?? ''),
    })),
  ]
}

/** Over the answers as they are displayed, so that a field added later does not change the hash of an older application. */
const sharedHash = ({ application }: ApplicationRows): string =>
  canonicalHash({
    interview: storedInterview(application ?? undefined),
    request: storedRequest(application ?? undefined),
    land: application?.land_ownership ?? -1,
  })
