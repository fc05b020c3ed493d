import { useCallback, useEffect, useState } from 'react'
import { useSite } from '../site/site.tsx'
import { leave, signOut } from './sign-out.ts'

const tryAgainMilliseconds = 5000

export interface SigningOut {
  /** It was tried, and the server did not hear of it: the session is still open, and it is tried again by itself. */
  hasFailed: boolean
  isBusy: boolean
  start: () => void
  /** Stays signed in after all. */
  giveUp: () => void
}

/**
 * Logging out, which is done only once the server says so: again when the connection is back, and every few seconds. `onOut` leads
 * elsewhere than to the start page; it stays the same function while the page is there.
 */
export const useSignOut = (onOut?: () => void): SigningOut => {
  const { SiteID } = useSite()
  const [hasFailed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const start = useCallback(async () => {
    setBusy(true)
    const outcome = await signOut(SiteID, onOut ?? (() => leave(SiteID, 'loggedOut')))
    setFailed(!outcome.ok)
    setBusy(false)
  }, [SiteID, onOut])
  useEffect(() => {
    if (!hasFailed || isBusy) return
    const again = () => void start()
    const pause = setTimeout(again, tryAgainMilliseconds)
    globalThis.addEventListener('online', again)
    return () => {
      clearTimeout(pause)
      globalThis.removeEventListener('online', again)
    }
  }, [hasFailed, isBusy, start])
  return { hasFailed, isBusy, start: () => void start(), giveUp: () => setFailed(false) }
}
