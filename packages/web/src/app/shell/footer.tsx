import { lazy, Suspense, useState } from 'react'
import { paths } from '../paths.ts'
import { useShellTexts } from '../texts.ts'
import classes from './footer.module.css'

const LegalDialog = lazy(() => import('./legal-dialog.tsx'))

type LegalPage = 'privacy' | 'terms' | 'disclosure'
const addresses: Record<LegalPage, string> = {
  privacy: paths.privacy(),
  terms: paths.terms(),
  disclosure: paths.disclosure(),
}

const Pages = ({ pages }: { pages: readonly LegalPage[] }) => {
  const t = useShellTexts()
  return pages.map((page) => (
    <a key={page} href={addresses[page]} target="_blank" rel="noopener" className={classes.link}>
      {t(`footer.${page}`)}
    </a>
  ))
}

/** Before signing in the terms open over the page, so that nobody loses their place in the sign-up. */
const Dialogs = () => {
  const t = useShellTexts()
  const [shown, setShown] = useState<'privacy' | 'terms' | undefined>(undefined)
  return (
    <>
      {(['privacy', 'terms'] as const).map((page) => (
        <button key={page} type="button" className={classes.link} aria-haspopup="dialog" onClick={() => setShown(page)}>
          {t(`footer.${page}`)}
        </button>
      ))}
      {shown !== undefined && (
        <Suspense>
          <LegalDialog page={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  )
}

export const Footer = ({ withDialogs = false }: { withDialogs?: boolean }) => {
  const t = useShellTexts()
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <nav aria-label={t('footer.label')} className={classes.links}>
          {withDialogs && <Dialogs />}
          <Pages pages={withDialogs ? ['disclosure'] : ['privacy', 'terms', 'disclosure']} />
        </nav>
        <span>{t('footer.credit')}</span>
      </div>
    </footer>
  )
}
