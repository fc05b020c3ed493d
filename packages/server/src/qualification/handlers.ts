import { qualificationCalls } from '@foyer/contract/qualification/calls.ts'
import { defaultPolicy } from '@foyer/domain/qualification/policy.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import { findPolicy, presentOverrides } from './lending-rules.ts'

export const qualificationHandlers = () =>
  implementCalls(qualificationCalls, {
    loadLendingRules: {
      async transaction({ scope: { siteId } }, trx) {
        return {
          Policy: (await findPolicy(trx, siteId)) ?? defaultPolicy,
          Overrides: await presentOverrides(trx, siteId),
        }
      },
    },
  })
