import { Avatar } from '@foyer/ui/avatar.tsx'
import classes from '@foyer/ui/bar/bar.module.css'
import { BarMenu } from '@foyer/ui/bar/bar-menu.tsx'
import { LanguageToggle } from '@foyer/ui/bar/language-toggle.tsx'
import { write } from '@foyer/ui/client/call.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { useMediaQuery } from '@mantine/hooks'
import { useLocation } from 'react-router'
import { Commands } from '../commands/commands.tsx'
import { fullName } from '../kit/names.ts'
import { routes } from '../kit/paths.ts'
import { useOfficeTexts } from '../kit/texts.ts'
import { useBrokerage, useMe } from '../session/me.ts'
import { OfficeMenu } from './office-menu.tsx'
import { useOfficeEntries } from './use-office-entries.ts'

/** Brokerage, pages, language and account; below 992 px pages and account are in a menu. */
export const OfficeBar = ({ onSignOut }: { onSignOut: () => void }) => {
  const t = useOfficeTexts()
  const me = useMe()
  const { pathname } = useLocation()
  const brokerage = useBrokerage()
  const { pages, own } = useOfficeEntries(onSignOut)
  const isWide = useMediaQuery('(min-width: 992px)', true, { getInitialValueInEffect: false })
  const { FirstName, LastName } = me
  const saveLanguage = (LanguageID: 1 | 2) => void write('/console-api/SaveMe', { FirstName, LastName, LanguageID })
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <KitLink to={routes.officeHome} className={classes.identity}>
          <Avatar name={brokerage} />
          <span className={classes.names}>
            <span className={classes.name}>{brokerage}</span>
            <span className={classes.licence}>{t('office')}</span>
          </span>
        </KitLink>
        {isWide ? (
          <nav className={classes.items} aria-label={t('menu.label')}>
            {pages.map(({ key, label, to }) => (
              <KitLink key={key} to={to} className={classes.item} isHere={to === pathname}>
                {label}
              </KitLink>
            ))}
            <Commands entries={[...pages, ...own]} isShown />
            <BarMenu label={fullName(me)} entries={own} />
            <LanguageToggle name={t('otherLanguage')} onChange={saveLanguage} />
          </nav>
        ) : (
          <div className={classes.items}>
            <Commands entries={[...pages, ...own]} isShown={false} />
            <LanguageToggle name={t('otherLanguage')} onChange={saveLanguage} />
            <OfficeMenu entries={[...pages, ...own]} />
          </div>
        )}
      </div>
    </header>
  )
}
