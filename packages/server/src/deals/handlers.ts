import { dealsCalls } from '@foyer/contract/deals/calls.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { assembleDeal } from './assemble-deal.ts'
import { listDeals } from './store.ts'

const mostDeals = 200

export const dealsHandlers = ({ texts }: Pick<Services, 'texts'>) =>
  implementCalls(dealsCalls, {
    loadMyDeals: {
      async transaction({ scope: { siteId, userId }, language }, trx) {
        const rows = await listDeals(trx, { siteId, userId, most: mostDeals })
        return { Deals: rows.map((row) => assembleDeal(row, language, texts)) }
      },
    },
  })
