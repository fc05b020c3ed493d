import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to the button of the box that adds a record, or to its last one, if it was lost. */
export const keepFocusIn = (box: HTMLElement | null) => {
  if (document.activeElement !== document.body) return
  const buttons = [...(box?.querySelectorAll('button') ?? [])]
  const add = buttons.find((button) => 'add' in button.dataset)
  ;(add ?? buttons.at(-1))?.focus()
}

/**
 * The browser returns the focus to what opened a dialog. If that is gone (a removed row, an empty state), a button of
 * the box takes it, so that keyboard users do not start over at the top.
 */
export const useKeptFocus = (isOpen: boolean, box: RefObject<HTMLElement | null>) => {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const isClosing = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (isClosing) keepFocusIn(box.current)
  }, [isOpen, box])
}
