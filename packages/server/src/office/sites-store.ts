import { type SqlBool, sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { Services } from '../kit/services.ts'

/** The transaction sees the server's own rows. */
const sitesIn = (trx: Trx) =>
  trx
    .selectFrom('brokerage_sites')
    .innerJoin('tenants', 'tenants.slug', 'brokerage_sites.slug')
    .leftJoin('people', 'people.person_id', 'brokerage_sites.lead_id')
    .select([
      'brokerage_sites.slug',
      'brokerage_sites.lead_id',
      'people.first_name',
      'people.last_name',
      'tenants.is_demo',
    ])
    .orderBy('brokerage_sites.slug')

type PublicUrl = Pick<Services, 'publicUrl'>

export const siteUrl = ({ publicUrl }: PublicUrl, siteId: string): string => `${publicUrl}/${siteId}`

/** The sites of a brokerage, each with its lead. */
export const listBrokerageSites = async (trx: Trx, services: PublicUrl, brokerageId: string) => {
  const rows = await sitesIn(trx).where('brokerage_sites.brokerage_id', '=', brokerageId).execute()
  return rows.map(({ slug, lead_id, first_name, last_name, is_demo }) => ({
    SiteID: slug,
    Url: siteUrl(services, slug),
    LeadPersonID: lead_id ?? '',
    LeadName: [first_name, last_name].filter(Boolean).join(' '),
    DemoFl: is_demo ? (1 as const) : (0 as const),
  }))
}

/** Sites that belong to no brokerage; only the first one of an installation may adopt them. */
export const listAdoptable = async (trx: Trx, brokerageId: string): Promise<string[]> => {
  const rows = await trx
    .selectFrom('tenants')
    .select('slug')
    .where(sql<SqlBool>`not exists (select from brokerage_sites where brokerage_sites.slug = tenants.slug)`)
    .where(sql<SqlBool>`exists (select from brokerages where brokerage_id = ${brokerageId} and is_first)`)
    .orderBy('slug')
    .execute()
  return rows.map(({ slug }) => slug)
}

interface Added {
  siteId: string
  brokerageId: string
  leadId: string
  now: Date
  /** The sites that the brokerage may have; without it there is no limit. */
  most?: number
}

type Outcome = 'added' | 'taken' | 'gone' | 'full'

/**
 * Makes the site one of the brokerage, unless it has one already (`taken`), its lead has been ended (`gone`) or the brokerage has
 * too many (`full`). The
 * transaction sees the site.
 */
export const addSite = async (trx: Trx, { siteId, brokerageId, leadId, now, most }: Added): Promise<Outcome> => {
  const lead = leadId === '' ? null : leadId
  const { rows } = await sql<{ outcome: Outcome }>`select foyer_add_site(
    ${siteId}, ${brokerageId}, ${lead}::text, ${now}::timestamptz, ${most ?? null}::integer) as outcome`.execute(trx)
  return rows[0]?.outcome ?? 'taken'
}
