import type { Rule } from '../rule.ts'
import type { RuleId, RuleValues } from '../rule-values.ts'

/** The day on which the values were compared with their sources, where a row names no later one. */
const checkedOn = '2026-11-22'

type Row<Value> = Omit<Rule<Value>, 'id' | 'checkedOn'> & Partial<Pick<Rule, 'checkedOn'>>

/** Rows by rule id, completed with the id and the day on which they were checked. */
export const defineRules = <Ids extends RuleId>(
  rows: { [Id in Ids]: readonly Row<RuleValues[Id]>[] },
): {
  readonly [Id in Ids]: readonly Rule<RuleValues[Id]>[]
} =>
  Object.fromEntries(
    Object.entries<readonly Row<unknown>[]>(rows).map(([id, list]) => [
      id,
      list.map((row) => ({ checkedOn, ...row, id })),
    ]),
  ) as never
