import menuClasses from '@foyer/ui/bar/drawer-menu.module.css'
import { DrawerMenu } from '@foyer/ui/bar/drawer-menu.tsx'
import { useShellTexts } from '../site/shell-texts.ts'
import type { MenuEntry } from './menu-entries.ts'
import { Timeline, type TimelineGroup } from './timeline.tsx'

interface MainMenuProps {
  entries: MenuEntry[]
  groups: TimelineGroup[] | undefined
}

/** Below 992 px the bar's content and the timeline, in a drawer. */
export const MainMenu = ({ entries, groups }: MainMenuProps) => {
  const t = useShellTexts()
  const words = { label: t('menu.label'), open: t('menu.open'), short: t('menu.short') }
  return (
    <DrawerMenu words={words} entries={entries}>
      {groups !== undefined && groups.length > 0 && (
        <nav aria-label={t('menu.current')} className={menuClasses.steps}>
          <p className={menuClasses.heading}>{t('menu.current')}</p>
          <Timeline groups={groups} />
        </nav>
      )}
    </DrawerMenu>
  )
}
