import { sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'

interface ListedForm {
  site_id: string
  token: string
  /** As it would be published. */
  form_name: string
  form_name_fr: string
  published_at: Date | null
  is_changed: boolean
  is_open: boolean
  leads: number
  last_lead_at: Date | null
}

/** Far above what the sites of a brokerage have. */
const mostForms = 1000

/** The forms of all sites within reach, by row-level security, with how many leads each has. */
export const readOfficeForms = async (trx: Trx): Promise<ListedForm[]> => {
  const { rows } = await sql<ListedForm>`
    with counted as materialized (
      select site_id, token, count(*)::integer as leads, max(created_at) as last_lead_at from leads group by site_id, token)
    select f.site_id, f.token, f.published_at, f.draft is not null as is_changed,
           coalesce(f.draft, f.description) ->> 'formName' as form_name,
           coalesce(coalesce(f.draft, f.description) ->> 'formNameFr', '') as form_name_fr,
           coalesce(f.description ->> 'activeFlag', '1') <> '0' as is_open,
           coalesce(c.leads, 0) as leads, c.last_lead_at
      from embedded_forms f left join counted c on c.site_id = f.site_id and c.token = f.token
     where f.removed_at is null
     order by f.site_id, f.created_at, f.token limit ${mostForms}`.execute(trx)
  return rows
}

/** The sites on which the person may do the action of this call, as the guard named them. */
export const sitesWithinReach = async (trx: Trx, brokerageId: string): Promise<string[]> => {
  const { rows } = await sql<{ slug: string }>`
    select slug from brokerage_sites where brokerage_id = ${brokerageId}
       and (coalesce(current_setting('foyer.reach_sites', true), '') = ''
         or slug = any (string_to_array(current_setting('foyer.reach_sites', true), ',')))
     order by slug`.execute(trx)
  return rows.map(({ slug }) => slug)
}
