import type { Trx } from '../db/open-database.ts'
import { listComments, placeOf } from './store.ts'

/** What was sent to the people of an application, for its export. */
export const sentComments = async (trx: Trx, siteId: string, applicationId: number) => {
  const comments = await listComments(trx, { siteId, applicationId })
  return comments.flatMap((row) =>
    row.sent_at === null
      ? []
      : [
          {
            ...{ CommentID: row.comment_id, ...placeOf(row), Text: row.body },
            ...{ SentAt: row.sent_at.toISOString(), DoneAt: row.done_at?.toISOString() ?? '' },
          },
        ],
  )
}
