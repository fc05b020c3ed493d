import { Refusal } from './refusal.ts'

/**
 * At most `atOnce` pieces of heavy work at a time and `waiting` in line; the next is refused at once, so that the rest
 * of the server stays quick however many ask.
 */
export const takeTurns = ({ atOnce, waiting }: { atOnce: number; waiting: number }) => {
  let running = 0
  const line: (() => void)[] = []
  const enter = () => {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    if (line.length >= waiting) throw new Refusal('TooManyRequests', { retryAfter: 2 })
    return new Promise<void>((resolve) => line.push(resolve))
  }
  /** Hands the place to the next in line, or gives it back. */
  const leave = () => {
    const next = line.shift()
    if (next) next()
    else running -= 1
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
