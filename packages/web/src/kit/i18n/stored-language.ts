import type { Language } from '@foyer/domain/kit/language.ts'
import { readStored, store } from '../storage.ts'
import { isLanguage } from './current-language.ts'

export const storedLanguage = (): Language | undefined => {
  const stored = readStored('language')
  return isLanguage(stored) ? stored : undefined
}

export const storeLanguage = (language: Language) => store('language', language)
