import type { DemoMaking } from '@foyer/server/development.ts'
import { inSite } from '@foyer/server/kit/transaction.ts'
import { drawDemoBrand } from '../demo-site.ts'
import type { DemoPlace } from './act.ts'
import { makeDeal } from './make-deal.ts'
import { makeLeads } from './make-leads.ts'
import { sampleDeals } from './sample-deals.ts'
import { makeTemplates } from './sample-templates.ts'

/** Deals that are made at once: their files are inspected by processes of their own. */
const atOnce = 4

/** Gives a new demo site its brand, its leads and the forty deals, as they would have come to be in the last weeks. */
export const fillDemo = async ({ goOn, ...place }: DemoPlace & Pick<DemoMaking, 'goOn'>): Promise<void> => {
  const { services, siteId } = place
  const now = services.clock.now()
  const brand = await drawDemoBrand(services)
  // Bank statements would be asked for from an outside service.
  const settings = { ExampleRate: 4.79, showBankStatement: 0 } as const
  await inSite(services.database.db, siteId, (trx) => brand(trx, siteId, settings, now))
  await goOn()
  await makeLeads(place, now)
  await makeTemplates(place, now)
  const waiting = sampleDeals.map((deal, number) => ({ place, deal, number, now }))
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await goOn()
      await makeDeal(next)
    }
  }
  // After a failure no other deal is begun, and none is under way when the site is removed.
  const ended = await Promise.allSettled(
    Array.from({ length: atOnce }, async () => {
      try {
        await worker()
      } finally {
        waiting.length = 0
      }
    }),
  )
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}
