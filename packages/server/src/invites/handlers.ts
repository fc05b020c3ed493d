import { inviteCalls } from '@foyer/contract/invites/calls.ts'
import { agentProfileLink } from '@foyer/domain/invites/rules.ts'
import { actorOf } from '../interview/index.ts'
import { audit } from '../kit/audit.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { senderName } from '../kit/mail-layout.ts'
import { Refusal } from '../kit/refusal.ts'
import type { Services } from '../kit/services.ts'
import { getSite } from '../site/index.ts'
import { openInvite } from './open-invite.ts'
import { sendInvites } from './send-invites.ts'
import { shownInvites } from './shown-invites.ts'
import { changeInvite, endGrantsOf, holdInvite } from './store.ts'
import { submitInvite } from './submit-invite.ts'

export const inviteHandlers = (services: Services) => {
  const { byMail, byText, again } = sendInvites(services)
  return implementCalls(inviteCalls, {
    inviteByMail: { free: byMail },
    inviteByText: { free: byText },
    resendInvite: { free: again },
    withdrawInvite: {
      async transaction({ body, scope, now, language, refuse }, trx) {
        const { siteId, applicationId } = scope
        const invite = await holdInvite(trx, siteId, body.InviteID)
        if (invite?.application_id !== applicationId) throw new Refusal('NoAccess')
        if (invite.submitted_at) return refuse('InviteCoApplicantSubmitted')
        if (!invite.withdrawn_at) {
          await changeInvite(trx, invite, { withdrawn_at: now })
          await endGrantsOf(trx, siteId, invite.invite_id)
          const event = { siteId, applicationId, actor: actorOf(scope), at: now, action: 'invite-withdrawn' as const }
          await audit(trx, { ...event, details: { invite: invite.invite_id } })
        }
        return { InvitesHistory: await shownInvites(trx, siteId, applicationId, now, language) }
      },
    },
    loadInvites: {
      async transaction({ scope: { siteId, applicationId }, now, language }, trx) {
        const { link } = await getSite(trx, siteId)
        const { FirstName, LastName, BrokerageName } = link.AgentProfile
        const agent = [FirstName, LastName].filter(Boolean).join(' ')
        const Label = [agent, BrokerageName].filter(Boolean).join(', ') || senderName(link.AgentProfile)
        return {
          InvitesHistory: await shownInvites(trx, siteId, applicationId, now, language),
          MtgAppProfileLinks: [{ Label, Value: agentProfileLink }],
        }
      },
    },
    loadInvite: { free: openInvite(services) },
    submitInvite: { free: submitInvite(services) },
    wishPrimary: {
      async transaction({ body, scope, now, refuse }, trx) {
        const { siteId, applicationId, applicantId, invite } = scope
        if (!invite || invite.submitted) return refuse('InviteCoApplicantSubmitted')
        await changeInvite(trx, { site_id: siteId, invite_id: invite.inviteId }, { wishes_primary: body.Wish })
        const details = { invite: invite.inviteId, wish: body.Wish }
        await audit(trx, {
          siteId,
          applicationId,
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
