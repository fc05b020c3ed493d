import type { BodyOf } from '@foyer/contract/all-calls.ts'
import type { Trx } from '../db/open-database.ts'
import { json } from '../kit/transaction.ts'

export type ViewState = Omit<BodyOf<'/console-api/SaveView'>, 'ViewID' | 'Version' | 'Name' | 'SharedFl'>

interface Owner {
  brokerageId: string
  personId: string
}

const ofBrokerage = (trx: Trx, { brokerageId }: Owner) =>
  trx.selectFrom('saved_views').where('brokerage_id', '=', brokerageId)

/** The person's own views and the shared ones, by name. */
export const listViews = async (trx: Trx, owner: Owner) => {
  const rows = await ofBrokerage(trx, owner)
    .selectAll()
    .where(({ eb, or }) => or([eb('is_shared', '=', true), eb('person_id', '=', owner.personId)]))
    .orderBy('name')
    .orderBy('view_id')
    .execute()
  return rows.map((row) => ({ ...row, state: row.state as ViewState }))
}

/** Locks a view until the transaction ends; undefined for one that the brokerage does not have. */
export const holdView = (trx: Trx, owner: Owner, viewId: string) =>
  ofBrokerage(trx, owner).selectAll().where('view_id', '=', viewId).forUpdate().executeTakeFirst()

export const countViews = async (trx: Trx, owner: Owner, isShared: boolean): Promise<number> => {
  const views = ofBrokerage(trx, owner).where('is_shared', '=', isShared)
  const { count } = await (isShared ? views : views.where('person_id', '=', owner.personId))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Written {
  name: string
  is_shared: boolean
  /** Who saved it last: of one that is not shared, whose it is. */
  person_id: string
  state: ViewState
  changed_at: Date
}

export const insertView = async (
  trx: Trx,
  { brokerageId }: Owner,
  { state, ...view }: Written & { view_id: string },
): Promise<void> => {
  await trx
    .insertInto('saved_views')
    .values({ ...view, brokerage_id: brokerageId, state: json(state) })
    .execute()
}

export const updateView = async (trx: Trx, viewId: string, { state, ...view }: Written): Promise<void> => {
  await trx
    .updateTable('saved_views')
    .set(({ eb }) => ({ ...view, state: json(state), version: eb('version', '+', 1) }))
    .where('view_id', '=', viewId)
    .execute()
}

export const deleteView = async (trx: Trx, viewId: string): Promise<void> => {
  await trx.deleteFrom('saved_views').where('view_id', '=', viewId).execute()
}

/** Those that only this person had. */
export const deleteOwnViews = async (trx: Trx, { brokerageId, personId }: Owner): Promise<void> => {
  await trx
    .deleteFrom('saved_views')
    .where('brokerage_id', '=', brokerageId)
    .where('person_id', '=', personId)
    .where('is_shared', '=', false)
    .execute()
}
