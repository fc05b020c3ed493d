import type { Language } from '@foyer/domain/kit/language.ts'
import { memoize } from '@foyer/domain/kit/memoize.ts'
import { findText, type TextTree, type TextValues } from '@foyer/texts/kit/find-text.ts'

/** A text by `namespace:path.of.keys` with its {{placeholders}} filled in. Plural keys take `count`. */
export type Translate = (key: string, values?: TextValues) => string

export interface ServerTexts {
  of(language: Language): Translate
  /** Receives every key used. */
  onShown?: (key: string) => void
}

export type TextResources = Record<Language, Record<string, object>>

/** The texts of mails, PDFs and menus. `onShown` receives every key used, for the suite's completeness report. */
export const serverTexts = (resources: TextResources, onShown?: (key: string) => void): ServerTexts => {
  const of = memoize((language: Language): Translate => {
    const namespaces = new Map(Object.entries(resources[language]))
    return (key, values) => {
      const [namespace = '', path = ''] = key.split(':')
      const text = findText((namespaces.get(namespace) ?? {}) as TextTree, path, language, values)
      if (text === undefined) throw new Error(`no ${language} text for ${key}`)
      onShown?.(`${language}|${key}`)
      return text
    }
  })
  return { of, ...(onShown && { onShown }) }
}
