import type { Language } from '@foyer/domain/kit/language.ts'
import i18next from 'i18next'

/** A text by `namespace:path.of.keys` with its {{placeholders}} filled in. Plural keys take `count`. */
export type Translate = (key: string, values?: Record<string, string | number>) => string

export interface ServerTexts {
  of(language: Language): Translate
  /** Receives every key used. */
  onShown?: (key: string) => void
}

export type TextResources = Record<Language, Record<string, object>>

/** The texts of mails, PDFs and menus. `onShown` receives every key used, for the suite's completeness report. */
export const serverTexts = async (resources: TextResources, onShown?: (key: string) => void): Promise<ServerTexts> => {
  const instance = i18next.createInstance()
  await instance.init({
    resources: resources as Record<Language, Record<string, Record<string, string>>>,
    supportedLngs: ['en', 'fr'],
    fallbackLng: false,
    interpolation: { escapeValue: false },
  })
  const of = (language: Language): Translate => {
    const translate = instance.getFixedT(language)
    return (key, values = {}) => {
      if (!instance.exists(key, { ...values, lng: language })) throw new Error(`no ${language} text for ${key}`)
      onShown?.(`${language}|${key}`)
      return String(translate(key, values))
    }
  }
  return { of, ...(onShown && { onShown }) }
}
