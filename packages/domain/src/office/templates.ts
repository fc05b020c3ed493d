import { documentType } from '../codes/document.ts'
import type { Language } from '../kit/language.ts'
import { type Problem, problem, under } from '../kit/problem.ts'
import { isBlank } from '../kit/text.ts'

/** What a brokerage writes once: reasons for not accepting a document, sets of documents to ask for, and messages to clients. */
export const mostTemplates = 50
export const mostTemplateItems = 30
export const longestReasonName = 60
export const longestReason = 1000
export const longestRequestName = 200
export const longestNote = 300
export const longestMessageName = 60
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

const needsText = (text: string, field: string): Problem<'RequiredBothLanguages'>[] =>
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

/** The client reads the text in their language, with its placeholders filled in. */
export interface MessageTemplate {
  NameEn: string
  NameFr: string
  TextEn: string
  TextFr: string
}

/** What a text writes in double braces for what differs from client to client; `cabinet` is `brokerage` in French. */
const placeholders = { client: 'client', agent: 'agent', brokerage: 'brokerage', cabinet: 'brokerage' } as const
export type MessageValues = Record<(typeof placeholders)[keyof typeof placeholders], string>

/** Those that an editor offers, in the language of the page. */
export const placeholdersIn = (language: Language): string[] =>
  Object.keys(placeholders)
    .filter((name) => name !== (language === 'fr' ? 'brokerage' : 'cabinet'))
    .map((name) => `{{${name}}}`)

const isPlaceholder = (name: string): name is keyof typeof placeholders => Object.hasOwn(placeholders, name)
const placeholder = /(\s?)\{\{(\w+)\}\}/g

const hasUnknownPlaceholder = (text: string): boolean =>
  /[{}]/.test(text.replace(placeholder, (whole, _, name: string) => (isPlaceholder(name) ? '' : whole)))

const messageTextProblems = (
  text: string,
  field: string,
): Problem<'RequiredBothLanguages' | 'UnknownPlaceholder'>[] => [
  ...needsText(text, field),
  ...problem(hasUnknownPlaceholder(text), field, 'UnknownPlaceholder' as const),
]

export const messageTemplateProblems = ({
  NameEn,
  NameFr,
  TextEn,
  TextFr,
}: MessageTemplate): Problem<'RequiredBothLanguages' | 'UnknownPlaceholder'>[] => [
  ...needsText(NameEn, 'NameEn'),
  ...needsText(NameFr, 'NameFr'),
  ...messageTextProblems(TextEn, 'TextEn'),
  ...messageTextProblems(TextFr, 'TextFr'),
]

/** The text to send. A value that is not known yet takes the space before it along: "Hello {{client}}," becomes "Hello,". */
export const filledMessage = (text: string, values: MessageValues): string =>
  text.replace(placeholder, (whole, space: string, name: string) => {
    if (!isPlaceholder(name)) return whole
    const value = values[placeholders[name]]
    return value === '' ? '' : `${space}${value}`
  })

/**
 * A text with another one put in at a place, on lines of its own, and where the caret is then. Undefined where that would be more
 * characters than there may be.
 */
export const putInto = (
  text: string,
  given: string,
  { at, most }: { at: number; most: number },
): { text: string; caret: number } | undefined => {
  const [before, after] = [text.slice(0, at), text.slice(at)]
  const start = before + (before === '' || before.endsWith('\n') ? '' : '\n') + given
  const whole = start + (after === '' || after.startsWith('\n') ? '' : '\n') + after
  return whole.length > most ? undefined : { text: whole, caret: start.length }
}

/** Those of the brokerage that fit a document, in their order. */
export const reasonsFor = (reasons: readonly ReasonTemplate[], type: number): ReasonTemplate[] =>
  reasons.filter(({ Type }) => Type === -1 || Type === type)
