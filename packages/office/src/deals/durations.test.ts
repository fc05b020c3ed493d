import { expect, test } from 'vitest'
import { daysLeft, waitSince } from './durations.ts'

const now = Date.UTC(2026, 10, 26, 12)
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

test.each([
  [0, 'minutes', 0],
  [119, 'minutes', 119],
  [120, 'hours', 2],
  [47 * 60 + 59, 'hours', 47],
  [48 * 60, 'days', 2],
  [-5, 'minutes', 0],
] as const)('what began %i minutes ago waits in %s', (minutes, unit, count) =>
  expect(waitSince(ago(minutes), now)).toEqual({ unit, count }),
)

test.each([
  ['2026-11-26', 'today', 0],
  ['2026-11-27', 'future', 1],
  ['2027-01-01', 'future', 36],
  ['2026-11-25', 'past', 1],
] as const)('%s is in the %s', (date, when, count) => expect(daysLeft(date, '2026-11-26')).toEqual({ when, count }))

test('without a date there are no days', () => expect(daysLeft('', '2026-11-26')).toBeUndefined())
