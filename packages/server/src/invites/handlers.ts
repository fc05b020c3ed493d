import { inviteCalls } from '@foyer/contract/invites/calls.ts'
import { agentProfileLink } from '@foyer/domain/invites/rules.ts'
import { joined } from '@foyer/domain/kit/isolate.ts'
import { nameInMail } from '@foyer/domain/kit/links.ts'
import { actorOf, holdApplication } from '../application/save-application.ts'
import { audit } from '../kit/audit.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { senderName } from '../kit/mail-layout.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Services } from '../kit/services.ts'
import { getSite } from '../site/index.ts'
import { invitePreviews } from './invitation-words.ts'
import { openInvite } from './open-invite.ts'
import { sendInvites } from './send-invites.ts'
import { withdrawLink } from './send-links.ts'
import { changeInvite, holdInvite, inviterOf } from './store.ts'
import { submitInvite } from './submit-invite.ts'
import { visibleInvites } from './visible-invites.ts'

export const inviteHandlers = (services: Services) => {
  const { byMail, byText, again, reopen, mine } = sendInvites(services)
  return implementCalls(inviteCalls, {
    inviteByMail: { free: byMail },
    inviteByText: { free: byText },
    resendInvite: { free: again },
    askToCorrect: { free: reopen },
    mailMyInvite: { free: mine },
    withdrawInvite: {
      async transaction({ body, scope, now, language, refuse }, trx) {
        const { siteId, applicationId } = scope
        // Before the invitation, as every save of its person: what is erased is not written again.
        await holdApplication(trx, siteId, applicationId)
        const invite = await holdInvite(trx, siteId, body.InviteID)
        if (invite?.application_id !== applicationId) throw new Refusal('NoAccess')
        if (invite.submitted_at) return refuse('InviteCoApplicantSubmitted')
        if (!invite.withdrawn_at) await withdrawLink(trx, { actor: actorOf(scope), now }, invite)
        return { InvitesHistory: await visibleInvites(trx, siteId, applicationId, now, language) }
      },
    },
    loadInvites: {
      async transaction({ scope: { siteId, applicationId }, now, language }, trx) {
        const { link } = await getSite(trx, siteId)
        const { FirstName, LastName, BrokerageName } = link.AgentProfile
        const agent = [FirstName, LastName].filter(Boolean).join(' ')
        const inviter = nameInMail(await inviterOf(trx, siteId, applicationId))
        const brokerage = senderName(link.AgentProfile)
        const Label = joined([agent, BrokerageName]) || brokerage
        return {
          InvitesHistory: await visibleInvites(trx, siteId, applicationId, now, language),
          Previews: invitePreviews(services.texts, { name: inviter || brokerage, brokerage }, services.publicUrl),
          MtgAppProfileLinks: [{ Label, Value: agentProfileLink }],
        }
      },
    },
    loadInvite: { free: openInvite(services) },
    submitInvite: { save: submitInvite(services) },
    wishPrimary: {
      async save({ body, scope, now }, trx) {
        const { siteId, applicationId, applicantId, invite } = scope
        const { inviteId } = invite
        await changeInvite(trx, { site_id: siteId, invite_id: inviteId }, { wishes_primary: body.Wish })
        const details = { invite: inviteId, wish: body.Wish }
        await audit(trx, {
          siteId,
          application: applicationId,
          applicantId,
          actor: actorOf(scope),
          at: now,
          action: 'invite-wish',
          details,
        })
        return {}
      },
    },
  })
}
