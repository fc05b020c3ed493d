import type { ConditionStatus } from '@foyer/domain/office/conditions.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'

export interface DealOf {
  siteId: string
  applicationId: number
}
type ConditionOf = DealOf & { conditionId: number }

const rowsOf = (trx: Trx, { siteId, applicationId }: DealOf) =>
  trx.selectFrom('deal_conditions as c').where('c.site_id', '=', siteId).where('c.application_id', '=', applicationId)

/** In the order in which they were added, each with its tied document. */
export const listConditions = (trx: Trx, deal: DealOf) =>
  rowsOf(trx, deal)
    .leftJoin('document_items as i', (join) =>
      join.onRef('i.site_id', '=', 'c.site_id').onRef('i.item_id', '=', 'c.item_id'),
    )
    .leftJoin('document_requests as r', (join) =>
      join.onRef('r.site_id', '=', 'i.site_id').onRef('r.request_id', '=', 'i.request_id'),
    )
    .select(['c.condition_id', 'c.version', 'c.text', 'c.lender', 'c.status', 'c.item_id'])
    .select(['i.status as item_status', 'r.withdrawn_at', sql<string | null>`c.due_on::text`.as('due')])
    .orderBy('c.condition_id')
    .execute()

export const countConditions = async (trx: Trx, deal: DealOf): Promise<number> => {
  const { count } = await rowsOf(trx, deal)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Locks a condition until the transaction ends; undefined for one that is not of this deal. */
export const holdCondition = (trx: Trx, { conditionId, ...deal }: ConditionOf) =>
  rowsOf(trx, deal)
    .select(['c.version', 'c.status', 'c.item_id'])
    .where('c.condition_id', '=', conditionId)
    .forUpdate()
    .executeTakeFirst()

/** Whether a document was asked for in a request of this deal. */
export const isItemOfDeal = async (trx: Trx, { siteId, applicationId }: DealOf, itemId: number): Promise<boolean> => {
  const found = await trx
    .selectFrom('document_items as i')
    .innerJoin('document_requests as r', (join) =>
      join.onRef('r.site_id', '=', 'i.site_id').onRef('r.request_id', '=', 'i.request_id'),
    )
    .select('i.item_id')
    .where('i.site_id', '=', siteId)
    .where('i.item_id', '=', itemId)
    .where('r.application_id', '=', applicationId)
    .executeTakeFirst()
  return found !== undefined
}

interface Added {
  texts: readonly string[]
  lender: string
  dueOn: string | null
  madeBy: string
  now: Date
}

export const insertConditions = async (
  trx: Trx,
  { siteId, applicationId }: DealOf,
  { texts, lender, dueOn, madeBy, now }: Added,
): Promise<void> => {
  const common = { site_id: siteId, application_id: applicationId, lender, due_on: dueOn, made_by: madeBy }
  await trx
    .insertInto('deal_conditions')
    .values(texts.map((text) => ({ ...common, text, created_at: now })))
    .execute()
}

interface Changed {
  text: string
  lender: string
  dueOn: string | null
  itemId: number | null
  status: ConditionStatus
}

export const changeCondition = async (
  trx: Trx,
  { siteId, conditionId }: ConditionOf,
  { dueOn, itemId, ...changed }: Changed,
): Promise<void> => {
  await trx
    .updateTable('deal_conditions')
    .set(({ eb }) => ({ ...changed, due_on: dueOn, item_id: itemId, version: eb('version', '+', 1) }))
    .where('site_id', '=', siteId)
    .where('condition_id', '=', conditionId)
    .execute()
}

export const deleteCondition = async (trx: Trx, { siteId, conditionId }: ConditionOf): Promise<void> => {
  await trx
    .deleteFrom('deal_conditions')
    .where('site_id', '=', siteId)
    .where('condition_id', '=', conditionId)
    .execute()
}
