import type { officeLiveCalls } from '@foyer/contract/office/live-calls.ts'
import { sql } from 'kysely'
import type { Handler } from '../../kit/implement-calls.ts'
import type { Live } from '../../kit/live.ts'
import { actorOfPerson } from '../../kit/office-session.ts'
import { refreshList } from '../pipeline-rows.ts'

/** The transaction sees the list of the person, so that its rows decide what is within reach. */
export const listChanges = (live: Pick<Live, 'since'>): Handler<(typeof officeLiveCalls)['listChanges']> => ({
  async transaction({ body, scope: { session }, now }, trx) {
    const Now = now.toISOString()
    const changes = live.since(session.brokerageId, new Date(body.Since), actorOfPerson(session.personId))
    if (changes === undefined) return { Changes: [], CompleteFl: 0, Now }
    if (changes.length === 0) return { Changes: [], CompleteFl: 1, Now }
    await refreshList(trx)
    const deals = new Map(changes.map((one) => [`${one.siteId} ${one.applicationId}`, one]))
    const { rows } = await sql<{ slug: string; application_id: number }>`
      select d.slug, d.application_id
        from unnest(${[...deals.values()].map(({ siteId }) => siteId)}::text[],
                    ${[...deals.values()].map(({ applicationId }) => applicationId)}::bigint[]) as asked (slug, id)
        join deal_list d on d.slug = asked.slug and d.application_id = asked.id`.execute(trx)
    return {
      Changes: rows.map(({ slug, application_id: MortgageApplicationID }) => ({
        Kind: deals.get(`${slug} ${MortgageApplicationID}`)?.kind ?? 'deal',
        SiteID: slug,
        MortgageApplicationID,
      })),
      CompleteFl: 1,
      Now,
    }
  },
})
