import classes from '@foyer/ui/bar/bar.module.css'
import { useMenu } from '@foyer/ui/bar/use-menu.ts'
import { Dialog } from '@foyer/ui/dialogs/dialog.tsx'
import { Icon } from '@foyer/ui/icons.tsx'
import { KitLink } from '@foyer/ui/link.tsx'
import { useShellTexts } from '../site/shell-texts.ts'
import menuClasses from './main-menu.module.css'
import type { MenuEntry } from './menu-entries.ts'
import { Timeline, type TimelineGroup } from './timeline.tsx'

interface MainMenuProps {
  entries: MenuEntry[]
  groups: TimelineGroup[] | undefined
}

/** Below 992 px the bar's content and the timeline, in a drawer. */
export const MainMenu = ({ entries, groups }: MainMenuProps) => {
  const t = useShellTexts()
  const { isOpen, open, close } = useMenu()
  return (
    <>
      <button
        type="button"
        className={classes.item}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('menu.open')}
        onClick={open}
      >
        <Icon name="menu" />
        {t('menu.short')}
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={t('menu.label')} size="drawer">
        {groups !== undefined && groups.length > 0 && (
          <nav aria-label={t('menu.current')} className={menuClasses.steps}>
            <p className={menuClasses.heading}>{t('menu.current')}</p>
            <Timeline groups={groups} />
          </nav>
        )}
        <ul className={menuClasses.entries}>
          {entries.map(({ key: name, label, icon, to, onClick }) => (
            <li key={name}>
              {to === undefined ? (
                <button
                  type="button"
                  className={menuClasses.entry}
                  onClick={() => {
                    close()
                    onClick?.()
                  }}
                >
                  <Icon name={icon} />
                  {label}
                </button>
              ) : (
                <KitLink to={to} className={menuClasses.entry}>
                  <Icon name={icon} />
                  {label}
                </KitLink>
              )}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
