import type { officeLiveCalls } from '@foyer/contract/office/live-calls.ts'
import { sql } from 'kysely'
import type { Trx } from '../../db/open-database.ts'
import type { Handler } from '../../kit/implement-calls.ts'
import type { ChangedDeal, Live } from '../../kit/live.ts'
import { actorOfPerson, sessionActions } from '../../kit/office-session.ts'
import { refreshList } from '../pipeline-rows.ts'
import { changeReply, placeOf } from './recent.ts'

/** The transaction sees the list of the person, so that its rows decide what is within reach. */
export const listChanges = (live: Pick<Live, 'since'>): Handler<(typeof officeLiveCalls)['listChanges']> => ({
  async transaction({ body, scope: { session }, now }, trx) {
    const Now = now.toISOString()
    const changes = live.since(session.brokerageId, new Date(body.Since), actorOfPerson(session.personId))
    if (changes === undefined) return { Changes: [], CompleteFl: 0, Now }
    if (changes.length === 0) return { Changes: [], CompleteFl: 1, Now }
    await refreshList(trx)
    const reached = await reachedPlaces(trx, changes, sessionActions(session).includes('lead.view'))
    // One of each kind: a page reloads for the kinds that it shows.
    const ofKinds = new Map(changes.map((one) => [`${placeOf(one)} ${one.kind}`, one]))
    return {
      Changes: [...ofKinds.values()].flatMap((one) => (reached.has(placeOf(one)) ? [changeReply(one)] : [])),
      CompleteFl: 1,
      Now,
    }
  },
})

/** Of the changed deals and leads, those that this transaction sees. */
const reachedPlaces = async (trx: Trx, changes: readonly ChangedDeal[], seesLeads: boolean): Promise<Set<string>> => {
  const [leads, deals] = [changes.filter(({ leadId }) => leadId !== 0), changes.filter(({ leadId }) => leadId === 0)]
  const { rows } = await sql<{ slug: string; application_id: number; lead_id: number }>`
    select d.slug, d.application_id, 0::bigint as lead_id
      from unnest(${deals.map(({ siteId }) => siteId)}::text[],
                  ${deals.map(({ applicationId }) => applicationId)}::bigint[]) as asked (slug, id)
      join deal_list d on d.slug = asked.slug and d.application_id = asked.id
    union
    select asked.slug, 0::bigint, 0::bigint
      from unnest(${deals.map(({ siteId }) => siteId)}::text[],
                  ${deals.map(({ applicationId }) => applicationId)}::bigint[]) as asked (slug, id)
     where asked.id = 0 and foyer_reaches_site(asked.slug)
    union
    select asked.slug, 0::bigint, asked.id
      from unnest(${leads.map(({ siteId }) => siteId)}::text[],
                  ${leads.map(({ leadId }) => leadId)}::bigint[]) as asked (slug, id)
     where ${seesLeads}::boolean and foyer_reaches_lead(asked.slug, asked.id)`.execute(trx)
  return new Set(
    rows.map((row) => placeOf({ siteId: row.slug, applicationId: row.application_id, leadId: row.lead_id })),
  )
}
