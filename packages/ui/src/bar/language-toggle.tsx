import { localeOf } from '@foyer/domain/kit/language.ts'
import { useMediaQuery } from '@mantine/hooks'
import { changeLanguage } from '../i18n/i18n.ts'
import { useLanguage } from '../i18n/use-language.ts'
import classes from './bar.module.css'

interface LanguageToggleProps {
  /** The other language, in that language. */
  name: string
  onChange?: ((LanguageID: 1 | 2) => void) | undefined
}

/** Names the other language in that language; switches in place and keeps what was typed. */
export const LanguageToggle = ({ name, onChange }: LanguageToggleProps) => {
  const { language } = useLanguage()
  const isShort = useMediaQuery('(max-width: 500px)', false, { getInitialValueInEffect: false }) ?? false
  const other = language === 'en' ? 'fr' : 'en'
  return (
    <button
      type="button"
      lang={localeOf(other)}
      {...(isShort ? { 'aria-label': `${other.toUpperCase()}, ${name}` } : {})}
      className={classes.item}
      onClick={() => {
        void changeLanguage(other)
        onChange?.(other === 'en' ? 1 : 2)
      }}
    >
      {isShort ? other.toUpperCase() : name}
    </button>
  )
}
