import type { operatorInboxCalls } from '@foyer/contract/leads/inbox-calls.ts'
import { leadInviteDays } from '@foyer/domain/leads/inbox.ts'
import { noteProblems } from '@foyer/domain/leads/invite-rules.ts'
import { leadFacts } from '@foyer/domain/leads/lead-facts.ts'
import { randomToken } from '../kit/hash.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { countInvite, findSender, mailInvitation, readAnswers, saveInvite } from '../leads/index.ts'
import { findLeadRow, giveLead, holdLead } from './lead-inbox-store.ts'
import type { OfficeParts } from './parts.ts'

/** The id of the person who acts, if it is one. */
const personOf = (actor: string): string => /^person:([0-9a-f]{32})$/.exec(actor)?.[1] ?? ''

/** Ready-written words and a note without links: the office is no way to send a mail of one's own to a stranger. */
export const inviteLead = (parts: OfficeParts): Handler<(typeof operatorInboxCalls)['inviteLead']> => ({
  async transaction({ body, scope, now, note, refuse, assertNoProblems }, trx) {
    const { SiteID: siteId, LeadID: leadId, OwnerID, InvitedAt, Note } = body
    assertNoProblems(noteProblems({ Note }))
    await holdLead(trx, siteId, leadId)
    const row = await findLeadRow(trx, siteId, leadId)
    if (row === undefined) return refuse('NoAccess')
    const owner = row.owner_id ?? ''
    if (owner !== OwnerID) return refuse('LeadTaken')
    // Of two who press at once, or one who presses twice, one mail is sent.
    if (row.application_id !== null || (row.invited_at?.toISOString() ?? '') !== InvitedAt) return refuse('StaleEdit')
    const { email, firstName } = leadFacts(readAnswers(parts.crypto, siteId, row))
    if (email === '') return refuse('LeadWithoutEmail')
    await countInvite(trx, parts.keys.codes, { siteId, email, now })
    const me = personOf(scope.actor)
    // The reply to the mail has to reach someone. Who cannot own the lead, such as a program with a key, signs as the site.
    const isMine = owner === '' && me !== '' && (await giveLead(trx, { siteId, leadId, from: '', to: me })) === 'ok'
    const ends = new Date(now.getTime() + leadInviteDays * 24 * 3_600_000)
    const token = randomToken()
    await saveInvite(trx, { siteId, leadId, token, tokens: parts.keys.tokens, now, ends })
    const sender = await findSender(trx, siteId, isMine ? me : owner)
    const { language } = row
    const mail = { siteId, leadId, to: email, firstName, language, sender, note: Note, token, ends, now }
    await mailInvitation(parts, trx, mail)
    note({ details: { ends: ends.toISOString() } })
    return { Email: email, InviteEnds: ends.toISOString() }
  },
})
