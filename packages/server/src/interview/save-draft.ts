import type { interviewCalls } from '@foyer/contract/interview/calls.ts'
import type { CallReply } from '@foyer/contract/kit/define-call.ts'
import { scrubDraft } from '@foyer/domain/kit/scrub-draft.ts'
import { sql } from 'kysely'
import { draftOwnerOf } from '../application/save-application.ts'
import type { Trx } from '../db/open-database.ts'
import type { CallContext } from '../kit/implement-calls.ts'
import { Refusal } from '../kit/refusal.ts'
import { json } from '../kit/transaction.ts'

type SaveDraft = (typeof interviewCalls)['saveDraft']

/** Maximum of drafts of one owner in one application: more than there are steps and dialogs. */
export const mostDrafts = 60
/** Of them together, since every load returns them: ten times what all pages of a long application hold. */
export const mostDraftBytes = 256 * 1024

/** Stores unsaved input, or deletes it (null). This changes neither the application's version nor the audit trail. */
export const saveDraft = async (
  { body, scope, now, refuse }: CallContext<SaveDraft>,
  trx: Trx,
): Promise<CallReply<SaveDraft>> => {
  const data = body.Data === null || body.Data === undefined ? null : json(scrubDraft(body.Data))
  const { rows } = await sql<{ outcome: 'ok' | 'no_access' | 'full' }>`select foyer_save_draft(
    ${scope.siteId}, ${draftOwnerOf(scope)}, ${scope.applicationId ?? 0}::bigint, ${body.ApplicantID}::bigint,
    ${body.StepKey}, ${data}::jsonb, ${mostDrafts}::integer, ${mostDraftBytes}::integer, ${now}::timestamptz) as outcome`.execute(
    trx,
  )
  if (rows[0]?.outcome === 'full') return refuse('TooManyRecords')
  if (rows[0]?.outcome !== 'ok') throw new Refusal('NoAccess')
  return {}
}
