import type { inviteCalls } from '@foyer/contract/invites/calls.ts'
import type { CallReply } from '@foyer/contract/kit/define-call.ts'
import { mostApplicants } from '@foyer/domain/co-applicants/rules.ts'
import type { ContactMethod, Inviter } from '@foyer/domain/invites/fields.ts'
import {
  agentProfileLink,
  inviterProblems,
  mailInvitationProblems,
  mailRecipients,
  signatureProblems,
  waitsForInvited,
} from '@foyer/domain/invites/rules.ts'
import { textInvitationProblems } from '@foyer/domain/invites/text-rules.ts'
import { cleanTexts } from '@foyer/domain/kit/clean-texts.ts'
import { languageId } from '@foyer/domain/kit/language.ts'
import { normalisePhone } from '@foyer/domain/kit/phone.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { cleanLines } from '@foyer/domain/kit/text.ts'
import type { PartState } from '@foyer/domain/parts/rights.ts'
import type { withoutLink } from '@foyer/domain/review/consent.ts'
import type { Static } from 'typebox'
import { findUser } from '../account/index.ts'
import { findApplicant, type MadeRows, madeRowsOf, readRows } from '../application/application-rows.ts'
import { assertStepOpen, flowFacts } from '../application/flow-facts.ts'
import { changedParts, isUnsentByLink, partStateIn } from '../application/part-state.ts'
import { actorOf, holdApplication } from '../application/save-application.ts'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import { randomId } from '../kit/hash.ts'
import type { CallContext } from '../kit/implement-calls.ts'
import { JobDelayed } from '../kit/jobs.ts'
import { networkOf } from '../kit/network.ts'
import { rateLimiter } from '../kit/rate-limit.ts'
import { assertNoProblems, Refusal } from '../kit/refusal.ts'
import type { Services } from '../kit/services.ts'
import { saveInviter } from './inviter.ts'
import { sendConsentLink } from './jobs.ts'
import { counted, countsOfConsentLink, countsOfInvitation, inviteLimits } from './limits.ts'
import { hashOfGuid, linkExpiry, newGuid } from './link.ts'
import { inviteMessages } from './messages.ts'
import { endReplacedLinks, isContactOfPerson } from './replaced-contacts.ts'
import {
  changeInvite,
  endGrantsOf,
  findWaiting,
  holdInvite,
  type Invite,
  insertInvite,
  inviterOf,
  isOpenInvite,
  type NewInvite,
  ownInvitesOf,
} from './store.ts'
import { visibleInvites } from './visible-invites.ts'

type ByMail = (typeof inviteCalls)['inviteByMail']
type ByText = (typeof inviteCalls)['inviteByText']
type Again = (typeof inviteCalls)['resendInvite']
type Mine = (typeof inviteCalls)['mailMyInvite']
type Context = Pick<CallContext<ByMail>, 'scope' | 'now' | 'language' | 'ip' | 'transaction'>
export type SendServices = Pick<
  Services,
  'keys' | 'limiter' | 'outbox' | 'textOutbox' | 'texts' | 'publicUrl' | 'crypto' | 'jobs'
>

/** What preparing an invitation needs of its call. */
type Inviting = Pick<Context, 'scope' | 'now'>
/** The call that submits the application. */
type SubmitContext = Pick<Context, 'scope' | 'now' | 'language' | 'ip'>

/** Who an event names as the sender of a link. */
interface Sender {
  actor: string
  now: Date
}

type Changes = Pick<NewInvite, 'token_hash' | 'sent_at' | 'expires_at'> & Partial<NewInvite>

/** The link is over a limit of invitations: its job is retried. */
export class LinkDelayed extends JobDelayed {}

/** The common part of both kinds of invitation, after the checks. */
interface Invitation {
  method: ContactMethod
  contacts: string[]
  note: string
  profile: number
  language: number
  displayMortgage: number
  /** 0: the person who opens it adds themself. */
  applicantId: number
  /** The main applicant's name as it is given. */
  inviter?: Inviter | undefined
}

const step = { step: 'coApplicantInvite' } as const
/** Of a submitted application too, a person keeps their part after their link has expired. */
const renewableStates = ['changed', 'late'] as const satisfies readonly PartState[]
/** The columns that a repeated invitation resets. */
const asNew = { opened_at: null, submitted_at: null, withdrawn_at: null, message_id: null, by_submission: false }
/** The same invitation to the same contact within seconds is a repeated request after a lost reply. */
const sameRequestMilliseconds = 30_000

export const sendInvites = (services: SendServices) => {
  const { keys, limiter, jobs } = services
  const messages = inviteMessages(services)

  const limitsFor = ({ scope: { siteId, applicationId, userId }, ip }: Context, contacts: readonly string[]) => [
    ...contacts.map(() => ({ limit: inviteLimits.ofApplication, subject: `${siteId}|${applicationId}` })),
    ...contacts.flatMap((contact) => countsOfInvitation({ siteId, userId, network: networkOf(ip) }, contact)),
  ]

  /**
   * The rows of the application, which is locked, if this applicant (0: a new person) may be invited now. `renewable`: states
   * in which a known invitation is sent again, whatever step is open.
   */
  const openRows = async (
    trx: Trx,
    { scope, now }: Context,
    applicantId: number,
    renewable: readonly PartState[] = ['changed'],
  ): Promise<MadeRows> => {
    const rows = madeRowsOf(await readRows(trx, scope.siteId, scope.applicationId, '', now))
    // Renewing a void consent, or asking for one that the submission requires, is no step of the flow: both are possible in
    // a review too.
    const isRequired = rows.settings.ReqInvited === 1 && isUnsentByLink(rows, applicantId)
    const isAsked = isRequired || renewable.includes(partStateIn(rows, applicantId))
    if (!isAsked) assertStepOpen(step, flowFacts(rows, scope))
    return rows
  }

  const send = async (trx: Trx, { actor, now }: Sender, invite: NewInvite, guid: string) => {
    const { site_id: siteId, application_id: applicationId } = invite
    const inviter = await inviterOf(trx, siteId, applicationId)
    const message_id = await messages.invitation(trx, { invite, guid, inviter, now })
    await changeInvite(trx, invite, { message_id, link_due: false })
    const details = { invite: invite.invite_id, method: invite.method }
    await audit(trx, { siteId, actor, at: now, application: applicationId, action: 'invite-sent', details })
  }

  /** Sends a new link; grants of the old one end. */
  const sendAgain = async (trx: Trx, sender: Sender, known: Invite, guid: string, changes: Changes) => {
    await replaceLink(trx, known, changes)
    await send(trx, sender, { ...known, ...changes }, guid)
  }

  /** The invitation to a contact with a fresh link, and the one that waits there already. */
  const prepare = async (trx: Trx, { scope, now }: Inviting, invitation: Invitation, contact: string) => {
    const guid = newGuid()
    const { method, note, profile, language, displayMortgage: display_mortgage, applicantId } = invitation
    const place = {
      site_id: scope.siteId,
      application_id: scope.applicationId,
      applicant_id: applicantId,
      method,
      contact,
    }
    const fresh = {
      ...{ body: note, language, profile, display_mortgage, sent_at: now, expires_at: linkExpiry(now) },
      token_hash: hashOfGuid(keys.tokens, scope.siteId, guid),
    }
    return { guid, place, fresh, waiting: await findWaiting(trx, place) }
  }

  const inviteOne = async (trx: Trx, context: Inviting, invitation: Invitation, contact: string) => {
    const { now } = context
    const sender = { actor: actorOf(context.scope), now }
    const { guid, place, fresh, waiting } = await prepare(trx, context, invitation, contact)
    if (waiting && isSameRequest(waiting, invitation.note, now)) return
    if (waiting) return sendAgain(trx, sender, waiting, guid, fresh)
    const invite = { ...place, ...fresh, invite_id: randomId(), created_at: now }
    await insertInvite(trx, invite)
    await send(trx, sender, invite, guid)
  }

  const inviteAll = async (context: Context, invitation: Invitation): Promise<CallReply<ByMail>> => {
    const { scope, now, language } = context
    const work = () =>
      context.transaction(async (trx) => {
        const rows = await openRows(trx, context, invitation.applicantId)
        assertReachable(rows, invitation)
        assertInvitable(rows, invitation)
        const known = await inviterOf(trx, scope.siteId, scope.applicationId)
        assertNoProblems(inviterProblems({ ...(invitation.inviter && { Inviter: invitation.inviter }) }, known))
        const inviter = known || (await saveInviter(trx, rows, context, invitation.inviter))
        assertNoProblems(signatureProblems({ EmailBody: invitation.note }, inviter))
        for (const contact of invitation.contacts) await inviteOne(trx, context, invitation, contact)
        return { InvitesHistory: await visibleInvites(trx, scope.siteId, scope.applicationId, now, language) }
      })
    return counted(limiter, limitsFor(context, invitation.contacts), now, work)
  }

  return {
    /** In the transaction of a submission: ends the links to contacts that were corrected since. */
    endReplaced: (trx: Trx, { scope, now }: SubmitContext, rows: MadeRows): Promise<boolean> =>
      endReplacedLinks(trx, rows, { actor: actorOf(scope), now }),
    /**
     * Invites each person who consents by a link and has none, in the transaction of the submission. A job sends the links, so
     * that their limits delay them and never refuse a submission.
     */
    async toConsent(trx: Trx, context: SubmitContext, people: ReturnType<typeof withoutLink>): Promise<void> {
      const { scope, now, language, ip } = context
      const { siteId, userId } = scope
      for (const { applicant, contact } of people) {
        const shared = { note: '', profile: agentProfileLink, language: languageId(language), displayMortgage: 0 }
        const { ContactMethod: method, Contact } = contact
        const invitation = { ...shared, method, contacts: [Contact], applicantId: applicant.ApplicantID }
        const { place, fresh, waiting } = await prepare(trx, context, invitation, Contact)
        const ordered = { ...fresh, by_submission: true, link_due: true }
        const invite = waiting ?? { ...place, ...ordered, invite_id: randomId(), created_at: now }
        if (waiting) await replaceLink(trx, waiting, ordered)
        else await insertInvite(trx, invite)
        const order = { userId, network: networkOf(ip), orderedAt: now.toISOString() }
        await jobs.send(trx, sendConsentLink, { siteId, inviteId: invite.invite_id, ...order })
      }
    },
    /**
     * The handler of `send-consent-link`. Nothing is sent where the invitation has ended, another link was sent since, the
     * contact is no longer the person's or the deal is decided.
     */
    async consentLink(trx: Trx, order: Static<typeof sendConsentLink.payload>, now: Date): Promise<void> {
      const { siteId, inviteId, userId, orderedAt } = order
      const invite = await holdInvite(trx, siteId, inviteId)
      if (invite === undefined || invite.withdrawn_at || invite.submitted_at) return
      if (!invite.link_due || invite.sent_at.toISOString() !== orderedAt) return
      const end = () => changeInvite(trx, invite, { link_due: false })
      const rows = madeRowsOf(await readRows(trx, siteId, invite.application_id, '', now))
      const { status, request_review: requestReview } = rows.application
      if (!waitsForInvited(status, requestReview) || !isContactOfPerson(rows, invite)) return end()
      const inTransaction = rateLimiter(trx, keys.codes)
      for (const { limit, subject } of countsOfConsentLink(order, invite.contact))
        if ((await inTransaction.take(limit, subject, now)) > 0) throw new LinkDelayed('over a limit of invitations')
      const guid = newGuid()
      const token_hash = hashOfGuid(keys.tokens, siteId, guid)
      const changes = { token_hash, sent_at: now, expires_at: linkExpiry(now) }
      await sendAgain(trx, { actor: userId, now }, invite, guid, changes)
    },
    byMail(context: CallContext<ByMail>): Promise<CallReply<ByMail>> {
      const { SendData: given } = context.body
      assertNoProblems(mailInvitationProblems(given, [agentProfileLink]))
      const contacts = mailRecipients(given.Recipients)
      return inviteAll(context, { ...sharedOf(given, context), method: 'Email', contacts })
    },
    byText(context: CallContext<ByText>): Promise<CallReply<ByText>> {
      const { SendData: given } = context.body
      assertNoProblems(textInvitationProblems(given, [agentProfileLink]))
      const contacts = given.Recipients.map((one) => normalisePhone(one.Number)).filter((one) => one !== '')
      return inviteAll(context, { ...sharedOf(given, context), method: 'SMS', contacts })
    },
    async again(context: CallContext<Again>): Promise<CallReply<Again>> {
      const { body, scope, now, language } = context
      const find = async (trx: Trx): Promise<Invite> => {
        const invite = await holdInvite(trx, scope.siteId, body.InviteID)
        if (invite?.application_id !== scope.applicationId) throw new Refusal('NoAccess')
        return invite
      }
      const work = () =>
        context.transaction(async (trx) => {
          const invite = await find(trx)
          const rows = await openRows(trx, context, invite.applicant_id, renewableStates)
          const isLate = partStateIn(rows, invite.applicant_id) === 'late'
          if (isLate && invite.withdrawn_at) throw new Refusal('ApplicationSubmitted')
          const sender = { actor: actorOf(scope), now }
          const guid = newGuid()
          const token_hash = hashOfGuid(keys.tokens, scope.siteId, guid)
          const changes = { token_hash, sent_at: now, expires_at: linkExpiry(now) }
          assertReachable(rows, invite)
          if (changedParts(rows).some(({ invite_id }) => invite_id === invite.invite_id)) {
            const fresh = { ...invite, ...changes, ...asNew, invite_id: randomId(), created_at: now }
            await insertInvite(trx, fresh)
            await send(trx, sender, fresh, guid)
          } else {
            if (invite.method !== 'Email' && !isLate) throw new Refusal('NoAccess')
            if (invite.submitted_at ?? invite.withdrawn_at) throw new Refusal('InviteCoApplicantSubmitted')
            await sendAgain(trx, sender, invite, guid, changes)
          }
          return { InvitesHistory: await visibleInvites(trx, scope.siteId, scope.applicationId, now, language) }
        })
      const { contact } = await context.transaction(find)
      const again = { limit: inviteLimits.again, subject: `${scope.siteId}|${body.InviteID}` }
      return counted(limiter, [again, ...limitsFor(context, [contact])], now, work)
    },
    /** Only to the address of the account, which is the one that the invitation was sent to. */
    async mine(context: CallContext<Mine>): Promise<CallReply<Mine>> {
      const { body, scope, now, ip } = context
      const { siteId, userId } = scope
      const { contact, application_id } = await context.transaction(async (trx) => {
        const user = await findUser(trx, siteId, userId)
        const invites = user ? await ownInvitesOf(trx, user) : []
        return invites.find(({ invite_id }) => invite_id === body.InviteID) ?? context.refuse('NoAccess')
      })
      const work = () =>
        context.transaction(async (trx) => {
          await holdApplication(trx, siteId, application_id)
          const invite = await holdInvite(trx, siteId, body.InviteID)
          if (invite === undefined || invite.withdrawn_at || invite.contact !== contact)
            return context.refuse('NoAccess')
          const { application } = madeRowsOf(await readRows(trx, siteId, application_id, '', now))
          const isClosed = !waitsForInvited(application.status, application.request_review)
          if (invite.submitted_at || isClosed) return context.refuse('InviteCoApplicantSubmitted')
          if (!isOpenInvite(invite, now)) return context.refuse('InviteCoApplicantExpired')
          const guid = newGuid()
          const token_hash = hashOfGuid(keys.tokens, siteId, guid)
          const changes = { token_hash, sent_at: now, expires_at: linkExpiry(now) }
          await sendAgain(trx, { actor: userId, now }, invite, guid, changes)
          return {}
        })
      const again = { limit: inviteLimits.again, subject: `${siteId}|${body.InviteID}` }
      const counts = countsOfInvitation({ siteId, userId, network: networkOf(ip) }, contact)
      return counted(limiter, [again, ...counts], now, work)
    },
  }
}

/** Grants of the old link end. */
const replaceLink = async (trx: Trx, known: Invite, changes: Changes): Promise<void> => {
  await changeInvite(trx, known, changes)
  await endGrantsOf(trx, known.site_id, known.invite_id)
}

const isSameRequest = (waiting: Invite, note: string, now: Date): boolean =>
  waiting.body === note && now.getTime() - waiting.sent_at.getTime() < sameRequestMilliseconds

type Given = CallContext<ByMail>['body']['SendData'] | CallContext<ByText>['body']['SendData']

const sharedOf = (given: Given, { language }: Context) => ({
  note: cleanLines(given.EmailBody ?? ''),
  profile: given.MtgAppLinkID,
  language: given.LanguageID ?? languageId(language),
  displayMortgage: given.DisplayMortgage ?? 0,
  applicantId: given.DisplayAddApplicant === 0 ? (given.ApplicantID ?? 0) : 0,
  inviter: given.Inviter && cleanTexts(given.Inviter),
})

/** Without a text message service, a telephone receives no link. */
const assertReachable = ({ sendsTexts }: MadeRows, { method }: Pick<Invitation, 'method'>): void =>
  assertNoProblems(problem(method === 'SMS' && !sendsTexts, 'SendData.Recipients', 'TextsNotSent'))

/** The applicant must be a co-applicant, or there must be room for new people. */
const assertInvitable = (rows: MadeRows, { applicantId, contacts }: Invitation): void => {
  if (applicantId > 0) {
    if (findApplicant(rows, applicantId)?.primary_flag === 1) throw new Refusal('NoAccess')
    return
  }
  if (rows.applicants.length + contacts.length > mostApplicants) throw new Refusal('TooManyRecords')
}
