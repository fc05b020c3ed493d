import type { CommentPlace } from '@foyer/domain/comments/fields.ts'
import { mostComments } from '@foyer/domain/comments/rules.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import type { PlacedStep } from '@foyer/domain/review/answers/places.ts'
import type { Trx } from '../db/open-database.ts'
import { json } from '../kit/transaction.ts'

export interface DealOf {
  siteId: string
  applicationId: number
}

/** The answer as it was when its comment was sent, with its question. */
export type Was = Record<Language, { record: string; label: string; value: string }>

const rowsOf = (trx: Trx, { siteId, applicationId }: DealOf) =>
  trx
    .selectFrom('review_comments')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)

export type CommentRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

export const listComments = (trx: Trx, deal: DealOf): Promise<CommentRow[]> =>
  rowsOf(trx, deal).orderBy('comment_id').limit(mostComments).execute()

/** What was sent to this reader. */
export const commentsTo = (trx: Trx, deal: DealOf, readerId: number): Promise<CommentRow[]> =>
  rowsOf(trx, deal).where('reader_id', '=', readerId).orderBy('comment_id').limit(mostComments).execute()

export const placeOf = ({ applicant_id, step, record_id, field }: CommentRow): CommentPlace => ({
  ...{ ApplicantID: applicant_id, Step: step as PlacedStep, RecordID: record_id, Field: field },
})

export const insertComment = async (
  trx: Trx,
  { siteId, applicationId }: DealOf,
  place: CommentPlace,
  { body, author, now }: { body: string; author: string; now: Date },
): Promise<number> => {
  const { comment_id: id } = await trx
    .insertInto('review_comments')
    .values({
      ...{ site_id: siteId, application_id: applicationId, body, author, created_at: now },
      ...{ applicant_id: place.ApplicantID, step: place.Step, record_id: place.RecordID, field: place.Field },
    })
    .returning('comment_id')
    .executeTakeFirstOrThrow()
  return id
}

interface CommentOf extends DealOf {
  commentId: number
}

/** Of one that is not sent; returns whether it was there. */
export const changeDraft = async (
  trx: Trx,
  { siteId, applicationId, commentId }: CommentOf,
  body: string,
): Promise<boolean> => {
  const changed = await trx
    .updateTable('review_comments')
    .set({ body })
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .where('comment_id', '=', commentId)
    .where('sent_at', 'is', null)
    .returning('comment_id')
    .executeTakeFirst()
  return changed !== undefined
}

/** The same. */
export const removeDraft = async (trx: Trx, { siteId, applicationId, commentId }: CommentOf): Promise<boolean> => {
  const removed = await trx
    .deleteFrom('review_comments')
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .where('comment_id', '=', commentId)
    .where('sent_at', 'is', null)
    .returning('comment_id')
    .executeTakeFirst()
  return removed !== undefined
}

export const markSent = async (
  trx: Trx,
  { site_id, comment_id }: CommentRow,
  { readerId, was, now }: { readerId: number; was: Was; now: Date },
): Promise<void> => {
  await trx
    .updateTable('review_comments')
    .set({ reader_id: readerId, was: json(was), sent_at: now })
    .where('site_id', '=', site_id)
    .where('comment_id', '=', comment_id)
    .execute()
}

/** Of its reader alone; returns whether it is theirs. */
export const markDone = async (
  trx: Trx,
  { siteId, applicationId, commentId, readerId }: CommentOf & { readerId: number },
  doneAt: Date | null,
): Promise<boolean> => {
  const found = await trx
    .updateTable('review_comments')
    .set({ done_at: doneAt })
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .where('comment_id', '=', commentId)
    .where('reader_id', '=', readerId)
    .returning('comment_id')
    .executeTakeFirst()
  return found !== undefined
}
