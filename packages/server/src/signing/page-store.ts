import type { BodyOf } from '@foyer/contract/all-calls.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { signingsPage, statesOfView } from '@foyer/domain/signing/list.ts'
import type { RequestState, SignerState } from '@foyer/domain/signing/states.ts'
import { type SqlBool, sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import { foundBy, withDeal } from '../kit/found-by.ts'
import type { SigningPurpose } from '../ports/signing.ts'

export interface SigningRow {
  site_id: string
  request_id: string
  number: number
  reference_id: string
  purpose: SigningPurpose
  title: Record<Language, string>
  state: RequestState
  created_at: Date
  completed_at: Date | null
  sealing_failed_at: Date | null
  application_id: number | null
  client: string | null
  signers: {
    signer: number
    first: string
    last: string
    state: SignerState
    /** As PostgreSQL writes it in JSON; null before their turn. */
    since: string | null
  }[]
}

/** With the signers in their order. One whom the caller leads to the page has no invitation: it is their turn from the start. */
const columns = sql`r.site_id, r.request_id, r.number, r.reference_id, r.purpose, r.title, r.state, r.created_at,
    r.completed_at, r.sealing_failed_at, r.application_id,
    (select d.client from deal_list d where d.slug = r.site_id and d.application_id = r.application_id) as client,
    coalesce((select jsonb_agg(jsonb_build_object('signer', s.signer_id, 'first', s.first_name, 'last', s.last_name,
      'state', s.state, 'since', case
        when s.state in ('signed', 'declined') then s.ended_at
        when s.state = 'invited' then coalesce((select min(e.at) from signing_events e
          where e.site_id = r.site_id and e.request_id = r.request_id and e.signer_id = s.signer_id and e.kind = 'invited'),
          r.created_at) end) order by s.turn, s.signer_id)
      from signing_signers s where s.site_id = r.site_id and s.request_id = r.request_id), '[]') as signers`

/** Where a page ended: the number of its last request. */
const cursorForm = /^\d{1,15}$/

/** A page over all sites of the brokerage, the newest of each by its index: row-level security decides which requests there are. */
export const pageOf = (
  { View, SiteID = '', MortgageApplicationID = 0, Search = '', After = '' }: BodyOf<'/console-api/ListSignings'>,
  purposes: readonly SigningPurpose[],
) => {
  const ofView = View === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`r.state = any (${[...statesOfView[View]]}::text[])`
  const after = cursorForm.test(After) ? sql<SqlBool>`r.number < ${After}::bigint` : sql<SqlBool>`true`
  return sql<SigningRow>`select ${columns} from (
      select r.* from brokerage_sites s cross join lateral (
          select * from signing_requests r
           where r.site_id = s.slug and ${ofView} and r.purpose = any (${[...purposes]}::text[])
             and (${MortgageApplicationID}::bigint = 0 or r.application_id = ${MortgageApplicationID}::bigint)
             and ${foundBy(withDeal('r', 'application_id'), Search)} and ${after}
           order by r.number desc limit ${signingsPage + 1}) r
       where s.brokerage_id = current_setting('foyer.brokerage_id', true) and (${SiteID} = '' or s.slug = ${SiteID})
       order by r.number desc limit ${signingsPage + 1}) r
     order by r.number desc`
}

export const readSignings = async (
  trx: Trx,
  ...asked: Parameters<typeof pageOf>
): Promise<{ page: SigningRow[]; next: string }> => {
  const { rows } = await pageOf(...asked).execute(trx)
  const page = rows.slice(0, signingsPage)
  return { page, next: rows.length > signingsPage ? String(page.at(-1)?.number ?? '') : '' }
}

/** One request of this transaction's site. */
export const findSigning = async (trx: Trx, siteId: string, requestId: string): Promise<SigningRow | undefined> => {
  const { rows } = await sql<SigningRow>`select ${columns} from signing_requests r
     where r.site_id = ${siteId} and r.request_id = ${requestId}`.execute(trx)
  return rows[0]
}

/** Whether a request belongs to no deal, so that it is held and erased by itself. */
export const isAlone = async (trx: Trx, siteId: string, requestId: string): Promise<boolean> => {
  const { rows } = await sql`select from foyer_kept_signing(${siteId}, ${requestId})`.execute(trx)
  return rows.length > 0
}
