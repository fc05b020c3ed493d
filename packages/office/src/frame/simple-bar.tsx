import classes from '@foyer/ui/bar/bar.module.css'
import { LanguageToggle } from '@foyer/ui/bar/language-toggle.tsx'
import { useOfficeTexts } from '../kit/texts.ts'

export const SimpleBar = () => {
  const t = useOfficeTexts()
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <div className={classes.identity}>
          <span className={classes.name}>{t('office')}</span>
        </div>
        <div className={classes.items}>
          <LanguageToggle name={t('otherLanguage')} />
        </div>
      </div>
    </header>
  )
}
