import { isMenuCode } from '@foyer/domain/codes/menus.ts'
import { colonOf } from '@foyer/domain/kit/language.ts'
import type { Field, Vocabulary } from '@foyer/domain/kit/vocabulary.ts'
import type { Words } from './words.ts'

/** An answer by the kind of its field; empty where it was not given, and of what has a place of its own by nature. */
const answerOf = ({ menu, money, date, percent, count, yesNo }: Words, field: Field, value: unknown): string => {
  if (field.kind === 'text') return String(value)
  if (field.kind === 'date') return date(String(value))
  if (field.kind === 'choice') {
    return field.menu !== undefined && isMenuCode(field.menu) ? menu(field.menu, Number(value)) : ''
  }
  if (field.kind === 'flag') return value === 1 ? yesNo(1) : ''
  const figure = typeof value === 'number' ? value : null
  if (field.kind === 'money') return money(figure)
  if (field.kind === 'percentage') return percent(figure)
  return field.kind === 'count' ? count(figure) : ''
}

/**
 * The answers that the document has no place for, each as `Question: answer`. A field that is added to a vocabulary is in the
 * document by this alone. `placed` names those that stand elsewhere, `namespace` the texts of the questions.
 */
export const furtherAnswers = <V extends Vocabulary>(
  words: Words,
  vocabulary: V,
  record: { readonly [Name in keyof V]?: unknown },
  { placed, namespace }: { placed: readonly (keyof V & string)[]; namespace: string },
): string[] =>
  Object.entries(vocabulary).flatMap(([name, field]) => {
    const value = record[name] ?? null
    const answer = value === null || placed.includes(name) ? '' : answerOf(words, field, value)
    return answer === '' ? [] : [`${words.label(namespace, name)}${colonOf(words.language)}${answer}`]
  })
