import type { AuditAction } from '@foyer/contract/kit/audit-action.ts'
import type { Privacy } from '@foyer/domain/parts/privacy.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { Refusal } from '../kit/refusal.ts'
import type { BorrowerScope, InviteScope } from '../kit/scope.ts'
import { json } from '../kit/transaction.ts'

/** Columns of an application that a save may change; omitted ones keep their value. */
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
  shared_changes?: object
}

export interface ApplicationSave {
  siteId: string
  applicationId: number
  changes?: ApplicationChanges
  /**
   * The part that the save changes (`applicant_id`; the shared part without one; no part with `keeps_parts`), and its
   * audit event. Details contain ids and counts, never answers. An operator's call is recorded by its runner, so its
   * save has no action.
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

/** An invited person is identified by their applicant, or by their invitation until there is one. */
const invitedOwner = ({ inviteId, applicantId }: InviteScope): string =>
  applicantId === undefined ? `invitation:${inviteId}` : `invite:${applicantId}`

/** The actor in the audit trail: the operator who holds the session, else the user, else the invited person. */
export const actorOf = (scope: BorrowerScope): string =>
  scope.kind === 'invite' ? invitedOwner(scope.invite) : (scope.actor ?? scope.userId)

/** The owner of a caller's drafts; foyer_draft_owner of the guard has the same rule. */
export const draftOwnerOf = (scope: BorrowerScope): string =>
  scope.kind === 'invite' ? invitedOwner(scope.invite) : scope.userId

/**
 * The end of every save, as an expression to select: changes the application, raises its version, writes the audit
 * event and deletes the draft. Other writes of the save belong in a `with` before it, so that all is one statement.
 */
export const savedApplication = ({ siteId, applicationId, changes, event, draft, now }: ApplicationSave) =>
  sql`foyer_save_application(${siteId}, ${applicationId}::bigint, ${changes ? json(changes) : null}::jsonb, ${json(event)}::jsonb,
    ${draft ? json(draft) : null}::jsonb, ${now}::timestamptz)`

/** Saves only the application's own row and returns its new version. */
export const saveApplication = async (trx: Trx, save: ApplicationSave): Promise<number> => {
  const { rows } = await sql<{ version: number }>`select ${savedApplication(save)} as version`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('a save returned no version')
  return row.version
}

/** Deletes all drafts, since no draft may be older than what was sent. */
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
  /** Who sees what of whom in it, from now on. */
  privacy: Privacy
  identification: object
  /** Of the audit event: ids and counts, never answers. */
  details: object
  draftKey: string
  /** The name in the link that the client followed, see foyer_assign_new; empty for none. */
  with: string
  now: Date
}

/** Maximum of applications per user; a person has only a few. */
export const mostApplications = 50
/** Applications that one user may begin in an hour; deleted ones count. */
export const mostBegunAnHour = 60
/** A browser that lost the reply repeats the call within seconds: the same answers then mean the same application. */
const sameRequestSeconds = 30

/** Creates an application with its main applicant; undefined when the user has too many. */
export const makeApplication = async (
  trx: Trx,
  made: NewApplication,
): Promise<{ applicationId: number; applicantId: number } | undefined> => {
  const { rows } = await sql<{
    answer: { application: number; applicant: number } | { full: true } | { gone: true } | { tooMany: true }
  }>`select foyer_make_application(
    ${made.siteId}, ${made.userId}, ${made.applicationId}::bigint, ${made.applicantId}::bigint,
    ${json(made.answers)}::jsonb, ${json(made.privacy)}::jsonb, ${json(made.identification)}::jsonb, ${made.actor}, ${json(made.details)}::jsonb, ${made.draftKey}, ${made.with},
    ${mostApplications}::integer, ${mostBegunAnHour}::integer, make_interval(secs => ${sameRequestSeconds}::integer), ${made.now}::timestamptz
  ) as answer`.execute(trx)
  const answer = rows[0]?.answer
  if (answer && 'gone' in answer) throw new Refusal('NoAccess')
  if (answer && 'tooMany' in answer) throw new Refusal('TooManyRequests', { retryAfter: 3600 })
  return answer && 'application' in answer
    ? { applicationId: answer.application, applicantId: answer.applicant }
    : undefined
}

/**
 * Locks the row of an application, so that its saves, its submissions and its deletion are serialized. Refuses an
 * application that does not exist, or was deleted meanwhile.
 */
export const holdApplication = async (trx: Trx, siteId: string, applicationId: number): Promise<void> => {
  const row = await trx
    .selectFrom('applications')
    .select('application_id')
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('NoAccess')
}
