import { type Language, languages } from '@foyer/domain/kit/language.ts'

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

/** The page's language is the single source for requests, numbers and dates: i18n sets it. */
export const currentLanguage = (): Language => {
  const lang = globalThis.document?.documentElement.lang.slice(0, 2)
  return isLanguage(lang) ? lang : 'en'
}
