import { useCall } from '@foyer/ui/client/use-call.ts'
import { useLanguage } from '@foyer/ui/i18n/use-language.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { Section } from '@foyer/ui/page/step-page.tsx'
import { CopyButton } from '../../kit/copy-button.tsx'
import { routes } from '../../kit/paths.ts'
import { useMay } from '../../session/me.ts'
import { useTexts } from '../texts.ts'
import classes from './leads.module.css'

/** Where there is no lead yet: the forms that bring them, each with its address. */
export const ShareForms = () => {
  const t = useTexts()
  const may = useMay()
  const { language } = useLanguage()
  const { reply } = useCall('/console-api/ListLeadForms', {})
  if (reply === undefined) return null
  if (reply.Forms.length === 0)
    return may('form.edit') ? (
      <p className={classes.text}>
        <KitLink to={routes.officeForms}>{t('share.make')}</KitLink>
      </p>
    ) : null
  return (
    <Section title={t('share.title')} lead={t('share.text')}>
      <ul className={classes.forms}>
        {reply.Forms.map(({ Token, SiteID, Name, NameFr, Url }) => (
          <li key={Token}>
            <span className={classes.strong}>{language === 'fr' ? NameFr : Name}</span>
            <span className={classes.quiet}>{SiteID}</span>
            <a href={Url} target="_blank" rel="noopener noreferrer">
              {Url}
            </a>
            <CopyButton text={Url} label={t('share.copy')} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
