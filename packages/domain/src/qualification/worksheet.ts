import { dealOf } from './deal.ts'
import type { DealFacts, FactPath, Scenario } from './facts.ts'
import type { Figure } from './figure.ts'
import type { Policy } from './policy.ts'
import { type Qualification, qualify } from './qualify.ts'
import type { Rule, RuleBook } from './rule.ts'
import type { RuleId } from './rule-values.ts'
import type { NamedScenario } from './worksheet-fields.ts'

/** Everything that a worksheet is computed from: kept with a printed one, it gives the same figures again. */
export interface Worksheet {
  facts: DealFacts
  /** The mortgage of the deal itself. */
  deal: Scenario
  scenarios: readonly NamedScenario[]
  policy: Policy
  /** The rows that apply on the dates of the deal. */
  rules: readonly Rule[]
  /** The day of its computation. */
  asOf: string
}

export interface WorksheetResult {
  /** Empty for the deal as it is. */
  name: string
  scenario: Scenario
  qualification: Qualification
}

/** The rows of a book that apply on the dates of a deal: no other can change a figure of it. */
export const rulesOfDeal = (rules: RuleBook, facts: DealFacts, asOf: string): readonly Rule[] => {
  const { dates } = dealOf(facts, {}, {} as Policy, rules, asOf)
  return Object.values<readonly Rule[]>(rules).flatMap((rows) => {
    const row = rows.find(({ from, to, by }) => from <= dates[by] && (to === undefined || dates[by] <= to))
    return row ? [row] : []
  })
}

const bookOf = (rows: readonly Rule[], ids: readonly RuleId[]): RuleBook =>
  Object.fromEntries(ids.map((id) => [id, rows.filter((row) => row.id === id)])) as unknown as RuleBook

const given = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined && (value as unknown) !== -1

/** The scenario as the engine takes it: what has no answer is absent. */
export const scenarioOf = ({ Name: _, InsureFlag, Switch, ...fields }: NamedScenario): Scenario => ({
  ...(Object.fromEntries(Object.entries(fields).filter(([, value]) => given(value))) as Scenario),
  ...(InsureFlag === 1 && { Insure: true }),
  ...(Switch && {
    Switch: {
      AddedToLoan: Switch.AddedToLoan ?? 0,
      SameAmortization: Switch.SameAmortizationFlag === 1,
      Insurable: Switch.InsurableFlag === 1,
    },
  }),
})

/** The deal as it is, then each scenario over it. `ids` are those of the rule book, so that a rule without a row has none. */
export const resultsOf = (worksheet: Worksheet, ids: readonly RuleId[]): WorksheetResult[] => {
  const { facts, deal, scenarios, policy, rules, asOf } = worksheet
  const book = bookOf(rules, ids)
  const compute = (name: string, scenario: Scenario): WorksheetResult => ({
    name,
    scenario,
    qualification: qualify(facts, scenario, policy, book, asOf),
  })
  return [compute('', deal), ...scenarios.map((one) => compute(one.Name, { ...deal, ...scenarioOf(one) }))]
}

/** The figures of a worksheet, in its order. */
export const worksheetFigures = [
  'minimumDownPayment',
  'loan',
  'loanToValue',
  'premium',
  'premiumTax',
  'loanWithPremium',
  'payment',
  'qualifyingRate',
  'qualifyingPayment',
  'income',
  'housingCosts',
  'debts',
  'gds',
  'tds',
  'maximumPrice',
  'cashToClose',
  'billedLater',
  'transferTax',
  'registration',
  'newHomeTax',
  'federalRelief',
  'provincialRelief',
  'notResidentTax',
  'refinanceLimit',
  'availableEquity',
  'creditLineLimit',
  'penalty',
  'interestDuringWork',
] as const
export type WorksheetFigure = (typeof worksheetFigures)[number]

export const figureOf = (qualification: Qualification, name: WorksheetFigure): Figure =>
  name === 'gds' || name === 'tds' ? qualification[name].ratio : qualification[name]

/** Every answer that a figure of these still needs. */
export const missingFacts = (results: readonly WorksheetResult[]): readonly FactPath[] => [
  ...new Set(
    results.flatMap(({ qualification }) => [
      ...worksheetFigures.flatMap((name) => figureOf(qualification, name).needs),
      ...qualification.amortization.needs,
    ]),
  ),
]

/** Every rule that a figure of these rests on, once. */
export const rulesUsed = (results: readonly WorksheetResult[]): readonly Rule[] => [
  ...new Set(
    results.flatMap(({ qualification }) => worksheetFigures.flatMap((name) => figureOf(qualification, name).rules)),
  ),
]
