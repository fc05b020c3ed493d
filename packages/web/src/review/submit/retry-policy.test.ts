import type { FailureKey, Outcome } from '@foyer/ui/client/outcome.ts'
import { describe, expect, it, test } from 'vitest'
import { pauseAfter, verdictOf } from './retry-policy.ts'

const failed = (key: FailureKey): Outcome => ({ ok: false, key, errors: [] })

describe('the response to a submission', () => {
  it('means sent when the server accepted it', () => expect(verdictOf({ ok: true, reply: {} })).toBe('sent'))
  it('means sent when the server had accepted it before', () =>
    expect(verdictOf(failed('ApplicationSubmitted'))).toBe('sent'))
  test.each(['NetworkFailure', 'Unavailable', 'ServerError', 'TooManyRequests'] as const)(
    'is inconclusive with %s',
    (key) => expect(verdictOf(failed(key))).toBe('again'),
  )
  test.each([
    'ApplicationIncomplete',
    'ApplicationWithdrawn',
    'ConsentRequired',
    'StepNotOpen',
    'NoAccess',
    'InvalidRequest',
  ] as const)('is a refusal with %s', (key) => expect(verdictOf(failed(key))).toBe('refused'))
})

describe('the delay before the next attempt', () => {
  test.each([
    [1, 2_000],
    [2, 4_000],
    [3, 8_000],
    [5, 32_000],
    [6, 60_000],
    [60, 60_000],
  ])('after %i tries is %i ms', (tries, pause) => expect(pauseAfter(tries, 0.5)).toBe(pause))
  it('varies randomly by a fifth', () => {
    expect(pauseAfter(1, 0)).toBe(1_600)
    expect(pauseAfter(1, 1)).toBe(2_400)
  })
  it('is never shorter than the server requires', () => expect(pauseAfter(1, 0.5, 90)).toBe(90_000))
})
