import { otherDocument } from '@foyer/domain/codes/document.ts'
import { isNotAccepted } from '@foyer/domain/documents/statuses.ts'
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

/** In their order, each with its tied document. */
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
    .orderBy('c.place')
    .orderBy('c.condition_id')
    .execute()

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

/** Documents that the client has been asked for, by their kind, the newest of each: neither withdrawn nor refused. */
export const itemsAskedFor = async (
  trx: Trx,
  { siteId, applicationId }: DealOf,
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ item_id: number; type: number; status: number }>`
    select i.item_id, i.type, i.status from document_requests r
      join document_items i on i.site_id = r.site_id and i.request_id = r.request_id
     where r.site_id = ${siteId} and r.application_id = ${applicationId}::bigint and foyer_asks_borrower(r)
     order by i.item_id`.execute(trx)
  const kinds = rows.filter(({ status, type }) => !isNotAccepted(status) && type !== otherDocument)
  return new Map(kinds.map(({ type, item_id }) => [type, item_id]))
}

export const listTexts = async (trx: Trx, deal: DealOf): Promise<string[]> =>
  (await rowsOf(trx, deal).select('c.text').execute()).map(({ text }) => text)

interface Added {
  conditions: readonly { text: string; dueOn: string; itemId?: number | undefined }[]
  lender: string
  madeBy: string
  now: Date
}

/** At the end of the deal's conditions; the deal is locked. */
export const insertConditions = async (
  trx: Trx,
  { siteId, applicationId }: DealOf,
  { conditions, lender, madeBy, now }: Added,
): Promise<void> => {
  if (conditions.length === 0) return
  const { last } = await rowsOf(trx, { siteId, applicationId })
    .select(sql<string>`coalesce(max(c.place), 0)`.as('last'))
    .executeTakeFirstOrThrow()
  const common = { site_id: siteId, application_id: applicationId, lender, made_by: madeBy, created_at: now }
  await trx
    .insertInto('deal_conditions')
    .values(
      conditions.map(({ text, dueOn, itemId }, at) => ({
        ...{ ...common, text, due_on: dueOn || null, item_id: itemId ?? null, place: Number(last) + 1 + at },
      })),
    )
    .execute()
}

/** Changes places with the one directly above it; false where that is another. The deal is locked. */
export const moveBefore = async (
  trx: Trx,
  { conditionId, ...deal }: ConditionOf,
  beforeId: number,
): Promise<boolean> => {
  const rows = await rowsOf(trx, deal)
    .select(['c.condition_id', 'c.place'])
    .orderBy('c.place')
    .orderBy('c.condition_id')
    .execute()
  const at = rows.findIndex(({ condition_id }) => condition_id === conditionId)
  const [before, moved] = [rows[at - 1], rows[at]]
  if (before?.condition_id !== beforeId || moved === undefined) return false
  for (const [id, place] of [
    [moved.condition_id, before.place],
    [before.condition_id, moved.place],
  ] as const)
    await trx
      .updateTable('deal_conditions')
      .set({ place })
      .where('site_id', '=', deal.siteId)
      .where('condition_id', '=', id)
      .execute()
  return true
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
