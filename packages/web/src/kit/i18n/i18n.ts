import { type Language, localeOf } from '@foyer/domain/kit/language.ts'
import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { currentLanguage, isLanguage } from './current-language.ts'
import { loadTexts } from './load-texts.ts'
import { storeLanguage } from './stored-language.ts'

const textFiles: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, namespace, done) => {
    loadTexts(isLanguage(language) ? language : 'en', namespace).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : String(error), null),
    )
  },
}

/** Resolves when the texts every page needs are there. */
export const startI18n = async (language: Language = currentLanguage()) => {
  document.documentElement.lang = localeOf(language)
  await i18next
    .use(textFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      supportedLngs: ['en', 'fr'],
      ns: ['kit', 'errors', 'shell'],
      defaultNS: 'kit',
      // React escapes what it shows.
      interpolation: { escapeValue: false },
      returnNull: false,
      react: { useSuspense: true },
    })
}

/** Fetches texts ahead of the screen that shows them; those that are there already cost nothing. */
export const loadNamespaces = (namespaces: readonly string[]) => i18next.loadNamespaces(namespaces)

/**
 * Every namespace in use is fetched in the new language first, then the page changes at once and keeps its state. A choice
 * is kept in this browser; a language that only follows the page around us is not.
 */
export const changeLanguage = async (language: Language, { isKept = true } = {}) => {
  if (isKept) storeLanguage(language)
  await i18next.loadLanguages(language)
  document.documentElement.lang = localeOf(language)
  await i18next.changeLanguage(language)
}
