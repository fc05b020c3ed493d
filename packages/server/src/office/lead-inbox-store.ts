import type { BodyOf } from '@foyer/contract/all-calls.ts'
import type { FormDescription } from '@foyer/domain/leads/fields.ts'
import { leadsPage, mostLeadsCounted } from '@foyer/domain/leads/inbox.ts'
import { type SqlBool, sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { OfficeSession } from '../kit/office-session.ts'
import { type Cursor, readCursor, writeCursor } from './cursor.ts'

export interface LeadRow {
  site_id: string
  lead_id: number
  form_name: string
  owner: string
  language: number
  answers: Uint8Array
  created_at: Date
  owner_id: string | null
  invited_at: Date | null
  invite_ends: Date | null
  application_id: number | null
}

const columns = sql`l.site_id, l.lead_id, l.form_name, l.owner, l.language, l.answers, l.created_at, l.owner_id,
  l.invited_at, l.invite_ends, l.application_id`

const ofView = (view: BodyOf<'/console-api/ListLeadInbox'>['View'], { personId }: OfficeSession) =>
  ({
    unclaimed: sql<SqlBool>`l.owner_id is null`,
    mine: sql<SqlBool>`l.owner_id = ${personId}`,
    all: sql<SqlBool>`true`,
  })[view]

const after = (cursor: Cursor | undefined) =>
  cursor === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(l.created_at, l.site_id, l.lead_id)
        < (${cursor.place}::timestamptz, ${cursor.slug}, ${cursor.applicationId}::bigint)`

export interface InboxRow extends LeadRow {
  owner_name: string | null
  place: string
}

/** Of the answers of a page, which are decrypted for the few facts that it shows: PostgreSQL knows their length without them. */
const mostPageBytes = 512 * 1024

/** A page of the inbox: row-level security decides which sites and leads there are. */
export const readInbox = async (
  trx: Trx,
  session: OfficeSession,
  { View, SiteID = '', Token = '', Days, MortgageApplicationID, After = '' }: BodyOf<'/console-api/ListLeadInbox'>,
  now: Date,
): Promise<{ rows: InboxRow[]; next: string }> => {
  const { rows } = await sql<InboxRow & { found: number }>`
    with page as materialized (select created_at, site_id, lead_id, octet_length(answers) as bytes from leads l
     where ${ofView(View, session)} and (${SiteID} = '' or l.site_id = ${SiteID}) and (${Token} = '' or l.token = ${Token})
       and (${Days ?? null}::integer is null
         or l.created_at > ${now}::timestamptz - make_interval(days => ${Days ?? null}::integer))
       and (${MortgageApplicationID ?? null}::bigint is null or l.application_id = ${MortgageApplicationID ?? null}::bigint)
       and ${after(readCursor(After))}
     order by l.created_at desc, l.site_id desc, l.lead_id desc limit ${leadsPage + 1}),
    counted as (select site_id, lead_id, count(*) over () as found, row_number() over latest as place,
      sum(bytes) over latest as bytes from page window latest as (order by created_at desc, site_id desc, lead_id desc))
    select ${columns}, l.created_at::text as place, c.found::integer,
           (select trim(p.first_name || ' ' || p.last_name) from people p where p.person_id = l.owner_id) as owner_name
      from counted c join leads l on l.site_id = c.site_id and l.lead_id = c.lead_id
     where c.place = 1 or c.place <= ${leadsPage} and c.bytes <= ${mostPageBytes}
     order by l.created_at desc, l.site_id desc, l.lead_id desc`.execute(trx)
  const last = rows.length < (rows[0]?.found ?? 0) ? rows.at(-1) : undefined
  const next =
    last && writeCursor({ place: last.place, slug: last.site_id, applicationId: last.lead_id, asOf: last.created_at })
  return { rows, next: next ?? '' }
}

export const countInbox = async (
  trx: Trx,
  { personId }: OfficeSession,
): Promise<{ Unclaimed: number; Mine: number }> => {
  const { rows } = await sql<{ Unclaimed: number; Mine: number }>`select
    (select count(*)::integer from (select from leads where owner_id is null limit ${mostLeadsCounted}) counted) as "Unclaimed",
    (select count(*)::integer from (select from leads where owner_id = ${personId} limit ${mostLeadsCounted}) counted)
      as "Mine"`.execute(trx)
  const [counts] = rows
  if (counts === undefined) throw new Error('the counts returned no row')
  return counts
}

/** The most forms that the inbox can be filtered by. */
const mostForms = 500

/** Those that visitors see, without their descriptions, each of which may be as large as a body. */
export const readForms = (trx: Trx) =>
  trx
    .selectFrom('embedded_forms')
    .select(['site_id', 'token'])
    .select(sql<string>`description ->> 'formName'`.as('formName'))
    .select(sql<string>`coalesce(description ->> 'formNameFr', '')`.as('formNameFr'))
    .where('description', 'is not', null)
    .where('removed_at', 'is', null)
    .orderBy('site_id')
    .orderBy('created_at')
    .orderBy('token')
    .limit(mostForms)
    .execute()

/** A lead of this transaction's site, with its form as it is now. */
export const findLeadRow = async (
  trx: Trx,
  siteId: string,
  leadId: number,
): Promise<(LeadRow & { description: FormDescription }) | undefined> => {
  const { rows } = await sql<LeadRow & { description: FormDescription }>`
    select ${columns}, f.description from leads l join embedded_forms f on f.site_id = l.site_id and f.token = l.token
     where l.site_id = ${siteId} and l.lead_id = ${leadId}`.execute(trx)
  return rows[0]
}

/** Locks the lead: what a person saw of it is compared with what it is now. */
export const holdLead = (trx: Trx, siteId: string, leadId: number) =>
  trx
    .selectFrom('leads')
    .select('lead_id')
    .where('site_id', '=', siteId)
    .where('lead_id', '=', leadId)
    .forUpdate()
    .executeTakeFirst()

export interface LeadStaff {
  person_id: string
  first_name: string
  last_name: string
  email: string
  language: number
  can_own: boolean
}

/** Everyone who works or worked for the brokerage of this transaction's site. */
export const staffOfLeads = async (trx: Trx, siteId: string): Promise<LeadStaff[]> => {
  const { rows } = await sql<LeadStaff>`select * from foyer_staff_of_leads(${siteId})`.execute(trx)
  return rows
}

interface Given {
  siteId: string
  leadId: number
  from: string
  to: string
}

export const giveLead = async (
  trx: Trx,
  { siteId, leadId, from, to }: Given,
): Promise<'ok' | 'gone' | 'taken' | 'unable'> => {
  const { rows } = await sql<{ result: 'ok' | 'gone' | 'taken' | 'unable' }>`
    select foyer_give_lead(${siteId}, ${leadId}::bigint, ${from}, ${to}) as result`.execute(trx)
  return rows[0]?.result ?? 'gone'
}
