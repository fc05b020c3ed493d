import type { Language } from '@foyer/domain/kit/language.ts'

export interface TextTree {
  [key: string]: string | TextTree
}

/** The common texts and those of the first two pages: one request per language. */
const common: Record<Language, () => Promise<Record<string, TextTree>>> = {
  en: () => import('./common-texts-en.ts'),
  fr: () => import('./common-texts-fr.ts'),
}
const files = import.meta.glob<Record<string, TextTree>>([
  '../../../../texts/src/**/{en,fr}.ts',
  '!../../../../texts/src/{account,deals,errors,kit,shell}/*.ts',
])

/** The texts of a namespace (a folder, `applicants.incomes`) in a language, loaded on first use. */
export const loadTexts = async (language: Language, namespace: string): Promise<TextTree> => {
  const load = files[`../../../../texts/src/${namespace.replaceAll('.', '/')}/${language}.ts`]
  if (load !== undefined) return (await load())[language] ?? {}
  return (await common[language]())[namespace] ?? {}
}
