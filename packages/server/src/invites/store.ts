import type { AuditAction } from '@foyer/contract/kit/audit-action.ts'
import type { Identification } from '@foyer/domain/applicants/fields.ts'
import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { type Selectable, sql } from 'kysely'
import type { User } from '../account/index.ts'
import type { Trx } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'
import { json } from '../kit/transaction.ts'

export type Invite = Selectable<Tables['invites']>

const rowsOf = (trx: Trx, siteId: string) => trx.selectFrom('invites').selectAll().where('site_id', '=', siteId)

/** The inviting person's name in the application; may be empty. */
export const inviterOf = async (trx: Trx, siteId: string, applicationId: number): Promise<string> => {
  const main = await trx
    .selectFrom('applicants')
    .select('identification')
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .where('primary_flag', '=', 1)
    .executeTakeFirst()
  const { FirstName = '', LastName = '' } = (main?.identification ?? {}) as Partial<Identification>
  return fullName({ FirstName, LastName })
}

/** By what first name an invitation greets its person: their own, else as they were named; may be empty. */
export const greetedAs = async (
  trx: Trx,
  { site_id, application_id, applicant_id = 0, first_name = '' }: NewInvite,
): Promise<string> => {
  if (applicant_id === 0) return first_name
  const person = await trx
    .selectFrom('applicants')
    .select('identification')
    .where('site_id', '=', site_id)
    .where('application_id', '=', application_id)
    .where('applicant_id', '=', applicant_id)
    .executeTakeFirst()
  const { FirstName = '' } = (person?.identification ?? {}) as Partial<Identification>
  return FirstName || first_name
}

/** An invitation, and whether its text message was not delivered. */
export type ListedInvite = Invite & { undelivered: boolean }

/** Newest first. */
export const listInvites = async (trx: Trx, siteId: string, applicationId: number): Promise<ListedInvite[]> => {
  const rows = await trx
    .selectFrom('invites')
    .leftJoin('text_messages', (join) =>
      join
        .onRef('text_messages.site_id', '=', 'invites.site_id')
        .onRef('text_messages.message_id', '=', 'invites.message_id'),
    )
    .selectAll('invites')
    .select('text_messages.state')
    .where('invites.site_id', '=', siteId)
    .where('invites.application_id', '=', applicationId)
    .orderBy('invites.created_at', 'desc')
    .orderBy('invites.invite_id')
    .limit(200)
    .execute()
  return rows.map(({ state, ...invite }) => ({ ...invite, undelivered: state === 'failed' }))
}

/** An invitation to a user, with what decides whether their part may still arrive. */
export type OwnInvite = Invite & { status: number; request_review: number }

/** As in foyer_invite_notes: an expired link stays open for the person of a part who opened it before. */
export const isOpenInvite = (
  { submitted_at, withdrawn_at, expires_at, opened_at, applicant_id }: Invite,
  now: Date,
): boolean =>
  submitted_at === null && withdrawn_at === null && (expires_at > now || (opened_at !== null && applicant_id > 0))

/** The invitations to the address of a user's account, to applications of others, newest first. */
export const ownInvitesOf = (
  trx: Trx,
  { site_id, user_id, email }: Pick<User, 'site_id' | 'user_id' | 'email'>,
): Promise<OwnInvite[]> =>
  trx
    .selectFrom('invites')
    .innerJoin('applications', (join) =>
      join
        .onRef('applications.site_id', '=', 'invites.site_id')
        .onRef('applications.application_id', '=', 'invites.application_id'),
    )
    .selectAll('invites')
    .select(['applications.status', 'applications.request_review'])
    .where('invites.site_id', '=', site_id)
    .where('invites.method', '=', 'Email')
    .where('invites.contact', '=', email)
    .where('invites.withdrawn_at', 'is', null)
    .where('applications.user_id', '<>', user_id)
    .orderBy('invites.created_at', 'desc')
    .orderBy('invites.invite_id')
    .limit(50)
    .execute()

/** Locked until the transaction ends: opening, answering and sending one invitation are serialized. */
export const holdInvite = (trx: Trx, siteId: string, inviteId: number): Promise<Invite | undefined> =>
  rowsOf(trx, siteId).where('invite_id', '=', inviteId).forNoKeyUpdate().executeTakeFirst()

export const holdInviteByToken = (trx: Trx, siteId: string, tokenHash: Buffer): Promise<Invite | undefined> =>
  rowsOf(trx, siteId).where('token_hash', '=', tokenHash).forNoKeyUpdate().executeTakeFirst()

/**
 * An open invitation of the same application to the same contact: for the same applicant, or, for a new person, the
 * one who joined by it. It is sent again, so that they do not add themselves twice.
 */
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
    .$if(applicant_id > 0, (query) => query.where('applicant_id', '=', applicant_id))
    .where('method', '=', method)
    .where('contact', '=', contact)
    .where('submitted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Whether the person of this part already opened it by a link to another contact: it is then theirs, and no other link opens it
 * until that invitation is withdrawn. Concurrent openings of one part run one after the other.
 */
export const isOpenedElsewhere = async (trx: Trx, invite: Invite): Promise<boolean> => {
  if (invite.applicant_id === 0) return false
  const part = `${invite.site_id}|${invite.applicant_id}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${part}, 0))`.execute(trx)
  const others = await rowsOf(trx, invite.site_id)
    .where('applicant_id', '=', invite.applicant_id)
    .where('invite_id', '!=', invite.invite_id)
    .where('opened_at', 'is not', null)
    .where('submitted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
  return others.some(({ method, contact }) => method !== invite.method || contact !== invite.contact)
}

export type NewInvite = Omit<
  Invite,
  | 'step'
  | 'wishes_primary'
  | 'opened_at'
  | 'submitted_at'
  | 'withdrawn_at'
  | 'message_id'
  | 'by_submission'
  | 'link_due'
  | 'by_broker'
  | 'corrects'
  | 'first_name'
  | 'last_name'
  | 'relationship'
> &
  Partial<
    Pick<Invite, 'by_submission' | 'link_due' | 'by_broker' | 'corrects' | 'first_name' | 'last_name' | 'relationship'>
  >

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

/** Binds the invitation to the applicant who joined by it. */
export const joinInvite = (trx: Trx, siteId: string, inviteId: number, applicantId: number): Promise<void> =>
  changeInvite(trx, { site_id: siteId, invite_id: inviteId }, { applicant_id: applicantId })

/** Saves the invited person's own counter of the shared part. */
export const saveInviteStep = (trx: Trx, siteId: string, inviteId: number, step: number): Promise<void> =>
  changeInvite(trx, { site_id: siteId, invite_id: inviteId }, { step })

/** Withdraws the other open invitations to the same applicant, after one of them was sent. */
export const withdrawOthers = async (
  trx: Trx,
  { site_id, application_id, applicant_id, invite_id }: Invite,
  now: Date,
): Promise<void> => {
  const others = await rowsOf(trx, site_id)
    .where('application_id', '=', application_id)
    .where('applicant_id', '=', applicant_id)
    .where('invite_id', '<>', invite_id)
    .where('submitted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
  for (const other of others) {
    await changeInvite(trx, other, { withdrawn_at: now })
    await endGrantsOf(trx, site_id, other.invite_id)
  }
}

/** The invitation by which the person of a part sent it last. */
export const lastSentInvite = (
  trx: Trx,
  siteId: string,
  applicationId: number,
  applicantId: number,
): Promise<Invite | undefined> =>
  rowsOf(trx, siteId)
    .where('application_id', '=', applicationId)
    .where('applicant_id', '=', applicantId)
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The invitations to people on the application that are neither answered nor withdrawn, also expired ones. */
export const unansweredInvites = (trx: Trx, siteId: string, applicationId: number): Promise<Invite[]> =>
  rowsOf(trx, siteId)
    .where('application_id', '=', applicationId)
    .where('applicant_id', '>', 0)
    .where('submitted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('invite_id')
    .execute()

/** What the holder of an invitation saved in the part. */
const savesOf = (trx: Trx, { site_id, application_id, applicant_id, invite_id, opened_at }: Invite) =>
  trx
    .selectFrom('audit_events')
    .select('event_id')
    .where('site_id', '=', site_id)
    .where('application_id', '=', application_id)
    .where('actor', 'in', [`invite:${applicant_id}`, `invitation:${invite_id}`])
    .where('at', '>=', opened_at)
    .limit(1)

const answerActions: AuditAction[] = [
  'identification-saved',
  'co-applicant-added',
  'addresses-saved',
  'record-saved',
  'reasons-saved',
]

/** Whether its holder saved answers of the part. */
export const hasFilledIn = async (trx: Trx, invite: Invite): Promise<boolean> =>
  (await savesOf(trx, invite).where('action', 'in', answerActions).executeTakeFirst()) !== undefined

/** Whether its holder entered the contacts of the part, or joined by it. Contacts saved again unchanged do not count. */
export const hasEnteredContacts = async (trx: Trx, invite: Invite): Promise<boolean> =>
  (await savesOf(trx, invite)
    .where((all) =>
      all.or([
        all('action', '=', 'co-applicant-added'),
        all.and([all('action', '=', 'identification-saved'), sql<boolean>`(details ->> 'contacts')::boolean`]),
      ]),
    )
    .executeTakeFirst()) !== undefined

/** Ends the grants of an invitation in every browser. */
export const endGrantsOf = async (trx: Trx, siteId: string, inviteId: number): Promise<void> => {
  await trx.deleteFrom('grants').where('site_id', '=', siteId).where('invite_id', '=', inviteId).execute()
}

const names = ['FirstName', 'LastName']
const contacts = ['Email', 'Mobile', 'HomePhone']

/**
 * Erases what a person entered by an invitation that has ended, so that it is filled in anew. The name stays; the contacts too
 * where they are the main applicant's answers.
 */
export const erasePart = async (
  trx: Trx,
  { site_id, application_id, applicant_id, invite_id }: Invite,
  { actor, now, keepsContacts }: { actor: string; now: Date; keepsContacts: boolean },
): Promise<void> => {
  const event = json({ actor, applicant_id })
  const kept = keepsContacts ? [...names, ...contacts] : names
  await sql`select foyer_erase_part(${site_id}, ${application_id}::bigint, ${invite_id}::bigint, ${applicant_id}::bigint,
    ${kept}::text[], ${event}::jsonb, ${now}::timestamptz)`.execute(trx)
}
