import type { DealTerms } from '@foyer/domain/deals/fields.ts'
import type { InterView } from '@foyer/domain/interview/fields.ts'
import type { DeepPartial } from '@foyer/domain/kit/merge.ts'
import type { RequestedMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'

/** The stored data of an application on the dashboard. */
export interface DealRow {
  site_id: string
  application_id: number
  user_id: string
  status: number
  request_review: number
  display_mortgage: number
  interview: DeepPartial<InterView>
  requested_mortgage: DeepPartial<RequestedMortgage>
  deal_terms: Partial<DealTerms>
  created_at: Date
  /** The main applicant first. */
  names: { FirstName?: string; LastName?: string }[]
  /** Document requests, newest first. */
  requests: { id: string; name: string; recipients: string[]; sent: string }[]
}

/** The newest applications of a user, or of the whole site without a user. */
export const listDeals = async (
  trx: Trx,
  { siteId, userId, most }: { siteId: string; userId?: string; most: number },
): Promise<DealRow[]> => {
  const ofUser = userId === undefined ? sql`` : sql`and a.user_id = ${userId}`
  const { rows } = await sql<DealRow>`
    select a.site_id, a.application_id, a.user_id, a.status, a.request_review, a.display_mortgage, a.interview,
           a.requested_mortgage, a.deal_terms, a.created_at,
           (select coalesce(jsonb_agg(
              jsonb_build_object('FirstName', p.identification -> 'FirstName', 'LastName', p.identification -> 'LastName')
              order by p.primary_flag desc, p.created_at, p.applicant_id), '[]')
            from applicants p where p.site_id = a.site_id and p.application_id = a.application_id) as names,
           (select coalesce(jsonb_agg(
              jsonb_build_object('id', r.request_id, 'name', r.name, 'sent', r.sent_at, 'recipients', (
                select coalesce(jsonb_agg(d.email order by d.email), '[]') from document_recipients d
                 where d.site_id = r.site_id and d.request_id = r.request_id))
              order by r.created_at desc, r.request_id), '[]')
            from document_requests r where r.site_id = a.site_id and r.application_id = a.application_id) as requests
      from applications a
     where a.site_id = ${siteId} ${ofUser}
     order by a.created_at desc, a.application_id desc
     limit ${most}`.execute(trx)
  return rows
}
