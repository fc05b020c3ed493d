import { postalCodeProblems } from '../../addresses/rules.ts'
import { firstOf, requiredAmount, requiredChoice, requiredText } from '../../kit/checks.ts'
import { isPhone } from '../../kit/phone.ts'
import { type Problem, problem, under } from '../../kit/problem.ts'
import type { ApplicationSettings } from '../../site/fields.ts'
import { type History, historyOf, monthsWithin } from '../history.ts'
import type { Income } from './fields.ts'
import { incomePartsOf, isOfferedIncomeType, isWork } from './types.ts'

export type IncomeSettings = Pick<ApplicationSettings, 'EmploymentOnly'>

const typeProblems = ({ IncomeTypeDD }: Income, settings: IncomeSettings) =>
  firstOf<Problem['Key']>(
    requiredChoice(IncomeTypeDD, 'IncomeTypeDD', 'MissingIncomeType'),
    problem(!isOfferedIncomeType(IncomeTypeDD, settings), 'IncomeTypeDD', 'UnknownChoice'),
  )

const amountProblems = ({ IncomeAmount }: Income) => requiredAmount(IncomeAmount, 'IncomeAmount', 'MissingIncomeAmount')

const timeProblems = ({ MonthsAtJob }: Income) =>
  firstOf<Problem['Key']>(
    problem((MonthsAtJob ?? 0) <= 0, 'MonthsAtJob', 'MissingTimeAtWork'),
    monthsWithin(MonthsAtJob, 'MonthsAtJob'),
  )

const phoneProblems = ({ EmployerPhoneNumber }: Income) =>
  firstOf<Problem['Key']>(
    requiredText(EmployerPhoneNumber, 'EmployerPhoneNumber', 'MissingEmployerNumber'),
    problem(!isPhone(EmployerPhoneNumber), 'EmployerPhoneNumber', 'InvalidPhone'),
  )

const workProblems = (income: Income): Problem[] => [
  ...requiredChoice(income.EmploymentHistoryStatusDD, 'EmploymentHistoryStatusDD', 'MissingEmploymentHistoryStatusDD'),
  ...amountProblems(income),
  ...requiredChoice(income.EmploymentHistoryTypeDD, 'EmploymentHistoryTypeDD', 'MissingType'),
  ...requiredText(income.JobTitle, 'JobTitle', 'MissingEmployerJobTitle'),
  ...timeProblems(income),
  ...requiredText(income.EmployerName, 'EmployerName', 'MissingEmployerName'),
  ...phoneProblems(income),
  ...under('Address', postalCodeProblems(income.Address)),
]

const receivedProblems = (income: Income): Problem[] => [
  ...amountProblems(income),
  ...requiredChoice(income.IncomePeriodDD, 'IncomePeriodDD', 'MissingIncomePeriod'),
]

/** Everything that keeps an income from being saved, with field paths as in the body of UpsertIncome. */
export const incomeProblems = (income: Income, settings: IncomeSettings): Problem[] => {
  const parts = incomePartsOf(income.IncomeTypeDD)
  const rest = parts === undefined ? [] : parts.work ? workProblems(income) : receivedProblems(income)
  return under('Income', [...typeProblems(income, settings), ...rest])
}

/** How much of the asked work history the jobs tell, earlier ones included. */
export const employmentHistory = (
  incomes: readonly Pick<Income, 'IncomeTypeDD' | 'MonthsAtJob'>[],
  years: number,
): History =>
  historyOf(
    incomes.filter(isWork).map(({ MonthsAtJob }) => MonthsAtJob),
    years,
  )

/** Everything that keeps the step from being done. Who has no work is not asked for its history. */
export const incomeStepProblems = (
  incomes: readonly Pick<Income, 'IncomeTypeDD' | 'MonthsAtJob'>[],
  { ReqIncome, EmpHistoryYears }: Pick<ApplicationSettings, 'ReqIncome' | 'EmpHistoryYears'>,
): Problem[] => [
  ...problem(ReqIncome === 1 && incomes.length === 0, 'Incomes', 'IncomeRequiredRecord'),
  ...problem(
    incomes.some(isWork) && employmentHistory(incomes, EmpHistoryYears).missing > 0,
    'Incomes',
    'EmploymentHistoryNeedMoreyears',
  ),
]
