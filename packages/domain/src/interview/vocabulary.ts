import { chosenFrom, date, money } from '../kit/vocabulary.ts'

export const interviewVocabulary = {
  DealPurposeDD: chosenFrom('DealPurpose'),
  SearchStageDD: chosenFrom('SearchStage'),
  PropertyValue: money,
  DownPaymentAmount: money,
  ClosingDate: date,
  PropertyTypeDD: chosenFrom('PropertyType'),
  OccupancyDD: chosenFrom('OccupancyType'),
  Balance: money,
  RefinanceDate: date,
  RenewingDate: date,
}
