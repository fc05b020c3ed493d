import { type RefObject, useEffect, useRef } from 'react'

/**
 * The browser gives the focus back to what opened a dialog. Where that is gone since (the row that was removed, the
 * invitation to add a first one), the last button of the box takes it, so that nobody starts over at the top.
 */
export const useKeptFocus = (isOpen: boolean, box: RefObject<HTMLElement | null>) => {
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const isClosing = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!isClosing || document.activeElement !== document.body) return
    const buttons = box.current?.querySelectorAll('button') ?? []
    buttons[buttons.length - 1]?.focus()
  }, [isOpen, box])
}
