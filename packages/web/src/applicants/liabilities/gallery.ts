import { loadedLiability } from '@foyer/domain/codes/loaded-records.ts'
import { aLiability } from '@foyer/domain/testing/records.ts'
import { language } from '../../gallery/language.ts'
import { listStates } from '../lists/gallery-states.ts'

const liability = (given: Parameters<typeof aLiability>[0]) => loadedLiability(aLiability(given), language)
const liabilities = [
  liability({ LiabilityID: 1, LiabilityType: 2, Balance: 1800, Limit: 10_000, Description: 'Visa' }),
  liability({ LiabilityID: 2, LiabilityType: 13, Balance: 23_410.6, Limit: 40_000, Description: 'Banque Nationale' }),
  liability({ LiabilityID: 3, LiabilityType: 4, Balance: 14_200, Limit: null, Description: '' }),
]
const many = Array.from({ length: 50 }, (_, index) => liability({ LiabilityID: 10 + index }))

export const gallery = listStates({
  screen: 'liability',
  list: 'Liabilities',
  step: 5,
  filled: { Liabilities: liabilities },
  many: { Liabilities: many },
  upsert: '/api/MTGAPPUpsertLiability',
  refusals: ['NoAccess'],
  required: { ReqLiabilities: 1 },
})
