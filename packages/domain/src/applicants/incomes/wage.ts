import { employmentTypes } from '../../codes/income-types.ts'
import { isPositiveMoney, mostMoney, roundToCents } from '../../kit/money.ts'
import { type Problem, problem } from '../../kit/problem.ts'
import { incomePartsOf } from './types.ts'

const weeksAYear = 52
const hoursAWeek = 7 * 24

interface Paid {
  IncomeTypeDD: number
  EmploymentHistoryTypeDD: number
  HourlyFlag: number
  HourlyRate: number | null
  HoursPerWeek: number | null
  WeeksPerYear: number | null
}

/** Work for an employer or a client, which can be paid by the hour and bring bonuses, overtime and commissions. */
export const hasWage = ({ IncomeTypeDD }: Pick<Paid, 'IncomeTypeDD'>): boolean =>
  incomePartsOf(IncomeTypeDD)?.wage === true

export const isHourly = (income: Pick<Paid, 'IncomeTypeDD' | 'HourlyFlag'>): boolean =>
  hasWage(income) && income.HourlyFlag === 1

export const isSeasonal = ({ EmploymentHistoryTypeDD }: Pick<Paid, 'EmploymentHistoryTypeDD'>): boolean =>
  EmploymentHistoryTypeDD === employmentTypes.seasonal

const isHours = (hours: number | null): hours is number => isPositiveMoney(hours) && hours <= hoursAWeek

const isWeeks = (weeks: number | null): weeks is number => weeks !== null && weeks >= 1 && weeks <= weeksAYear

/**
 * Dollars a year before tax: rate × hours a week × weeks, which are 52 unless the work is seasonal. Null while an answer
 * is missing or impossible.
 */
export const hourlyPay = (income: Paid): number | null => {
  const { HourlyRate, HoursPerWeek } = income
  const weeks = isSeasonal(income) ? income.WeeksPerYear : weeksAYear
  if (!isPositiveMoney(HourlyRate) || !isHours(HoursPerWeek) || !isWeeks(weeks)) return null
  return roundToCents(HourlyRate * HoursPerWeek * weeks)
}

/** The hours and weeks of work that is paid by the hour, and a rate that gives more than any amount may be. */
export const hourlyProblems = (
  income: Paid,
): Problem<'InvalidHoursPerWeek' | 'InvalidWeeksPerYear' | 'InvalidAmount'>[] => [
  ...problem((hourlyPay(income) ?? 0) > mostMoney, 'HourlyRate', 'InvalidAmount'),
  ...problem(!isHours(income.HoursPerWeek), 'HoursPerWeek', 'InvalidHoursPerWeek'),
  ...problem(isSeasonal(income) && !isWeeks(income.WeeksPerYear), 'WeeksPerYear', 'InvalidWeeksPerYear'),
]
