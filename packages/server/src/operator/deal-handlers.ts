import { operatorDealCalls } from '@foyer/contract/operator/calls.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'

export const operatorDealHandlers = (_services: Services) =>
  implementCalls(operatorDealCalls, {
    listDeals: { free: async ({ refuse }) => refuse('UnknownSite') },
    loadDeal: { free: async ({ refuse }) => refuse('NoAccess') },
    exportDeal: { free: async ({ refuse }) => refuse('NoAccess') },
    saveDeal: { free: async ({ refuse }) => refuse('NoAccess') },
    requestReview: { free: async ({ refuse }) => refuse('NoAccess') },
  })
