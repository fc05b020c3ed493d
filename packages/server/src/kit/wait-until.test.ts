import { expect, test } from 'vitest'
import { secondsUntil } from './wait-until.ts'

const now = new Date('2026-11-29T12:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('a lock counts down to its end', () => {
  expect([900, 1.5, 0, -5].map((seconds) => secondsUntil(after(seconds), now, 900))).toEqual([900, 2, 0, 0])
  expect(secondsUntil(null, now, 900)).toBe(0)
})

test('a lock of another server whose clock is a little ahead counts, one begun while a clock was wrong does not', () => {
  expect(secondsUntil(after(930), now, 900)).toBe(930)
  expect(secondsUntil(after(24 * 60 * 60), now, 900)).toBe(0)
})
