import { localeOf } from '@foyer/domain/kit/language.ts'
import classes from '@foyer/ui/bar/bar.module.css'
import { changeLanguage } from '@foyer/ui/i18n/i18n.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { useMediaQuery } from '@mantine/hooks'
import { useShellTexts } from '../site/shell-texts.ts'

/** Names the other language in that language; switches in place and keeps what was typed. */
export const LanguageToggle = ({ onChange }: { onChange?: (LanguageID: 1 | 2) => void }) => {
  const { language } = useLanguage()
  const t = useShellTexts()
  const isShort = useMediaQuery('(max-width: 500px)', false, { getInitialValueInEffect: false }) ?? false
  const other = language === 'en' ? 'fr' : 'en'
  return (
    <button
      type="button"
      lang={localeOf(other)}
      {...(isShort ? { 'aria-label': `${other.toUpperCase()}, ${t('otherLanguage')}` } : {})}
      className={classes.item}
      onClick={() => {
        void changeLanguage(other)
        onChange?.(other === 'en' ? 1 : 2)
      }}
    >
      {isShort ? other.toUpperCase() : t('otherLanguage')}
    </button>
  )
}
