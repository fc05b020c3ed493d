import { type Language, languageId } from '@foyer/domain/kit/language.ts'
import { useTranslation } from 'react-i18next'
import { isLanguage } from './current-language.ts'

/** The page's language and its id in the API; re-renders on change. */
export const useLanguage = (): { language: Language; LanguageID: 1 | 2 } => {
  const { i18n } = useTranslation('kit')
  const language = isLanguage(i18n.language) ? i18n.language : 'en'
  return { language, LanguageID: languageId(language) }
}
