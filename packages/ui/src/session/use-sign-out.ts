import { useCallback, useEffect, useState } from 'react'
import type { Outcome } from '../client/outcome.ts'

const tryAgainMilliseconds = 5000

export interface SigningOut {
  /** An attempt did not reach the server: the session is still open, and the log-out is retried automatically. */
  hasFailed: boolean
  isBusy: boolean
  start: () => void
  /** Stays signed in. */
  giveUp: () => void
}

/**
 * Logs out, which is complete only once the server confirms: retried when the connection is back, and every few
 * seconds. `signOut` must be a stable function.
 */
export const useSigningOut = (signOut: () => Promise<Outcome>): SigningOut => {
  const [hasFailed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const start = useCallback(async () => {
    setBusy(true)
    const outcome = await signOut()
    setFailed(!outcome.ok)
    setBusy(false)
  }, [signOut])
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
