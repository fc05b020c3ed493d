import { normalisePhone } from '../../kit/phone.ts'
import { periods } from './annual.ts'
import { blankIncome } from './blank.ts'
import type { Income } from './fields.ts'
import { type IncomeParts, incomePartsOf } from './types.ts'

/** Work keeps all it was asked: a new field of work is kept without a word here. */
const workOf = (income: Income, { operatingAs, fixedOccupation }: IncomeParts): Income => ({
  ...income,
  IncomePeriodDD: periods.year,
  EmployerPhoneNumber: normalisePhone(income.EmployerPhoneNumber),
  OperatingAsDD: operatingAs ? income.OperatingAsDD : blankIncome.OperatingAsDD,
  OccupationDD: fixedOccupation ?? income.OccupationDD,
})

/** All else has an amount, how often it comes, and perhaps a word on it. */
const receivedOf = ({ IncomeID, IncomeTypeDD, IncomeAmount, IncomePeriodDD, Desc }: Income): Income => ({
  ...blankIncome,
  IncomeID,
  IncomeTypeDD,
  IncomeAmount,
  IncomePeriodDD,
  Desc,
})

/**
 * An income as it is kept: what its type does not ask is cleared, an occupation that follows from the type is set, and
 * what work earns is per year. One whose type is not known yet stays as it is.
 */
export const cleanIncome = (income: Income): Income => {
  const parts = incomePartsOf(income.IncomeTypeDD)
  if (parts === undefined) return income
  return parts.work ? workOf(income, parts) : receivedOf(income)
}
