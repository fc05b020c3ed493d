import type { Clock } from '../ports/clock.ts'

/** Time set by a test. It starts at the real time, so that libraries' tokens are valid. */
export const testClock = (start = new Date()) => {
  let now = start.getTime()
  const clock: Clock & { advance(seconds: number): void } = {
    now: () => new Date(now),
    advance: (seconds) => {
      now += seconds * 1000
    },
  }
  return clock
}

export type TestClock = ReturnType<typeof testClock>
