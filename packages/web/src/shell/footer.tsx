import { lazy, Suspense, useState } from 'react'
import { paths } from '../site/paths.ts'
import { useShellTexts } from '../site/shell-texts.ts'
import { useMaybeSite } from '../site/site.tsx'
import classes from './footer.module.css'

const LegalDialog = lazy(() => import('./legal-dialog.tsx'))
const ContactDialog = lazy(() => import('./contact-dialog.tsx'))

const pages = ['privacy', 'terms', 'disclosure'] as const
type LegalPage = (typeof pages)[number]

/** The page of a legal text, with the names of the current site. */
const useAddressOf = () => {
  const SiteID = useMaybeSite()?.SiteID
  return (page: LegalPage) => paths[page](SiteID)
}

const Pages = () => {
  const t = useShellTexts()
  const addressOf = useAddressOf()
  return pages.map((page) => (
    <a key={page} href={addressOf(page)} target="_blank" rel="noopener" className={classes.link}>
      {t(`footer.${page}`)}
    </a>
  ))
}

/** Before signing in the texts open in a dialog, so that the sign-up form is preserved. */
const Dialogs = () => {
  const t = useShellTexts()
  const addressOf = useAddressOf()
  const [shown, setShown] = useState<LegalPage | undefined>(undefined)
  return (
    <>
      {pages.map((page) => (
        <button key={page} type="button" className={classes.link} aria-haspopup="dialog" onClick={() => setShown(page)}>
          {t(`footer.${page}`)}
        </button>
      ))}
      {shown !== undefined && (
        <Suspense>
          <LegalDialog page={shown} address={addressOf(shown)} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** The broker's contact details, for people without the menu of an account. */
const Contact = () => {
  const t = useShellTexts()
  const [isShown, setShown] = useState(false)
  return (
    <>
      <button type="button" className={classes.link} aria-haspopup="dialog" onClick={() => setShown(true)}>
        {t('menu.contact')}
      </button>
      {isShown && (
        <Suspense>
          <ContactDialog onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  )
}

interface FooterProps {
  withDialogs?: boolean
  withContact?: boolean
}

export const Footer = ({ withDialogs = false, withContact = false }: FooterProps) => {
  const t = useShellTexts()
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <nav aria-label={t('footer.label')} className={classes.links}>
          {withContact && <Contact />}
          {withDialogs ? <Dialogs /> : <Pages />}
        </nav>
        <span>{t('footer.credit')}</span>
      </div>
    </footer>
  )
}
