import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { kindsOfGroup, logKinds } from '@foyer/domain/office/activity.ts'
import type { LogActors } from '@foyer/domain/office/audit-log.ts'
import { type SqlBool, sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { type OfficeSession, sessionActions } from '../kit/office-session.ts'
import {
  type ActivityRow,
  isClient,
  isPerson,
  isProgram,
  isShownStep,
  isSystem,
  shownActions,
} from './activity-store.ts'
import { type Cursor, readCursor, writeCursor } from './cursor.ts'

export interface LogRow extends ActivityRow {
  site_id: string
  sequence: number | null
  /** As the database writes the time, which has microseconds. */
  place: string
  /** Events found, also those that the page has no room for. */
  found: number
}

type Body = BodyOf<'/console-api/ListEvents'>

export interface LogAsked {
  brokerageId: string
  /** The sites to read; those of the brokerage, or one of them. */
  sites: readonly string[]
  /** Whether the brokerage’s own events are read too. */
  hasOwn: boolean
  /** Whether the events of deals are read. */
  hasDeals: boolean
  timeZone: string
  actions: readonly string[]
  who: string
  applicationId: number | undefined
  firstDay: string
  lastDay: string
  cursor: Cursor | undefined
  most: number
}

const groups: Readonly<Record<LogActors, ReturnType<typeof sql<boolean>>>> = {
  staff: isPerson,
  programs: isProgram,
  clients: isClient,
  system: isSystem,
}

/** One person or key is found by index; groups are a filter. */
const byWhom = (who: string) => {
  if (who === '') return { one: sql<SqlBool>`true`, group: sql<SqlBool>`true` }
  return Object.hasOwn(groups, who)
    ? { one: sql<SqlBool>`true`, group: groups[who as LogActors] }
    : { one: sql<SqlBool>`actor = ${who}`, group: sql<SqlBool>`true` }
}

/** Of the details of one page, which ends earlier where they are long. */
const mostBytes = 4 * 1024 * 1024

/** The beginning of a day of the brokerage, and of the one after it. */
const startOf = (day: string, zone: string, more = 0) =>
  sql`((${day}::text::date + ${more}::integer)::timestamp at time zone ${zone})`

/**
 * The events of the brokerage, the newest first: those of each site by an index, as many as a page has, and then the newest of
 * them all. Those of one deal are few, and are read before they are sorted. What no index has is within a case, so that the planner
 * does not take a page for so few events that it sorts all of them.
 */
export const logQuery = (asked: LogAsked) => {
  const {
    brokerageId,
    sites,
    hasOwn,
    hasDeals,
    timeZone,
    actions,
    who,
    applicationId,
    firstDay,
    lastDay,
    cursor,
    most,
  } = asked
  const { one, group } = byWhom(who)
  const columns = sql`site_id, event_id, at, actor, action, application_id, applicant_id, details, sequence`
  const chosen = sql`${firstDay === '' ? sql`true` : sql`at >= ${startOf(firstDay, timeZone)}`}
    and ${lastDay === '' ? sql`true` : sql`at < ${startOf(lastDay, timeZone, 1)}`}
    and ${cursor === undefined ? sql`true` : sql`(at, event_id) < (${cursor.place}::timestamptz, ${cursor.applicationId}::bigint)`}
    and ${one}
    and case when ${hasDeals ? sql`true` : sql`application_id is null`}
      and action = any (${actions}::text[]) and ${isShownStep} and ${group} then true else false end`
  const newest = sql`order by at desc, event_id desc limit ${most}`
  const ofSite =
    applicationId === undefined
      ? sql`select ${columns} from audit_events e where e.site_id = s.slug and ${chosen} ${newest}`
      : sql`with of_deal as materialized (
          select ${columns} from audit_events e where e.site_id = s.slug and e.application_id = ${applicationId}::bigint)
        select * from of_deal where ${chosen} ${newest}`
  const own = sql`union all (select ${columns} from audit_events
    where site_id = '*' and brokerage_id = ${brokerageId} and ${chosen} ${newest})`
  return sql<LogRow>`
    select * from (
      select f.*, f.at::text as place, (count(*) over ())::integer as found,
             sum(octet_length(f.details::text)) over (order by f.at desc, f.event_id desc rows between unbounded preceding
               and current row exclude current row) as bytes
        from (
          select found.* from (
            select e.* from unnest(${sites}::text[]) s (slug) cross join lateral (${ofSite}) e
            ${hasOwn ? own : sql``}) found
           ${newest}) f) sized
     where coalesce(bytes, 0) < ${mostBytes}::bigint
     order by at desc, event_id desc`
}

/** A page of the log in a transaction of the brokerage; `Next` is empty at the end. */
export const readLog = async (
  trx: Trx,
  session: OfficeSession,
  { What, SiteID = '', MortgageApplicationID, Who = '', FirstDay, LastDay, After = '' }: Body,
  given: { sites: readonly string[]; timeZone: string; most: number },
): Promise<{ rows: LogRow[]; next: string }> => {
  const held = sessionActions(session)
  const kinds = What === undefined ? logKinds : kindsOfGroup(What)
  const { rows } = await logQuery({
    ...{ brokerageId: session.brokerageId, timeZone: given.timeZone, who: Who },
    sites: SiteID === '' ? given.sites : given.sites.filter((site) => site === SiteID),
    hasDeals: held.includes('deal.view'),
    hasOwn: SiteID === '' && MortgageApplicationID === undefined,
    actions: shownActions(kinds, (action) => held.includes(action)),
    applicationId: MortgageApplicationID,
    ...{ firstDay: FirstDay, lastDay: LastDay, cursor: readCursor(After), most: given.most + 1 },
  }).execute(trx)
  const page = rows.slice(0, given.most)
  const last = (rows[0]?.found ?? 0) > page.length ? page.at(-1) : undefined
  // An event’s id is one of the whole trail, so that the cursor needs no site.
  const next = last && writeCursor({ place: last.place, slug: 'log', applicationId: last.event_id, asOf: last.at })
  return { rows: page, next: next ?? '' }
}

const textsOf = (rows: readonly LogRow[], ...fields: string[]): string[] => [
  ...new Set(
    rows.flatMap(({ details }) =>
      fields.flatMap((field) => (typeof details[field] === 'string' ? String(details[field]) : [])),
    ),
  ),
]

/** What events of the brokerage concerned, by the ids in their details, and the clients of its deals. */
export const readThings = async (trx: Trx, brokerageId: string, rows: readonly LogRow[]) => {
  const named = await sql<{ id: string; name: string }>`
    select p.person_id as id, trim(p.first_name || ' ' || p.last_name) as name
      from memberships m join people p on p.person_id = m.person_id where m.brokerage_id = ${brokerageId}
    union all select 'key:' || k.key_id, k.name from api_keys k where k.brokerage_id = ${brokerageId}
    union all select w.endpoint_id, w.name from webhook_endpoints w where w.brokerage_id = ${brokerageId}
    union all select i.invitation_id, trim(i.first_name || ' ' || i.last_name) from person_invitations i
     where i.brokerage_id = ${brokerageId} and i.invitation_id = any (${textsOf(rows, 'invitation')}::text[])`.execute(
    trx,
  )
  const deals = rows.filter(({ application_id }) => application_id !== null)
  const clients = await sql<{ slug: string; application_id: number; client: string }>`
    select l.slug, l.application_id, l.client
      from unnest(${deals.map(({ site_id }) => site_id)}::text[], ${deals.map((row) => row.application_id)}::bigint[]) d (slug, id)
      join deal_list l on l.slug = d.slug and l.application_id = d.id where l.brokerage_id = ${brokerageId}`.execute(
    trx,
  )
  return {
    names: new Map(named.rows.map(({ id, name }) => [id, name])),
    clients: new Map(clients.rows.map((one) => [`${one.slug} ${one.application_id}`, one.client])),
  }
}

export const timeZoneOf = async (trx: Trx, brokerageId: string): Promise<string> =>
  (
    await trx
      .selectFrom('brokerages')
      .select('time_zone')
      .where('brokerage_id', '=', brokerageId)
      .executeTakeFirstOrThrow()
  ).time_zone

export const listActors = async (trx: Trx, brokerageId: string) => {
  const people = await trx
    .selectFrom('memberships')
    .innerJoin('people', 'people.person_id', 'memberships.person_id')
    .select(['people.person_id', 'first_name', 'last_name', 'ended_at'])
    .where('brokerage_id', '=', brokerageId)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('people.person_id')
    .execute()
  const programs = await trx
    .selectFrom('api_keys')
    .select(['key_id', 'name'])
    .where('brokerage_id', '=', brokerageId)
    .orderBy('name')
    .orderBy('key_id')
    .execute()
  return { people, programs }
}
