import type { BodyOf } from '@foyer/contract/all-calls.ts'
import type { officePipelineCalls } from '@foyer/contract/office/pipeline-calls.ts'
import {
  closingNearDays,
  closingPastDays,
  mostCounted,
  type NeedReason,
  needReasons,
  noOwner,
  type PipelineView,
  pipelinePage,
  silentDays,
  silentHours,
} from '@foyer/domain/office/pipeline.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { actorOfPerson } from '../kit/office-session.ts'
import { endHandOffs } from '../kit/session.ts'
import { type Cursor, readCursor, writeCursor } from './cursor.ts'
import { holdMember, nameOf } from './people-store.ts'
import { staffOfDeal } from './staff-of-deal.ts'

type Calls = typeof officePipelineCalls

/** Deals derived again before a list is read; more are left to the next call. */
const mostRefreshed = 10_000
/** How long a closing is a need. */
const closingDays = closingNearDays + closingPastDays
const dayMilliseconds = 24 * 3_600_000

/** How many deals are derived again, and the times that their rows have. */
export const refreshLimits = sql`
  ${mostRefreshed}, make_interval(days => ${closingNearDays}), make_interval(hours => ${silentHours})`

/** First in each list: the rows of the brokerage whose deals have changed are derived again. */
export const refreshList = async (trx: Trx): Promise<void> => {
  await sql`select foyer_refresh_deals(${refreshLimits})`.execute(trx)
}

interface DealRow {
  slug: string
  application_id: number
  owner_id: string | null
  first_name: string | null
  last_name: string | null
  client: string
  others: number
  language: number
  purpose: number
  search_stage: number
  status: number
  amount: string | null
  closing: string | null
  submitted_at: Date | null
  changed_at: Date
  documents: number
  new_from: Date | null
  documents_from: Date | null
  closing_from: Date | null
  silent_from: Date | null
  /** What the view is ordered by, as text. */
  place: string
}

interface Order {
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
  const urgent = sql`least(${begun('d.new_from')}, ${begun('d.documents_from')}, ${closing})`
  return sql`coalesce(${urgent}, ${within('d.silent_from', silentDays)})`
}

const orderOf = (view: PipelineView, now: Date, today: string): Order => {
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
const ofBrokerage = ({ brokerageId }: { brokerageId: string }): RawBuilder<SqlBool> =>
  sql`d.brokerage_id = ${brokerageId}`

type Filter = Omit<BodyOf<'/console-api/ListPipeline'>, 'View' | 'After'>

const filterOf = ({
  Owner = '',
  SiteID = '',
  StatusDD = -1,
  PurposeDD = -1,
  Search = '',
}: Filter): RawBuilder<SqlBool> => {
  const parts = [sql<SqlBool>`true`]
  if (Owner !== '') parts.push(Owner === noOwner ? sql`d.owner_id is null` : sql`d.owner_id = ${Owner}`)
  if (SiteID !== '') parts.push(sql`d.slug = ${SiteID}`)
  if (StatusDD !== -1) parts.push(sql`d.status = ${StatusDD}::integer`)
  if (PurposeDD !== -1) parts.push(sql`d.purpose = ${PurposeDD}::integer`)
  for (const word of Search.split(/\s+/).filter(Boolean)) parts.push(sql`strpos(d.words, foyer_folded(${word})) > 0`)
  return sql.join(parts, sql` and `)
}

/** The deals of a view and a filter, or one deal whatever its view. */
const asked = ({ has }: Order, filter: Filter): RawBuilder<SqlBool> =>
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
    closing: { from: row.closing_from, days: closingDays },
    silent: { from: row.silent_from, days: silentDays },
  } satisfies Record<NeedReason, { from: Date | null; days?: number }>
  return needReasons.flatMap((Reason) => {
    const { from, days = Number.POSITIVE_INFINITY }: { from: Date | null; days?: number } = needs[Reason]
    if (from === null || from > now || now.getTime() - from.getTime() >= days * dayMilliseconds) return []
    return [{ Reason, Since: from.toISOString(), Count: Reason === 'documents' ? row.documents : 0 }]
  })
}

const replyOf = (row: DealRow, now: Date) => ({
  SiteID: row.slug,
  MortgageApplicationID: row.application_id,
  Client: row.client,
  Others: row.others,
  LanguageID: row.language,
  PurposeDD: row.purpose,
  SearchStageDD: row.search_stage,
  StatusDD: row.status,
  MortgageAmount: row.amount === null ? null : Number(row.amount),
  ClosingDate: row.closing ?? '',
  OwnerID: row.owner_id ?? '',
  OwnerName: nameOf({ first_name: row.first_name ?? '', last_name: row.last_name ?? '' }),
  Needs: needsOf(row, now),
  SubmittedAt: row.submitted_at?.toISOString() ?? '',
  ChangedAt: row.changed_at.toISOString(),
})

export const listPipeline: Handler<Calls['listPipeline']> = {
  async transaction({ body: { View, After = '', ...filter }, scope: { session }, now, today }, trx) {
    const cursor = readCursor(After)
    // The pages of one reading are ordered as its first page was, though a need begins meanwhile.
    const asOf = cursor?.asOf ?? now
    const order = orderOf(View, asOf, today)
    const direction = order.descending ? sql`desc` : sql`asc`
    await refreshList(trx)
    const { rows } = await sql<DealRow>`
      select d.slug, d.application_id, d.owner_id, p.first_name, p.last_name, d.client, d.others, d.language, d.purpose,
             d.search_stage, d.status, d.amount::text, d.closing::text, d.submitted_at, d.changed_at, d.documents,
             d.new_from, d.documents_from, d.closing_from, d.silent_from, (${order.by})::text as place
        from deal_list d left join people p on p.person_id = d.owner_id
       where ${ofBrokerage(session)} and ${asked(order, filter)} and ${after(order, cursor)}
       order by ${order.by} ${direction}, d.slug ${direction}, d.application_id ${direction}
       limit ${pipelinePage + 1}`.execute(trx)
    const page = rows.slice(0, pipelinePage)
    const last = rows.length > pipelinePage ? page.at(-1) : undefined
    const next = last && { place: last.place, slug: last.slug, applicationId: last.application_id, asOf }
    return { Deals: page.map((row) => replyOf(row, now)), Next: next ? writeCursor(next) : '' }
  },
}

export const countPipeline: Handler<Calls['countPipeline']> = {
  async transaction({ scope: { session }, now, today }, trx) {
    await refreshList(trx)
    const count = (has: RawBuilder<SqlBool>) =>
      sql`(select count(*)::integer
        from (select from deal_list d where ${ofBrokerage(session)} and ${has} limit ${mostCounted}) counted)`
    const of = (view: PipelineView) => count(orderOf(view, now, today).has)
    const { rows } = await sql<Record<'Needs' | 'Open' | 'Closing' | 'Closed' | 'Own' | 'Unassigned', number>>`
      select ${of('needs')} as "Needs", ${of('open')} as "Open", ${of('closing')} as "Closing", ${of('closed')} as "Closed",
             ${count(sql`d.is_open and d.owner_id = ${session.personId}`)} as "Own",
             ${count(sql`d.is_open and d.owner_id is null`)} as "Unassigned"`.execute(trx)
    const [counts] = rows
    if (counts === undefined) throw new Error('the counts returned no row')
    return counts
  },
}

const workingPeople = (trx: Trx, brokerageId: string) =>
  trx
    .selectFrom('memberships')
    .innerJoin('people', 'people.person_id', 'memberships.person_id')
    .select(['people.person_id', 'people.first_name', 'people.last_name', 'memberships.role'])
    .where('memberships.brokerage_id', '=', brokerageId)
    .where('memberships.ended_at', 'is', null)
    .orderBy('people.last_name')
    .orderBy('people.first_name')
    .orderBy('people.person_id')
    .execute()

const isListed = async (trx: Trx, slug: string, applicationId: number): Promise<boolean> => {
  await refreshList(trx)
  const deals = trx.selectFrom('deal_list').select('slug').where('slug', '=', slug)
  return (await deals.where('application_id', '=', applicationId).executeTakeFirst()) !== undefined
}

/** Those who can see a deal of the caller's own reach; no one, of any other. */
const peopleOfDeal = async (trx: Trx, slug: string, applicationId: number) =>
  (await isListed(trx, slug, applicationId))
    ? (await staffOfDeal(trx, slug, applicationId)).filter(({ reaches }) => reaches)
    : []

export const listColleagues: Handler<Calls['listColleagues']> = {
  async transaction({ body: { SiteID, MortgageApplicationID }, scope: { session } }, trx) {
    const rows =
      SiteID === undefined || MortgageApplicationID === undefined
        ? await workingPeople(trx, session.brokerageId)
        : await peopleOfDeal(trx, SiteID, MortgageApplicationID)
    return { People: rows.map((row) => ({ PersonID: row.person_id, Name: nameOf(row), Role: row.role })) }
  },
}

export const assignDeal: Handler<Calls['assignDeal']> = {
  async transaction({ body, scope: { session }, note, refuse }, trx) {
    const { SiteID: slug, MortgageApplicationID: applicationId, PersonID: personId } = body
    if (!(await isListed(trx, slug, applicationId))) return refuse('NoAccess')
    if (personId !== '' && !(await holdMember(trx, session.brokerageId, personId))) return refuse('NoAccess')
    const former = await trx
      .deleteFrom('deal_owners')
      .where('slug', '=', slug)
      .where('application_id', '=', applicationId)
      .returning('person_id')
      .executeTakeFirst()
    if (personId !== '')
      await trx
        .insertInto('deal_owners')
        .values({ slug, application_id: applicationId, person_id: personId })
        .onConflict((conflict) => conflict.columns(['slug', 'application_id']).doUpdateSet({ person_id: personId }))
        .execute()
    // The former owner may have opened the portal as the client, which is for own deals.
    if (former !== undefined && former.person_id !== personId) await endHandOffs(trx, actorOfPerson(former.person_id))
    // The lists that the page loads next, at once with each other, have the new owner.
    await refreshList(trx)
    note({ siteId: slug, details: { person: personId } })
    return {}
  },
}
