import { listed } from '@foyer/domain/kit/isolate.ts'
import { type Language, localeOf } from '@foyer/domain/kit/language.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useTexts } from '../texts.ts'
import { isOffered, type Person } from './answers.ts'

/** `Life insurance and critical illness insurance`: only the first word is capitalized. */
const inOneLine = (names: readonly string[], language: Language) => {
  const locale = localeOf(language)
  const small = names.map((name, place) =>
    place === 0 ? name : name.charAt(0).toLocaleLowerCase(locale) + name.slice(1),
  )
  return listed(small, language)
}

/** A person's choice as text: the coverages, or why there are none. */
export const useCoverageWords = () => {
  const t = useTexts()
  const { language } = useLanguage()
  return ({ FirstName: name, InsuranceTypes, DeclinedFl }: Person): string => {
    if (DeclinedFl === 1) return t('coverage.decline', { name })
    const chosen = InsuranceTypes.filter(({ SelectedFl }) => SelectedFl === 1)
    if (chosen.length === 0 && !isOffered(InsuranceTypes)) return t('coverage.nothingOffered', { name })
    return inOneLine(
      chosen.map(({ Code }) => t(`coverage.${Code}` as 'coverage.LI')),
      language,
    )
  }
}
