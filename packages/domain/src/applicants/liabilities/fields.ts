import Type, { type Static } from 'typebox'
import { schemaOf, Text } from '../../kit/schema.ts'
import { liabilityVocabulary } from './vocabulary.ts'

/** Something an applicant owes beside mortgages: Balance is what is owed now, Limit what could be. */
export const Liability = schemaOf(liabilityVocabulary)
export type Liability = Static<typeof Liability>

export const LoadedLiability = Type.Object({
  ...Liability.properties,
  strLiabilityType: Text(120),
  strLimit: Text(40),
  strBalance: Text(40),
})
export type LoadedLiability = Static<typeof LoadedLiability>
export { blankLiability } from './blank.ts'
