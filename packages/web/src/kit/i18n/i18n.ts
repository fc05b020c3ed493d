import { type Language, localeOf } from '@foyer/domain/kit/language.ts'
import type { TextTree } from '@foyer/texts/kit/find-text.ts'
import { currentLanguage } from './current-language.ts'
import { loadTexts } from './load-texts.ts'
import { storeLanguage } from './stored-language.ts'

/** The texts loaded so far, by language and namespace. */
const loaded: Record<Language, Map<string, TextTree>> = { en: new Map(), fr: new Map() }
const loading = new Map<string, Promise<void>>()
const listeners = new Set<() => void>()
let chosen: Language = 'en'
/** The last language that was asked for, whose texts may still be loading. */
let wanted: Language = 'en'

export const textLanguage = () => chosen

/** Calls back when the language changes. */
export const onLanguageChange = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Undefined until they have loaded. */
export const textsOf = (namespace: string): TextTree | undefined => loaded[chosen].get(namespace)

const load = (language: Language, namespace: string): Promise<void> => {
  const key = `${language}|${namespace}`
  const begun = loading.get(key)
  if (begun !== undefined) return begun
  const begins = loadTexts(language, namespace).then(
    (texts) => void loaded[language].set(namespace, texts),
    (error: unknown) => {
      // The next use tries again.
      loading.delete(key)
      throw error
    },
  )
  loading.set(key, begins)
  return begins
}

/** One promise for a namespace, for a component that waits. */
export const loadNamespace = (namespace: string) => load(chosen, namespace)

/** Loads texts ahead of their screen; loaded ones cost nothing. */
export const loadNamespaces = (namespaces: readonly string[]) => Promise.all(namespaces.map(loadNamespace))

const use = (language: Language) => {
  chosen = language
  document.documentElement.lang = localeOf(language)
  for (const listener of listeners) listener()
}

/** Resolves when the common texts have loaded. */
export const startI18n = async (language: Language = currentLanguage()) => {
  use(language)
  await loadNamespaces(['kit', 'errors', 'shell'])
}

/**
 * Loads every namespace in use in the new language, then switches at once and keeps the page's state. A user's choice
 * is stored in this browser; a language adopted from the surrounding page is not.
 */
export const changeLanguage = async (language: Language, { isKept = true } = {}) => {
  if (isKept) storeLanguage(language)
  wanted = language
  await Promise.all([...loaded[chosen].keys()].map((namespace) => load(language, namespace)))
  if (wanted === language) use(language)
}
