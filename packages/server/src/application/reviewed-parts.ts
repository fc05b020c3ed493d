import type { Reviewed } from '@foyer/domain/application-fields.ts'
import { hiddenFromMain } from '@foyer/domain/parts/privacy.ts'
import { canonicalHash } from '../kit/canonical-hash.ts'
import type { ApplicationRows } from './application-rows.ts'
import { partHash } from './part-hash.ts'
import { isInvited, isSentPart, isUnsentByLink } from './part-state.ts'
import { settingsOf } from './settings.ts'
import { storedInterview, storedRequest } from './stored-answers.ts'

interface Review {
  /** The applicants whose parts are shown, in this order. */
  applicantIds: readonly number[]
  /** Whether the shared part is shown: interview and mortgage request. */
  shared: boolean
  /** The invited person who reads it; undefined for the main applicant. */
  readerId?: number | undefined
}

/**
 * The hashes of the parts that a review shows. A part that its person has not sent by their own link has none: they
 * consent to it there, and otherwise each of their saves would refuse the submission of the others. Neither has one of
 * which the site hides some from the main applicant: who knows the rest could find it by trying.
 */
export const reviewedParts = (rows: ApplicationRows, { applicantIds, shared, readerId }: Review): Reviewed['Parts'] => {
  const isPrivate = (applicantId: number) =>
    isSentPart(rows, applicantId) && hiddenFromMain(settingsOf(rows)).length > 0
  const hasNone = (applicantId: number) =>
    applicantId !== readerId &&
    (isInvited(rows, applicantId) || isUnsentByLink(rows, applicantId) || isPrivate(applicantId))
  return [
    ...(shared ? [{ ApplicantID: 0, PartHash: sharedHash(rows) }] : []),
    ...applicantIds.map((ApplicantID) => ({
      ApplicantID,
      PartHash: hasNone(ApplicantID) ? '' : (partHash(rows, ApplicantID) ?? ''),
    })),
  ]
}

/** A hash of the answers as displayed: a row without a newer field has the hash of one with its blank value. */
const sharedHash = ({ application }: ApplicationRows): string =>
  canonicalHash({
    interview: storedInterview(application ?? undefined),
    request: storedRequest(application ?? undefined),
    land: application?.land_ownership ?? -1,
  })
