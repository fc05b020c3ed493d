import { Reviewed } from '@foyer/domain/application-fields.ts'
import { Flag, Id, Instant, Text } from '@foyer/domain/kit/schema.ts'
import Type from 'typebox'
import { defineCall } from '../kit/define-call.ts'
import { ApplicationIds } from '../kit/ids.ts'

const Submission = Type.Object({
  ...ApplicationIds.properties,
  Comments: Type.Optional(Text(4000)),
  /** The applicants who consented, and the version of the text they read. */
  Consents: Type.Optional(Type.Array(Type.Object({ ApplicantID: Id, Accepted: Flag }), { maxItems: 20 })),
  ConsentVersion: Type.Optional(Text(20)),
  /** Hashes of the summary that was read. ConsentRequired if missing or out of date. */
  Reviewed: Type.Optional(Reviewed),
  /** The same key again returns the same result. */
  IdempotencyKey: Type.Optional(Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9-]*$' })),
})
const Submitted = Type.Object({ SubmissionID: Id, SubmittedAt: Instant, MissingDocs: Flag })
const refusals = [
  'ConsentRequired',
  'ApplicationIncomplete',
  'MissingRequiredDocuments',
  'ApplicationSubmitted',
  'ApplicationWithdrawn',
  'StepNotOpen',
] as const

export const reviewCalls = {
  submitApplication: defineCall({
    path: '/api/mtgappsubmit',
    access: 'application',
    effect: 'write',
    summary: 'Submit the application as an immutable snapshot with the consents',
    body: Submission,
    reply: Submitted,
    refusals,
  }),
  submitReview: defineCall({
    path: '/api/mtgappReviewsubmit',
    access: 'application',
    effect: 'write',
    summary: 'Submit it again after the broker asked for a review',
    body: Submission,
    reply: Submitted,
    refusals,
  }),
}
