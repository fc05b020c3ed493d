import { type RefObject, useEffect, useRef } from 'react'

/**
 * The browser returns the focus to what opened a dialog. If that is gone (a removed row, an empty state), the last
 * button of the box takes it, so that keyboard users do not start over at the top.
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
