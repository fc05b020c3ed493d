import { postalCodeProblems } from '../../addresses/rules.ts'
import { addressVocabulary } from '../../addresses/vocabulary.ts'
import { firstOf, requiredAmount, requiredChoice, requiredText } from '../../kit/checks.ts'
import { isPhone, normalisePhone } from '../../kit/phone.ts'
import { type Problem, problem, under } from '../../kit/problem.ts'
import { type Blank, blankOf, choice, chosenFrom, count, group, id, money, text } from '../../kit/vocabulary.ts'
import { type History, historyOf, monthsWithin } from '../history.ts'
import { defineKind, type RecordContext } from '../kinds/define-kind.ts'
import { periods } from './annual.ts'
import { incomeAmount, incomeName } from './income-lines.ts'
import { type IncomeParts, incomePartsOf, isOfferedIncomeType, isWork } from './types.ts'

const fields = {
  IncomeID: id,
  // A rule checks which types the site offers.
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

/**
 * One income of an applicant, before tax. Work is asked for per year; for other types IncomePeriodDD is the period of
 * IncomeAmount. The fields from EmploymentHistoryStatusDD on belong to work.
 */
export type Income = Blank<typeof fields>

const blank = blankOf(fields)

const refusals = [
  'MissingIncomeType',
  'MissingEmploymentHistoryStatusDD',
  'MissingIncomeAmount',
  'MissingType',
  'MissingEmployerJobTitle',
  'MissingTimeAtWork',
  'MissingEmployerName',
  'MissingEmployerNumber',
  'MissingIncomePeriod',
  'MonthsOutOfRange',
  'InvalidAmount',
  'InvalidPhone',
  'InvalidPostalCode',
] as const
type Refusal = (typeof refusals)[number] | 'UnknownChoice'

const typeProblems = ({ IncomeTypeDD }: Income, settings: RecordContext['settings']) =>
  firstOf<Refusal>(
    requiredChoice(IncomeTypeDD, 'IncomeTypeDD', 'MissingIncomeType'),
    problem(!isOfferedIncomeType(IncomeTypeDD, settings), 'IncomeTypeDD', 'UnknownChoice'),
  )

const amountProblems = ({ IncomeAmount }: Income) => requiredAmount(IncomeAmount, 'IncomeAmount', 'MissingIncomeAmount')

const timeProblems = ({ MonthsAtJob }: Income) =>
  firstOf<Refusal>(
    problem((MonthsAtJob ?? 0) <= 0, 'MonthsAtJob', 'MissingTimeAtWork'),
    monthsWithin(MonthsAtJob, 'MonthsAtJob'),
  )

const phoneProblems = ({ EmployerPhoneNumber }: Income) =>
  firstOf<Refusal>(
    requiredText(EmployerPhoneNumber, 'EmployerPhoneNumber', 'MissingEmployerNumber'),
    problem(!isPhone(EmployerPhoneNumber), 'EmployerPhoneNumber', 'InvalidPhone'),
  )

const workProblems = (income: Income): Problem<Refusal>[] => [
  ...requiredChoice(income.EmploymentHistoryStatusDD, 'EmploymentHistoryStatusDD', 'MissingEmploymentHistoryStatusDD'),
  ...amountProblems(income),
  ...requiredChoice(income.EmploymentHistoryTypeDD, 'EmploymentHistoryTypeDD', 'MissingType'),
  ...requiredText(income.JobTitle, 'JobTitle', 'MissingEmployerJobTitle'),
  ...timeProblems(income),
  ...requiredText(income.EmployerName, 'EmployerName', 'MissingEmployerName'),
  ...phoneProblems(income),
  ...under('Address', postalCodeProblems(income.Address)),
]

const receivedProblems = (income: Income): Problem<Refusal>[] => [
  ...amountProblems(income),
  ...requiredChoice(income.IncomePeriodDD, 'IncomePeriodDD', 'MissingIncomePeriod'),
]

/** Work keeps all its fields, so a new one needs no change here. */
const workOf = (income: Income, { operatingAs, fixedOccupation }: IncomeParts): Income => ({
  ...income,
  IncomePeriodDD: periods.year,
  EmployerPhoneNumber: normalisePhone(income.EmployerPhoneNumber),
  OperatingAsDD: operatingAs ? income.OperatingAsDD : blank.OperatingAsDD,
  OccupationDD: fixedOccupation ?? income.OccupationDD,
})

/** Other types keep amount, period and an optional description. */
const receivedOf = ({ IncomeID, IncomeTypeDD, IncomeAmount, IncomePeriodDD, Desc }: Income): Income => ({
  ...blank,
  IncomeID,
  IncomeTypeDD,
  IncomeAmount,
  IncomePeriodDD,
  Desc,
})

/**
 * An income as it is stored: fields that its type does not ask for are cleared, an occupation implied by the type is
 * set, and work is per year. Without a type it is left unchanged.
 */
const clean = (income: Income): Income => {
  const parts = incomePartsOf(income.IncomeTypeDD)
  if (parts === undefined) return income
  return parts.work ? workOf(income, parts) : receivedOf(income)
}

/** How much of the required work history the jobs cover, earlier ones included. */
export const employmentHistory = (
  incomes: readonly Pick<Income, 'IncomeTypeDD' | 'MonthsAtJob'>[],
  years: number,
): History =>
  historyOf(
    incomes.filter(isWork).map(({ MonthsAtJob }) => MonthsAtJob),
    years,
  )

export const incomeKind = defineKind({
  kind: 'income',
  name: 'Income',
  list: 'Incomes',
  idField: 'IncomeID',
  noun: ['an income', 'the income step'],
  fields,
  words: {
    DisplayName: { most: 400, text: incomeName },
    DisplayAmount: { most: 120, text: incomeAmount },
  },
  paths: {
    upsert: ['/api/MTGAppUpsertIncome', '/api/MTGAppUpsertIncomeInvite'],
    load: ['/api/MTGAPPLoadIncome'],
    remove: ['/api/MTGAPPDeleteIncome', '/api/MTGAPPDeleteIncomeInvite'],
    done: ['/api/MTGAPPDoneIncome'],
  },
  refusals,
  required: { setting: 'ReqIncome', key: 'IncomeRequiredRecord' },
  doneRefusals: ['EmploymentHistoryNeedMoreyears'],
  clean,
  problems: (income, { settings }) => {
    const parts = incomePartsOf(income.IncomeTypeDD)
    const rest = parts === undefined ? [] : parts.work ? workProblems(income) : receivedProblems(income)
    return [...typeProblems(income, settings), ...rest]
  },
  // The history is required only of applicants with work.
  listProblems: (incomes, { settings }) =>
    problem(
      incomes.some(isWork) && employmentHistory(incomes, settings.EmpHistoryYears).missing > 0,
      'Incomes',
      'EmploymentHistoryNeedMoreyears',
    ),
})
