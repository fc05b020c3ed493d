import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'

/** Writes the statement of an item, or deletes it. A new one is not submitted yet. */
export const setNotAvailable = async (
  trx: Trx,
  { siteId, itemId }: { siteId: string; itemId: number },
  statement: { reason: string; now: Date } | undefined,
): Promise<void> => {
  await trx
    .updateTable('document_items')
    .set({
      not_available: statement?.reason ?? '',
      not_available_at: statement?.now ?? null,
      not_available_sent_at: null,
    })
    .where('site_id', '=', siteId)
    .where('item_id', '=', itemId)
    .execute()
}

/**
 * Deletes statements that a file replaces: those not submitted (`is`), or those submitted (`is not`). Of a deal on hold what was
 * submitted is kept, so such a statement stays beside the file.
 */
export const forgetStatements = async (
  trx: Trx,
  siteId: string,
  itemIds: number[],
  sentAt: 'is' | 'is not',
): Promise<void> => {
  if (itemIds.length === 0) return
  await trx
    .updateTable('document_items')
    .set({ not_available: '', not_available_at: null, not_available_sent_at: null })
    .where('site_id', '=', siteId)
    .where('item_id', 'in', itemIds)
    .where('not_available_sent_at', sentAt, null)
    .$if(sentAt === 'is not', (query) => query.where(isOfDealOnHold, '=', false))
    .execute()
}

const isOfDealOnHold = sql<boolean>`coalesce((
  select foyer_is_held(r.site_id, r.application_id) from document_requests r
   where r.site_id = document_items.site_id and r.request_id = document_items.request_id), false)`

/** The submitted statements of a request that the broker has not decided on, but those kept beside a newer file. */
export const listStatements = (trx: Trx, siteId: string, requestId: string, status: number) =>
  trx
    .selectFrom('document_items')
    .select(['type', 'description', 'not_available'])
    .where('site_id', '=', siteId)
    .where('request_id', '=', requestId)
    .where('not_available_sent_at', 'is not', null)
    .where('status', '=', status)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('document_uploads as u')
            .select('u.upload_id')
            .whereRef('u.site_id', '=', 'document_items.site_id')
            .whereRef('u.item_id', '=', 'document_items.item_id')
            .whereRef('u.submitted_at', '>', 'document_items.not_available_sent_at')
            .where('u.returned_at', 'is', null),
        ),
      ),
    )
    .orderBy('place')
    .execute()
