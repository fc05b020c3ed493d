import { addressVocabulary } from '../../addresses/vocabulary.ts'
import { choice, chosenFrom, count, group, id, money, text } from '../../kit/vocabulary.ts'

export const incomeVocabulary = {
  IncomeID: id,
  // Which of them a site offers is a rule.
  IncomeTypeDD: choice,
  IncomeAmount: money,
  IncomePeriodDD: chosenFrom('IncomePeriod'),
  Desc: text(200),
  EmploymentHistoryStatusDD: chosenFrom('EmploymentHistoryStatus'),
  EmploymentHistoryTypeDD: chosenFrom('EmploymentHistoryType'),
  JobTitle: text(50),
  OccupationDD: chosenFrom('Occupation'),
  OperatingAsDD: chosenFrom('OperatingAs'),
  IndustrySectorDD: chosenFrom('IndustrySector'),
  MonthsAtJob: count,
  EmployerName: text(100),
  EmployerPhoneNumber: text(20),
  Address: group(addressVocabulary),
}
