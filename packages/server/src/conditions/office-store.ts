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
  when i.status = any (${statusesOfDocuments('received', false)}::smallint[]) then 'received'
  when i.status = any (${statusesOfDocuments('asked', false)}::smallint[])
    then case when r.withdrawn_at is null then 'asked' else 'open' end
  else 'accepted' end`

const due = sql`coalesce(c.due_on, 'infinity'::date)`
/** The deals that are over need nothing. */
const rows = sql`from deal_conditions c
  join deal_list d on d.slug = c.site_id and d.application_id = c.application_id and d.is_open
  left join document_items i on i.site_id = c.site_id and i.item_id = c.item_id
  left join document_requests r on r.site_id = i.site_id and r.request_id = i.request_id`
const isOpen = ({ brokerageId }: OfficeSession) =>
  sql<SqlBool>`c.status <> 'satisfied' and d.brokerage_id = ${brokerageId}`

/** Where a page ended: the day and number of its last condition. */
const readCursor = (text: string) => {
  const [, day = '', id = ''] = /^(\d{4}-\d\d-\d\d|infinity) (\d{1,15})$/.exec(text) ?? []
  return day === 'infinity' || isDate(day) ? { day, id: Number(id) } : undefined
}

/** A page over all sites: row-level security decides which conditions there are. */
export const readOpenConditions = async (
  trx: Trx,
  session: OfficeSession,
  { SiteID = '', Lender = '', Status, MineFl, After = '' }: BodyOf<'/console-api/ListOpenConditions'>,
): Promise<{ page: OpenConditionRow[]; next: string }> => {
  const cursor = readCursor(After)
  const { rows: found } = await sql<OpenConditionRow>`
    select c.site_id, c.application_id, c.condition_id, c.text, c.lender, ${due}::text as due, ${shown} as shown, d.client,
           (select trim(p.first_name || ' ' || p.last_name) from people p where p.person_id = d.owner_id) as owner_name
      ${rows}
     where ${isOpen(session)} and (${SiteID} = '' or c.site_id = ${SiteID}) and (${Lender} = '' or c.lender = ${Lender})
       and (${Status ?? ''} = '' or ${shown} = ${Status ?? ''})
       and (${MineFl === 1 ? session.personId : ''} = '' or d.owner_id = ${session.personId})
       and ${cursor === undefined ? sql<SqlBool>`true` : sql<SqlBool>`(${due}, c.condition_id) > (${cursor.day}::date, ${cursor.id}::bigint)`}
     order by ${due}, c.condition_id limit ${conditionsPage + 1}`.execute(trx)
  const page = found.slice(0, conditionsPage)
  const last = found.length > conditionsPage ? page.at(-1) : undefined
  return { page, next: last === undefined ? '' : `${last.due} ${last.condition_id}` }
}

export const listLenders = async (trx: Trx, session: OfficeSession): Promise<string[]> => {
  const { rows: found } = await sql<{ lender: string }>`select distinct c.lender ${rows}
    where ${isOpen(session)} and c.lender <> '' order by c.lender limit ${mostLenders}`.execute(trx)
  return found.map(({ lender }) => lender)
}
