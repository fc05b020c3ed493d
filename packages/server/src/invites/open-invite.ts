import type { inviteCalls } from '@foyer/contract/invites/calls.ts'
import type { CallReply } from '@foyer/contract/kit/define-call.ts'
import { waitsForInvited } from '@foyer/domain/invites/rules.ts'
import { madeRowsOf, readRows } from '../application/application-rows.ts'
import { consentOf } from '../application/consent-text.ts'
import { actorOf, draftOwnerOf } from '../application/save-application.ts'
import type { Trx } from '../db/open-database.ts'
import { audit } from '../kit/audit.ts'
import type { CallContext } from '../kit/implement-calls.ts'
import { Refusal } from '../kit/refusal.ts'
import type { BorrowerScope, InviteScope, SessionScope } from '../kit/scope.ts'
import type { Services } from '../kit/services.ts'
import { attachGrant } from './grant.ts'
import { inviteLimits } from './limits.ts'
import { hashOfGuid } from './link.ts'
import { maskedApplication } from './masked-application.ts'
import { changeInvite, holdInviteByToken, type Invite, isOpenedElsewhere } from './store.ts'

type LoadInvite = (typeof inviteCalls)['loadInvite']
type Context = CallContext<LoadInvite>
type OpenServices = Pick<Services, 'keys' | 'crypto' | 'texts' | 'limiter'>

export const inviteScopeOf = (invite: Invite): InviteScope => ({
  inviteId: invite.invite_id,
  applicantId: invite.applicant_id || undefined,
  step: invite.step,
  displayMortgage: invite.display_mortgage,
  submitted: invite.submitted_at !== null,
})

/** The scope of the invited person, as the guard would return it for the grant. */
const scopeOf = ({ siteId, framable }: SessionScope, invite: Invite): BorrowerScope => ({
  siteId,
  framable,
  kind: 'invite',
  invite: inviteScopeOf(invite),
})

/** Opens an invitation by its link: adds the grant to this browser, and returns what its person may see. */
export const openInvite = (services: OpenServices) => {
  const { keys, crypto, texts, limiter } = services
  const consent = consentOf(texts)

  const open = async (trx: Trx, context: Context, invite: Invite) => {
    const { scope, now, language } = context
    const token = await attachGrant(trx, invite, { key: keys.tokens, scope, now })
    const own = scopeOf(scope, invite)
    if (invite.opened_at === null) {
      await changeInvite(trx, invite, { opened_at: now })
      const event = { siteId: scope.siteId, actor: actorOf(own), at: now, application: invite.application_id }
      await audit(trx, { ...event, action: 'invite-opened', details: { invite: invite.invite_id } })
    }
    const rows = madeRowsOf(await readRows(trx, scope.siteId, invite.application_id, draftOwnerOf(own), now))
    const { status, request_review: requestReview } = rows.application
    if (!waitsForInvited(status, requestReview)) throw new Refusal('InviteCoApplicantSubmitted')
    const vault = { siteId: scope.siteId, crypto }
    const application = maskedApplication(rows, inviteScopeOf(invite), { language, vault, consent, now })
    const { invite_id: InviteID, language: LanguageID, wishes_primary: WishesPrimary, method: ContactMethod } = invite
    const isNew = invite.applicant_id === 0
    const Contact = isNew ? invite.contact : ''
    const Invited = isNew
      ? { FirstName: invite.first_name, LastName: invite.last_name, RelationshipDD: invite.relationship }
      : { FirstName: '', LastName: '', RelationshipDD: -1 }
    return { token, reply: { ...application, InviteID, LanguageID, WishesPrimary, ContactMethod, Contact, Invited } }
  }

  return async (context: Context): Promise<CallReply<LoadInvite>> => {
    const { body, scope, now, ip } = context
    const opened = await context.transaction(async (trx) => {
      const invite = await holdInviteByToken(trx, scope.siteId, hashOfGuid(keys.tokens, scope.siteId, body.guid))
      if (!invite || !isMeant(invite, body)) return undefined
      if (invite.submitted_at ?? invite.withdrawn_at) throw new Refusal('InviteCoApplicantSubmitted')
      if (invite.expires_at <= now) throw new Refusal('InviteCoApplicantExpired')
      if (await isOpenedElsewhere(trx, invite)) throw new Refusal('InviteCoApplicantSubmitted')
      return open(trx, context, invite)
    })
    if (!opened) {
      await limiter.takeOrRefuse(inviteLimits.unknownLinks, ip, now)
      throw new Refusal('NoAccess')
    }
    if (opened.token !== undefined) context.setSessionCookie(opened.token)
    return opened.reply
  }
}

/** The ids of the address are checked as everywhere, although the link alone identifies the person. */
const isMeant = (invite: Invite, { MortgageApplicationID, ApplicantID }: Context['body']): boolean =>
  invite.application_id === MortgageApplicationID && (ApplicantID <= 0 || ApplicantID === invite.applicant_id)
