import { afterEach, expect, test, vi } from 'vitest'
import { today } from './today.ts'

afterEach(() => void vi.useRealTimers())

test.each([
  ['2026-12-01T04:59:59Z', '2026-11-30'],
  ['2026-12-01T05:00:00Z', '2026-12-01'],
  ['2027-07-01T03:59:59Z', '2027-06-30'],
  ['2027-07-01T04:00:00Z', '2027-07-01'],
])('at %s it is %s, as on the server, in whichever time zone the device is', (at, day) => {
  vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] })
  expect(today()).toBe(day)
})
