import { liabilityKind } from '@foyer/domain/applicants/liabilities/kind.ts'
import { loadedRecord } from '@foyer/domain/codes/loaded-record.ts'
import { aLiability } from '@foyer/domain/testing/records.ts'
import { language } from '../../gallery/language.ts'
import { listStates } from '../lists/gallery-states.ts'

export const gallery = listStates(liabilityKind, {
  filled: [
    aLiability({ LiabilityID: 1, LiabilityType: 2, Balance: 1800, Limit: 10_000, Description: 'Visa' }),
    aLiability({
      LiabilityID: 2,
      LiabilityType: 13,
      Balance: 23_410.6,
      Limit: 40_000,
      Description: 'Banque Nationale',
    }),
    aLiability({ LiabilityID: 3, LiabilityType: 4, Balance: 14_200, Limit: null, Description: '' }),
  ],
  listed: (all) => ({ Liabilities: all.map((one) => loadedRecord(liabilityKind, one, language)) }),
  refusals: ['NoAccess'],
})
