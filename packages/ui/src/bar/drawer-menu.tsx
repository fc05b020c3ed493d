import type { ReactNode } from 'react'
import { Dialog } from '../dialogs/dialog.tsx'
import { Icon, type IconName } from '../icons.tsx'
import { KitLink } from '../link.tsx'
import classes from './bar.module.css'
import menuClasses from './drawer-menu.module.css'
import { useMenu } from './use-menu.ts'

interface DrawerMenuProps {
  words: { label: string; open: string; short: string }
  entries: readonly { key: string; label: string; icon: IconName; to?: string | undefined; onClick?: () => void }[]
  /** Above the entries. */
  children?: ReactNode
}

/** The bar's content in a drawer, where the window is too narrow for it. */
export const DrawerMenu = ({ words, entries, children }: DrawerMenuProps) => {
  const { isOpen, open, close } = useMenu()
  return (
    <>
      <button
        type="button"
        className={classes.item}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={words.open}
        onClick={open}
      >
        <Icon name="menu" />
        {words.short}
      </button>
      <Dialog isOpen={isOpen} onClose={close} title={words.label} size="drawer">
        {children}
        <ul className={menuClasses.entries}>
          {entries.map(({ key, label, icon, to, onClick }) => (
            <li key={key}>
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
