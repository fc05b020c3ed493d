/** Seconds. The server's own figures; it tells what is left of them when a session is extended. */
export const idleSeconds = 30 * 60
const warningSeconds = 150

export interface SessionTimes {
  /** When the server last answered this person, in any tab. Milliseconds, as all moments here. */
  lastAnswer: number
  idleSeconds: number
  /** When the session ends whatever one does; not known before it was extended once. */
  totalEnd: number | undefined
}

export type SessionState =
  | { kind: 'quiet' }
  | { kind: 'warning'; secondsLeft: number; canExtend: boolean }
  | { kind: 'ended' }

/** Whether a session goes on, is about to end, or has ended by now. */
export const sessionState = (now: number, times: SessionTimes): SessionState => {
  const idleEnd = times.lastAnswer + times.idleSeconds * 1000
  const end = Math.min(idleEnd, times.totalEnd ?? Number.POSITIVE_INFINITY)
  const secondsLeft = Math.ceil((end - now) / 1000)
  if (secondsLeft <= 0) return { kind: 'ended' }
  if (secondsLeft > warningSeconds) return { kind: 'quiet' }
  // The server tells no longer idle time than there is in all: where both end together, nothing can be extended.
  return { kind: 'warning', secondsLeft, canExtend: idleEnd < (times.totalEnd ?? Number.POSITIVE_INFINITY) }
}
