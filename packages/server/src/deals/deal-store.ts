import type { DealTerms } from '@foyer/domain/deals/fields.ts'
import type { Trx } from '../db/open-database.ts'

/** Locks an application until the transaction ends; undefined for an unknown id. */
export const holdDeal = async (trx: Trx, siteId: string, applicationId: number) => {
  const row = await trx
    .selectFrom('applications')
    .select(['user_id', 'deal_terms'])
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row && { userId: row.user_id, terms: row.deal_terms as Partial<DealTerms> }
}
