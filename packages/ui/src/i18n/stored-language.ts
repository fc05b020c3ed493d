import type { Language } from '@foyer/domain/kit/language.ts'
import { readStored, store } from '../storage.ts'
import { isLanguage } from './current-language.ts'

export const storedLanguage = (): Language | undefined => {
  const stored = readStored('language')
  return isLanguage(stored) ? stored : undefined
}

/** Stored in the browser for this app, and as a cookie for the server, which renders pages in that language. */
export const storeLanguage = (language: Language) => {
  store('language', language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers still in use.
  document.cookie = `language=${language}; path=/; max-age=31536000; SameSite=Lax`
}
