import { Refusal } from './refusal.ts'

export interface SemaphoreOptions {
  concurrency: number
  /** Maximum of queued work over all keys. */
  queued: number
  /** Limits per key; by default those of all keys. */
  concurrencyPerKey?: number
  queuedPerKey?: number
  /** Milliseconds after which waiting work is refused as Unavailable; without it, it waits for its turn. */
  longestWait?: number
}

/**
 * At most `concurrency` pieces of heavy work run at a time and `queued` wait; the next is refused at once, so that
 * the server stays responsive under load. Work may have a key, such as its request: queued keys are served in
 * rotation, so that one with much work does not delay the others.
 */
export const createSemaphore = ({
  concurrency,
  queued,
  concurrencyPerKey = concurrency,
  queuedPerKey = queued,
  longestWait,
}: SemaphoreOptions) => {
  const running = new Map<string, number>()
  /** The key served last is at the end. */
  const lines = new Map<string, (() => void)[]>()
  const total = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0)
  const hasPlace = (key: string) => total(running.values()) < concurrency && (running.get(key) ?? 0) < concurrencyPerKey
  const start = (key: string) => running.set(key, (running.get(key) ?? 0) + 1)
  const putLast = (key: string, line: (() => void)[]) => {
    lines.delete(key)
    if (line.length > 0) lines.set(key, line)
  }
  const enter = async (key: string): Promise<void> => {
    if (hasPlace(key)) {
      start(key)
      return
    }
    const line = lines.get(key) ?? []
    const inLine = total([...lines.values()].map(({ length }) => length))
    if (inLine >= queued || line.length >= queuedPerKey) throw new Refusal('TooManyRequests', { retryAfter: 2 })
    lines.set(key, line)
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        const left = (lines.get(key) ?? []).filter((one) => one !== begin)
        if (left.length > 0) lines.set(key, left)
        else lines.delete(key)
        reject(new Refusal('Unavailable'))
      }
      const timer = longestWait === undefined ? undefined : setTimeout(giveUp, longestWait)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      line.push(begin)
    })
  }
  /** Frees the place and starts the next key that may have it. */
  const leave = (key: string) => {
    const left = (running.get(key) ?? 0) - 1
    if (left > 0) running.set(key, left)
    else running.delete(key)
    putLast(key, lines.get(key) ?? [])
    const next = [...lines].find(([waitingKey]) => hasPlace(waitingKey))
    if (!next) return
    const [nextKey, line] = next
    const begin = line.shift()
    putLast(nextKey, line)
    start(nextKey)
    begin?.()
  }
  return async <T>(work: () => Promise<T>, key = ''): Promise<T> => {
    await enter(key)
    try {
      return await work()
    } finally {
      leave(key)
    }
  }
}
