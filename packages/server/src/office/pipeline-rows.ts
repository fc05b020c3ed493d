import type { BodyOf } from '@foyer/contract/all-calls.ts'
import {
  boardCards,
  closingNearDays,
  closingPastDays,
  mostCounted,
  type NeedReason,
  needReasons,
  noOwner,
  type PipelineView,
  silentDays,
} from '@foyer/domain/office/pipeline.ts'
import { type Stage, stages } from '@foyer/domain/office/stages.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { needTimes } from '../application/refresh-deal.ts'
import type { Trx } from '../db/open-database.ts'
import { foundBy } from '../kit/found-by.ts'
import type { Cursor } from './cursor.ts'

/** Deals derived again before a list is read; more are left to the next call. */
const mostRefreshed = 10_000
/** How long a closing is a need. */
const closingDays = closingNearDays + closingPastDays
const dayMilliseconds = 24 * 3_600_000

/** How many deals are derived again, and the times that their rows have. */
export const refreshLimits = sql`${mostRefreshed}, ${needTimes}`

/**
 * First in each list: the rows of the brokerage whose deals have changed are derived again. False where another call of the brokerage
 * does so, for longer than half a second.
 */
export const refreshList = async (trx: Trx): Promise<boolean> => {
  const { rows } = await sql<{ done: boolean }>`select foyer_refresh_deals(${refreshLimits}) as done`.execute(trx)
  return rows[0]?.done === true
}

interface DealRow {
  slug: string
  application_id: number
  owner_id: string | null
  owner_name: string | null
  client: string
  others: number
  language: number
  purpose: number
  search_stage: number
  status: number
  stage: Stage
  moved_at: Date | null
  amount: string | null
  closing: string | null
  submitted_at: Date | null
  changed_at: Date
  documents: number
  new_from: Date | null
  documents_from: Date | null
  message_from: Date | null
  closing_from: Date | null
  silent_from: Date | null
  declined_from: Date | null
  unsigned_from: Date | null
  signed_from: Date | null
  is_held: boolean
  /** What the view is ordered by, as text. */
  place: string
}

export interface Order {
  /** Which rows the view has. */
  has: RawBuilder<SqlBool>
  by: RawBuilder<unknown>
  type: RawBuilder<unknown>
  descending: boolean
}

/** The oldest need of a deal that has begun; a client is silent for `silentDays` at most. */
const waits = (now: Date) => {
  const begun = (column: string) => sql`case when ${sql.ref(column)} <= ${now} then ${sql.ref(column)} end`
  const within = (column: string, days: number) => sql`case when ${sql.ref(column)} <= ${now}
    and ${sql.ref(column)} > ${now}::timestamptz - make_interval(days => ${days}) then ${sql.ref(column)} end`
  const closing = within('d.closing_from', closingDays)
  const urgent = sql`least(${begun('d.new_from')}, ${begun('d.documents_from')}, ${begun('d.message_from')},
    ${begun('d.declined_from')}, ${begun('d.unsigned_from')}, ${begun('d.signed_from')}, ${closing})`
  return sql`coalesce(${urgent}, ${within('d.silent_from', silentDays)})`
}

export const orderOf = (view: PipelineView, now: Date, today: string): Order => {
  const timestamp = sql`timestamptz`
  switch (view) {
    case 'needs':
      return {
        has: sql<SqlBool>`d.needs_from <= ${now} and ${waits(now)} is not null`,
        by: waits(now),
        type: timestamp,
        descending: false,
      }
    case 'open':
      return { has: sql<SqlBool>`d.is_open`, by: sql`d.changed_at`, type: timestamp, descending: true }
    case 'closing':
      return {
        has: sql<SqlBool>`d.is_open and d.closing >= ${today}::date`,
        by: sql`d.closing`,
        type: sql`date`,
        descending: false,
      }
    case 'closed':
      return { has: sql<SqlBool>`not d.is_open`, by: sql`d.changed_at`, type: timestamp, descending: true }
  }
}

/** Row-level security decides; the named brokerage lets the planner know how many deals to expect, and choose its index. */
export const ofBrokerage = ({ brokerageId }: { brokerageId: string }): RawBuilder<SqlBool> =>
  sql`d.brokerage_id = ${brokerageId}`

export type Filter = Omit<BodyOf<'/console-api/ListPipeline'>, 'View' | 'After'>

export const filterOf = ({
  Owner = '',
  SiteID = '',
  StatusDD = -1,
  Stage,
  PurposeDD = -1,
  Search = '',
}: Filter): RawBuilder<SqlBool> => {
  const parts = [sql<SqlBool>`true`]
  if (Owner !== '') parts.push(Owner === noOwner ? sql`d.owner_id is null` : sql`d.owner_id = ${Owner}`)
  if (SiteID !== '') parts.push(sql`d.slug = ${SiteID}`)
  if (StatusDD !== -1) parts.push(sql`d.status = ${StatusDD}::integer`)
  if (Stage !== undefined) parts.push(sql`d.stage = ${Stage}`)
  if (PurposeDD !== -1) parts.push(sql`d.purpose = ${PurposeDD}::integer`)
  parts.push(foundBy(sql.ref('d.words'), Search))
  return sql.join(parts, sql` and `)
}

/** The deals of a view and a filter, or one deal whatever its view. */
export const asked = ({ has }: Order, filter: Filter): RawBuilder<SqlBool> =>
  filter.MortgageApplicationID === undefined
    ? sql`${has} and ${filterOf(filter)}`
    : sql`d.slug = ${filter.SiteID ?? ''} and d.application_id = ${filter.MortgageApplicationID}`

/** Of two deals with the same place, the site and the id decide. */
const after = ({ by, type, descending }: Order, cursor: Cursor | undefined): RawBuilder<SqlBool> => {
  if (cursor === undefined) return sql`true`
  const compare = descending ? sql`<` : sql`>`
  const place = sql`cast(${cursor.place}::text as ${type})`
  return sql`(${by}, d.slug, d.application_id) ${compare} (${place}, ${cursor.slug}, ${cursor.applicationId}::bigint)`
}

const needsOf = (row: DealRow, now: Date) => {
  const needs = {
    new: { from: row.new_from },
    documents: { from: row.documents_from },
    message: { from: row.message_from },
    declined: { from: row.declined_from },
    closing: { from: row.closing_from, days: closingDays },
    unsigned: { from: row.unsigned_from },
    signed: { from: row.signed_from },
    silent: { from: row.silent_from, days: silentDays },
  } satisfies Record<NeedReason, { from: Date | null; days?: number }>
  return needReasons.flatMap((Reason) => {
    const { from, days = Number.POSITIVE_INFINITY }: { from: Date | null; days?: number } = needs[Reason]
    if (from === null || from > now || now.getTime() - from.getTime() >= days * dayMilliseconds) return []
    return [{ Reason, Since: from.toISOString(), Count: Reason === 'documents' ? row.documents : 0 }]
  })
}

export const replyOf = (row: DealRow, now: Date) => ({
  SiteID: row.slug,
  MortgageApplicationID: row.application_id,
  Client: row.client,
  Others: row.others,
  LanguageID: row.language,
  PurposeDD: row.purpose,
  SearchStageDD: row.search_stage,
  StatusDD: row.status,
  Stage: row.stage,
  MovedAt: row.moved_at?.toISOString() ?? '',
  MortgageAmount: row.amount === null ? null : Number(row.amount),
  ClosingDate: row.closing ?? '',
  OwnerID: row.owner_id ?? '',
  OwnerName: row.owner_name ?? '',
  Needs: needsOf(row, now),
  SubmittedAt: row.submitted_at?.toISOString() ?? '',
  HeldFl: row.is_held ? (1 as const) : (0 as const),
  ChangedAt: row.changed_at.toISOString(),
})

/** What a reply needs of the rows `d`. */
const columnsOf = ({ by }: Order) => sql`d.slug, d.application_id, d.owner_id,
  (select trim(p.first_name || ' ' || p.last_name) from people p where p.person_id = d.owner_id) as owner_name,
  d.client, d.others, d.language, d.purpose, d.search_stage, d.status, d.stage, d.moved_at, d.amount::text, d.closing::text,
  d.submitted_at, d.changed_at, d.documents, d.new_from, d.documents_from, d.message_from, d.closing_from, d.silent_from,
  d.declined_from, d.unsigned_from, d.signed_from, d.is_held, (${by})::text as place`

const sorted = ({ by, descending }: Order) => {
  const direction = descending ? sql`desc` : sql`asc`
  return sql`order by ${by} ${direction}, d.slug ${direction}, d.application_id ${direction}`
}

interface Asked {
  brokerageId: string
  order: Order
  filter: Filter
}

const found = ({ brokerageId, order, filter }: Asked) =>
  sql`deal_list d where ${ofBrokerage({ brokerageId })} and ${asked(order, filter)}`

/** A page of a list. */
export const pageOf = ({
  cursor,
  most,
  ...list
}: Asked & { cursor: Cursor | undefined; most: number }): RawBuilder<DealRow> => sql`
  select ${columnsOf(list.order)} from ${found(list)} and ${after(list.order, cursor)} ${sorted(list.order)} limit ${most}`

/** The first deals of a stage, the newest change first, each with how many the stage has: they are read once. */
const columnOf = (list: Asked) => sql`(
   select ${columnsOf(list.order)}, d.counted from (
     select d.*, (count(*) over ())::integer as counted from (
       select d.* from ${found(list)} ${sorted(list.order)} limit ${mostCounted}) d) d
   ${sorted(list.order)} limit ${boardCards})`

interface Board {
  brokerageId: string
  filter: BodyOf<'/console-api/BoardDeals'>
  now: Date
  today: string
}

export const boardOf = ({ brokerageId, filter, now, today }: Board): RawBuilder<DealRow & { counted: number }> => {
  const columns = stages.map((Stage) => {
    const order = orderOf(Stage === 'closed' ? 'closed' : 'open', now, today)
    return columnOf({ brokerageId, order, filter: { ...filter, Stage } })
  })
  return sql`select * from (${sql.join(columns, sql` union all `)}) d`
}
