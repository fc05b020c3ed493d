import type { InterView } from './fields.ts'

export const blankInterView: InterView = {
  DealPurposeDD: -1,
  SearchStageDD: -1,
  PropertyValue: null,
  DownPaymentAmount: null,
  ClosingDate: '',
  PropertyTypeDD: -1,
  OccupancyDD: -1,
  Balance: null,
  RefinanceDate: '',
  RenewingDate: '',
}
