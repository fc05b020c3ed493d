import { type Submission, snapshotHash } from '../review/index.ts'

/** A submission as the operator gets it: what was sent, as it was, with the consents and the hash that the audit trail holds. */
export const exportedSubmission = (submission: Submission) => {
  const { submissionId, submittedAt, review, consents, snapshot } = submission
  return {
    SubmissionID: submissionId,
    SubmittedAt: submittedAt.toISOString(),
    Review: review ? 1 : 0,
    Hash: snapshotHash(snapshot),
    Consents: consents,
    ...snapshot,
  }
}
