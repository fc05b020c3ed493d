import { addYears, isDate } from '../kit/dates.ts'
import { type Problem, problem } from '../kit/problem.ts'
import { cleanLine, hasControlCharacters, isBlank } from '../kit/text.ts'
import type { Override, Rule, RuleBook } from './rule.ts'
import type { ValueKey } from './rule-value-checks.ts'
import { isRuleId, valueCheckOf } from './rule-value-schemas.ts'
import type { RuleId } from './rule-values.ts'
import { ruleBook } from './rules/rule-book.ts'

/** An override as an operator enters it, and as every page that computes receives it. */
export interface OverrideRow {
  RuleID: string
  Value: unknown
  From: string
  To: string
  Reason: string
  ReasonFr: string
  /** Empty where there is none. */
  SourceUrl: string
}

export type OverrideKey =
  | ValueKey
  | 'UnknownChoice'
  | 'RuleOfOtherSites'
  | 'InvalidDate'
  | 'OverrideTooLong'
  | 'InvalidSetting'
  | 'RequiredSetting'

/** What law or insurer set is the same for every site; what a broker sets is of one site. */
export const isOfAllSites = (id: RuleId): boolean => {
  const kind = ruleBook[id][0]?.kind
  return kind === 'law' || kind === 'insurer'
}

const prefix = 'https://'
const hostOf = (url: string): string => url.slice(prefix.length).split(/[/?#]/, 1)[0] ?? ''

/**
 * An https address of a host with a name and without a user or a port. Browsers cannot read a host whose last part is a number, nor
 * each one with encoded letters (xn--).
 */
const isSource = (url: string): boolean =>
  url.startsWith(prefix) &&
  !/\s/.test(url) &&
  !hasControlCharacters(url) &&
  /^(?:(?!xn--)\w[\w-]*\.)+[a-z]\w*$/i.test(hostOf(url))

const dateProblems = ({ From, To }: Pick<OverrideRow, 'From' | 'To'>, today: string): Problem<OverrideKey>[] => {
  const wrong = [...problem(!isDate(From), 'From', 'InvalidDate'), ...problem(!isDate(To), 'To', 'InvalidDate')]
  if (wrong.length > 0) return wrong
  if (To < From || To < today) return problem(true, 'To', 'InvalidDate')
  return problem(To > addYears(From, 1), 'To', 'OverrideTooLong')
}

/** All problems of an override, at their fields. */
export const overrideProblems = (
  { RuleID, Value, Reason, ReasonFr, SourceUrl, ...dates }: OverrideRow,
  isForAll: boolean,
  today: string,
): Problem<OverrideKey>[] => {
  const rest = [
    ...dateProblems(dates, today),
    ...Object.entries({ Reason, ReasonFr }).flatMap(([name, text]) =>
      problem<OverrideKey>(isBlank(cleanLine(text)), name, 'RequiredSetting'),
    ),
  ]
  if (!isRuleId(RuleID)) return [...problem(true, 'RuleID', 'UnknownChoice'), ...rest]
  const needsSource = isOfAllSites(RuleID)
  return [
    ...problem(needsSource !== isForAll, 'SiteID', 'RuleOfOtherSites'),
    ...valueCheckOf(RuleID)(Value, 'Value'),
    ...rest,
    ...problem((SourceUrl !== '' || needsSource) && !isSource(SourceUrl), 'SourceUrl', 'InvalidSetting'),
  ]
}

const sourceOf = (url: string) => ({ title: isSource(url) ? hostOf(url) : '', url })

/** Entered rows as the engine takes them. One of a rule that this version no longer has is left out. */
export const overridesOf = (rows: readonly OverrideRow[]): Override[] =>
  rows.flatMap(({ RuleID, Value, From, To, Reason, ReasonFr, SourceUrl }) =>
    isRuleId(RuleID) && valueCheckOf(RuleID)(Value, 'Value').length === 0
      ? // The check has compared the value with the form that belongs to this id.
        [
          {
            ...{ id: RuleID, value: Value, from: From, to: To, source: sourceOf(SourceUrl) },
            reason: { en: Reason, fr: ReasonFr },
          } as Override,
        ]
      : [],
  )

/** The shipped rows that were to be read again before this day, and still apply. */
export const staleRules = (rules: RuleBook, today: string): readonly Rule[] =>
  Object.values<readonly Rule[]>(rules).flatMap((rows) =>
    rows.filter(({ from, to, reviewBy }) => from <= today && (to === undefined || today <= to) && reviewBy < today),
  )
