import { withCard } from '@foyer/domain/site/agent-card.ts'
import {
  blankAgentProfile,
  blankReferralSourceProfile,
  defaultLink,
  defaultSettings,
} from '@foyer/domain/site/defaults.ts'
import type { AgentCard, ApplicationSettings, Link } from '@foyer/domain/site/fields.ts'
import { type Selectable, sql } from 'kysely'
import type { Trx } from '../db/open-database.ts'
import type { Tables } from '../db/tables.ts'

export interface Site {
  siteId: string
  link: Link
  settings: ApplicationSettings
  frameAncestors: string[]
  newVersionUrl: string
  credits: number
  tellUnknownEmail: boolean
}

export const findSite = async (trx: Trx, siteId: string): Promise<Site | undefined> => {
  const row = await trx.selectFrom('sites').selectAll().where('site_id', '=', siteId).executeTakeFirst()
  return row && siteOf(row)
}

export const getSite = async (trx: Trx, siteId: string): Promise<Site> => {
  const site = await findSite(trx, siteId)
  if (!site) throw new Error('the guard accepted a call for a site that does not exist')
  return site
}

/** The brand of a site with the card of who takes care of an application, for what its people are sent. Null: of the site alone. */
export const linkOfDeal = async (trx: Trx, siteId: string, applicationId: number | null): Promise<Link> => {
  const { link } = await getSite(trx, siteId)
  const { rows } = await sql<{
    card: AgentCard | null
  }>`select foyer_agent_of_deal(${applicationId}::bigint) as card`.execute(trx)
  return { ...link, AgentProfile: withCard(link.AgentProfile, rows[0]?.card ?? null) }
}

/** Converts a row of the table to a site. */
export const siteOf = (row: Omit<Selectable<Tables['sites']>, 'updated_at'>): Site => ({
  siteId: row.site_id,
  link: linkOf(row.link as Partial<Link>),
  settings: { ...defaultSettings, ...(row.settings as Partial<ApplicationSettings>) },
  frameAncestors: row.frame_ancestors,
  newVersionUrl: row.new_version_url,
  credits: row.credits,
  tellUnknownEmail: row.tell_unknown_email,
})

/** Stored links contain only what was set, so that a new field gets its default. */
export const linkOf = (link: Partial<Link>): Link => ({
  PrimaryColor: link.PrimaryColor ?? defaultLink.PrimaryColor,
  AgentProfile: { ...blankAgentProfile, ...link.AgentProfile },
  ReferralSourceProfile: { ...blankReferralSourceProfile, ...link.ReferralSourceProfile },
})
