import { isDate } from '../kit/dates.ts'
import { isolated } from '../kit/isolate.ts'
import { own } from '../kit/own.ts'
import { type Problem, problem } from '../kit/problem.ts'
import { hasControlCharacters, isBlank } from '../kit/text.ts'
import { type LegalKind, placeholdersOf } from './shipped.ts'

/** Of one text in one language. */
export const longestLegalText = 40_000

export interface LegalSection {
  title: string
  /** Lines without empty ones; those that begin with "- " are list items. */
  text: string
}

/** Begins the heading of a section. */
const mark = '# '
const longestHeading = 200

/**
 * A legal text as it is stored: plain text whose sections begin with a line "# Heading". Empty lines are ignored. Lines
 * before the first heading are a section without one.
 */
export const legalSections = (text: string): LegalSection[] => {
  const sections: { title: string; lines: string[] }[] = []
  for (const line of linesOf(text)) {
    const last = sections.at(-1)
    if (line.startsWith(mark)) sections.push({ title: line.slice(mark.length).trim(), lines: [] })
    else if (last) last.lines.push(line)
    else sections.push({ title: '', lines: [line] })
  }
  return sections.map(({ title, lines }) => ({ title, text: lines.join('\n') }))
}

export const legalTextOf = (sections: readonly LegalSection[]): string =>
  sections.map(({ title, text }) => `${mark}${title}\n${text}`).join('\n\n')

const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n')

const linesOf = (text: string): string[] =>
  withPlainBreaks(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !isBlank(line))

/** The text as it is stored. */
export const tidyLegalText = (text: string): string => withPlainBreaks(text).trim()

const placeholder = /\{\{(\w+)\}\}/g

/** Fills in the placeholders, once: a value that looks like a placeholder stays as it is. */
export const withValues = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(placeholder, (whole, name: string) => {
    const value = own(values, name)
    return value === undefined ? whole : isolated(value)
  })

/** A text that names its parties in every line is no text: what is filled in would make it many times as long. */
const mostPlaceholders = 100

const hasUnknownPlaceholder = (kind: LegalKind, text: string): boolean =>
  /[{}]/.test(text.replace(placeholder, (whole, name: string) => (placeholdersOf[kind].includes(name) ? '' : whole)))

/** The start of an element, a comment or a declaration. */
const markup = /<[a-z/!?]/i

const isSection = ({ title, text }: LegalSection): boolean =>
  title !== '' && title.length <= longestHeading && text !== ''

const isPlainText = (text: string): boolean =>
  !isBlank(text) &&
  !hasControlCharacters(withPlainBreaks(text).replace(/[\n\t]/g, ' ')) &&
  !markup.test(text) &&
  legalSections(text).every(isSection)

type LegalProblem = Problem<'InvalidSetting' | 'UnknownPlaceholder'>

const textProblems = (kind: LegalKind, text: string, field: string): LegalProblem[] =>
  isPlainText(text) && (text.match(placeholder)?.length ?? 0) <= mostPlaceholders
    ? problem(hasUnknownPlaceholder(kind, text), field, 'UnknownPlaceholder')
    : [{ Field: field, Key: 'InvalidSetting' }]

export interface OwnLegalText {
  Version: string
  EffectiveDate: string
  TextEn: string
  TextFr: string
}

/** A label that is part of records and documents: short, without spaces. */
const isVersion = (text: string): boolean => /^[0-9A-Za-z][0-9A-Za-z.-]{0,11}$/.test(text)

/** All problems of a site's own text, at their fields. It takes effect today or later, since it was approved today. */
export const ownTextProblems = (kind: LegalKind, given: OwnLegalText, today: string): LegalProblem[] => [
  ...problem(!isVersion(given.Version), 'Version', 'InvalidSetting'),
  ...problem(!isDate(given.EffectiveDate) || given.EffectiveDate < today, 'EffectiveDate', 'InvalidSetting'),
  ...textProblems(kind, given.TextEn, 'TextEn'),
  ...textProblems(kind, given.TextFr, 'TextFr'),
]
