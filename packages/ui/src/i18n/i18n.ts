import { type Language, localeOf } from '@foyer/domain/kit/language.ts'
import type { TextTree } from '@foyer/texts/kit/find-text.ts'
import { currentLanguage } from './current-language.ts'
import { storeLanguage } from './stored-language.ts'

/** Where an app takes its texts from. */
export interface TextSource {
  /** The texts of a namespace (a folder, `applicants.incomes`) in a language; of `errors+pages`, more of `errors`. */
  load: (language: Language, namespace: string) => Promise<TextTree>
  /** The namespaces that every page of the app needs. */
  first: readonly string[]
}

let source: TextSource = { load: async () => ({}), first: [] }

/** The texts loaded so far, by language and namespace. */
const loaded: Record<Language, Map<string, TextTree>> = { en: new Map(), fr: new Map() }
/** A promise of which React reads whether it is fulfilled: a component then continues without waiting. */
type Loading = Promise<void> & { status?: 'fulfilled'; value?: undefined }
const loading = new Map<string, Loading>()
const failed = new Set<string>()
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
  const begins: Loading = source.load(language, namespace).then(
    (texts) => {
      const [name = namespace] = namespace.split('+')
      loaded[language].set(name, { ...loaded[language].get(name), ...texts })
      begins.status = 'fulfilled'
    },
    (error: unknown) => {
      failed.add(key)
      throw error
    },
  )
  loading.set(key, begins)
  return begins
}

/**
 * The same promise every time, for a component that waits; also the rejected one, since a component that fails is
 * rendered again at once.
 */
export const loadNamespace = (namespace: string): Promise<void> => load(chosen, namespace)

/** Loads texts ahead of their screen, failed ones again; loaded ones cost nothing. */
export const loadNamespaces = (namespaces: readonly string[]) => {
  for (const key of failed) loading.delete(key)
  failed.clear()
  return Promise.all(namespaces.map(loadNamespace))
}

const use = (language: Language) => {
  chosen = language
  document.documentElement.lang = localeOf(language)
  for (const listener of listeners) listener()
}

/** Resolves when the texts of every page have loaded. */
export const startI18n = async (texts: TextSource, language: Language = currentLanguage()) => {
  source = texts
  use(language)
  await loadNamespaces(texts.first)
}

/**
 * Loads every namespace in use in the new language, then switches at once and keeps the page's state. A user's choice
 * is stored in this browser; a language adopted from the surrounding page is not.
 */
export const changeLanguage = async (language: Language, { isKept = true } = {}) => {
  if (isKept) storeLanguage(language)
  wanted = language
  const inUse = [...loading.keys()].map((key) => key.split('|')).filter(([of]) => of === chosen)
  await Promise.all(inUse.map(([, namespace = '']) => load(language, namespace)))
  if (wanted === language) use(language)
}
