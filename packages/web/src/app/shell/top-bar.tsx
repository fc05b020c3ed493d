import { write } from '../../kit/client/call.ts'
import { KitLink } from '../../kit/link.tsx'
import { paths } from '../paths.ts'
import { useSession } from '../session/session.ts'
import { useSite } from '../site/site.tsx'
import { useShellTexts } from '../texts.ts'
import type { TimelineGroup } from '../timeline.tsx'
import classes from './bar.module.css'
import { Identity } from './identity.tsx'
import { LanguageToggle } from './language-toggle.tsx'

export const TopBar = ({ timeline: _ }: { timeline: TimelineGroup[] | undefined }) => {
  const site = useSite()
  const { SiteID, UserID, isAnonymous } = useSession()
  const t = useShellTexts()
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Identity site={site} />
        <nav className={classes.items} aria-label={t('menu.label')}>
          {!isAnonymous && (
            <>
              <KitLink to={paths.myDeals(SiteID)} className={classes.item}>
                {t('menu.myDeals')}
              </KitLink>
              <KitLink to={paths.contactMe(SiteID)} className={classes.item}>
                {t('menu.contact')}
              </KitLink>
            </>
          )}
          <LanguageToggle
            onChange={(LanguageID) => void write('/api/MTGAPPSaveLanguage', { SiteID, UserID, LanguageID })}
          />
        </nav>
      </div>
    </header>
  )
}
