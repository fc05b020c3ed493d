import type { Language } from '@foyer/domain/kit/language.ts'
import type { TextTree } from '@foyer/texts/kit/find-text.ts'
import type { TextSource } from '@foyer/ui/i18n/i18n.ts'

const files = import.meta.glob<Record<string, TextTree>>([
  '../../../texts/src/{errors,kit,office}/{en,fr}.ts',
  '../../../texts/src/office/*/{en,fr}.ts',
  // The names of the borrower's answers and steps, for the pages of a deal.
  '../../../texts/src/{applicants,interview,mortgage-request,shell,wizard}/{en,fr}.ts',
  '../../../texts/src/{applicants,review}/{addresses,answers,assets,incomes,liabilities,properties}/{en,fr}.ts',
])

const load = async (language: Language, namespace: string): Promise<TextTree> => {
  const file = files[`../../../texts/src/${namespace.replaceAll('.', '/')}/${language}.ts`]
  return (await file?.())?.[language] ?? {}
}

/** The office's texts, loaded on first use. */
export const officeTexts: TextSource = { load, first: ['kit', 'errors', 'office'] }
