import type { AuditAction } from '@foyer/contract/kit/audit-action.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { BorrowerScope, InviteScope } from '../kit/scope.ts'
import { json } from '../kit/transaction.ts'

/** Columns of an application that a save may change; those left out keep their value. */
export interface ApplicationChanges {
  current_applicant_id?: number
  step?: number
  status?: number
  request_review?: number
  display_mortgage?: number
  display_income?: number
  land_ownership?: number
  interview?: object
  requested_mortgage?: object
  request_type?: number
  dwelling_type?: number
  deal_terms?: object
  comments?: string
  submitted_at?: Date
}

export interface ApplicationSave {
  siteId: string
  applicationId: number
  changes?: ApplicationChanges
  /**
   * Whose part the save changes (`applicant_id`; without one, what belongs to no applicant; `keeps_parts`, none), and what the
   * audit trail records of it. Details hold ids and counts, never an answer. An operator's call is recorded by its runner, so
   * its save has no action.
   */
  event: {
    actor: string
    action?: AuditAction
    applicant_id?: number
    keeps_parts?: true
    details?: Record<string, unknown>
  }
  /** The draft that this save ends. */
  draft?: { owner: string; applicant_id: number; step_key: string }
  now: Date
}

/** An invited person by their applicant; by their invitation while they are none. */
const invitedOwner = ({ inviteId, applicantId }: InviteScope): string =>
  applicantId === undefined ? `invitation:${inviteId}` : `invite:${applicantId}`

/** Who the audit trail names: whoever was handed the session, else the user, else the invited person. */
export const actorOf = (scope: BorrowerScope): string =>
  scope.kind === 'invite' ? invitedOwner(scope.invite) : (scope.actor ?? scope.userId)

/** Whose drafts a caller keeps; the guard's foyer_draft_owner says the same. */
export const draftOwnerOf = (scope: BorrowerScope): string =>
  scope.kind === 'invite' ? invitedOwner(scope.invite) : scope.userId

/**
 * The end of every save, as an expression to select: changes the application, raises its version, adds to the audit
 * trail, forgets the draft. Put what else the save writes in a `with` before it, so that it all is one statement.
 */
export const savedApplication = ({ siteId, applicationId, changes, event, draft, now }: ApplicationSave) =>
  sql`foyer_save_application(${siteId}, ${applicationId}::bigint, ${changes ? json(changes) : null}::jsonb, ${json(event)}::jsonb,
    ${draft ? json(draft) : null}::jsonb, ${now}::timestamptz)`

/** Saves nothing but the application's own row; answers its new version. */
export const saveApplication = async (trx: Trx, save: ApplicationSave): Promise<number> => {
  const { rows } = await sql<{ version: number }>`select ${savedApplication(save)} as version`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('a save answered no version')
  return row.version
}

/** Forgets everything that was typed and not saved: what was sent must not be followed by an older draft. */
export const forgetDrafts = async (trx: Trx, siteId: string, applicationId: number, owner: string): Promise<void> => {
  await trx
    .deleteFrom('drafts')
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .where('owner', '=', owner)
    .execute()
}

export interface NewApplication {
  siteId: string
  userId: string
  actor: string
  applicationId: number
  applicantId: number
  answers: { interview: object; requested_mortgage: object; land_ownership: number }
  identification: object
  draftKey: string
  now: Date
}

/** At most so many applications of one user: a person has a handful. */
export const mostApplications = 50
/** A browser that lost the answer asks again within seconds: the same answers then are the same application. */
const sameRequestSeconds = 30

/** Makes an application with its main applicant; undefined when the user has too many. */
export const makeApplication = async (
  trx: Trx,
  made: NewApplication,
): Promise<{ applicationId: number; applicantId: number } | undefined> => {
  const { rows } = await sql<{
    answer: { application: number; applicant: number } | { full: true }
  }>`select foyer_make_application(
    ${made.siteId}, ${made.userId}, ${made.applicationId}::bigint, ${made.applicantId}::bigint,
    ${json(made.answers)}::jsonb, ${json(made.identification)}::jsonb, ${made.actor}, ${made.draftKey},
    ${mostApplications}::integer, make_interval(secs => ${sameRequestSeconds}::integer), ${made.now}::timestamptz
  ) as answer`.execute(trx)
  const answer = rows[0]?.answer
  return answer && 'application' in answer
    ? { applicationId: answer.application, applicantId: answer.applicant }
    : undefined
}

/** Locks the row of an application: its saves and submissions run one after the other. */
export const holdApplication = (trx: Trx, siteId: string, applicationId: number) =>
  trx
    .selectFrom('applications')
    .select('application_id')
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .forNoKeyUpdate()
    .executeTakeFirst()
