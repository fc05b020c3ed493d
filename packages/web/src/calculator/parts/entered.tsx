import {
  type Calculator,
  entriesOf,
  type FigureName,
  type Figures,
  kindOf,
  taxedCities,
} from '@foyer/domain/calculator/figures.ts'
import { formatMoney } from '@foyer/domain/kit/money.ts'
import { formatPercent } from '@foyer/domain/kit/percent.ts'
import { useFormContext, useFormValues } from '@foyer/ui/form/form-context.ts'
import { lookUp, useNamespace } from '@foyer/ui/i18n/texts.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { Facts } from '@foyer/ui/page/facts.tsx'
import classes from '../calculator.module.css'
import { useTexts } from '../texts.ts'
import { useChoices } from './choices.tsx'

/** An entry in words; '' for none. */
const useEntryWords = () => {
  const { language } = useLanguage()
  const choicesOf = useChoices()
  return (name: FigureName, value: number | null): string => {
    if (value === null || value === -1) return ''
    const kind = kindOf(name)
    if (kind === 'amount' || kind === 'zeroOrMore') return formatMoney(value, language, { cents: false })
    if (kind === 'rate') return formatPercent(value, language)
    if (kind === 'years' || kind === 'months') return String(value)
    return choicesOf(name).find(({ Value }) => Value === value)?.Label ?? ''
  }
}

/** What was entered, in place of the boxes on paper. */
export const Entered = ({ kind }: { kind: Calculator }) => {
  const t = useTexts()
  const { texts } = useFormContext()
  useNamespace(texts)
  const figures = useFormValues<Figures>()
  const words = useEntryWords()
  const city = taxedCities[figures.Province] ?? ''
  return (
    <section className={classes.entered}>
      <h2>{t('entered')}</h2>
      <Facts
        facts={entriesOf[kind]
          .filter((name) => words(name, figures[name]) !== '')
          .map((name) => ({
            label: lookUp(texts, `fields.${name}.label`, { city }),
            value: words(name, figures[name]),
          }))}
      />
    </section>
  )
}
