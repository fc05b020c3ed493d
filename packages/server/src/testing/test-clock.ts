import type { Clock } from '../ports/clock.ts'

/** Time that a test moves by hand. It starts at the real time, so that tokens of libraries are in date. */
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
