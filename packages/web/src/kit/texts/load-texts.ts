import type { Language } from '@foyer/domain/kit/language.ts'
import type { TextTree } from '@foyer/texts/kit/find-text.ts'
import type { TextSource } from '@foyer/ui/i18n/i18n.ts'

type Bundle = Record<Language, () => Promise<{ texts: Record<string, TextTree> }>>

/** The texts of the first page: one request per language. */
const common: Bundle = {
  en: () => import('./common-texts-en.ts'),
  fr: () => import('./common-texts-fr.ts'),
}
const isCommon = (namespace: string) => ['account', 'errors', 'kit', 'shell'].includes(namespace)

/** The texts of dashboard, frame and lists: the timeline names the steps of every list, so they come together. */
const wizard: Bundle = {
  en: () => import('./wizard-texts-en.ts'),
  fr: () => import('./wizard-texts-fr.ts'),
}

/** Each is named in the first page, so those of the office and of the server are left out. */
const files = import.meta.glob<Record<string, TextTree>>([
  '../../../../texts/src/**/{en,fr}.ts',
  '!../../../../texts/src/{office,operator}/**',
  '!../../../../texts/src/{account,errors,kit,shell}/*.ts',
  '!../../../../texts/src/{applicants,applicants/*,deals,invites,wizard}/*.ts',
])

const pageErrors: Record<Language, () => Promise<TextTree>> = {
  en: async () => (await import('@foyer/texts/errors/en-pages.ts')).en,
  fr: async () => (await import('@foyer/texts/errors/fr-pages.ts')).fr,
}

/** Of the errors, the home page has only those of its own calls. */
const fileOf = (language: Language, namespace: string) =>
  namespace === 'errors' ? `errors/${language}-first` : `${namespace.replaceAll('.', '/')}/${language}`

const load = async (language: Language, namespace: string): Promise<TextTree> => {
  if (namespace === 'errors+pages') return pageErrors[language]()
  const path = `../../../../texts/src/${fileOf(language, namespace)}.ts`
  const file = files[path]
  if (file !== undefined) return (await file())[language] ?? {}
  const bundle = isCommon(namespace) ? common : wizard
  return (await bundle[language]()).texts[path] ?? {}
}

/** The portal's texts, loaded on first use. */
export const portalTexts: TextSource = { load, first: ['kit', 'errors', 'shell'] }
