import type { Application } from '@foyer/domain/application-fields.ts'
import { commentState, isMaskedField } from '@foyer/domain/comments/rules.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { isSamePlace, type PlacedAnswer, placedAnswers } from '@foyer/domain/review/answers/places.ts'
import type { ServerTexts } from '../kit/texts.ts'
import { wordsIn } from '../review/index.ts'
import { type CommentRow, placeOf, type Was } from './store.ts'

export type AnswersIn = (language: Language) => readonly PlacedAnswer[]

/** The answers of an application in either language, read once each. */
export const answersOf = (texts: ServerTexts, application: Application): AnswersIn => {
  const read = new Map<Language, readonly PlacedAnswer[]>()
  return (language) => {
    const known = read.get(language) ?? placedAnswers(wordsIn(texts, language), application)
    read.set(language, known)
    return known
  }
}

const answerAt = (answers: readonly PlacedAnswer[], row: CommentRow): PlacedAnswer | undefined =>
  answers.find((one) => isSamePlace(one, placeOf(row)))

/** The answer of a comment in both languages, to be compared later. */
export const wordsAt = (answers: AnswersIn, row: CommentRow): Was => {
  const inLanguage = (language: Language) => {
    const { record = '', label = '', value = '' } = answerAt(answers(language), row) ?? {}
    return { record, label, value }
  }
  return { en: inLanguage('en'), fr: inLanguage('fr') }
}

/** What became of a comment. `isReceived`: the answers of its part are among those that were read. */
export const outcomeOf = (
  answers: AnswersIn,
  language: Language,
  row: CommentRow,
  { isReceived }: { isReceived: boolean },
) => {
  const found = answerAt(answers(language), row)
  const was = (row.was as Was | null)?.[language]
  const before = was?.value ?? ''
  const after = isReceived ? (found?.value ?? '') : undefined
  const state = commentState({ isSent: row.sent_at !== null, isDone: row.done_at !== null, before, after })
  const isShown = state === 'changed' && !isMaskedField(row.field)
  return {
    // A record that was removed, or a part that is not received, has them from before.
    ...{ Record: (found ?? was)?.record ?? '', Label: (found ?? was)?.label ?? '' },
    ...{ State: state, DoneFl: row.done_at === null ? 0 : 1 },
    ...{ Before: isShown ? before : '', After: isShown ? (after ?? '') : '' },
  } as const
}
