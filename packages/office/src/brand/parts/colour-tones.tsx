import { useFormValue } from '@foyer/ui/form/form-context.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { brandColors, pages } from '@foyer/ui/theme/brand-colors.ts'
import { contrast, parseColor } from '@foyer/ui/theme/contrast.ts'
import { useTexts } from '../texts.ts'
import classes from './brand.module.css'

const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

/** What the pages of the portal make of the chosen colour, by the function that they use. */
export const ColourTones = () => {
  const t = useTexts()
  const { language } = useLanguage()
  const chosen = useFormValue<string>('PrimaryColor')
  if (!isColour(chosen)) return null
  const light = brandColors(chosen, 'light')
  const dark = brandColors(chosen, 'dark')
  const ratio = (one: string, other: string) =>
    contrast(parseColor(one), parseColor(other)).toLocaleString(language, { maximumFractionDigits: 1 })
  const page = (scheme: 'light' | 'dark') => {
    const [red, green, blue] = pages[scheme]
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }
  const tones = [
    {
      key: light.fill === chosen.toLowerCase() ? ('asIs' as const) : ('fill' as const),
      ...{ colour: light.fill, ground: light.onFill, shown: { background: light.fill, color: light.onFill } },
    },
    {
      key: 'text' as const,
      ...{ colour: light.brand, ground: page('light'), shown: { background: page('light'), color: light.brand } },
    },
    {
      key: 'dark' as const,
      ...{ colour: dark.brand, ground: page('dark'), shown: { background: page('dark'), color: dark.brand } },
    },
  ]
  return (
    <section aria-labelledby="tones">
      <h2 id="tones" className={classes.small}>
        {t('colour.title')}
      </h2>
      <ul className={classes.tones}>
        {tones.map(({ key, colour, ground, shown }) => (
          <li key={key} className={classes.tone}>
            <span className={classes.sample} style={shown} aria-hidden="true">
              {colour}
            </span>
            <span>{t(`colour.${key}`, { colour, contrast: ratio(colour, ground) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
