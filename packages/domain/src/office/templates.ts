import { documentType } from '../codes/document.ts'
import { type Problem, problem, under } from '../kit/problem.ts'
import { isBlank } from '../kit/text.ts'

/** A brokerage's own reasons for not accepting a document, and its sets of documents to ask for. */
export const mostTemplates = 50
export const mostTemplateItems = 30
export const longestReasonName = 60
export const longestReason = 1000
export const longestRequestName = 200
export const longestNote = 300
/** A link of a request lasts as long. */
export const mostDueDays = 30

/** `Type`: the document that it is for, by DFDocumentTypeDD; -1 for all. The client reads the text in their language. */
export interface ReasonTemplate {
  Type: number
  NameEn: string
  NameFr: string
  TextEn: string
  TextFr: string
}

export interface TemplateItem {
  Type: number
  NoteEn: string
  NoteFr: string
  RequiredFl: number
}

/** `DueDays`: from the day on which it is sent; 0 for no date. */
export interface RequestTemplate {
  NameEn: string
  NameFr: string
  DueDays: number
  Items: readonly TemplateItem[]
}

const isDocument = (type: number): boolean => documentType.some(({ code }) => code === type)

type TextKey = 'RequiredBothLanguages' | 'UnknownChoice'

const needsText = (text: string, field: string): Problem<TextKey>[] =>
  problem(isBlank(text), field, 'RequiredBothLanguages' as const)

export const reasonProblems = ({ Type, NameEn, NameFr, TextEn, TextFr }: ReasonTemplate): Problem<TextKey>[] => [
  ...problem(Type !== -1 && !isDocument(Type), 'Type', 'UnknownChoice' as const),
  ...needsText(NameEn, 'NameEn'),
  ...needsText(NameFr, 'NameFr'),
  ...needsText(TextEn, 'TextEn'),
  ...needsText(TextFr, 'TextFr'),
]

/** A note is in both languages or in none. */
const itemProblems = ({ Type, NoteEn, NoteFr }: TemplateItem): Problem<TextKey>[] => [
  ...problem(!isDocument(Type), 'Type', 'UnknownChoice' as const),
  ...(isBlank(NoteFr) ? [] : needsText(NoteEn, 'NoteEn')),
  ...(isBlank(NoteEn) ? [] : needsText(NoteFr, 'NoteFr')),
]

export const requestTemplateProblems = ({
  NameEn,
  NameFr,
  Items,
}: RequestTemplate): Problem<TextKey | 'RequiredTemplateItem'>[] => [
  ...needsText(NameEn, 'NameEn'),
  ...needsText(NameFr, 'NameFr'),
  ...problem(Items.length === 0, 'Items', 'RequiredTemplateItem' as const),
  ...Items.flatMap((item, place) => under(`Items.${place}`, itemProblems(item))),
]

/** Those of the brokerage that fit a document, in their order. */
export const reasonsFor = (reasons: readonly ReasonTemplate[], type: number): ReasonTemplate[] =>
  reasons.filter(({ Type }) => Type === -1 || Type === type)
