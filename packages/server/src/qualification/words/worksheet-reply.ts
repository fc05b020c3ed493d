import type { WorksheetReply } from '@foyer/contract/qualification/index.ts'
import type { Tri } from '@foyer/domain/kit/tri.ts'
import type { Figure, Line } from '@foyer/domain/qualification/figure.ts'
import type { Policy } from '@foyer/domain/qualification/policy.ts'
import { isStale, type Rule } from '@foyer/domain/qualification/rule.ts'
import {
  figureOf,
  rulesUsed,
  type Worksheet,
  type WorksheetFigure,
  type WorksheetResult,
  worksheetFigures,
} from '@foyer/domain/qualification/worksheet.ts'
import type { BrokerFacts } from '@foyer/domain/qualification/worksheet-fields.ts'
import { differencesOf } from './differences.ts'
import { missingWords } from './missing-words.ts'
import { sourceTitle } from './source-titles.ts'
import { ruleKey, type WorksheetWords } from './worksheet-words.ts'

type Reply = WorksheetReply
type Result = Reply['Results'][number]

const flag = (value: boolean | undefined): number => (value ? 1 : 0)
const triOf = (value: Tri): number => (value === undefined ? -1 : flag(value))

const lineReply = (words: WorksheetWords, line: Line): Result['Figures'][number]['Lines'][number] => ({
  Key: line.label,
  Label: words.label(line),
  Unit: line.unit,
  Amount: line.amount,
  Text: words.line(line),
  RangeFl: flag(line.most !== undefined),
  ...(typeof line.most === 'number' && { AtMost: line.most }),
  ...(line.percent !== undefined && { Percent: line.percent }),
  ...(line.base !== undefined && { Base: line.base }),
  From: words.origin(line),
  ...(line.rule && { Rule: ruleKey(line.rule) }),
  ...(line.fact !== undefined && { Fact: line.fact }),
  ...(line.policy !== undefined && { Setting: line.policy }),
  EstimateFl: flag(line.estimate),
})

const amountsOf = (figure: Figure) => {
  if (figure.is === 'known') return { Amount: figure.amount }
  if (figure.is !== 'between') return {}
  return { AtLeast: figure.least, ...(figure.most !== null && { AtMost: figure.most }) }
}

const figureReply = (words: WorksheetWords, name: WorksheetFigure, figure: Figure): Result['Figures'][number] => ({
  Name: name,
  Title: words.t(`figures.${name}`),
  Status: figure.is,
  Unit: figure.unit,
  ...amountsOf(figure),
  EstimateFl: flag(figure.is === 'known' && figure.estimate),
  Text: words.figure(figure),
  Reason: figure.is === 'notApplicable' ? figure.because : '',
  Needs: [...figure.needs],
  Rules: figure.rules.map(ruleKey),
  SumFl: flag(figure.isSum),
  Lines: figure.is === 'notApplicable' ? [] : figure.lines.map((line) => lineReply(words, line)),
})

const courseOf = ({ qualification: { course } }: WorksheetResult): Pick<Result, 'Course'> =>
  course === undefined
    ? {}
    : {
        Course: {
          Paid: course.paid,
          Interest: course.interest,
          Principal: course.principal,
          Balance: course.balance,
          ...(course.balanceAtTermEnd !== undefined && { BalanceAtTermEnd: course.balanceAtTermEnd }),
        },
      }

const resultReply = (
  words: WorksheetWords,
  result: WorksheetResult,
  deal: WorksheetResult,
  { amortizationYears }: Policy,
): Result => {
  const { name, scenario, qualification } = result
  const { insurance, amortization, limitedBy } = qualification
  return {
    Name: name,
    Scenario: scenario,
    Figures: worksheetFigures.map((one) => figureReply(words, one, figureOf(qualification, one))),
    Ratios: (['gds', 'tds'] as const).map((one) => {
      const { ratio, limit, isWithin } = qualification[one]
      return {
        Name: one.toUpperCase(),
        Text: words.figure(ratio),
        ...(limit !== undefined && { Limit: limit }),
        WithinFl: triOf(isWithin),
        Standing: words.tri('within', isWithin),
      }
    }),
    Insurance: {
      RequiredFl: triOf(insurance.isRequired),
      AvailableFl: triOf(insurance.isAvailable),
      InsuredFl: triOf(insurance.isInsured),
    },
    Amortization: {
      Years: scenario.AmortizationYears ?? amortizationYears,
      ...(amortization.mostYears !== undefined && { MostYears: amortization.mostYears }),
      WithinFl: triOf(amortization.isWithin),
    },
    LimitedBy: limitedBy.map((one) => ({ Key: one, Text: words.t(`limitedBy.${one}`) })),
    ...courseOf(result),
    Differences: result === deal ? [] : differencesOf(words, deal, result),
  }
}

const ruleReply = (words: WorksheetWords, rule: Rule, asOf: string): Reply['Rules'][number] => ({
  Key: ruleKey(rule),
  RuleID: rule.id,
  Kind: rule.kind,
  Value: rule.value,
  From: rule.from,
  To: rule.to ?? '',
  ReviewBy: rule.reviewBy,
  CheckedOn: rule.checkedOn,
  Confirmed: rule.confirmed,
  SourceTitle: sourceTitle(rule.source, words.language),
  SourceUrl: rule.source.url,
  OverrideFl: flag(rule.override !== undefined),
  OverrideReason: rule.override?.reason[words.language] ?? '',
  StaleFl: flag(isStale(rule, asOf)),
  Text: words.marks(rule),
})

/** A computed worksheet as its reply, with the data that it was computed from. */
export const worksheetReply = (
  words: WorksheetWords,
  { worksheet, results, entered, computedAt }: ComputedWorksheet,
): Reply => {
  const [deal] = results
  return {
    BrokerFacts: entered,
    Scenarios: [...worksheet.scenarios],
    AsOf: worksheet.asOf,
    ComputedAt: computedAt.toISOString(),
    Facts: worksheet.facts,
    Deal: worksheet.deal,
    Policy: worksheet.policy,
    RuleRows: [...worksheet.rules],
    Results: deal ? results.map((result) => resultReply(words, result, deal, worksheet.policy)) : [],
    Rules: rulesUsed(results).map((rule) => ruleReply(words, rule, worksheet.asOf)),
    Missing: missingWords(words, results),
  }
}

export interface ComputedWorksheet {
  worksheet: Worksheet
  /** The deal as it is, then each scenario. */
  results: readonly WorksheetResult[]
  /** What the broker entered. */
  entered: BrokerFacts
  computedAt: Date
}
