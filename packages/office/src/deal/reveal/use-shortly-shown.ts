import { revealSeconds } from '@foyer/domain/office/reveals.ts'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const nothing = { value: undefined, until: 0 }

/**
 * A value that must not stay on a screen: gone after a minute, when the window or the tab is left, before printing, and with the
 * component.
 */
export const useShortlyShown = () => {
  const [{ value, until }, setShown] = useState<{ value: string | undefined; until: number }>(nothing)
  const [now, setNow] = useState(0)
  const isShown = value !== undefined
  useEffect(() => {
    if (!isShown) return
    const listening = new AbortController()
    const { signal } = listening
    const hide = () => setShown(nothing)
    globalThis.addEventListener('blur', hide, { signal })
    globalThis.addEventListener('pagehide', hide, { signal })
    document.addEventListener('visibilitychange', hide, { signal })
    // The picture of the page is taken right after this event.
    globalThis.addEventListener('beforeprint', () => flushSync(hide), { signal })
    const ticking = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) hide()
    }, 500)
    return () => {
      listening.abort()
      clearInterval(ticking)
    }
  }, [isShown, until])
  return {
    value,
    secondsLeft: Math.max(0, Math.ceil((until - now) / 1000)),
    show: (shown: string) => {
      setNow(Date.now())
      setShown({ value: shown, until: Date.now() + revealSeconds * 1000 })
    },
    hide: () => setShown(nothing),
  }
}
