import Type, { type Static } from 'typebox'
import { Choice, Id, Money, Text } from '../../kit/schema.ts'

/** Something an applicant owes beside mortgages: Balance is what is owed now, Limit what could be. */
export const Liability = Type.Object({
  LiabilityID: Id,
  LiabilityType: Choice,
  Limit: Money,
  Balance: Money,
  Description: Text(200),
})
export type Liability = Static<typeof Liability>

export const LoadedLiability = Type.Object({
  ...Liability.properties,
  strLiabilityType: Text(120),
  strLimit: Text(40),
  strBalance: Text(40),
})
export type LoadedLiability = Static<typeof LoadedLiability>
export { blankLiability } from './blank.ts'
