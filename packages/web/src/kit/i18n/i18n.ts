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

/** Resolves when the common texts have loaded. */
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
      // React escapes what it renders.
      interpolation: { escapeValue: false },
      returnNull: false,
      react: { useSuspense: true },
    })
}

/** Loads texts ahead of their screen; loaded ones cost nothing. */
export const loadNamespaces = (namespaces: readonly string[]) => i18next.loadNamespaces(namespaces)

/**
 * Loads every namespace in use in the new language, then switches at once and keeps the page's state. A user's choice
 * is stored in this browser; a language adopted from the surrounding page is not.
 */
export const changeLanguage = async (language: Language, { isKept = true } = {}) => {
  if (isKept) storeLanguage(language)
  await i18next.loadLanguages(language)
  document.documentElement.lang = localeOf(language)
  await i18next.changeLanguage(language)
}
