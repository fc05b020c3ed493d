import type { Liability } from './fields.ts'

export const blankLiability: Liability = {
  LiabilityID: 0,
  LiabilityType: -1,
  Limit: null,
  Balance: null,
  Description: '',
}
