import type { Language } from '@foyer/domain/kit/language.ts'

/** Words that a lender may say and an estimate never does. */
const refused: Readonly<Record<Language, RegExp>> = {
  en: /approved|qualif(y|ies) for|eligible|guarantee/i,
  fr: /approuvé|admissible à|accepté|garanti/i,
}

const wordsOf = (texts: object): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : wordsOf(text)))

/** The texts that promise something. */
export const promisesIn = (language: Language, texts: object): string[] =>
  wordsOf(texts).filter((text) => refused[language].test(text))
