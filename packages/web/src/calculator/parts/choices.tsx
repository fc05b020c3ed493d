import { type FigureName, kindOf } from '@foyer/domain/calculator/figures.ts'
import { paymentFrequency, rateType } from '@foyer/domain/codes/mortgage.ts'
import { province } from '@foyer/domain/codes/province.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { RadioCards, SelectField } from '@foyer/ui/fields/index.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useTexts } from '../texts.ts'

const inWords = (items: readonly ({ code: number } & Record<Language, string>)[], language: Language) =>
  items.map((item) => ({ Value: item.code, Label: item[language] }))

/** The choices of a question. */
export const useChoices = () => {
  const t = useTexts()
  const { language } = useLanguage()
  return (name: FigureName) => {
    if (kindOf(name) === 'province') return inWords(province, language)
    if (kindOf(name) === 'frequency') return inWords(paymentFrequency, language)
    if (name === 'RateType') return inWords(rateType.slice(0, 2), language)
    return [
      { Value: 1, Label: t('yes') },
      { Value: 0, Label: t('no') },
    ]
  }
}

interface ChoiceProps {
  name: FigureName
  label?: string
}

/** Yes or no, or another choice of two. */
export const Pair = (props: ChoiceProps) => <RadioCards columns={2} choices={useChoices()(props.name)} {...props} />

export const ProvinceField = ({ optional = false }: { optional?: boolean }) => (
  <SelectField name="Province" optional={optional} choices={useChoices()('Province')} />
)
