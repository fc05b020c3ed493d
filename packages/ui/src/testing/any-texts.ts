import type { Language } from '@foyer/domain/kit/language.ts'
import type { TextTree } from '@foyer/texts/kit/find-text.ts'
import type { TextSource } from '../i18n/i18n.ts'

const files = import.meta.glob<Record<string, TextTree>>('../../../texts/src/**/{en,fr}.ts')

const load = async (language: Language, namespace: string): Promise<TextTree> => {
  const file = files[`../../../texts/src/${namespace.replaceAll('.', '/')}/${language}.ts`]
  return (await file?.())?.[language] ?? {}
}

/** The texts of every feature, for tests of components. An app has its own source, which bundles what its pages share. */
export const anyTexts: TextSource = { load, first: ['kit', 'errors'] }
