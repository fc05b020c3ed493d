import { isMenuCode, labelOf } from '@foyer/domain/codes/menus.ts'
import { type Language, localeOf } from '@foyer/domain/kit/language.ts'
import { answerWords } from '@foyer/domain/review/answers/words.ts'
import { formatInstant } from '../../kit/format-instant.ts'
import type { ServerTexts } from '../../kit/texts.ts'

/** Formats answers in the reader's language, and the document's own texts. */
export const wordsIn = (texts: ServerTexts, language: Language) => {
  const t = texts.of(language)
  const answers = answerWords({
    language,
    text: (namespace, key, values = {}) => t(`${namespace}:${key}`, values),
    menu: (code, value) => (isMenuCode(code) ? labelOf(code, value, language) : ''),
  })
  return {
    ...answers,
    t: (key: string, values: Record<string, string | number> = {}): string => t(`review.pdf:${key}`, values),
    instant: (at: Date) => formatInstant(at, language),
    names: (names: readonly string[]) => new Intl.ListFormat(localeOf(language)).format(names),
  }
}

export type Words = ReturnType<typeof wordsIn>
