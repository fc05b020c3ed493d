import { listed } from '@foyer/domain/kit/isolate.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { formatInstant } from '../format-instant.ts'
import type { ServerTexts } from '../texts.ts'

/** What the head, title and foot of every document say, in one language. */
export const documentWords = (texts: ServerTexts, language: Language, timeZone?: string) => {
  const translate = texts.of(language)
  return {
    language,
    t: (key: string, values: Record<string, string | number> = {}): string => translate(`review.pdf:${key}`, values),
    instant: (at: Date) => formatInstant(at, language, timeZone),
    names: (names: readonly string[]) => listed(names, language),
  }
}

export type DocumentWords = ReturnType<typeof documentWords>
