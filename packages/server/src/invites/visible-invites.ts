import type { DealInvite } from '@foyer/contract/deals/deal-invite.ts'
import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { labelOf } from '@foyer/domain/codes/menus.ts'
import { stepInTimeline } from '@foyer/domain/flow.ts'
import type { InvitedPerson, InviteRow, InviteStatus } from '@foyer/domain/invites/fields.ts'
import { inviteStatus } from '@foyer/domain/invites/rules.ts'
import { contactInWords } from '@foyer/domain/invites/text-rules.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { DealPart } from '@foyer/domain/parts/fields.ts'
import { partStateOf } from '@foyer/domain/parts/rights.ts'
import { findApplicant, type MadeRows, madeRowsOf, readRows } from '../application/application-rows.ts'
import { flowFacts } from '../application/flow-facts.ts'
import { partFactsOf } from '../application/part-state.ts'
import type { Trx } from '../db/open-database.ts'
import { todayOf } from '../ports/clock.ts'
import { snapshotHash } from '../review/index.ts'
import { inviteScopeOf } from './open-invite.ts'
import { type ListedInvite, listInvites } from './store.ts'
import { type InviteSubmission, listInviteSubmissions } from './submission-store.ts'

export const shownInvite = (invite: ListedInvite, now: Date, language: Language): InviteRow => ({
  InviteID: invite.invite_id,
  ContactMethod: invite.method,
  Contact: contactInWords({ ContactMethod: invite.method, Contact: invite.contact }),
  Status: inviteStatus({
    submitted: invite.submitted_at !== null,
    withdrawn: invite.withdrawn_at !== null,
    opened: invite.opened_at !== null,
    due: invite.link_due,
    undelivered: invite.undelivered,
    expired: invite.expires_at <= now,
  }),
  InviteDate: invite.sent_at.toISOString(),
  strInviteDate: formatDate(todayOf(invite.sent_at), language),
  ApplicantID: invite.applicant_id,
})

/** The step that a person is at once they have joined: their counters, never an answer. */
const progressOf = (rows: MadeRows, invite: ListedInvite, status: InviteStatus) => {
  const isAtStep = status === 'Opened' && findApplicant(rows, invite.applicant_id) !== undefined
  const facts = () => flowFacts(rows, { invite: inviteScopeOf(invite) })
  const { number, count } = isAtStep ? stepInTimeline(facts()) : { number: 0, count: 0 }
  return { StepNumber: number, StepCount: count }
}

/** The person's own answers, else as they were named. */
const knownOf = (rows: MadeRows, invite: ListedInvite, language: Language) => {
  const own = findApplicant(rows, invite.applicant_id)?.identification ?? {}
  const isNamed = (own.FirstName ?? '') + (own.LastName ?? '') !== ''
  const relationship = own.RelationshipDD ?? -1
  const Invited = {
    FirstName: (isNamed ? own.FirstName : invite.first_name) ?? '',
    LastName: (isNamed ? own.LastName : invite.last_name) ?? '',
    RelationshipDD: relationship < 0 ? invite.relationship : relationship,
  }
  return {
    Invited,
    Name: fullName(Invited),
    strRelationship: labelOf('Relationship', Invited.RelationshipDD, language),
  }
}

export const visibleInvites = async (
  trx: Trx,
  siteId: string,
  applicationId: number,
  now: Date,
  language: Language,
): Promise<InvitedPerson[]> => {
  const rows = madeRowsOf(await readRows(trx, siteId, applicationId, '', now))
  return (await listInvites(trx, siteId, applicationId)).map((invite) => {
    const shown = shownInvite(invite, now, language)
    return { ...shown, ...knownOf(rows, invite, language), ...progressOf(rows, invite, shown.Status) }
  })
}

const partOf = ({ applicantId, snapshot }: InviteSubmission) =>
  snapshot.Application.Applicants.find(({ ApplicantID }) => ApplicantID === applicantId) ?? null

/** The same for the broker, with what each person sent and accepted, and whose part is in which state. */
export const dealInvites = async (
  trx: Trx,
  siteId: string,
  rows: MadeRows,
  now: Date,
  language: Language,
): Promise<{ Invites: DealInvite[]; Parts: DealPart[] }> => {
  const { application_id: applicationId } = rows.application
  const invites = rows.invites.length > 0 ? await listInvites(trx, siteId, applicationId) : []
  const sent = invites.length > 0 ? await listInviteSubmissions(trx, siteId, applicationId) : []
  const Invites = invites.map((invite): DealInvite => {
    const submission = sent.find(({ inviteId }) => inviteId === invite.invite_id)
    const shown = shownInvite(invite, now, language)
    const part = submission ? partOf(submission) : null
    // Names are shown before a part arrives; its answers are not, so the relationship is that of the invitation.
    const relationship = part?.Identification.RelationshipDD ?? invite.relationship
    return {
      ...shown,
      Name: knownOf(rows, invite, language).Name,
      strRelationship: labelOf('Relationship', relationship, language),
      ...progressOf(rows, invite, shown.Status),
      LanguageID: invite.language,
      RemindedAt: invite.sent_at > invite.created_at ? invite.sent_at.toISOString() : '',
      SubmittedAt: submission?.submittedAt.toISOString() ?? '',
      Comments: submission?.snapshot.Application.Comments ?? '',
      Part: part,
      WishesPrimary: invite.wishes_primary,
      Consent: submission?.consent ?? null,
      Hash: submission ? snapshotHash(submission.snapshot) : '',
    }
  })
  const Parts = rows.applicants.map(({ applicant_id }): DealPart => {
    const facts = partFactsOf(rows, applicant_id)
    return { ApplicantID: applicant_id, State: partStateOf(facts), Consent: facts.consent }
  })
  return { Invites, Parts }
}
