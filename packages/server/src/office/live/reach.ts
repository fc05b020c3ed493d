import { sql } from 'kysely'
import type { Trx } from '../../db/open-database.ts'
import { type AuditSubject, findApplication, serverSite } from '../../kit/audit.ts'
import type { ChangedDeal, DealChange } from '../../kit/live.ts'
import type { Services } from '../../kit/services.ts'
import { inSite } from '../../kit/transaction.ts'
import { refreshLimits } from '../pipeline-rows.ts'

type Db = Services['database']['db']

/** The number that a program gave its insurance application may be that of no deal. */
const isApplication = async (trx: Trx, siteId: string, id = 0): Promise<boolean> =>
  (await trx
    .selectFrom('applications')
    .select('application_id')
    .where('site_id', '=', siteId)
    .where('application_id', '=', id)
    .executeTakeFirst()) !== undefined

/** The changes as deals, leads and lists of brokerages; those of none, or of a site without a brokerage, are left out. */
export const changedDeals = async (db: Db, changes: readonly DealChange[]): Promise<ChangedDeal[]> => {
  const slugs = [...new Set(changes.map(({ siteId }) => siteId))]
  const brokerages = await inSite(db, serverSite, (trx) =>
    trx.selectFrom('brokerage_sites').select(['slug', 'brokerage_id']).where('slug', 'in', slugs).execute(),
  )
  const deals: ChangedDeal[] = []
  for (const { slug, brokerage_id: brokerageId } of brokerages) {
    const ofSite = changes.filter(({ siteId }) => siteId === slug)
    const add = (found: { applicationId?: number | undefined; leadId?: number }, { kind, by }: DealChange) => {
      const { applicationId = 0, leadId = 0 } = found
      if (applicationId + leadId > 0 || kind === 'signing')
        deals.push({ brokerageId, siteId: slug, applicationId, leadId, kind, by })
    }
    const named: { application: number | AuditSubject; one: DealChange }[] = []
    for (const one of ofSite) {
      const { application } = one
      if (typeof application === 'object' && 'lead' in application) add({ leadId: application.lead }, one)
      else if (typeof application === 'number' && one.kind !== 'signing') add({ applicationId: application }, one)
      else named.push({ application, one })
    }
    if (named.length > 0)
      await inSite(db, slug, async (trx) => {
        for (const { application, one } of named) {
          const id = typeof application === 'number' ? application : await findApplication(trx, slug, application)
          const isDeal = one.kind !== 'signing' || (await isApplication(trx, slug, id))
          add({ applicationId: isDeal ? id : 0 }, one)
        }
      })
  }
  return deals
}

type Place = Pick<ChangedDeal, 'siteId' | 'applicationId' | 'leadId'>

interface Watched {
  session: string
  personId: string
  brokerageId: string
  /** Undefined in the row of a session itself, which every live one has. */
  deal: Place | undefined
}

/** The sessions that are live, and the deals and leads that each of them reaches: one statement for all of them. */
export const watch = async (
  trx: Trx,
  sessions: readonly string[],
  asked: readonly Place[],
  now: Date,
): Promise<Watched[]> => {
  const deals = asked.filter(({ leadId }) => leadId === 0)
  const leads = asked.filter(({ leadId }) => leadId !== 0)
  const { rows } = await sql<{
    session: string
    person_id: string
    brokerage_id: string
    slug: string | null
    application_id: number | null
    lead_id: number | null
  }>`
    select encode(token_hash, 'hex') as session, person_id, brokerage_id, slug, application_id, lead_id from foyer_watch(
      array(select decode(one, 'hex') from unnest(${[...sessions]}::text[]) as one),
      ${deals.map(({ siteId }) => siteId)}::text[], ${deals.map(({ applicationId }) => applicationId)}::bigint[],
      ${leads.map(({ siteId }) => siteId)}::text[], ${leads.map(({ leadId }) => leadId)}::bigint[],
      ${refreshLimits}, ${now}::timestamptz)`.execute(trx)
  return rows.map((row) => ({
    ...{ session: row.session, personId: row.person_id, brokerageId: row.brokerage_id },
    deal:
      row.slug === null
        ? undefined
        : { siteId: row.slug, applicationId: row.application_id ?? 0, leadId: row.lead_id ?? 0 },
  }))
}
