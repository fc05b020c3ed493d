import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useKitTexts } from '../i18n/kit-texts.ts'
import { Icon } from '../icons.tsx'
import classes from './dialog.module.css'
import { FloatProvider } from './float-target.ts'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** 500, 800 or 900 px; below 576 px every dialog except confirmations is a full-screen sheet. */
  size?: 'sm' | 'md' | 'lg' | 'full' | 'drawer'
  isSheet?: boolean
  /** Prevents closing while something is being saved. */
  isLocked?: boolean
  children: ReactNode
}

/** Escape closes an open list or calendar first, then the dialog around it. */
const leaveToFloat = (event: KeyboardEvent<HTMLElement>) => {
  const target = event.target as HTMLElement
  const isFloat =
    target.getAttribute('aria-expanded') === 'true' || target.closest('.mantine-Popover-dropdown') !== null
  if (event.key === 'Escape' && isFloat) event.preventDefault()
}

const Open = ({ onClose, title, size = 'sm', isSheet = true, isLocked = false, children }: DialogProps) => {
  const t = useKitTexts()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [element, setElement] = useState<HTMLDialogElement | null>(null)

  useLayoutEffect(() => {
    if (element === null) return
    element.showModal()
    // The focus goes to the field that asks for it, or to the title: on the close button, screen readers would announce
    // how to leave first.
    const first = element.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current
    first?.focus()
    // Closed while it is still in the document, so that the browser returns the focus.
    return () => element.close()
  }, [element])

  return createPortal(
    <dialog
      ref={setElement}
      aria-modal="true"
      aria-labelledby={id}
      className={classes.dialog}
      data-size={size}
      data-sheet={isSheet}
      onKeyDownCapture={leaveToFloat}
      onCancel={(event) => {
        event.preventDefault()
        if (!isLocked) onClose()
      }}
    >
      <div className={classes.panel}>
        <div className={classes.head}>
          <h2 ref={heading} id={id} tabIndex={-1} className={classes.title}>
            {title}
          </h2>
          <button
            type="button"
            className={classes.close}
            aria-label={t('close')}
            disabled={isLocked}
            onClick={() => onClose()}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        <FloatProvider value={element ?? undefined}>{children}</FloatProvider>
      </div>
    </dialog>,
    document.body,
  )
}

/** The browser's modal dialog: it traps the focus, makes the page inert, and returns the focus. */
export const Dialog = (props: DialogProps) => (props.isOpen ? <Open {...props} /> : null)
