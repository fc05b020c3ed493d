import { leadInviteCalls } from '@foyer/contract/leads/inbox-calls.ts'
import { carriedOfLead } from '@foyer/domain/calculator/carried.ts'
import { nameInMail } from '@foyer/domain/kit/links.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import { findUser, saveName } from '../account/index.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { senderName } from '../kit/mail-layout.ts'
import type { Services } from '../kit/services.ts'
import { getSite } from '../site/index.ts'
import { findInvite, findSender, takeInvite } from './lead-invite-store.ts'
import { inviteLimits } from './limits.ts'

/** An account has names of this length at most. */
const longestName = 60
const nameOf = (text: string) => [...cleanLine(text)].slice(0, longestName).join('')

/** The invitation from a lead: whom it is for, and what it fills in once their address is confirmed. */
export const leadInviteHandlers = ({ keys, crypto, limiter }: Pick<Services, 'keys' | 'crypto' | 'limiter'>) =>
  implementCalls(leadInviteCalls, {
    loadLeadInvite: {
      async free({ body, scope: { siteId }, ip, now, refuse, transaction }) {
        await limiter.takeOrRefuse(inviteLimits.links, ip, now)
        return transaction(async (trx) => {
          const invite = await findInvite(trx, crypto, { siteId, token: body.Token, tokens: keys.tokens, now })
          if (invite === undefined) return refuse('NoAccess')
          const sender = await findSender(trx, siteId, invite.ownerId ?? '')
          const { link } = await getSite(trx, siteId)
          return {
            FirstName: nameInMail(invite.facts.firstName),
            Email: invite.facts.email,
            Sender: sender?.name || senderName(link.AgentProfile),
            LanguageID: invite.language,
          }
        })
      },
    },
    useLeadInvite: {
      async transaction({ body, scope: { siteId, userId }, now, note, refuse }, trx) {
        const invite = await findInvite(trx, crypto, { siteId, token: body.Token, tokens: keys.tokens, now })
        const user = await findUser(trx, siteId, userId)
        // The link alone opens nothing: the account has to be that of the address to which it went.
        if (invite === undefined || user?.email !== invite.facts.email) return refuse('NoAccess')
        const { leadId, facts } = invite
        if (!(await takeInvite(trx, siteId, leadId, userId))) return refuse('NoAccess')
        if (user.first_name === '' && user.last_name === '')
          await saveName(trx, siteId, userId, nameOf(facts.firstName), nameOf(facts.lastName))
        note({ details: { lead: leadId } })
        return { Carried: facts.purpose === -1 ? '' : carriedOfLead(facts) }
      },
    },
  })
