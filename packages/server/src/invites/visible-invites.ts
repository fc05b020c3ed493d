import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { stepInTimeline } from '@foyer/domain/flow.ts'
import type { DealInvite, InvitedPerson, InviteRow, InviteStatus } from '@foyer/domain/invites/fields.ts'
import { inviteStatus } from '@foyer/domain/invites/rules.ts'
import { contactInWords } from '@foyer/domain/invites/text-rules.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { findApplicant, type MadeRows, madeRowsOf, readRows } from '../application/application-rows.ts'
import { flowFacts } from '../application/flow-facts.ts'
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

/** Who the person is once they have joined, and the step they are at: their counters, never an answer. */
const progressOf = (rows: MadeRows, invite: ListedInvite, status: InviteStatus) => {
  const person = findApplicant(rows, invite.applicant_id)
  if (person === undefined) return { Name: '', StepNumber: 0, StepCount: 0 }
  const { FirstName, LastName } = person.identification
  const { number, count } =
    status === 'Opened' ? stepInTimeline(flowFacts(rows, { invite: inviteScopeOf(invite) })) : { number: 0, count: 0 }
  return {
    Name: fullName({ FirstName: FirstName ?? '', LastName: LastName ?? '' }),
    StepNumber: number,
    StepCount: count,
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
    return { ...shown, ...progressOf(rows, invite, shown.Status) }
  })
}

const partOf = ({ applicantId, snapshot }: InviteSubmission) =>
  snapshot.Application.Applicants.find(({ ApplicantID }) => ApplicantID === applicantId) ?? null

/** The same for the broker, with what each person sent and accepted. */
export const dealInvites = async (
  trx: Trx,
  siteId: string,
  applicationId: number,
  now: Date,
  language: Language,
): Promise<DealInvite[]> => {
  const [invites, sent] = [
    await listInvites(trx, siteId, applicationId),
    await listInviteSubmissions(trx, siteId, applicationId),
  ]
  return invites.map((invite) => {
    const submission = sent.find(({ inviteId }) => inviteId === invite.invite_id)
    return {
      ...shownInvite(invite, now, language),
      SubmittedAt: submission?.submittedAt.toISOString() ?? '',
      Comments: submission?.snapshot.Application.Comments ?? '',
      Part: submission ? partOf(submission) : null,
      WishesPrimary: invite.wishes_primary,
      Consent: submission?.consent ?? null,
      Hash: submission ? snapshotHash(submission.snapshot) : '',
    }
  })
}
