import { paths } from '../paths.ts'
import { useShellTexts } from '../texts.ts'
import classes from './footer.module.css'

export const Footer = () => {
  const t = useShellTexts()
  const pages = { privacy: paths.privacy(), terms: paths.terms(), disclosure: paths.disclosure() } as const
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <nav aria-label={t('footer.label')} className={classes.links}>
          {(['privacy', 'terms', 'disclosure'] as const).map((page) => (
            <a key={page} href={pages[page]} target="_blank" rel="noopener" className={classes.link}>
              {t(`footer.${page}`)}
            </a>
          ))}
        </nav>
        <span>{t('footer.credit')}</span>
      </div>
    </footer>
  )
}
