import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Icon } from '../icons.tsx'
import { KitLink } from '../link.tsx'
import classes from './bar.module.css'
import menuClasses from './bar-menu.module.css'
import { useMenu } from './use-menu.ts'

interface BarMenuProps {
  label: string
  /** A button of a page, whose list begins below its start. */
  isButton?: boolean
  entries: readonly { key: string; label: string; to?: string | undefined; onClick?: () => void }[]
}

/** Links or acts that open below a button: a disclosure, whose entries Tab visits in order. */
export const BarMenu = ({ label, isButton = false, entries }: BarMenuProps) => {
  const id = useId()
  const { isOpen, open, close } = useMenu()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const closeElsewhere = useEffectEvent((event: Event) => {
    if (!root.current?.contains(event.target as Node)) close()
  })
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    button.current?.focus()
  })
  useEffect(() => {
    if (!isOpen) return
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', (event) => closeElsewhere(event), { signal })
    document.addEventListener('focusin', (event) => closeElsewhere(event), { signal })
    document.addEventListener('keydown', (event) => closeByKey(event), { signal })
    return () => listening.abort()
  }, [isOpen])
  return (
    <div ref={root} className={menuClasses.menu}>
      <button
        ref={button}
        type="button"
        className={isButton ? menuClasses.button : classes.item}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={isOpen ? close : open}
      >
        {label}
        <Icon name="down" size={16} />
      </button>
      <ul id={id} className={`${menuClasses.list} ${isButton ? menuClasses.fromStart : ''}`} hidden={!isOpen}>
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
