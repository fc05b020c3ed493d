import { isMenuCode, labelOf } from '@foyer/domain/codes/menus.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { answerWords } from '@foyer/domain/review/answers/words.ts'
import { documentWords } from '../../kit/pdf/document-words.ts'
import type { ServerTexts } from '../../kit/texts.ts'

/** Formats answers in the reader's language, and the document's own texts. */
export const wordsIn = (texts: ServerTexts, language: Language, timeZone?: string) => {
  const t = texts.of(language)
  const answers = answerWords({
    language,
    text: (namespace, key, values = {}) => t(`${namespace}:${key}`, values),
    menu: (code, value) => (isMenuCode(code) ? labelOf(code, value, language) : ''),
  })
  return {
    ...answers,
    ...documentWords(texts, language, timeZone),
  }
}

export type Words = ReturnType<typeof wordsIn>
