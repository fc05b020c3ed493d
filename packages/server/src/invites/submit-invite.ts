import type { inviteCalls } from '@foyer/contract/invites/calls.ts'
import type { CallReply } from '@foyer/contract/kit/define-call.ts'
import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Application } from '@foyer/domain/application-fields.ts'
import { lockOf } from '@foyer/domain/flow.ts'
import { cleanLines } from '@foyer/domain/kit/text.ts'
import type { ConsentRecord } from '@foyer/domain/review/consent-record.ts'
import { missingBeforeSubmit } from '@foyer/domain/review/missing-before-submit.ts'
import { getApplicant, type MadeRows, madeRowsOf } from '../application/application-rows.ts'
import { consentOf } from '../application/consent-text.ts'
import { isOpenApplication } from '../application/flow-facts.ts'
import { partHash } from '../application/part-hash.ts'
import { actorOf, forgetDrafts, saveApplication } from '../application/save-application.ts'
import { sinPlace } from '../application/stored-identification.ts'
import { numbersOf, withMasks } from '../application/with-masks.ts'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import { sameBytes } from '../kit/hash.ts'
import type { CallContext } from '../kit/implement-calls.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Services } from '../kit/services.ts'
import { assertRead, snapshotHash } from '../review/index.ts'
import { getSite } from '../site/index.ts'
import { hashOfGuid } from './link.ts'
import { maskedApplication } from './masked-application.ts'
import { inviteMessages } from './messages.ts'
import { inviteScopeOf } from './open-invite.ts'
import { changeInvite, holdInvite, type Invite, withdrawOthers } from './store.ts'
import { findInviteSubmission, type InviteSubmission, insertInviteSubmission } from './submission-store.ts'

type Submit = (typeof inviteCalls)['submitInvite']
type Context = CallContext<Submit>
type SubmitServices = Pick<Services, 'keys' | 'crypto' | 'texts' | 'outbox' | 'textOutbox' | 'publicUrl'>

/**
 * Sends an invited person's part: the part as it is, their consent, and the end of their invitation, in one
 * transaction. The same key again returns the first reply; any other is refused as sent.
 */
export const submitInvite = (services: SubmitServices) => {
  const { keys, crypto, texts } = services
  const consent = consentOf(texts)
  const messages = inviteMessages(services)

  const submitOnce = async (context: Context, trx: Trx, rows: MadeRows): Promise<Sending> => {
    const { body, scope, now, today, language } = context
    const { siteId, applicationId } = scope
    const invite = await holdInvite(trx, siteId, scope.invite.inviteId)
    if (!invite || !sameBytes(invite.token_hash, hashOfGuid(keys.tokens, siteId, body.guid)))
      throw new Refusal('NoAccess')
    const known = await findInviteSubmission(trx, siteId, invite.invite_id)
    if (known && body.IdempotencyKey && known.idempotencyKey === body.IdempotencyKey)
      return { submittedAt: known.submittedAt, copyTo: copyTo(invite) }
    if (known) throw new Refusal('InviteCoApplicantSubmitted')

    const vault = { siteId, crypto }
    const whole = maskedApplication(rows, inviteScopeOf(invite), { language, vault, consent, now })
    const application = { ...whole, Comments: cleanLines(body.Comments ?? ''), Drafts: [] }
    assertComplete(application, today)
    assertConsented(body, application)
    assertRead(body.Reviewed, application)
    const sent: InviteSubmission = {
      siteId,
      inviteId: invite.invite_id,
      applicationId,
      applicantId: scope.applicantId,
      snapshot: { Application: withMasks(application), Link: await brandOf(trx, siteId), Language: language },
      consent: consentRecord(context, application, rows),
      idempotencyKey: body.IdempotencyKey ?? '',
      submittedAt: now,
    }
    await insertInviteSubmission(trx, crypto, sent, {
      sins: sinsOf(services, rows, scope.applicantId, siteId),
      numbers: numbersOf(application.Applicants),
    })
    await closeInvite(trx, invite, context, sent)
    const own = ownOf(application, scope.applicantId)
    await messages.done(trx, {
      ...{ siteId, inviteId: invite.invite_id, applicationId, userId: rows.application.user_id, language, now },
      ...{ name: sent.consent.Name, firstName: own?.FirstName ?? '', email: emailIn(sent), copyTo: copyTo(invite) },
      isLate: !isOpenApplication(rows.application),
    })
    return { submittedAt: now, copyTo: copyTo(invite) }
  }

  return async (context: Context, trx: Trx, rows: unknown): Promise<CallReply<Submit>> => {
    const { submittedAt, copyTo: CopyTo } = await submitOnce(context, trx, madeRowsOf(rows))
    return { SubmittedAt: submittedAt.toISOString(), CopyTo }
  }
}

const ownOf = ({ Applicants }: Application, applicantId: number) =>
  Applicants.find(({ ApplicantID }) => ApplicantID === applicantId)

interface Sending {
  submittedAt: Date
  copyTo: string
}

const emailIn = ({ snapshot, applicantId }: InviteSubmission): string =>
  ownOf(snapshot.Application, applicantId)?.Identification.Email ?? ''

/** Only the address that opened the link is certainly its person's: a typing error would send their answers to a stranger. */
const copyTo = ({ method, contact }: Invite): string => (method === 'Email' ? contact : '')

/** Checks every rule of their steps again, and that every step is done. */
const assertComplete = (application: Application, today: string): void => {
  const missing = missingBeforeSubmit(application, today, 'invited')
  const locked = lockOf({ step: 'summary' }, { ...application, mode: 'invited' }) !== undefined
  if (missing.length === 0 && !locked) return
  throw new Refusal('ApplicationIncomplete', { errors: missing.flatMap(({ problems }) => problems) })
}

const assertConsented = ({ Accepted, ConsentVersion }: Context['body'], { Summary }: Application): void => {
  if (Accepted === 1 && ConsentVersion === Summary.ConsentVersion) return
  throw new Refusal('ConsentRequired', { errors: [{ Field: 'Accepted', Key: 'ConsentRequired' }] })
}

const brandOf = async (trx: Trx, siteId: string) => {
  const { link } = await getSite(trx, siteId)
  return { PrimaryColor: link.PrimaryColor, AgentProfile: link.AgentProfile }
}

/** Their own consent record, with the text they read; it contains nothing about other consents. */
const consentRecord = (
  { scope, now, language, ip }: Context,
  application: Application,
  rows: MadeRows,
): ConsentRecord => {
  const { Summary } = application
  const own = ownOf(application, scope.applicantId)
  return {
    ApplicantID: scope.applicantId,
    Name: own ? fullName(own) : '',
    ConsentVersion: Summary.ConsentVersion,
    TextHash: Summary.Reviewed.ConsentHash,
    PartHash: partHash(rows, scope.applicantId) ?? '',
    Language: language,
    AcceptedAt: now.toISOString(),
    Ip: ip,
    Actor: actorOf(scope),
  }
}

const sinsOf = ({ crypto }: SubmitServices, rows: MadeRows, applicantId: number, siteId: string) => {
  const { sin_cipher: cipher } = getApplicant(rows, applicantId)
  return cipher === null
    ? {}
    : { [applicantId]: crypto.decrypt(Buffer.from(cipher, 'base64'), sinPlace(siteId, applicantId)) }
}

/** A sent part is final: closes every invitation to it. */
const closeInvite = async (
  trx: Trx,
  invite: Invite,
  { scope, now }: Context,
  sent: InviteSubmission,
): Promise<void> => {
  const { siteId, applicationId, applicantId } = scope
  const actor = actorOf(scope)
  await changeInvite(trx, invite, { submitted_at: now })
  await withdrawOthers(trx, invite, now)
  await forgetDrafts(trx, siteId, applicationId, actor)
  const { ConsentVersion: version, TextHash: textHash, PartHash: partHash, Language: language } = sent.consent
  const details = { invite: invite.invite_id, version, textHash, partHash, language }
  await audit(trx, { siteId, application: applicationId, applicantId, actor, at: now, action: 'consent', details })
  await saveApplication(trx, {
    siteId,
    applicationId,
    event: {
      actor,
      action: 'invite-submitted',
      applicant_id: applicantId,
      keeps_parts: true,
      details: { invite: invite.invite_id, hash: snapshotHash(sent.snapshot) },
    },
    now,
  })
}
