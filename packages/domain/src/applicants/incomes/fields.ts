import Type, { type Static } from 'typebox'
import { Address, LoadedAddress } from '../../addresses/fields.ts'
import { Choice, Count, Id, Money, Text } from '../../kit/schema.ts'

/**
 * One income of an applicant, before tax. What work earns is asked per year; of all else IncomePeriodDD says how often
 * IncomeAmount comes. From EmploymentHistoryStatusDD on, the fields are those of work.
 */
export const Income = Type.Object({
  IncomeID: Id,
  IncomeTypeDD: Choice,
  IncomeAmount: Money,
  IncomePeriodDD: Choice,
  Desc: Text(200),
  EmploymentHistoryStatusDD: Choice,
  EmploymentHistoryTypeDD: Choice,
  JobTitle: Text(50),
  OccupationDD: Choice,
  OperatingAsDD: Choice,
  IndustrySectorDD: Choice,
  MonthsAtJob: Count,
  EmployerName: Text(100),
  EmployerPhoneNumber: Text(20),
  Address,
})
export type Income = Static<typeof Income>

/** The same as lists show it: what it is, and how much with how often. */
export const LoadedIncome = Type.Object({
  ...Income.properties,
  Address: LoadedAddress,
  DisplayName: Text(400),
  DisplayAmount: Text(120),
})
export type LoadedIncome = Static<typeof LoadedIncome>
