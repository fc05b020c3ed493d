import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { isDate } from '@foyer/domain/kit/dates.ts'
import { conditionsPage, mostLenders, statusesOfDocuments } from '@foyer/domain/office/conditions.ts'
import { type SqlBool, sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { OfficeSession } from '../kit/office-session.ts'

export interface OpenConditionRow {
  site_id: string
  application_id: number
  condition_id: number
  text: string
  lender: string
  /** `infinity` for none, which is after every day. */
  due: string
  shown: string
  client: string
  owner_name: string | null
}

/** As shownCondition of the domain decides, whose rule about documents it takes. */
const shown = sql<string>`case
  when c.item_id is null or c.status = 'sent' then c.status
  when t.status = any (${statusesOfDocuments('received', false)}::smallint[]) then 'received'
  when t.status = any (${statusesOfDocuments('asked', false)}::smallint[])
    then case when t.withdrawn_at is null then 'asked' else 'open' end
  else 'accepted' end`

const due = sql`coalesce(c.due_on, 'infinity'::date)`
/**
 * The deals that are over need nothing. `offset 0` keeps the planner from starting with the deals: it takes row-level security for
 * so selective that it would sort all conditions of a site, instead of reading a page in the order of its index.
 */
const rows = ({ brokerageId }: Pick<OfficeSession, 'brokerageId'>) => sql`from deal_conditions c
  cross join lateral (select d.client, d.owner_id from deal_list d
    where d.slug = c.site_id and d.application_id = c.application_id and d.brokerage_id = ${brokerageId} and d.is_open
    offset 0) d
  left join lateral (select i.status, r.withdrawn_at from document_items i
    join document_requests r on r.site_id = i.site_id and r.request_id = i.request_id
    where i.site_id = c.site_id and i.item_id = c.item_id offset 0) t on true
  where c.site_id = s.slug and c.status <> 'satisfied'`

/** Where a page ended: the day and number of its last condition. */
const readCursor = (text: string) => {
  const [, day = '', id = ''] = /^(\d{4}-\d\d-\d\d|infinity) (\d{1,15})$/.exec(text) ?? []
  return day === 'infinity' || isDate(day) ? { day, id: Number(id) } : undefined
}

type Session = Pick<OfficeSession, 'brokerageId' | 'personId'>

/**
 * A page over all sites of the brokerage, read site by site, with one more where another follows: row-level security decides which
 * conditions there are.
 */
export const pageOf = (
  session: Session,
  { SiteID = '', Lender = '', Status, MineFl, After = '' }: BodyOf<'/console-api/ListOpenConditions'>,
) => {
  const cursor = readCursor(After)
  const isAfter =
    cursor === undefined
      ? sql<SqlBool>`true`
      : sql<SqlBool>`(${due}, c.condition_id) > (${cursor.day}::date, ${cursor.id}::bigint)`
  return sql<OpenConditionRow>`
    select c.site_id, c.application_id, c.condition_id, c.text, c.lender, c.due::text as due, c.shown, c.client,
           (select trim(p.first_name || ' ' || p.last_name) from people p where p.person_id = c.owner_id) as owner_name
      from (select c.* from brokerage_sites s cross join lateral (
          select c.site_id, c.application_id, c.condition_id, c.text, c.lender, ${due} as due, ${shown} as shown,
                 d.client, d.owner_id
            ${rows(session)} and (${Lender} = '' or c.lender = ${Lender})
             and (${Status ?? ''} = '' or ${shown} = ${Status ?? ''})
             and (${MineFl === 1 ? session.personId : ''} = '' or d.owner_id = ${session.personId})
             and ${isAfter}
           order by ${due}, c.condition_id limit ${conditionsPage + 1}) c
       where s.brokerage_id = ${session.brokerageId} and (${SiteID} = '' or s.slug = ${SiteID})
       order by c.due, c.condition_id limit ${conditionsPage + 1}) c
     order by c.due, c.condition_id`
}

export const readOpenConditions = async (
  trx: Trx,
  session: Session,
  body: BodyOf<'/console-api/ListOpenConditions'>,
): Promise<{ page: OpenConditionRow[]; next: string }> => {
  const { rows: found } = await pageOf(session, body).execute(trx)
  const page = found.slice(0, conditionsPage)
  const last = found.length > conditionsPage ? page.at(-1) : undefined
  return { page, next: last === undefined ? '' : `${last.due} ${last.condition_id}` }
}

export const lendersOf = (session: Pick<OfficeSession, 'brokerageId'>) => sql<{ lender: string }>`
  select distinct c.lender from brokerage_sites s
   cross join lateral (select distinct c.lender ${rows(session)} and c.lender <> '') c
   where s.brokerage_id = ${session.brokerageId} order by c.lender limit ${mostLenders}`

export const listLenders = async (trx: Trx, session: Session): Promise<string[]> => {
  const { rows: found } = await lendersOf(session).execute(trx)
  return found.map(({ lender }) => lender)
}
