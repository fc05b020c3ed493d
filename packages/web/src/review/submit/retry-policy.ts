import type { FailureKey, Outcome } from '../../kit/client/outcome.ts'

/** `again`: nothing is known of what the server did, or it asked us to come back; the same key is sent once more. */
export type Verdict = 'sent' | 'again' | 'refused'

const passing: ReadonlySet<FailureKey> = new Set(['NetworkFailure', 'Unavailable', 'ServerError', 'TooManyRequests'])

/** An application that is submitted already is what we wanted: the answer to an earlier try did not come back. */
export const verdictOf = (outcome: Outcome): Verdict => {
  if (outcome.ok || outcome.key === 'ApplicationSubmitted') return 'sent'
  return passing.has(outcome.key) ? 'again' : 'refused'
}

const firstPause = 2_000
const longestPause = 60_000

/**
 * Milliseconds to wait after so many tries: 2 s, 4 s, 8 s … up to a minute, a fifth more or less so that browsers which
 * lost the same server do not come back all at once, and never less than the server asked for (`retryAfter`, seconds).
 * `random` is from 0 to 1.
 */
export const pauseAfter = (tries: number, random: number, retryAfter = 0): number =>
  Math.max(retryAfter * 1000, Math.round(Math.min(longestPause, firstPause * 2 ** (tries - 1)) * (0.8 + 0.4 * random)))
