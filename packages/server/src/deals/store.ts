import type { DealTerms } from '@foyer/domain/deals/fields.ts'
import type { InterView } from '@foyer/domain/interview/fields.ts'
import type { DeepPartial } from '@foyer/domain/kit/merge.ts'
import type { RequestedMortgage } from '@foyer/domain/mortgage-request/fields.ts'
import { sql } from 'kysely'
import type { InviteNote } from '../application/application-rows.ts'
import type { FlowRows } from '../application/flow-facts.ts'
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
  submitted_at: Date | null
  /** The main applicant first. */
  names: { FirstName?: string; LastName?: string }[]
  /** Document requests that were not withdrawn, newest first. */
  requests: { id: string; name: string; recipients: string[]; sent: string; shows_borrower: boolean }[]
}

/** The same with what decides whose turn it is. */
export interface MyDealRow extends DealRow {
  step: number
  main_applicant_id: number
  current_applicant_id: number
  display_income: number
  settings: FlowRows['settings']
  applicants: (FlowRows['applicants'][number] & { name: { FirstName?: string; LastName?: string } })[]
  /** One for each list of an applicant that is not empty. */
  records: FlowRows['records'][number][]
  invites: InviteNote[]
  /** At how many answers the broker asks something in a review. */
  questions: number
  has_office: boolean
  /** Messages of the broker that the borrower has not seen. */
  unread_messages: number
  sent: FlowRows['sent'][number][]
  /** The documents of all requests that ask the borrower, the oldest request first. */
  items: {
    item_id: number
    request_id: string
    type: number
    description: string
    required: number
    status: number
    reason: string
    not_available: string
    uploads: { ReturnedFlag: number }[]
  }[]
}

const dealColumns = sql`
  a.site_id, a.application_id, a.user_id, a.status, a.request_review, a.display_mortgage, a.interview,
  a.requested_mortgage, a.deal_terms, a.created_at, a.submitted_at,
  (select coalesce(jsonb_agg(
     jsonb_build_object('FirstName', p.identification -> 'FirstName', 'LastName', p.identification -> 'LastName')
     order by p.primary_flag desc, p.created_at, p.applicant_id), '[]')
   from applicants p where p.site_id = a.site_id and p.application_id = a.application_id) as names,
  (select coalesce(jsonb_agg(
     jsonb_build_object('id', r.request_id, 'name', r.name, 'sent', r.sent_at, 'shows_borrower', foyer_shows_borrower(r), 'recipients', (
       select coalesce(jsonb_agg(d.email order by d.email), '[]') from document_recipients d
        where d.site_id = r.site_id and d.request_id = r.request_id))
     order by r.created_at desc, r.request_id), '[]')
   from document_requests r
    where r.site_id = a.site_id and r.application_id = a.application_id and r.withdrawn_at is null) as requests`

const turnColumns = (now: Date) => sql`
  a.step, a.main_applicant_id, a.current_applicant_id, a.display_income, s.settings,
  (select coalesce(jsonb_agg(
     jsonb_build_object('applicant_id', p.applicant_id, 'step', p.step, 'name', jsonb_build_object(
       'FirstName', p.identification -> 'FirstName', 'LastName', p.identification -> 'LastName'))
     order by p.primary_flag desc, p.created_at, p.applicant_id), '[]')
   from applicants p where p.site_id = a.site_id and p.application_id = a.application_id) as applicants,
  -- Of the answers only what the flow reads: which incomes are periods without a job.
  (select coalesce(jsonb_agg(distinct jsonb_build_object('applicant_id', r.applicant_id, 'kind', r.kind,
     'data', jsonb_build_object('IncomeTypeDD', r.data -> 'IncomeTypeDD'))), '[]')
   from records r join applicants p on p.site_id = r.site_id and p.applicant_id = r.applicant_id
   where p.site_id = a.site_id and p.application_id = a.application_id) as records,
  foyer_invite_notes(a.site_id, a.application_id, ${now}::timestamptz) as invites,
  (select count(*)::integer from review_comments c
    where c.site_id = a.site_id and c.application_id = a.application_id and c.reader_id = 0 and c.done_at is null
      and a.request_review = 1) as questions,
  foyer_brokerage_of_site() <> '' as has_office,
  (select count(*)::integer from deal_messages m
    where m.site_id = a.site_id and m.application_id = a.application_id and not m.from_client and m.read_at is null)
    as unread_messages,
  (select coalesce(jsonb_agg(distinct jsonb_build_object('applicant_id', n.applicant_id)), '[]')
   from invite_submissions n where n.site_id = a.site_id and n.application_id = a.application_id) as sent,
  (select coalesce(jsonb_agg(
     jsonb_build_object(
       'item_id', i.item_id, 'request_id', i.request_id, 'type', i.type, 'description', i.description,
       'required', i.required, 'status', i.status, 'reason', i.reason,
       'not_available', i.not_available, 'uploads', (
         select coalesce(jsonb_agg(jsonb_build_object('ReturnedFlag', (u.returned_at is not null)::integer)), '[]')
           from document_uploads u
          where u.site_id = i.site_id and u.item_id = i.item_id and u.removed_at is null))
     order by r.created_at, r.document_id, i.place, i.item_id), '[]')
   from document_requests r join document_items i on i.site_id = r.site_id and i.request_id = r.request_id
   where r.site_id = a.site_id and r.application_id = a.application_id and foyer_asks_borrower(r)) as items`

interface Listed {
  siteId: string
  most: number
}

const newestFirst = ({ most }: Listed) => sql`order by a.created_at desc, a.application_id desc limit ${most}`

/** The newest applications of the whole site. */
export const listDeals = async (trx: Trx, listed: Listed): Promise<DealRow[]> => {
  const { rows } = await sql<DealRow>`
    select ${dealColumns} from applications a where a.site_id = ${listed.siteId} ${newestFirst(listed)}`.execute(trx)
  return rows
}

/** The newest applications of a user. */
export const listMyDeals = async (
  trx: Trx,
  { userId, now, ...listed }: Listed & { userId: string; now: Date },
): Promise<MyDealRow[]> => {
  const { rows } = await sql<MyDealRow>`
    select ${dealColumns}, ${turnColumns(now)} from applications a join sites s on s.site_id = a.site_id
     where a.site_id = ${listed.siteId} and a.user_id = ${userId} ${newestFirst(listed)}`.execute(trx)
  return rows
}

/** The status of an application that the guard has found. */
export const getStatus = async (trx: Trx, siteId: string, applicationId: number): Promise<number> => {
  const { status } = await trx
    .selectFrom('applications')
    .select('status')
    .where('site_id', '=', siteId)
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow()
  return status
}

/** Locks all applications of a user, in a fixed order, and returns their ids. */
export const holdApplicationsOf = async (trx: Trx, siteId: string, userId: string): Promise<number[]> => {
  const rows = await trx
    .selectFrom('applications')
    .select('application_id')
    .where('site_id', '=', siteId)
    .where('user_id', '=', userId)
    .orderBy('application_id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ application_id }) => application_id)
}
