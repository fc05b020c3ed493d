import type { Application, Reviewed } from '@foyer/domain/application-fields.ts'
import { missingProblems } from '@foyer/domain/documents/rules.ts'
import { lockOf } from '@foyer/domain/flow.ts'
import { inProgress } from '@foyer/domain/flow-conditions.ts'
import type { Problem } from '@foyer/domain/kit/problem.ts'
import { under } from '@foyer/domain/kit/problem.ts'
import { allConsented, type Consent, consentingHere } from '@foyer/domain/review/consent.ts'
import { type Missing, missingBeforeSubmit } from '@foyer/domain/review/missing-before-submit.ts'
import type { MadeRows } from '../application/application-rows.ts'
import { closedKey } from '../application/assert-part.ts'
import { canonicalHash } from '../kit/canonical-hash.ts'
import { Refusal } from '../kit/refusal.ts'

/** Separate conditions for the first submission, and for the one after the broker asked for a review. */
export const assertOpenForSubmission = (
  application: Pick<MadeRows['application'], 'status' | 'request_review' | 'submitted_at'>,
  review: boolean,
) => {
  const { status, request_review } = application
  if ((request_review === 1) === review && (review || status === inProgress)) return
  throw new Refusal(request_review === 1 || status === inProgress ? 'StepNotOpen' : closedKey(application))
}

/** The problems with paths in the application: those of an applicant begin with that applicant. */
const problemsOf = ({ Applicants }: Application, missing: readonly Missing[]): Problem[] =>
  missing.flatMap(({ position, problems }) => {
    const index = Applicants.findIndex(({ ApplicantID }) => ApplicantID === position.applicantId)
    return index < 0 ? problems : under(`Applicants.${index}`, problems)
  })

/** Checks every rule of every step again: what was valid when saved may not be valid today. */
export const assertComplete = (application: Application, today: string): void => {
  const missing = missingBeforeSubmit(application, today)
  const locked = lockOf({ step: 'summary' }, { ...application, mode: 'main' }) !== undefined
  if (missing.length === 0 && !locked) return
  throw new Refusal('ApplicationIncomplete', { errors: problemsOf(application, missing) })
}

/** A review asks for no documents: they could not be added there. */
export const assertDocumentsPresent = ({
  MissingDocs,
  RequestReview,
  showRequestDocument,
  Requests,
}: Application): void => {
  if (MissingDocs === 0 || RequestReview === 1 || showRequestDocument === 0) return
  throw new Refusal('MissingRequiredDocuments', { errors: missingProblems(Requests, 'MissingRequiredDocuments') })
}

/** Each applicant who accepts here must accept the current text. */
export const assertConsented = (
  application: Pick<Application, 'Applicants' | 'OpenInvites' | 'InvitedApplicants' | 'SendsTexts' | 'Summary'>,
  consents: readonly Consent[],
  version: string | undefined,
): void => {
  const consenting = consentingHere(application)
  const current = version === application.Summary.ConsentVersion
  if (current && allConsented(consenting, consents)) return
  const errors = consenting.flatMap((applicant, index): Problem[] =>
    current && allConsented([applicant], consents) ? [] : [{ Field: `Consents.${index}`, Key: 'ConsentRequired' }],
  )
  throw new Refusal('ConsentRequired', { errors })
}

/** A consent covers what was read, so the review that was read must equal the current one. */
export const assertRead = (read: Reviewed | undefined, { Summary }: Pick<Application, 'Summary'>): void => {
  if (read !== undefined && canonicalHash(read) === canonicalHash(Summary.Reviewed)) return
  throw new Refusal('ConsentRequired', { errors: [{ Field: 'Reviewed', Key: 'ConsentRequired' }] })
}
