import type { inviteCalls } from '@foyer/contract/invites/calls.ts'
import type { CallReply } from '@foyer/contract/kit/define-call.ts'
import { mostApplicants } from '@foyer/domain/co-applicants/rules.ts'
import type { InvitedPerson, Inviter } from '@foyer/domain/invites/fields.ts'
import { invitedSpouse } from '@foyer/domain/invites/invited-spouse.ts'
import {
  agentProfileLink,
  inviterProblems,
  mailInvitationProblems,
  mailRecipients,
  secondSpouseProblems,
  signatureProblems,
  waitsForInvited,
} from '@foyer/domain/invites/rules.ts'
import { reasonProblems } from '@foyer/domain/invites/staff-rules.ts'
import { textInvitationProblems } from '@foyer/domain/invites/text-rules.ts'
import { cleanTexts } from '@foyer/domain/kit/clean-texts.ts'
import { languageId } from '@foyer/domain/kit/language.ts'
import { normalisePhone } from '@foyer/domain/kit/phone.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { cleanLines, isBlank } from '@foyer/domain/kit/text.ts'
import type { PartState } from '@foyer/domain/parts/rights.ts'
import type { withoutLink } from '@foyer/domain/review/consent.ts'
import type { Static } from 'typebox'
import { findUser } from '../account/index.ts'
import { otherSpouse } from '../applicants/index.ts'
import { findApplicant, type MadeRows, madeRowsOf, readRows } from '../application/application-rows.ts'
import { assertStepOpen, flowFacts } from '../application/flow-facts.ts'
import { changedParts, isUnsentByLink, partStateIn } from '../application/part-state.ts'
import { actorOf, holdApplication } from '../application/save-application.ts'
import type { Trx } from '../db/open-database.ts'
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
import { sentToReopen } from './reopen-part.ts'
import { endReplacedLinks, isContactOfPerson } from './replaced-contacts.ts'
import { type Invitation, type Inviting, type LinkServices, replaceLink, sendLinks } from './send-links.ts'
import { changeInvite, holdInvite, type Invite, insertInvite, inviterOf, isOpenInvite, ownInvitesOf } from './store.ts'
import { visibleInvites } from './visible-invites.ts'

type ByMail = (typeof inviteCalls)['inviteByMail']
type ByText = (typeof inviteCalls)['inviteByText']
type Again = (typeof inviteCalls)['resendInvite']
type Correct = (typeof inviteCalls)['askToCorrect']
type Mine = (typeof inviteCalls)['mailMyInvite']
type Context = Pick<CallContext<ByMail>, 'scope' | 'now' | 'language' | 'ip' | 'transaction'>
/** Of a call by the main applicant, what its links count for. */
type Counted = Pick<Context, 'now' | 'ip'> & { scope: Context['scope'] | CallContext<Correct>['scope'] }
export type SendServices = LinkServices & Pick<Services, 'limiter' | 'crypto' | 'jobs'>

/** The call that submits the application. */
type SubmitContext = Pick<Context, 'scope' | 'now' | 'language' | 'ip'>

/** The link is over a limit of invitations: its job is retried. */
export class LinkDelayed extends JobDelayed {}

interface Invited extends Invitation {
  contacts: string[]
  /** The main applicant's name as it is given. */
  inviter?: Inviter | undefined
}

const step = { step: 'coApplicantInvite' } as const
/** Of a submitted application too, a person keeps their part after their link has expired. */
const lateStates: readonly PartState[] = ['late', 'lateReopened']
const renewableStates: readonly PartState[] = ['changed', ...lateStates]
export const sendInvites = (services: SendServices) => {
  const { keys, limiter, jobs } = services
  const links = sendLinks(services)

  const limitsFor = ({ scope: { siteId, applicationId, userId }, ip }: Counted, contacts: readonly string[]) => [
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

  const invitingOf = ({ scope, now }: Counted): Inviting => {
    const { siteId, applicationId } = scope
    return { siteId, applicationId, actor: actorOf(scope), now }
  }

  const inviteAll = async (context: Context, invitation: Invited): Promise<CallReply<ByMail>> => {
    const { scope, now, language } = context
    const work = () =>
      context.transaction(async (trx) => {
        const rows = await openRows(trx, context, invitation.applicantId)
        assertReachable(rows, invitation)
        assertOneSpouse(rows, invitation, await visibleInvites(trx, scope.siteId, scope.applicationId, now, language))
        assertInvitable(rows, invitation)
        const known = await inviterOf(trx, scope.siteId, scope.applicationId)
        assertNoProblems(inviterProblems({ ...(invitation.inviter && { Inviter: invitation.inviter }) }, known))
        const inviter = known || (await saveInviter(trx, rows, context, invitation.inviter))
        assertNoProblems(signatureProblems({ EmailBody: invitation.note }, inviter))
        for (const contact of invitation.contacts) await links.invite(trx, invitingOf(context), invitation, contact)
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
        const invitation = { ...shared, method, applicantId: applicant.ApplicantID }
        const { place, fresh, waiting } = await links.prepare(trx, invitingOf(context), invitation, Contact)
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
      try {
        await links.sendAgain(trx, { actor: userId, now }, invite)
      } catch (error) {
        if (error instanceof Refusal && error.key === 'TextsUsedUp')
          throw new LinkDelayed('over the text messages of a day')
        throw error
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
          const rows = await openRows(trx, context, invite.applicant_id, renewableStates)
          const isLate = lateStates.includes(partStateIn(rows, invite.applicant_id))
          if (isLate && invite.withdrawn_at) throw new Refusal('ApplicationSubmitted')
          const sender = { actor: actorOf(scope), now }
          assertReachable(rows, invite)
          if (changedParts(rows).some(({ invite_id }) => invite_id === invite.invite_id)) {
            await links.askAgain(trx, sender, invite)
          } else {
            if (invite.method !== 'Email' && !isLate) throw new Refusal('NoAccess')
            if (invite.submitted_at ?? invite.withdrawn_at) throw new Refusal('InviteCoApplicantSubmitted')
            await links.sendAgain(trx, sender, invite)
          }
          return { InvitesHistory: await visibleInvites(trx, scope.siteId, scope.applicationId, now, language) }
        })
      const { contact } = await context.transaction(find)
      const again = { limit: inviteLimits.again, subject: `${scope.siteId}|${body.InviteID}` }
      return counted(limiter, [again, ...limitsFor(context, [contact])], now, work)
    },
    async reopen(context: CallContext<Correct>): Promise<CallReply<Correct>> {
      const { body, scope, now, language } = context
      const { siteId, applicationId, applicantId } = scope
      const { Reason: reason } = body
      assertNoProblems(reasonProblems(reason, 'Reason'))
      const find = async (trx: Trx) =>
        sentToReopen(trx, madeRowsOf(await readRows(trx, siteId, applicationId, '', now)), applicantId)
      const work = () =>
        context.transaction(async (trx) => {
          const inviter = await inviterOf(trx, siteId, applicationId)
          assertNoProblems(problem(inviter === '' && !isBlank(reason), 'Reason', 'NoteNeedsName'))
          const words = { body: cleanLines(reason), by_broker: false, corrects: true }
          await links.askAgain(trx, invitingOf(context), await find(trx), words)
          return { InvitesHistory: await visibleInvites(trx, siteId, applicationId, now, language) }
        })
      const { contact } = await context.transaction(find)
      return counted(limiter, limitsFor(context, [contact]), now, work)
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
          await links.sendAgain(trx, { actor: userId, now }, invite)
          return {}
        })
      const again = { limit: inviteLimits.again, subject: `${siteId}|${body.InviteID}` }
      const ofApplication = { limit: inviteLimits.ofApplication, subject: `${siteId}|${application_id}` }
      const counts = countsOfInvitation({ siteId, userId, network: networkOf(ip) }, contact)
      return counted(limiter, [again, ofApplication, ...counts], now, work)
    },
  }
}

type Given = CallContext<ByMail>['body']['SendData'] | CallContext<ByText>['body']['SendData']

const sharedOf = (given: Given, { language }: Context) => ({
  note: cleanLines(given.EmailBody ?? ''),
  profile: given.MtgAppLinkID,
  language: given.LanguageID ?? languageId(language),
  displayMortgage: given.DisplayMortgage ?? 0,
  applicantId: given.DisplayAddApplicant === 0 ? (given.ApplicantID ?? 0) : 0,
  inviter: given.Inviter && cleanTexts(given.Inviter),
  invited: given.Invited && cleanTexts(given.Invited),
})

/** Without a text message service, a telephone receives no link. */
const assertReachable = ({ sendsTexts }: MadeRows, { method }: Pick<Invitation, 'method'>): void =>
  assertNoProblems(problem(method === 'SMS' && !sendsTexts, 'SendData.Recipients', 'TextsNotSent'))

/** Of a new person: a second spouse is refused as it is on their own page. */
const assertOneSpouse = (
  rows: MadeRows,
  { applicantId, invited, contacts }: Invited,
  people: readonly InvitedPerson[],
): void => {
  const DisplayAddApplicant = applicantId === 0 ? 1 : 0
  const given = { ...(invited && { Invited: invited }), DisplayAddApplicant }
  const spouse = otherSpouse(rows.applicants, 0) ?? (invited && invitedSpouse(people, invited, contacts))
  assertNoProblems(secondSpouseProblems(given, spouse))
}

/** The applicant must be a co-applicant, or there must be room for new people. */
const assertInvitable = (rows: MadeRows, { applicantId, contacts }: Invited): void => {
  if (applicantId > 0) {
    if (findApplicant(rows, applicantId)?.primary_flag === 1) throw new Refusal('NoAccess')
    return
  }
  if (rows.applicants.length + contacts.length > mostApplicants) throw new Refusal('TooManyRecords')
}
