import type { FailureKey, Outcome } from '@foyer/ui/client/outcome.ts'

/** `again`: the server's result is unknown, or it asked to retry; the same key is sent again. */
export type Verdict = 'sent' | 'again' | 'refused'

const passing: ReadonlySet<FailureKey> = new Set(['NetworkFailure', 'Unavailable', 'ServerError', 'TooManyRequests'])

/** An application that is already submitted counts as success: the response to an earlier attempt was lost. */
export const verdictOf = (outcome: Outcome): Verdict => {
  if (outcome.ok || outcome.key === 'ApplicationSubmitted') return 'sent'
  return passing.has(outcome.key) ? 'again' : 'refused'
}

const firstPause = 2_000
const longestPause = 60_000

/**
 * Milliseconds to wait after so many attempts: 2 s, 4 s, 8 s … up to a minute, plus or minus a fifth so that browsers
 * do not reconnect simultaneously, and at least `retryAfter` (seconds). `random` is from 0 to 1.
 */
export const pauseAfter = (tries: number, random: number, retryAfter = 0): number =>
  Math.max(retryAfter * 1000, Math.round(Math.min(longestPause, firstPause * 2 ** (tries - 1)) * (0.8 + 0.4 * random)))
