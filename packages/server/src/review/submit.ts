import type { BodyOf, ReplyOf } from '@foyer/contract/all-calls.ts'
import type { reviewCalls } from '@foyer/contract/review/calls.ts'
import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Application } from '@foyer/domain/application-fields.ts'
import { cleanLines } from '@foyer/domain/kit/text.ts'
import { consentingHere, withoutLink } from '@foyer/domain/review/consent.ts'
import type { ConsentRecord } from '@foyer/domain/review/consent-record.ts'
import { type MadeRows, madeRowsOf, readRows } from '../application/application-rows.ts'
import { assembleApplication } from '../application/assemble-application.ts'
import { consentOf } from '../application/consent-text.ts'
import { partHash } from '../application/part-hash.ts'
import { withoutPartsToCome } from '../application/parts-to-come.ts'
import { actorOf, draftOwnerOf, forgetDrafts, holdApplication } from '../application/save-application.ts'
import { sinPlace } from '../application/stored-identification.ts'
import { numbersOf, withMasks } from '../application/with-masks.ts'
import type { Trx } from '../db/open-database.ts'
import { submitAllOf } from '../documents/index.ts'
import { audit } from '../kit/audit.ts'
import { randomId } from '../kit/hash.ts'
import type { CallContext } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { getSite } from '../site/index.ts'
import {
  assertComplete,
  assertConsented,
  assertDocumentsPresent,
  assertOpenForSubmission,
  assertRead,
} from './assert-ready.ts'
import { countSubmission } from './limits.ts'
import { submissionMails } from './mails.ts'
import { isToComeIn, type Snapshot, snapshotHash } from './snapshot.ts'
import { findSubmissionByKey, insertSubmission, markSubmitted, type Submission } from './submission-store.ts'

type Submit = BodyOf<'/api/mtgappsubmit'>
type Submitted = ReplyOf<'/api/mtgappsubmit'>
export interface SubmitServices
  extends Pick<Services, 'crypto' | 'texts' | 'outbox' | 'publicUrl' | 'journal' | 'jobs' | 'keys'> {
  /** The consents of invited people, by links of their own; invitations belong to another feature. */
  invitedConsents(trx: Trx, siteId: string, applicationId: number): Promise<ConsentRecord[]>
  /** Ends links to contacts that were corrected since; returns whether there were any. */
  endReplacedLinks(trx: Trx, context: SubmitContext, rows: MadeRows): Promise<boolean>
  /** Sends these people links of their own, with which they consent. */
  sendConsentLinks(trx: Trx, context: SubmitContext, people: ReturnType<typeof withoutLink>): Promise<void>
}
/** The parts of a call that are needed here; the two calls differ only in `review`. */
type SubmitContext = Pick<
  CallContext<(typeof reviewCalls)['submitApplication']>,
  'scope' | 'now' | 'today' | 'language' | 'ip' | 'transaction'
> & {
  body: Submit
}

/**
 * Submits once: snapshot, consents, status, audit trail and both mails are one transaction. A repeated key (a lost
 * reply, a second tap, a reload) returns the first result, whatever happened to the application since. With the
 * embedded database, the journal is flushed to disk before the reply.
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
  // Uploads are submitted with it, and the snapshot shows them as submitted.
  await submitAllOf(trx, services, { siteId, applicationId, actor: actorOf(scope), now: context.now })
  const rows = madeRowsOf(await readRows(trx, siteId, applicationId, '', context.now))
  // Without a key of its own, a submission of an unchanged application is the same one.
  const idempotencyKey = body.IdempotencyKey || `version-${rows.application.version}`
  const known = await findSubmissionByKey(trx, siteId, applicationId, idempotencyKey)
  if (known) return known

  const shown = assembled(services, context, rows)
  assertOpenForSubmission(rows.application, review)
  assertDocumentsPresent(shown)
  assertComplete(shown, today)
  assertConsented(shown, body.Consents ?? [], body.ConsentVersion)
  assertRead(body.Reviewed, shown)
  await countSubmission(trx, services, { ...scope, now: context.now })
  const application = await withConsentLinks(services, trx, context, rows)

  const consents = [...consentsOf(context, application, rows), ...(await validInvitedConsents(services, trx, rows))]
  const sent = withoutPartsToCome(application, isToComeIn(consents), context.language)
  const submission: Submission = {
    siteId,
    applicationId,
    submissionId: randomId(),
    review,
    snapshot: await snapshotOf(trx, context, sent),
    consents,
    submittedAt: context.now,
  }
  const secrets = { sins: sinsOf(services, siteId, rows, consents), numbers: numbersOf(sent.Applicants) }
  await insertSubmission(trx, services.crypto, { ...submission, idempotencyKey, secrets })
  await markSubmitted(trx, submission)
  await forgetDrafts(trx, siteId, applicationId, draftOwnerOf(scope))
  await writeTrail(trx, context, submission)
  await submissionMails(services).write(trx, rows.application.user_id, submission)
  return submission
}

/** The same application with an open invitation of everyone who consents by their own link and has not. */
const withConsentLinks = async (
  services: SubmitServices,
  trx: Trx,
  context: SubmitContext,
  rows: MadeRows,
): Promise<Application> => {
  const { siteId, applicationId } = context.scope
  // The consent covers the text that was read, whatever was approved or renamed since.
  const { consent, agent } = rows
  const again = async () => {
    const now = madeRowsOf(await readRows(trx, siteId, applicationId, '', context.now))
    return assembled(services, context, { ...now, consent, agent })
  }
  const hasEnded = await services.endReplacedLinks(trx, context, rows)
  const application = hasEnded ? await again() : assembled(services, context, rows)
  const people = withoutLink(application)
  if (people.length === 0) return application
  await services.sendConsentLinks(trx, context, people)
  return again()
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
  return { ...application, Comments: cleanLines(body.Comments ?? application.Comments) }
}

const snapshotOf = async (
  trx: Trx,
  { scope, language }: SubmitContext,
  application: Application,
): Promise<Snapshot> => {
  const { link } = await getSite(trx, scope.siteId)
  // That of the submission before it.
  const { SubmittedAt: _, ...stated } = application
  return {
    Application: { ...withMasks(stated), Drafts: [], BankStatementsApplicants: withoutAnswers(application) },
    Link: { PrimaryColor: link.PrimaryColor, AgentProfile: link.AgentProfile },
    Language: language,
  }
}

/** The origin of a statement is bank data: it is encrypted with the statement, and not repeated in the snapshot. */
const withoutAnswers = ({ BankStatementsApplicants }: Application) =>
  BankStatementsApplicants.map((one) => ({ ...one, Responses: [] }))

/** The consents that invited people gave by their own links, as far as they cover the current answers. */
const validInvitedConsents = async (services: SubmitServices, trx: Trx, rows: MadeRows): Promise<ConsentRecord[]> => {
  const { site_id, application_id } = rows.application
  const consents = await services.invitedConsents(trx, site_id, application_id)
  return consents.filter(({ ApplicantID, PartHash }) => PartHash === partHash(rows, ApplicantID))
}

const consentsOf = (
  { scope, now, language, ip }: SubmitContext,
  application: Application,
  rows: MadeRows,
): ConsentRecord[] => {
  const { Summary } = application
  return consentingHere(application).map((applicant) => ({
    ApplicantID: applicant.ApplicantID,
    Name: fullName(applicant),
    ConsentVersion: Summary.ConsentVersion,
    TextHash: Summary.Reviewed.ConsentHash,
    PartHash: partHash(rows, applicant.ApplicantID) ?? '',
    Language: language,
    AcceptedAt: now.toISOString(),
    Ip: ip,
    Actor: actorOf(scope),
  }))
}

/** The SINs of those who consented. */
const sinsOf = (
  { crypto }: SubmitServices,
  siteId: string,
  { applicants }: MadeRows,
  consents: readonly ConsentRecord[],
): Record<string, string> => {
  const isToCome = isToComeIn(consents)
  return Object.fromEntries(
    applicants.flatMap(({ applicant_id: id, sin_cipher: cipher }) =>
      cipher === null || isToCome(id)
        ? []
        : [[String(id), crypto.decrypt(Buffer.from(cipher, 'base64'), sinPlace(siteId, id))]],
    ),
  )
}

const writeTrail = async (trx: Trx, { scope, now }: SubmitContext, submission: Submission) => {
  const { siteId, applicationId, submissionId, consents, review, snapshot } = submission
  const event = { siteId, application: applicationId, actor: actorOf(scope), at: now }
  for (const { ApplicantID, ConsentVersion, TextHash, PartHash, Language } of consents) {
    const details = {
      submissionId,
      version: ConsentVersion,
      textHash: TextHash,
      partHash: PartHash,
      language: Language,
    }
    await audit(trx, { ...event, action: 'consent', applicantId: ApplicantID, details })
  }
  const details = { submissionId, review, hash: snapshotHash(snapshot) }
  await audit(trx, { ...event, action: 'submitted', details })
}
