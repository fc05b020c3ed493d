import { employmentStatuses, periodsAYear } from '../../codes/income-types.ts'
import { roundToCents } from '../../kit/money.ts'
import type { Income } from './kind.ts'
import { isGap, isWork } from './types.ts'

type Paid = Pick<Income, 'IncomeTypeDD' | 'IncomeAmount' | 'VariablePay'>
type Earned = Paid & Pick<Income, 'IncomePeriodDD' | 'EmploymentHistoryStatusDD'>

/** Dollars of one period before tax: a year of work with its bonuses, overtime and commissions. Null without an amount. */
export const periodAmount = (income: Paid): number | null =>
  income.IncomeAmount === null || !isWork(income)
    ? income.IncomeAmount
    : roundToCents(income.IncomeAmount + (income.VariablePay ?? 0))

/** An earlier job no longer brings income, and a period without a job never does. */
export const isEarnedNow = (income: Pick<Earned, 'IncomeTypeDD' | 'EmploymentHistoryStatusDD'>): boolean =>
  !isGap(income) && (!isWork(income) || income.EmploymentHistoryStatusDD !== employmentStatuses.previous)

/** Current income in dollars a year before tax; IncomeAmount of work is per year already. */
export const annualAmount = (income: Earned): number => {
  if (!isEarnedNow(income)) return 0
  const times = isWork(income) ? 1 : (periodsAYear[income.IncomePeriodDD] ?? 0)
  return roundToCents((periodAmount(income) ?? 0) * times)
}

/** The sum of all incomes of an applicant: strAnnualIncome of a summary. */
export const annualIncome = (incomes: readonly Earned[]): number =>
  roundToCents(incomes.reduce((sum, income) => sum + annualAmount(income), 0))
