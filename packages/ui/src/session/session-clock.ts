/** Seconds. The server's values; an extension returns the remaining ones. */
export const idleSeconds = 30 * 60
const warningSeconds = 150

export interface SessionTimes {
  /** The time of the server's last response to this user, in any tab. Milliseconds, as all times here. */
  lastAnswer: number
  idleSeconds: number
  /** The absolute end of the session; unknown before the first extension. */
  totalEnd: number | undefined
}

export type SessionState =
  | { kind: 'quiet' }
  | { kind: 'warning'; secondsLeft: number; canExtend: boolean }
  | { kind: 'ended' }

/** Whether a session is active, about to end, or has ended. */
export const sessionState = (now: number, times: SessionTimes): SessionState => {
  const idleEnd = times.lastAnswer + times.idleSeconds * 1000
  const end = Math.min(idleEnd, times.totalEnd ?? Number.POSITIVE_INFINITY)
  const secondsLeft = Math.ceil((end - now) / 1000)
  if (secondsLeft <= 0) return { kind: 'ended' }
  if (secondsLeft > warningSeconds) return { kind: 'quiet' }
  // The server never returns more idle time than total time: when both end together, the session cannot be extended.
  return { kind: 'warning', secondsLeft, canExtend: idleEnd < (times.totalEnd ?? Number.POSITIVE_INFINITY) }
}
