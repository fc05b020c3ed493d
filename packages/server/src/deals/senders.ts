import type { Trx } from '../db/open-database.ts'

/** A person who sent their part by their own link, and where the link went. */
export interface Sender {
  method: string
  contact: string
  language: number
}

/** The people on an application who sent their own part, by the invitation they sent it with last; each contact once. */
export const listSenders = async (trx: Trx, siteId: string, applicationId: number): Promise<Sender[]> => {
  const rows = await trx
    .selectFrom('invite_submissions as sent')
    .innerJoin('invites', (join) =>
      join.onRef('invites.site_id', '=', 'sent.site_id').onRef('invites.invite_id', '=', 'sent.invite_id'),
    )
    .innerJoin('applicants', (join) =>
      join
        .onRef('applicants.site_id', '=', 'sent.site_id')
        .onRef('applicants.application_id', '=', 'sent.application_id')
        .onRef('applicants.applicant_id', '=', 'sent.applicant_id'),
    )
    .select(['invites.method', 'invites.contact', 'invites.language', 'sent.applicant_id'])
    .where('sent.site_id', '=', siteId)
    .where('sent.application_id', '=', applicationId)
    .orderBy('sent.submitted_at')
    .orderBy('sent.invite_id')
    .execute()
  const byPerson = new Map(rows.map(({ applicant_id, ...sender }) => [applicant_id, sender]))
  return [...new Map([...byPerson.values()].map((sender) => [sender.contact, sender])).values()]
}
