import type { Language } from '@foyer/domain/kit/language.ts'
import type { ServerTexts } from '../../kit/texts.ts'
import type { Words } from '../../review/pdf/index.ts'

/** How the sections of a deal are worded: answers as in its application, and texts of its own. */
export interface SectionWords {
  words: Words
  t(key: string, values?: Record<string, string | number>): string
  texts: ServerTexts
  language: Language
}
