import type { DealInvite, InviteRow } from '@foyer/domain/invites/fields.ts'
import { inviteStatus } from '@foyer/domain/invites/rules.ts'
import { contactInWords } from '@foyer/domain/invites/text-rules.ts'
import { formatDate } from '@foyer/domain/kit/dates.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { Trx } from '../db/open-database.ts'
import { todayOf } from '../ports/clock.ts'
import { snapshotHash } from '../review/index.ts'
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

export const visibleInvites = async (
  trx: Trx,
  siteId: string,
  applicationId: number,
  now: Date,
  language: Language,
): Promise<InviteRow[]> =>
  (await listInvites(trx, siteId, applicationId)).map((invite) => shownInvite(invite, now, language))

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
