import { documentType } from '@foyer/domain/codes/document.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'

/** The kinds of documents in the language of the page. */
export const documentKinds = (language: Language) =>
  documentType.map((one) => ({ type: one.code as number, name: one[language] }))

export const useDocumentName = () => {
  const { language } = useLanguage()
  return (type: number): string => documentKinds(language).find((one) => one.type === type)?.name ?? ''
}
