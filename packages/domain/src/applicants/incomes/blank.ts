import { blankAddress } from '../../addresses/blank.ts'
import type { Income } from './fields.ts'

export const blankIncome: Income = {
  IncomeID: 0,
  IncomeTypeDD: -1,
  IncomeAmount: null,
  IncomePeriodDD: -1,
  Desc: '',
  EmploymentHistoryStatusDD: -1,
  EmploymentHistoryTypeDD: -1,
  JobTitle: '',
  OccupationDD: -1,
  OperatingAsDD: -1,
  IndustrySectorDD: -1,
  MonthsAtJob: null,
  EmployerName: '',
  EmployerPhoneNumber: '',
  Address: blankAddress,
}
