import type { Language } from '@foyer/domain/kit/language.ts'
import i18next, { type i18n, type TFunction } from 'i18next'

/** `texts.of('fr')` answers the words of mails, PDFs and menus; keys are `namespace:path`. */
export interface ServerTexts {
  of(language: Language): TFunction
}

export type TextResources = Record<Language, Record<string, object>>

/** `onShown` hears every key that is used; the suite's completeness report listens there. */
export const serverTexts = async (resources: TextResources, onShown?: (key: string) => void): Promise<ServerTexts> => {
  const instance: i18n = i18next.createInstance()
  if (onShown) {
    instance.use({
      type: 'postProcessor',
      name: 'shown',
      process: (value: string, key: string | string[], options: { ns?: string }) => {
        onShown(`${options.ns ?? ''}|${[key].flat().join()}`)
        return value
      },
    })
  }
  await instance.init({
    resources: resources as Record<string, Record<string, Record<string, string>>>,
    supportedLngs: ['en', 'fr'],
    fallbackLng: false,
    interpolation: { escapeValue: false },
    ...(onShown && { postProcess: ['shown'] }),
  })
  return { of: (language) => instance.getFixedT(language) }
}
