import Type, { type Static } from 'typebox'
import { Choice, DateText, Money } from '../kit/schema.ts'

export const InterView = Type.Object({
  DealPurposeDD: Choice,
  SearchStageDD: Choice,
  PropertyValue: Money,
  DownPaymentAmount: Money,
  ClosingDate: DateText,
  PropertyTypeDD: Choice,
  OccupancyDD: Choice,
  Balance: Money,
  RefinanceDate: DateText,
  RenewingDate: DateText,
})
export type InterView = Static<typeof InterView>
