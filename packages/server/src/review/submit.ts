import type { BodyOf, ReplyOf } from '@foyer/contract/all-calls.ts'
import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Application } from '@foyer/domain/application-fields.ts'
import { isValidSin, maskSin } from '@foyer/domain/kit/sin.ts'
import { cleanLines } from '@foyer/domain/kit/text.ts'
import { sinPlace } from '../applicants/index.ts'
import type { Trx } from '../db/open-database.ts'
import { submitAllOf } from '../documents/index.ts'
import { actorOf, assembleApplication, consentOf, type MadeRows, madeRowsOf, readRows } from '../interview/index.ts'
import { audit } from '../kit/audit.ts'
import { randomId } from '../kit/hash.ts'
import type { CallContext } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { getSite } from '../site/index.ts'
import { consentHash } from './consent.ts'
import { submissionMails } from './mails.ts'
import { refuseIncomplete, refuseMissingDocuments, refuseWithoutConsent, refuseWrongWay } from './refuse-unready.ts'
import { type ConsentRecord, type Snapshot, snapshotHash } from './snapshot.ts'
import {
  findSubmissionByKey,
  holdApplication,
  insertSubmission,
  markSubmitted,
  type Submission,
} from './submission-store.ts'

type Submit = BodyOf<'/api/mtgappsubmit'>
type Submitted = ReplyOf<'/api/mtgappsubmit'>
type SubmitServices = Pick<Services, 'crypto' | 'texts' | 'outbox' | 'publicUrl' | 'journal' | 'jobs'>
/** What of a call this needs; the two calls differ in nothing else than `review`. */
type SubmitContext = Pick<CallContext<never>, 'scope' | 'now' | 'today' | 'language' | 'ip' | 'transaction'> & {
  body: Submit
}

/**
 * Submits once: snapshot, consents, status, audit trail and both mails are one transaction, and the same key again
 * (a lost answer, a second tap, a reload) gets the first answer again, whatever has become of the application since.
 * Where the database is embedded, the journal has it on the disk before the borrower is told.
 */
export const submit = async (services: SubmitServices, context: SubmitContext, review: boolean): Promise<Submitted> => {
  const submission = await context.transaction((trx) => submitOnce(services, trx, context, review))
  const { siteId, applicationId, submissionId, snapshot, submittedAt } = submission
  await services.journal.append({
    site: siteId,
    application: applicationId,
    submission: submissionId,
    hash: snapshotHash(snapshot),
    at: submittedAt.toISOString(),
  })
  return {
    SubmissionID: submissionId,
    SubmittedAt: submittedAt.toISOString(),
    MissingDocs: snapshot.Application.MissingDocs,
  }
}

const submitOnce = async (
  services: SubmitServices,
  trx: Trx,
  context: SubmitContext,
  review: boolean,
): Promise<Submission> => {
  const { body, scope, today } = context
  const { siteId, applicationId } = scope
  await holdApplication(trx, siteId, applicationId)
  // What was uploaded goes with it, and stands in the snapshot as submitted.
  await submitAllOf(trx, services, { siteId, applicationId, actor: actorOf(scope), now: context.now })
  const rows = madeRowsOf(await readRows(trx, siteId, applicationId, ''))
  // Without a key of its own, a submission of what has not changed since is the same one.
  const idempotencyKey = body.IdempotencyKey || `version-${rows.application.version}`
  const known = await findSubmissionByKey(trx, siteId, applicationId, idempotencyKey)
  if (known) return known

  const application = assembled(services, context, rows)
  refuseWrongWay(application, review)
  refuseMissingDocuments(application)
  refuseIncomplete(application, today)
  refuseWithoutConsent(application, body.Consents ?? [], body.ConsentVersion)

  const submission: Submission = {
    siteId,
    applicationId,
    submissionId: randomId(),
    review,
    snapshot: await snapshotOf(trx, context, application),
    consents: consentsOf(context, application),
    submittedAt: context.now,
  }
  await insertSubmission(trx, services.crypto, { ...submission, idempotencyKey, sins: sinsOf(services, siteId, rows) })
  await markSubmitted(trx, submission)
  await writeTrail(trx, context, submission)
  await submissionMails(services).write(trx, rows.application.user_id, submission)
  return submission
}

const assembled = (
  { crypto, texts }: SubmitServices,
  { body, scope, language, now }: SubmitContext,
  rows: MadeRows,
) => {
  const { siteId, userId } = scope
  const application = assembleApplication(rows, {
    language,
    userId,
    vault: { siteId, crypto },
    consent: consentOf(texts),
    now,
  })
  return { ...application, Comments: hideSins(cleanLines(body.Comments ?? application.Comments)) }
}

/** People write their number where they should not; a comment travels in a PDF by mail. */
const hideSins = (text: string): string =>
  text.replace(/\b\d{3}[ -]?\d{3}[ -]?\d{3}\b/g, (found) => (isValidSin(found) ? maskSin(found) : found))

const snapshotOf = async (
  trx: Trx,
  { scope, language }: SubmitContext,
  application: Application,
): Promise<Snapshot> => {
  const { link } = await getSite(trx, scope.siteId)
  return {
    Application: { ...application, Drafts: [], BankStatementsApplicants: withoutAnswers(application) },
    Link: { PrimaryColor: link.PrimaryColor, AgentProfile: link.AgentProfile },
    Language: language,
  }
}

/** Where a statement came from is bank data: it stands encrypted with the statement, and not once more in the snapshot. */
const withoutAnswers = ({ BankStatementsApplicants }: Application) =>
  BankStatementsApplicants.map((one) => ({ ...one, Responses: [] }))

const consentsOf = (
  { scope, now, language, ip }: SubmitContext,
  { Applicants, Summary }: Application,
): ConsentRecord[] => {
  const TextHash = consentHash(Summary.Consent)
  return Applicants.map((applicant) => ({
    ApplicantID: applicant.ApplicantID,
    Name: fullName(applicant),
    ConsentVersion: Summary.ConsentVersion,
    TextHash,
    Language: language,
    AcceptedAt: now.toISOString(),
    Ip: ip,
    Actor: actorOf(scope),
  }))
}

const sinsOf = ({ crypto }: SubmitServices, siteId: string, { applicants }: MadeRows): Record<string, string> =>
  Object.fromEntries(
    applicants.flatMap(({ applicant_id: id, sin_cipher: cipher }) =>
      cipher === null ? [] : [[String(id), crypto.decrypt(Buffer.from(cipher, 'base64'), sinPlace(siteId, id))]],
    ),
  )

const writeTrail = async (trx: Trx, { scope, now }: SubmitContext, submission: Submission) => {
  const { siteId, applicationId, submissionId, consents, review, snapshot } = submission
  const event = { siteId, applicationId, actor: actorOf(scope), at: now }
  for (const { ApplicantID, ConsentVersion, TextHash, Language } of consents) {
    const details = { submissionId, version: ConsentVersion, textHash: TextHash, language: Language }
    await audit(trx, { ...event, action: 'consent', applicantId: ApplicantID, details })
  }
  const details = { submissionId, review, hash: snapshotHash(snapshot) }
  await audit(trx, { ...event, action: 'submitted', details })
}
