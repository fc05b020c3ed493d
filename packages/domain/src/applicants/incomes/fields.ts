import Type, { type Static } from 'typebox'
import { LoadedAddress } from '../../addresses/fields.ts'
import { schemaOf, Text } from '../../kit/schema.ts'
import { incomeVocabulary } from './vocabulary.ts'

/**
 * One income of an applicant, before tax. What work earns is asked per year; of all else IncomePeriodDD says how often
 * IncomeAmount comes. From EmploymentHistoryStatusDD on, the fields are those of work.
 */
export const Income = schemaOf(incomeVocabulary)
export type Income = Static<typeof Income>

/** The same as lists show it: what it is, and how much with how often. */
export const LoadedIncome = Type.Object({
  ...Income.properties,
  Address: LoadedAddress,
  DisplayName: Text(400),
  DisplayAmount: Text(120),
})
export type LoadedIncome = Static<typeof LoadedIncome>
