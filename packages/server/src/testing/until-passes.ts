import { vi } from 'vitest'

const { waitFor } = vi

/**
 * Repeats a check until it passes, and returns its result; after a minute it throws what the check threw last. Unlike `expect.poll`
 * it works in hooks too. The library itself waits for one second only, which fails by chance on a busy machine.
 */
export const untilPasses = <T>(check: () => T | Promise<T>, everyMilliseconds = 50): Promise<T> =>
  waitFor(check, { timeout: 60_000, interval: everyMilliseconds })
