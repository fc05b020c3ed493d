import { useCallback } from 'react'

/**
 * For the box around a dialog's first field, to start typing at once. Dialogs look for the attribute when they open.
 */
export const useFocusFirst = () =>
  useCallback((box: HTMLDivElement | null) => {
    const input = box?.querySelector('input')
    input?.setAttribute('data-autofocus', 'true')
    input?.focus()
  }, [])
