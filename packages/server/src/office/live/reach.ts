import { sql } from 'kysely'
import type { Trx } from '../../db/open-database.ts'
import { findApplication, serverSite } from '../../kit/audit.ts'
import type { ChangedDeal, DealChange } from '../../kit/live.ts'
import type { Services } from '../../kit/services.ts'
import { inSite } from '../../kit/transaction.ts'
import { refreshLimits } from '../pipeline-rows.ts'

type Db = Services['database']['db']

/** The changes as deals of brokerages; those of no application or of a site without a brokerage are left out. */
export const changedDeals = async (db: Db, changes: readonly DealChange[]): Promise<ChangedDeal[]> => {
  const slugs = [...new Set(changes.map(({ siteId }) => siteId))]
  const brokerages = await inSite(db, serverSite, (trx) =>
    trx.selectFrom('brokerage_sites').select(['slug', 'brokerage_id']).where('slug', 'in', slugs).execute(),
  )
  const deals: ChangedDeal[] = []
  for (const { slug, brokerage_id: brokerageId } of brokerages) {
    const ofSite = changes.filter(({ siteId }) => siteId === slug)
    const add = (applicationId: number | undefined, { kind, by }: DealChange) => {
      if (applicationId !== undefined) deals.push({ brokerageId, siteId: slug, applicationId, kind, by })
    }
    const named = ofSite.filter(({ application }) => typeof application === 'object')
    for (const one of ofSite) if (typeof one.application === 'number') add(one.application, one)
    if (named.length > 0)
      await inSite(db, slug, async (trx) => {
        for (const one of named)
          if (typeof one.application === 'object') add(await findApplication(trx, slug, one.application), one)
      })
  }
  return deals
}

interface Watched {
  session: string
  personId: string
  brokerageId: string
  /** Undefined in the row of a session itself, which every live one has. */
  deal: { siteId: string; applicationId: number } | undefined
}

/** The sessions that are live, and the deals that each of them reaches: one statement for all of them. */
export const watch = async (
  trx: Trx,
  sessions: readonly string[],
  deals: readonly { siteId: string; applicationId: number }[],
  now: Date,
): Promise<Watched[]> => {
  const { rows } = await sql<{
    session: string
    person_id: string
    brokerage_id: string
    slug: string | null
    application_id: number | null
  }>`
    select encode(token_hash, 'hex') as session, person_id, brokerage_id, slug, application_id from foyer_watch(
      array(select decode(one, 'hex') from unnest(${[...sessions]}::text[]) as one),
      ${deals.map(({ siteId }) => siteId)}::text[], ${deals.map(({ applicationId }) => applicationId)}::bigint[],
      ${refreshLimits}, ${now}::timestamptz)`.execute(trx)
  return rows.map((row) => ({
    ...{ session: row.session, personId: row.person_id, brokerageId: row.brokerage_id },
    deal:
      row.slug === null || row.application_id === null
        ? undefined
        : { siteId: row.slug, applicationId: row.application_id },
  }))
}
