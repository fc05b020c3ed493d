import { normalisePhone } from '../../kit/phone.ts'
import { periods } from './annual.ts'
import { blankIncome } from './blank.ts'
import type { Income } from './fields.ts'
import { incomePartsOf } from './types.ts'

const workOf = (income: Income): Partial<Income> => ({
  EmploymentHistoryStatusDD: income.EmploymentHistoryStatusDD,
  EmploymentHistoryTypeDD: income.EmploymentHistoryTypeDD,
  JobTitle: income.JobTitle,
  OccupationDD: income.OccupationDD,
  IndustrySectorDD: income.IndustrySectorDD,
  MonthsAtJob: income.MonthsAtJob,
  EmployerName: income.EmployerName,
  EmployerPhoneNumber: normalisePhone(income.EmployerPhoneNumber),
  Address: income.Address,
})

/**
 * An income as it is kept: what its type does not ask is cleared, an occupation that follows from the type is set, and
 * what work earns is per year. One whose type is not known yet stays as it is.
 */
export const cleanIncome = (income: Income): Income => {
  const parts = incomePartsOf(income.IncomeTypeDD)
  if (!parts) return income
  const { IncomeID, IncomeTypeDD, IncomeAmount, Desc } = income
  return {
    ...blankIncome,
    IncomeID,
    IncomeTypeDD,
    IncomeAmount,
    Desc,
    IncomePeriodDD: parts.period ? income.IncomePeriodDD : periods.year,
    ...(parts.work ? workOf(income) : {}),
    ...(parts.operatingAs ? { OperatingAsDD: income.OperatingAsDD } : {}),
    ...(parts.fixedOccupation === undefined ? {} : { OccupationDD: parts.fixedOccupation }),
  }
}
