import { documentType } from '../codes/document.ts'
import { addDays } from '../kit/dates.ts'
import { type Problem, problem, under } from '../kit/problem.ts'
import { cleanLine, isBlank } from '../kit/text.ts'
import type { Stage } from './stages.ts'

/** Conditions of one list, and the days before the closing on which one may be due. */
export const mostListedConditions = 40
/** All of them full are within what a body may have (server, kit/json-body.ts). */
export const mostConditionLists = 48
export const mostConditionDays = 90

/** `Type`: the document that satisfies it, by DFDocumentTypeDD; -1 for none. `DueDays`: see `dueDateOf`; 0 for no date. */
export interface ListedCondition {
  TextEn: string
  TextFr: string
  Type: number
  DueDays: number
}

/** What a lender usually asks for. `Lender`: empty for any; `Stage`: of the deals that it is meant for, empty for all. */
export interface ConditionTemplate {
  NameEn: string
  NameFr: string
  Lender: string
  Stage: Stage | ''
  Items: readonly ListedCondition[]
}

type Key = 'RequiredBothLanguages' | 'UnknownChoice' | 'RequiredTemplateCondition'

const needsText = (text: string, field: string): Problem<'RequiredBothLanguages'>[] =>
  problem(isBlank(text), field, 'RequiredBothLanguages' as const)

export const bothTextsProblems = ({
  TextEn,
  TextFr,
}: Pick<ListedCondition, 'TextEn' | 'TextFr'>): Problem<'RequiredBothLanguages'>[] => [
  ...needsText(TextEn, 'TextEn'),
  ...needsText(TextFr, 'TextFr'),
]

export const isDocumentKind = (type: number): boolean => documentType.some(({ code }) => code === type)

/** The kind may be none. */
export const kindProblems = ({ Type }: Pick<ListedCondition, 'Type'>): Problem<'UnknownChoice'>[] =>
  problem(Type !== -1 && !isDocumentKind(Type), 'Type', 'UnknownChoice' as const)

export const conditionTemplateProblems = ({ NameEn, NameFr, Items }: ConditionTemplate): Problem<Key>[] => [
  ...needsText(NameEn, 'NameEn'),
  ...needsText(NameFr, 'NameFr'),
  ...problem(Items.length === 0, 'Items', 'RequiredTemplateCondition' as const),
  ...Items.flatMap((item, place) => under<Key>(`Items.${place}`, [...bothTextsProblems(item), ...kindProblems(item)])),
]

/** The days before the closing; from today on where no closing is known. Never a day that has passed; empty for no date. */
export const dueDateOf = (days: number, { closing, today }: { closing: string; today: string }): string => {
  if (days === 0) return ''
  if (closing === '') return addDays(today, days)
  const due = addDays(closing, -days)
  return due < today ? today : due
}

const folded = (text: string) => cleanLine(text).toLowerCase()

/** The texts of a deal's conditions, folded once: a comparison by pairs would clean each of them for each condition of a list. */
export const foldedTexts = (texts: readonly string[]): Set<string> => new Set(texts.map(folded))

/** Whether a deal has the condition already, in either language. */
export const isListedAlready = (
  { TextEn, TextFr }: Pick<ListedCondition, 'TextEn' | 'TextFr'>,
  texts: ReadonlySet<string>,
): boolean => texts.has(folded(TextEn)) || texts.has(folded(TextFr))
