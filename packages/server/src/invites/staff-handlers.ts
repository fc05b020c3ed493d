import { operatorInviteCalls } from '@foyer/contract/invites/operator-calls.ts'
import { agentProfileLink, waitsForInvited } from '@foyer/domain/invites/rules.ts'
import { contactsToInvite, reasonProblems } from '@foyer/domain/invites/staff-rules.ts'
import { normaliseEmail } from '@foyer/domain/kit/email.ts'
import { normalisePhone } from '@foyer/domain/kit/phone.ts'
import { problem } from '@foyer/domain/kit/problem.ts'
import { cleanLines } from '@foyer/domain/kit/text.ts'
import type { PartAction } from '@foyer/domain/parts/rights.ts'
import { findApplicant } from '../application/application-rows.ts'
import { partForOperator } from '../application/assert-part.ts'
import type { Trx } from '../db/open-database.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Noted } from '../kit/record-call.ts'
import { assertNoProblems, Refusal } from '../kit/refusal.ts'
import { countsOfStaff, takeIn } from './limits.ts'
import { reopenParts } from './reopen-part.ts'
import { holdRows, type Inviting, type LinkServices, sendLinks, withdrawLink } from './send-links.ts'
import { holdInvite, type Invite } from './store.ts'

interface Call {
  body: { SiteID: string; MortgageApplicationID: number }
  scope: { actor: string }
  now: Date
  note: (more: Noted) => void
}

export const invitingOf = ({ body, scope: { actor }, now, note }: Call): Inviting => ({
  ...{ siteId: body.SiteID, applicationId: body.MortgageApplicationID },
  ...{ actor, now, note },
})

export const staffInviteHandlers = (services: LinkServices) => {
  const links = sendLinks(services)
  const reopen = reopenParts(services)

  /** The application and its invitation, both locked, if its person has not answered it. */
  const holdOpen = async (trx: Trx, inviting: Inviting, inviteId: number, action?: PartAction): Promise<Invite> => {
    const rows = await holdRows(trx, inviting)
    const invite = await holdInvite(trx, inviting.siteId, inviteId)
    if (invite?.application_id !== inviting.applicationId) throw new Refusal('NoAccess')
    if (invite.submitted_at ?? invite.withdrawn_at) throw new Refusal('InviteCoApplicantSubmitted')
    if (action === undefined) return invite
    if (invite.applicant_id > 0) partForOperator(action, rows, invite.applicant_id)
    // A new person has no part before they joined.
    else if (!waitsForInvited(rows.application.status, rows.application.request_review)) throw new Refusal('NoAccess')
    assertNoProblems(problem(invite.method === 'SMS' && !rows.sendsTexts, 'InviteID', 'TextsNotSent'))
    return invite
  }

  return implementCalls(operatorInviteCalls, {
    inviteApplicant: {
      async transaction(context, trx) {
        const { body } = context
        const { ContactMethod: method, Note, LanguageID: language, ApplicantID: applicantId } = body
        assertNoProblems(reasonProblems(Note, 'Note'))
        const inviting = invitingOf(context)
        const rows = await holdRows(trx, inviting)
        partForOperator('invite', rows, applicantId)
        assertNoProblems(problem(method === 'SMS' && !rows.sendsTexts, 'ContactMethod', 'TextsNotSent'))
        const { Email, Mobile } = findApplicant(rows, applicantId)?.identification ?? {}
        const contacts = contactsToInvite({ Email: Email ?? '', Mobile: Mobile ?? '' }, rows.sendsTexts)
        const known = contacts.find((one) => one.method === method)
        if (known === undefined) {
          const errors = [{ Field: 'ContactMethod', Key: 'ContactMissing' as const }]
          return context.refuse('ContactMissing', { errors })
        }
        const contact = method === 'Email' ? normaliseEmail(known.contact) : normalisePhone(known.contact)
        await takeIn(trx, services.keys.codes, countsOfStaff(inviting, contact), inviting.now)
        const invitation = { method, note: cleanLines(Note), profile: agentProfileLink, language, applicantId }
        await links.invite(trx, inviting, { ...invitation, displayMortgage: 0, byBroker: true }, contact)
        return {}
      },
    },
    remindApplicant: {
      async transaction(context, trx) {
        const inviting = invitingOf(context)
        const invite = await holdOpen(trx, inviting, context.body.InviteID, 'inviteAgain')
        await takeIn(trx, services.keys.codes, countsOfStaff(inviting, invite.contact, invite.invite_id), inviting.now)
        await links.sendAgain(trx, inviting, invite)
        return {}
      },
    },
    withdrawInvitation: {
      async transaction(context, trx) {
        const inviting = invitingOf(context)
        await withdrawLink(trx, inviting, await holdOpen(trx, inviting, context.body.InviteID))
        return {}
      },
    },
    reopenPart: {
      async transaction(context, trx) {
        const { ApplicantID: applicantId, Reason: reason } = context.body
        assertNoProblems(reasonProblems(reason, 'Reason'))
        await reopen(trx, invitingOf(context), [{ applicantId, reason }])
        return {}
      },
    },
  })
}
