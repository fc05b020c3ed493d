import type { Selectable } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'

export type Invite = Selectable<Tables['invites']>

const rowsOf = (trx: Trx, siteId: string) => trx.selectFrom('invites').selectAll().where('site_id', '=', siteId)

/** The invitations of an application, the newest first. */
export const listInvites = (trx: Trx, siteId: string, applicationId: number): Promise<Invite[]> =>
  rowsOf(trx, siteId)
    .where('application_id', '=', applicationId)
    .orderBy('created_at', 'desc')
    .orderBy('invite_id')
    .limit(200)
    .execute()

/** Held until the transaction ends: who opens, answers and sends one takes turns. */
export const holdInvite = (trx: Trx, siteId: string, inviteId: number): Promise<Invite | undefined> =>
  rowsOf(trx, siteId).where('invite_id', '=', inviteId).forNoKeyUpdate().executeTakeFirst()

export const holdInviteByToken = (trx: Trx, siteId: string, tokenHash: Buffer): Promise<Invite | undefined> =>
  rowsOf(trx, siteId).where('token_hash', '=', tokenHash).forNoKeyUpdate().executeTakeFirst()

/** One of the same application that was sent to the same place for the same person and still waits for an answer. */
export const findWaiting = (
  trx: Trx,
  {
    site_id,
    application_id,
    applicant_id,
    method,
    contact,
  }: Pick<Invite, 'site_id' | 'application_id' | 'applicant_id' | 'method' | 'contact'>,
): Promise<Invite | undefined> =>
  rowsOf(trx, site_id)
    .where('application_id', '=', application_id)
    .where('applicant_id', '=', applicant_id)
    .where('method', '=', method)
    .where('contact', '=', contact)
    .where('submitted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export type NewInvite = Omit<Invite, 'step' | 'wishes_primary' | 'opened_at' | 'submitted_at' | 'withdrawn_at'>

export const insertInvite = async (trx: Trx, invite: NewInvite): Promise<void> => {
  await trx.insertInto('invites').values(invite).execute()
}

export const changeInvite = async (
  trx: Trx,
  { site_id, invite_id }: Pick<Invite, 'site_id' | 'invite_id'>,
  changes: Partial<Omit<Invite, 'site_id' | 'invite_id'>>,
): Promise<void> => {
  await trx
    .updateTable('invites')
    .set(changes)
    .where('site_id', '=', site_id)
    .where('invite_id', '=', invite_id)
    .execute()
}

/** An invited person has added themself: from now on the invitation is that applicant's. */
export const joinInvite = (trx: Trx, siteId: string, inviteId: number, applicantId: number): Promise<void> =>
  changeInvite(trx, { site_id: siteId, invite_id: inviteId }, { applicant_id: applicantId })

/** The counter of what belongs to no applicant, an invited person's own; it never goes back. */
export const raiseInviteStep = async (trx: Trx, siteId: string, inviteId: number, step: number): Promise<void> => {
  await trx
    .updateTable('invites')
    .set({ step })
    .where('site_id', '=', siteId)
    .where('invite_id', '=', inviteId)
    .where('step', '<', step)
    .execute()
}

/** What lets whoever has the link in, in every browser that opened it. */
export const endGrantsOf = async (trx: Trx, siteId: string, inviteId: number): Promise<void> => {
  await trx.deleteFrom('grants').where('site_id', '=', siteId).where('invite_id', '=', inviteId).execute()
}
