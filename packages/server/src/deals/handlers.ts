import { dealsCalls } from '@foyer/contract/deals/calls.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { assembleMyDeal } from './assemble-my-deal.ts'
import { type DeleteNeeds, deleteApplication } from './delete-application.ts'
import { listMyDeals } from './store.ts'

const mostDeals = 200

export const dealsHandlers = ({ texts, ...needs }: Pick<Services, 'texts'> & DeleteNeeds) =>
  implementCalls(dealsCalls, {
    loadMyDeals: {
      async transaction({ scope: { siteId, userId }, language, now }, trx) {
        const rows = await listMyDeals(trx, { siteId, userId, most: mostDeals, now })
        return { Deals: rows.map((row) => assembleMyDeal(row, language, texts)) }
      },
    },
    deleteApplication: { transaction: deleteApplication(needs) },
  })
