import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { type InsuranceStatus, insurancePage, statusesOfView } from '@foyer/domain/insurance/list.ts'
import { type SqlBool, sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { foundBy, withDeal } from '../kit/found-by.ts'

export interface InsuranceRow {
  site_id: string
  cli_application_id: number
  number: number
  application_id: number | null
  status: InsuranceStatus
  facts: unknown
  created_at: Date
  prepared_at: Date | null
  sent_at: Date | null
  signed: number
  signers: number
}

/** Where a page ended: the number of its last application. */
const cursorForm = /^\d{1,15}$/

/** A page over all sites of the brokerage, the newest of each by its index: row-level security decides which there are. The status is that of statusOf. */
export const pageOf = ({
  View,
  SiteID = '',
  MortgageApplicationID = 0,
  Search = '',
  After = '',
}: BodyOf<'/console-api/ListInsurance'>) =>
  sql<InsuranceRow>`
    select l.*, (select d.application_id from deal_list d
             where d.slug = l.site_id and d.application_id = l.mortgage_application_id) as application_id,
           (select count(*)::integer from signing_signers s where s.site_id = l.site_id
             and s.request_id = l.signing_request_id and s.state = 'signed') as signed,
           (select count(*)::integer from signing_signers s where s.site_id = l.site_id
             and s.request_id = l.signing_request_id) as signers
      from (select p.* from brokerage_sites s cross join lateral (select * from (
            select c.site_id, c.cli_application_id, c.number, c.mortgage_application_id, c.facts, c.created_at,
              c.prepared_at, c.sent_at, c.signing_request_id,
              case when c.status <> 'sent' then c.status
                else coalesce(case r.state when 'completed' then 'signed' when 'declined' then 'declined'
                  when 'cancelled' then 'expired' end, 'sent') end as status
            from cli_applications c
            left join signing_requests r on r.site_id = c.site_id and r.request_id = c.signing_request_id
           where c.site_id = s.slug
             and (${MortgageApplicationID}::bigint = 0 or c.mortgage_application_id = ${MortgageApplicationID}::bigint)
             and ${foundBy(withDeal('c', 'mortgage_application_id'), Search)}
             and ${cursorForm.test(After) ? sql<SqlBool>`c.number < ${After}::bigint` : sql<SqlBool>`true`}) c
           where c.status = any (${[...statusesOfView[View]]}::text[])
           order by c.number desc limit ${insurancePage + 1}) p
       where s.brokerage_id = current_setting('foyer.brokerage_id', true) and (${SiteID} = '' or s.slug = ${SiteID})
       order by p.number desc limit ${insurancePage + 1}) l
     order by l.number desc`

export const readInsurance = async (
  trx: Trx,
  asked: Parameters<typeof pageOf>[0],
): Promise<{ page: InsuranceRow[]; next: string }> => {
  const { rows } = await pageOf(asked).execute(trx)
  const page = rows.slice(0, insurancePage)
  return { page, next: rows.length > insurancePage ? String(page.at(-1)?.number ?? '') : '' }
}
