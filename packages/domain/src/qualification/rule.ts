import type { Language } from '../kit/language.ts'
import type { RuleId, RuleValues } from './rule-values.ts'

/** The date of a deal that decides which row of a rule applies to it. */
export type DealDate = 'closing' | 'agreement' | 'application'

export interface Source {
  title: string
  url: string
}

/** One row of a rule: its value in a period. A changed rule is a new row, never an edit, so that an old deal recomputes as it was. */
export interface Rule<Value = unknown> {
  id: RuleId
  kind: 'law' | 'insurer' | 'policy' | 'estimate'
  value: Value
  /** Both days are included. A row with `to` has a successor, or `ends`. */
  from: string
  to?: string
  ends?: true
  by: DealDate
  reviewBy: string
  checkedOn: string
  /** How far the value was confirmed; what is unconfirmed must be read in an official text before it is relied on. */
  confirmed: 'official' | 'secondary' | 'no'
  source: Source
  /** Why an operator replaced the shipped row. */
  override?: { reason: Readonly<Record<Language, string>> }
}

export type RuleBook = { readonly [Id in RuleId]: readonly Rule<RuleValues[Id]>[] }

const isInForce = ({ from, to }: Rule, date: string) => from <= date && (to === undefined || date <= to)

/** The row of a rule on a date; undefined where none applies. */
export const ruleOn = <Id extends RuleId>(
  rules: Pick<RuleBook, Id>,
  id: Id,
  date: string,
): Rule<RuleValues[Id]> | undefined => rules[id].find((row) => isInForce(row, date))

/** What an operator enters instead of the shipped row, for a period. */
export type Override<Id extends RuleId = RuleId> = Id extends RuleId
  ? {
      id: Id
      value: RuleValues[Id]
      from: string
      to: string
      reason: Readonly<Record<Language, string>>
      source: Source
    }
  : never

/** The operator's row, with kind and date of the shipped row that it replaces. */
const overridingRow = <Value>(rows: readonly Rule<Value>[], { from, to, reason, source }: Override, value: Value) => {
  const shipped = rows.find((row) => isInForce(row, from)) ?? rows.at(-1)
  return shipped ? [{ ...shipped, value, from, to, reviewBy: to, source, override: { reason } }] : []
}

const overridden = <Id extends RuleId>(
  id: Id,
  rows: readonly Rule<RuleValues[Id]>[],
  overrides: readonly Override[],
): readonly Rule<RuleValues[Id]>[] => [
  ...overrides.flatMap((override) =>
    override.id === id ? overridingRow(rows, override, override.value as RuleValues[Id]) : [],
  ),
  ...rows,
]

/** The rules with an operator's rows before the shipped ones; what an override does not cover stays as shipped. */
export const withOverrides = (rules: RuleBook, overrides: readonly Override[]): RuleBook =>
  Object.fromEntries(
    (Object.keys(rules) as RuleId[]).map((id) => [id, overridden(id, rules[id], overrides)]),
  ) as unknown as RuleBook

/** A row past its review date is still used, and shown as such. */
export const isStale = ({ reviewBy }: Rule, today: string): boolean => reviewBy < today
