import { type Submission, snapshotHash } from '../review/index.ts'

/** A submission for the operator: as sent, with the consents and the hash in the audit trail. */
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
