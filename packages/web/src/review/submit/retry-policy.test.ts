import { describe, expect, it, test } from 'vitest'
import type { FailureKey, Outcome } from '../../kit/client/outcome.ts'
import { pauseAfter, verdictOf } from './retry-policy.ts'

const failed = (key: FailureKey): Outcome => ({ ok: false, key, errors: [] })

describe('an answer to a submission', () => {
  it('means sent when the server took it', () => expect(verdictOf({ ok: true, reply: {} })).toBe('sent'))
  it('means sent when the server had taken it before', () =>
    expect(verdictOf(failed('ApplicationSubmitted'))).toBe('sent'))
  test.each(['NetworkFailure', 'Unavailable', 'ServerError', 'TooManyRequests'] as const)(
    'means nothing yet with %s',
    (key) => expect(verdictOf(failed(key))).toBe('again'),
  )
  test.each(['ApplicationIncomplete', 'ConsentRequired', 'StepNotOpen', 'NoAccess', 'InvalidRequest'] as const)(
    'is a refusal with %s',
    (key) => expect(verdictOf(failed(key))).toBe('refused'),
  )
})

describe('the pause before the next try', () => {
  test.each([
    [1, 2_000],
    [2, 4_000],
    [3, 8_000],
    [5, 32_000],
    [6, 60_000],
    [60, 60_000],
  ])('after %i tries is %i ms', (tries, pause) => expect(pauseAfter(tries, 0.5)).toBe(pause))
  it('is a fifth shorter or longer by chance', () => {
    expect(pauseAfter(1, 0)).toBe(1_600)
    expect(pauseAfter(1, 1)).toBe(2_400)
  })
  it('is never shorter than the server asked for', () => expect(pauseAfter(1, 0.5, 90)).toBe(90_000))
})
