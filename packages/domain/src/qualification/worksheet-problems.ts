import { isInRange } from '../calculator/payment.ts'
import { isCodeOf, type MenuCode } from '../codes/menus.ts'
import { isDate } from '../kit/dates.ts'
import { isRecord } from '../kit/is-record.ts'
import { isMoney } from '../kit/money.ts'
import { own } from '../kit/own.ts'
import { type Problem, problem, under } from '../kit/problem.ts'
import { hasControlCharacters, isBlank } from '../kit/text.ts'
import type { BrokerFacts, NamedScenario } from './worksheet-fields.ts'

type Invalid = Problem<'InvalidSetting' | 'RequiredSetting'>

const invalid = (broken: boolean, field: string): Invalid[] => problem(broken, field, 'InvalidSetting')

type Holds = (value: unknown) => boolean
const isPercent: Holds = (value) =>
  typeof value === 'number' && isInRange('rate', value) && Number(value.toFixed(3)) === value
const isAmount: Holds = (value) => typeof value === 'number' && value >= 0 && isMoney(value)
const isCode =
  (menu: MenuCode): Holds =>
  (value) =>
    value === -1 || (typeof value === 'number' && isCodeOf(menu, value))
const isWhole =
  (least: number, most: number): Holds =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most

/** What a value has to be, by the name of its field; null and '' are no answer. Flags, ids and draws are checked by their schema. */
const rules: Readonly<Record<string, Holds>> = {
  PropertyValue: isAmount,
  DownPayment: isAmount,
  Rate: isPercent,
  RateTypeDD: isCode('RateType'),
  TermMonths: isWhole(1, 480),
  AmortizationYears: isWhole(1, 40),
  PaymentFrequencyDD: isCode('PaymentFrequency'),
  AddedToLoan: isAmount,
  ApplicationDate: (value) => isDate(String(value)),
  AgreementDate: (value) => isDate(String(value)),
  TermStartDate: (value) => isDate(String(value)),
  FirstTimeTitleShare: isWhole(0, 100),
  MunicipalRate: isPercent,
  ComparativeFactor: isWhole(0.1, 10),
  ComparisonRate: isPercent,
  PostedRate: isPercent,
  PostedDiscount: isPercent,
  InterestRate: isPercent,
  ...Object.fromEntries(
    [
      ...['Deposit', 'AssessedValue', 'Heating', 'SiteRent', 'RentalIncome', 'LandValue', 'LandDebt', 'Cost'],
      ...['FinishedValue', 'PreviousYearAmount', 'AddBacks', 'MonthlyPayment', 'Amount'],
    ].map((name) => [name, isAmount]),
  ),
}

/** The problems of every field at any depth. */
const fieldProblems = (record: object): Invalid[] =>
  Object.entries(record).flatMap(([name, value]: [string, unknown]) => {
    if (Array.isArray(value))
      return value.flatMap((one: object, index) => under(`${name}.${index}`, fieldProblems(one)))
    if (isRecord(value)) return under(name, fieldProblems(value))
    const holds = own(rules, name)
    return invalid(holds !== undefined && value !== null && value !== '' && !holds(value), name)
  })

const nameOf = ({ Name }: NamedScenario) => Name.trim().toLowerCase()

const scenarioProblems = (scenarios: readonly NamedScenario[]): Invalid[] =>
  scenarios.flatMap((scenario, index) => {
    const isTaken = scenarios.slice(0, index).some((other) => nameOf(other) === nameOf(scenario))
    const isWrong = !isBlank(scenario.Name) && (hasControlCharacters(scenario.Name) || isTaken)
    return under(String(index), [
      ...problem(isBlank(scenario.Name), 'Name', 'RequiredSetting'),
      ...invalid(isWrong, 'Name'),
      ...fieldProblems(scenario),
    ])
  })

/** All problems of what a broker enters for a deal, at their fields. */
export const worksheetProblems = ({
  Facts = {},
  Scenarios = [],
}: {
  Facts?: BrokerFacts
  Scenarios?: readonly NamedScenario[]
}): Invalid[] => [...under('Facts', fieldProblems(Facts)), ...under('Scenarios', scenarioProblems(Scenarios))]
