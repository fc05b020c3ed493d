import type { inviteCalls } from '@foyer/contract/invites/calls.ts'
import type { CallReply } from '@foyer/contract/kit/define-call.ts'
import { mostApplicants } from '@foyer/domain/co-applicants/rules.ts'
import type { ContactMethod } from '@foyer/domain/invites/fields.ts'
import { agentProfileLink, mailInvitationProblems, mailRecipients } from '@foyer/domain/invites/rules.ts'
import { textInvitationProblems } from '@foyer/domain/invites/text-rules.ts'
import { languageId } from '@foyer/domain/kit/language.ts'
import { normalisePhone } from '@foyer/domain/kit/phone.ts'
import { cleanLines } from '@foyer/domain/kit/text.ts'
import type { withoutLink } from '@foyer/domain/review/consent.ts'
import { findApplicant, type MadeRows, madeRowsOf, readRows } from '../application/application-rows.ts'
import { assertStepOpen, flowFacts } from '../application/flow-facts.ts'
import { changedParts, isUnsentByLink, partStateIn } from '../application/part-state.ts'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import { randomId } from '../kit/hash.ts'
import type { CallContext } from '../kit/implement-calls.ts'
import { networkOf } from '../kit/network.ts'
import { rateLimiter } from '../kit/rate-limit.ts'
import { assertNoProblems, Refusal } from '../kit/refusal.ts'
import type { Services } from '../kit/services.ts'
import { counted, inviteLimits } from './limits.ts'
import { hashOfGuid, linkExpiry, newGuid } from './link.ts'
import { inviteMessages } from './messages.ts'
import {
  changeInvite,
  endGrantsOf,
  findWaiting,
  holdInvite,
  type Invite,
  insertInvite,
  inviterOf,
  type NewInvite,
} from './store.ts'
import { visibleInvites } from './visible-invites.ts'

type ByMail = (typeof inviteCalls)['inviteByMail']
type ByText = (typeof inviteCalls)['inviteByText']
type Again = (typeof inviteCalls)['resendInvite']
type Context = Pick<CallContext<ByMail>, 'scope' | 'now' | 'language' | 'ip' | 'transaction'>
/** Of the call that submits the application. */
type ConsentContext = Pick<Context, 'scope' | 'now' | 'language'>
export type SendServices = Pick<
  Services,
  'keys' | 'limiter' | 'outbox' | 'textOutbox' | 'texts' | 'publicUrl' | 'crypto'
>

/** What an invitation needs of the call that sends it; the submission of an application sends some too. */
type Sending = Pick<Context, 'scope' | 'now'>

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
}

const step = { step: 'coApplicantInvite' } as const
/** The columns that a repeated invitation resets. */
const asNew = { opened_at: null, submitted_at: null, withdrawn_at: null, message_id: null }
/** The same invitation to the same contact within seconds is a repeated request after a lost reply. */
const sameRequestMilliseconds = 30_000

export const sendInvites = (services: SendServices) => {
  const { keys, limiter } = services
  const messages = inviteMessages(services)

  const limitsFor = ({ scope: { siteId, applicationId, userId }, ip }: Context, contacts: readonly string[]) => {
    const times = contacts.length
    return [
      { limit: inviteLimits.ofApplication, subject: `${siteId}|${applicationId}`, times },
      { limit: inviteLimits.ofUser, subject: `${siteId}|${userId}`, times },
      { limit: inviteLimits.fromNetwork, subject: networkOf(ip), times },
      { limit: inviteLimits.ofSite, subject: siteId, times },
      ...contacts.map((contact) => ({ limit: inviteLimits.toContact, subject: `${siteId}|${contact}`, times: 1 })),
    ]
  }

  /** The rows of the application, which is locked, if this applicant (0: a new person) may be invited now. */
  const openRows = async (trx: Trx, { scope, now }: Context, applicantId: number): Promise<MadeRows> => {
    const rows = madeRowsOf(await readRows(trx, scope.siteId, scope.applicationId, '', now))
    // Renewing a void consent, or asking for one that the submission requires, is no step of the flow: both are possible in
    // a review too.
    const isRequired = rows.settings.ReqInvited === 1 && isUnsentByLink(rows, applicantId)
    const isAsked = isRequired || partStateIn(rows, applicantId) === 'changed'
    if (!isAsked) assertStepOpen(step, flowFacts(rows, scope))
    return rows
  }

  const send = async (trx: Trx, { scope, now }: Sending, invite: NewInvite, guid: string) => {
    const inviter = await inviterOf(trx, scope.siteId, scope.applicationId)
    await changeInvite(trx, invite, { message_id: await messages.invitation(trx, { invite, guid, inviter, now }) })
    const details = { invite: invite.invite_id, method: invite.method }
    const event = {
      siteId: scope.siteId,
      actor: scope.actor ?? scope.userId,
      at: now,
      applicationId: scope.applicationId,
    }
    await audit(trx, { ...event, action: 'invite-sent', details })
  }

  type Changes = Pick<NewInvite, 'token_hash' | 'sent_at' | 'expires_at'> & Partial<NewInvite>
  /** Sends a new link; grants of the old one end. */
  const sendAgain = async (trx: Trx, context: Sending, known: Invite, guid: string, changes: Changes) => {
    await changeInvite(trx, known, changes)
    await endGrantsOf(trx, known.site_id, known.invite_id)
    await send(trx, context, { ...known, ...changes }, guid)
  }

  const inviteOne = async (trx: Trx, context: Sending, invitation: Invitation, contact: string) => {
    const { scope, now } = context
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
    const waiting = await findWaiting(trx, place)
    if (waiting && isSameRequest(waiting, note, now)) return
    if (waiting) return sendAgain(trx, context, waiting, guid, fresh)
    const invite = { ...place, ...fresh, invite_id: randomId(), created_at: now }
    await insertInvite(trx, invite)
    await send(trx, context, invite, guid)
  }

  const inviteAll = async (context: Context, invitation: Invitation): Promise<CallReply<ByMail>> => {
    const { scope, now, language } = context
    const work = () =>
      context.transaction(async (trx) => {
        const rows = await openRows(trx, context, invitation.applicantId)
        assertInvitable(rows, invitation)
        for (const contact of invitation.contacts) await inviteOne(trx, context, invitation, contact)
        return { InvitesHistory: await visibleInvites(trx, scope.siteId, scope.applicationId, now, language) }
      })
    return counted(limiter, limitsFor(context, invitation.contacts), now, work)
  }

  return {
    /**
     * Sends a link to each person who consents by one and has none, in the transaction of the submission, so that a
     * refused one sends and counts nothing.
     */
    async toConsent(trx: Trx, context: ConsentContext, people: ReturnType<typeof withoutLink>): Promise<void> {
      const { scope, now, language } = context
      const { siteId, userId } = scope
      const inTransaction = rateLimiter(trx, keys.codes)
      const contacts = [...new Set(people.map(({ contact }) => contact.Contact))].sort()
      await inTransaction.takeOrRefuse(inviteLimits.ofConsents, `${siteId}|${userId}`, now)
      for (const contact of contacts)
        await inTransaction.takeOrRefuse(inviteLimits.toConsenting, `${siteId}|${contact}`, now)
      for (const { applicant, contact } of people) {
        const shared = { note: '', profile: agentProfileLink, language: languageId(language), displayMortgage: 0 }
        const { ContactMethod: method, Contact } = contact
        const invitation = { ...shared, method, contacts, applicantId: applicant.ApplicantID }
        await inviteOne(trx, context, invitation, Contact)
      }
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
          const rows = await openRows(trx, context, invite.applicant_id)
          const guid = newGuid()
          const token_hash = hashOfGuid(keys.tokens, scope.siteId, guid)
          const changes = { token_hash, sent_at: now, expires_at: linkExpiry(now) }
          if (changedParts(rows).some(({ invite_id }) => invite_id === invite.invite_id)) {
            const fresh = { ...invite, ...changes, ...asNew, invite_id: randomId(), created_at: now }
            await insertInvite(trx, fresh)
            await send(trx, context, fresh, guid)
          } else {
            if (invite.method !== 'Email') throw new Refusal('NoAccess')
            if (invite.submitted_at ?? invite.withdrawn_at) throw new Refusal('InviteCoApplicantSubmitted')
            await sendAgain(trx, context, invite, guid, changes)
          }
          return { InvitesHistory: await visibleInvites(trx, scope.siteId, scope.applicationId, now, language) }
        })
      const { contact } = await context.transaction(find)
      const again = { limit: inviteLimits.again, subject: `${scope.siteId}|${body.InviteID}`, times: 1 }
      return counted(limiter, [again, ...limitsFor(context, [contact])], now, work)
    },
  }
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
})

/** The applicant must be a co-applicant, or there must be room for new people. */
const assertInvitable = (rows: MadeRows, { applicantId, contacts }: Invitation): void => {
  if (applicantId > 0) {
    if (findApplicant(rows, applicantId)?.primary_flag === 1) throw new Refusal('NoAccess')
    return
  }
  if (rows.applicants.length + contacts.length > mostApplicants) throw new Refusal('TooManyRecords')
}
