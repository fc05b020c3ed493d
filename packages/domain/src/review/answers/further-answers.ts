import { colonOf, type Language } from '../../kit/language.ts'
import type { Field, Vocabulary } from '../../kit/vocabulary.ts'
import type { AnswerWords } from './words.ts'

/**
 * An answer formatted by the kind of its field; empty if it was not given, or if its kind is
 * written in its own way.
 */
export const answerOf = (
  { menu, money, date, percent, count, yesNo }: AnswerWords,
  field: Field | undefined,
  value: unknown,
): string => {
  if (field === undefined) return ''
  if (field.kind === 'text') return String(value)
  if (field.kind === 'date') return date(String(value))
  if (field.kind === 'choice') return field.menu === undefined ? '' : menu(field.menu, Number(value))
  if (field.kind === 'flag') return value === 1 ? yesNo(1) : ''
  const figure = typeof value === 'number' ? value : null
  if (field.kind === 'money') return money(figure)
  if (field.kind === 'percentage') return percent(figure)
  return field.kind === 'count' || field.kind === 'decimal' ? count(figure) : ''
}

interface Further<V> {
  /** The fields that have their own place. */
  placed: readonly (keyof V & string)[]
  /** The texts of the questions. */
  namespace: string
}

/**
 * The answers without their own place, each with its question. A field added to a vocabulary is therefore in the document
 * and in the review without further code.
 */
export const furtherFields = <V extends Vocabulary>(
  words: AnswerWords,
  vocabulary: V,
  record: { readonly [Name in keyof V]?: unknown },
  { placed, namespace }: Further<V>,
) =>
  Object.entries(vocabulary).flatMap(([name, field]) => {
    const value = record[name] ?? null
    const answer = value === null || placed.includes(name) ? '' : answerOf(words, field, value)
    return answer === '' ? [] : [{ field: name, label: words.label(namespace, name), value: answer }]
  })

const lineOf = (label: string, value: string, language: Language) =>
  label.endsWith('?') ? `${label} ${value}` : `${label}${colonOf(language)}${value}`

/** The same, each in one line: `Label: answer` or `Question? answer`. */
export const furtherAnswers = <V extends Vocabulary>(
  words: AnswerWords,
  vocabulary: V,
  record: { readonly [Name in keyof V]?: unknown },
  further: Further<V>,
): string[] =>
  furtherFields(words, vocabulary, record, further).map(({ label, value }) => lineOf(label, value, words.language))
