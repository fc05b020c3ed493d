import { type Language, languageId } from '@foyer/domain/kit/language.ts'
import { useSyncExternalStore } from 'react'
import { onLanguageChange, textLanguage } from './i18n.ts'

/** The page's language and its id in the API; re-renders on change. */
export const useLanguage = (): { language: Language; LanguageID: 1 | 2 } => {
  const language = useSyncExternalStore(onLanguageChange, textLanguage)
  return { language, LanguageID: languageId(language) }
}
