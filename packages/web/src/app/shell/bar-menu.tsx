import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../../kit/icons.tsx'
import { KitLink } from '../../kit/link.tsx'
import classes from './bar.module.css'
import menuClasses from './bar-menu.module.css'

interface BarMenuProps {
  label: string
  entries: readonly { key: string; label: string; to?: string; onClick?: () => void }[]
}

/** A list of links that opens under its name in the bar: a disclosure, walked with Tab as any list of links. */
export const BarMenu = ({ label, entries }: BarMenuProps) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { key: place } = useLocation()
  const close = () => setOpen(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere closes the menu that led there
  useEffect(close, [place])
  useEffect(() => {
    if (!isOpen) return
    const elsewhere = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('focusin', elsewhere)
    return () => {
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('focusin', elsewhere)
    }
  }, [isOpen])
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    close()
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from wherever in it the focus is
    <div ref={root} className={menuClasses.menu} onKeyDown={closeByKey}>
      <button
        ref={button}
        type="button"
        className={classes.item}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Icon name="down" size={16} />
      </button>
      <ul id={id} className={menuClasses.list} hidden={!isOpen}>
        {entries.map(({ key, label: name, to, onClick }) => (
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
                {name}
              </button>
            ) : (
              <KitLink to={to} className={menuClasses.entry}>
                {name}
              </KitLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
