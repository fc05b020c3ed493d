import classes from '@foyer/ui/bar/bar.module.css'
import { BarMenu } from '@foyer/ui/bar/bar-menu.tsx'
import { write } from '@foyer/ui/client/call.ts'
import { KitLink } from '@foyer/ui/link.tsx'
import { useMediaQuery } from '@mantine/hooks'
import { HandOffBar } from '../session/hand-off-bar.tsx'
import { ProfileDialog } from '../session/profile-dialog.tsx'
import { useSession } from '../session/session.ts'
import { SignOutDialog } from '../session/sign-out-dialog.tsx'
import { fullNameOf } from '../site/agent.ts'
import { paths } from '../site/paths.ts'
import { useShellTexts } from '../site/shell-texts.ts'
import { useSite } from '../site/site.tsx'
import { nameWithPerson } from '../wizard/step-names.ts'
import { CallBroker } from './call-broker.tsx'
import { Identity } from './identity.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { MainMenu } from './main-menu.tsx'
import { useMenuEntries } from './menu-entries.ts'
import type { TimelineGroup } from './timeline.tsx'

/** The steps of the application as menu entries. */
const stepEntries = (groups: TimelineGroup[]) =>
  groups.flatMap(({ label, steps }) =>
    steps.flatMap((step) =>
      step.to === undefined ? [] : [{ key: step.key, label: nameWithPerson(step.label, label), to: step.to }],
    ),
  )

export const TopBar = ({ groups }: { groups: TimelineGroup[] | undefined }) => {
  const site = useSite()
  const session = useSession()
  const t = useShellTexts()
  const { pages, own, profile, signingOut } = useMenuEntries()
  const isWide = useMediaQuery('(min-width: 992px)', true, { getInitialValueInEffect: false })
  const { SiteID, UserID } = session
  const toggle = (
    <LanguageToggle onChange={(LanguageID) => void write('/api/MTGAPPSaveLanguage', { SiteID, UserID, LanguageID })} />
  )
  return (
    <header className={classes.bar}>
      <HandOffBar />
      <div className={classes.inner}>
        <Identity site={site} home={paths.myDeals(SiteID)} />
        {isWide ? (
          <nav className={classes.items} aria-label={t('menu.label')}>
            <CallBroker />
            {pages.map(({ key, label, to = '' }) => (
              <KitLink key={key} to={to} className={classes.item}>
                {label}
              </KitLink>
            ))}
            {groups !== undefined && groups.length > 0 && (
              <BarMenu label={t('menu.current')} entries={stepEntries(groups)} />
            )}
            <BarMenu label={fullNameOf(session) || t('menu.user')} entries={own} />
            {toggle}
          </nav>
        ) : (
          <div className={classes.items}>
            <CallBroker />
            {toggle}
            <MainMenu entries={[...pages, ...own]} groups={groups} />
          </div>
        )}
      </div>
      <ProfileDialog {...profile} />
      <SignOutDialog {...signingOut} />
    </header>
  )
}
