import { useCallback, useEffect, useState } from 'react'
import { useSession } from './session.ts'
import { signOut } from './sign-out.ts'

const tryAgainMilliseconds = 5000

export interface SigningOut {
  /** It was tried, and the server did not hear of it: the session is still open, and it is tried again by itself. */
  hasFailed: boolean
  isBusy: boolean
  start: () => void
  /** Stays signed in after all. */
  giveUp: () => void
}

/** Logging out, which is done only once the server says so: again when the connection is back, and every few seconds. */
export const useSignOut = (): SigningOut => {
  const { SiteID } = useSession()
  const [hasFailed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const start = useCallback(async () => {
    setBusy(true)
    const outcome = await signOut(SiteID)
    setFailed(!outcome.ok)
    setBusy(false)
  }, [SiteID])
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
