import { addressProblems, addressRefusals, employerNeed } from '../../addresses/rules.ts'
import { addressVocabulary } from '../../addresses/vocabulary.ts'
import { periods } from '../../codes/income-types.ts'
import {
  firstOf,
  optionalAmount,
  requiredAmount,
  requiredChoice,
  requiredDate,
  requiredText,
} from '../../kit/checks.ts'
import { isPhone, normalisePhone } from '../../kit/phone.ts'
import { type Problem, problem, under } from '../../kit/problem.ts'
import {
  type Blank,
  blankOf,
  choice,
  chosenFrom,
  count,
  date,
  decimal,
  flag,
  group,
  id,
  money,
  text,
} from '../../kit/vocabulary.ts'
import { arrivalInTime } from '../arrival.ts'
import { type History, historyOf, monthsWithin } from '../history.ts'
import { defineKind, type RecordContext } from '../kinds/define-kind.ts'
import { incomeAmount, incomeName } from './income-lines.ts'
import {
  hasArrival,
  hasOwnReason,
  hasTwoYears,
  type IncomeParts,
  incomePartsOf,
  isGap,
  isHistory,
  isOfferedIncomeType,
} from './types.ts'
import { hasWage, hourlyPay, hourlyProblems, isHourly, isSeasonal } from './wage.ts'

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
  HourlyFlag: flag,
  HourlyRate: money,
  HoursPerWeek: decimal,
  WeeksPerYear: count,
  VariablePay: money,
  EarlierAmount: money,
  EmploymentGapDD: chosenFrom('EmploymentGap'),
  ArrivalDate: date,
}

/**
 * One income of an applicant, before tax, or a period without a job. Work is asked for per year; for other types
 * IncomePeriodDD is the period of IncomeAmount. The fields from EmploymentHistoryStatusDD to VariablePay belong to work:
 * with HourlyFlag, IncomeAmount follows from the rate, the usual hours a week and, for seasonal work, the weeks worked
 * in a year; VariablePay is bonuses, overtime and commissions of a year, which IncomeAmount does not include. EarlierAmount is what a business that continues
 * brought in the year before that of IncomeAmount. MonthsAtJob is
 * also the length of a period without a job, EmploymentGapDD its reason, and ArrivalDate the date of arrival in Canada.
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
  'MissingHourlyRate',
  'InvalidHoursPerWeek',
  'InvalidWeeksPerYear',
  'MissingIncomePeriod',
  'MissingEmploymentGap',
  'MissingEmploymentGapDesc',
  'MissingArrivalDate',
  'ArrivalDateInFuture',
  'MonthsOutOfRange',
  'InvalidAmount',
  'InvalidDate',
  'InvalidPhone',
  'MissingAddress',
  ...addressRefusals,
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

const payProblems = (income: Income): Problem<Refusal>[] =>
  isHourly(income)
    ? [...requiredAmount(income.HourlyRate, 'HourlyRate', 'MissingHourlyRate'), ...hourlyProblems(income)]
    : amountProblems(income)

const workProblems = (income: Income, { settings }: RecordContext): Problem<Refusal>[] => [
  ...requiredChoice(income.EmploymentHistoryStatusDD, 'EmploymentHistoryStatusDD', 'MissingEmploymentHistoryStatusDD'),
  ...payProblems(income),
  ...(hasWage(income) ? optionalAmount(income.VariablePay, 'VariablePay') : []),
  ...(hasTwoYears(income) ? optionalAmount(income.EarlierAmount, 'EarlierAmount') : []),
  ...requiredChoice(income.EmploymentHistoryTypeDD, 'EmploymentHistoryTypeDD', 'MissingType'),
  ...requiredText(income.JobTitle, 'JobTitle', 'MissingEmployerJobTitle'),
  ...timeProblems(income),
  ...requiredText(income.EmployerName, 'EmployerName', 'MissingEmployerName'),
  ...phoneProblems(income),
  ...under('Address', addressProblems(income.Address, employerNeed(settings), 'MissingAddress')),
]

const receivedProblems = (income: Income): Problem<Refusal>[] => [
  ...amountProblems(income),
  ...requiredChoice(income.IncomePeriodDD, 'IncomePeriodDD', 'MissingIncomePeriod'),
]

/** The first day anyone alive can have arrived. */

const arrivalProblems = ({ ArrivalDate }: Income, today: string) =>
  firstOf<Refusal>(requiredDate(ArrivalDate, 'ArrivalDate', 'MissingArrivalDate'), arrivalInTime(ArrivalDate, today))

const gapProblems = (income: Income, { today }: RecordContext): Problem<Refusal>[] => [
  ...requiredChoice(income.EmploymentGapDD, 'EmploymentGapDD', 'MissingEmploymentGap'),
  ...(hasArrival(income) ? arrivalProblems(income, today) : []),
  ...(hasOwnReason(income) ? requiredText(income.Desc, 'Desc', 'MissingEmploymentGapDesc') : []),
  ...timeProblems(income),
]

const problemsOf = {
  work: workProblems,
  received: receivedProblems,
  gap: gapProblems,
} as const satisfies Record<IncomeParts['asks'], (income: Income, context: RecordContext) => Problem<Refusal>[]>

/** The amount of work paid by the hour follows from its answers; other work has none of them. */
const wageOf = (income: Income) =>
  isHourly(income)
    ? { IncomeAmount: hourlyPay(income), WeeksPerYear: isSeasonal(income) ? income.WeeksPerYear : blank.WeeksPerYear }
    : {
        HourlyFlag: blank.HourlyFlag,
        HourlyRate: blank.HourlyRate,
        HoursPerWeek: blank.HoursPerWeek,
        WeeksPerYear: blank.WeeksPerYear,
      }

/** Work keeps all its fields, so a new one needs no change here. */
const workOf = (income: Income, { operatingAs, fixedOccupation }: IncomeParts): Income => ({
  ...income,
  ...wageOf(income),
  VariablePay: hasWage(income) ? income.VariablePay : blank.VariablePay,
  EarlierAmount: hasTwoYears(income) ? income.EarlierAmount : blank.EarlierAmount,
  EmploymentGapDD: blank.EmploymentGapDD,
  ArrivalDate: blank.ArrivalDate,
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

/** A period without a job keeps its reason and length; the date and the words belong to one reason each. */
const gapOf = (income: Income): Income => ({
  ...blank,
  IncomeID: income.IncomeID,
  IncomeTypeDD: income.IncomeTypeDD,
  EmploymentGapDD: income.EmploymentGapDD,
  MonthsAtJob: income.MonthsAtJob,
  ArrivalDate: hasArrival(income) ? income.ArrivalDate : blank.ArrivalDate,
  Desc: hasOwnReason(income) ? income.Desc : blank.Desc,
})

const cleanOf = {
  work: workOf,
  received: receivedOf,
  gap: gapOf,
} as const satisfies Record<IncomeParts['asks'], (income: Income, parts: IncomeParts) => Income>

/**
 * An income as it is stored: fields that its type does not ask for are cleared, an occupation implied by the type is
 * set, and work is per year, of rate and hours where it is paid by the hour. Without a type it is left unchanged.
 */
const clean = (income: Income): Income => {
  const parts = incomePartsOf(income.IncomeTypeDD)
  return parts === undefined ? income : cleanOf[parts.asks](income, parts)
}

/** How much of the required work history is covered, by jobs, earlier ones included, and by periods without one. */
export const employmentHistory = (
  incomes: readonly Pick<Income, 'IncomeTypeDD' | 'MonthsAtJob'>[],
  years: number,
): History =>
  historyOf(
    incomes.filter(isHistory).map(({ MonthsAtJob }) => MonthsAtJob),
    years,
  )

export const incomeKind = defineKind({
  kind: 'income',
  name: 'Income',
  list: 'Incomes',
  idField: 'IncomeID',
  area: 'Income',
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
  required: { setting: 'ReqIncome', key: 'IncomeRequiredRecord', counts: (income) => !isGap(income) },
  doneRefusals: ['EmploymentHistoryNeedMoreyears'],
  clean,
  problems: (income, context) => {
    const parts = incomePartsOf(income.IncomeTypeDD)
    return [...typeProblems(income, context.settings), ...(parts ? problemsOf[parts.asks](income, context) : [])]
  },
  // The history is required only of applicants who began one.
  listProblems: (incomes, { settings }) =>
    problem(
      incomes.some(isHistory) && employmentHistory(incomes, settings.EmpHistoryYears).missing > 0,
      'Incomes',
      'EmploymentHistoryNeedMoreyears',
    ),
})
