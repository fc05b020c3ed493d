import { Refusal } from './refusal.ts'

export interface SemaphoreOptions {
  concurrency: number
  /** Maximum of queued work over all keys. */
  queued: number
  /** Limits per key; by default those of all keys. */
  concurrencyPerKey?: number
  queuedPerKey?: number
  /** The same of all keys of a group. */
  concurrencyPerGroup?: number
  queuedPerGroup?: number
  /** Milliseconds after which waiting work is refused as Unavailable; without it, it waits for its turn. */
  longestWait?: number
}

/**
 * At most `concurrency` pieces of heavy work run at a time and `queued` wait; the next is refused at once, so that
 * the server stays responsive under load. Work may have a key, such as its request: queued keys are served in
 * rotation, so that one with much work does not delay the others. Keys may belong to a group, such as the brokerage of a
 * request: groups are served in rotation first, so that one with many keys delays no other group either.
 */
export const createSemaphore = ({
  concurrency,
  queued,
  concurrencyPerKey = concurrency,
  queuedPerKey = queued,
  concurrencyPerGroup = concurrency,
  queuedPerGroup = queued,
  longestWait,
}: SemaphoreOptions) => {
  const running = new Map<string, number>()
  const runningOfGroup = new Map<string, number>()
  /** The key served last is at the end. */
  const lines = new Map<string, (() => void)[]>()
  /** Of the keys in line. */
  const groups = new Map<string, string>()
  /** When a group was served last: a number that grows. */
  const served = new Map<string, number>()
  let serving = 0
  const total = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0)
  const count = (counts: Map<string, number>, key: string, change: 1 | -1) => {
    const left = (counts.get(key) ?? 0) + change
    if (left > 0) counts.set(key, left)
    else counts.delete(key)
  }
  const mayStart = (key: string, group: string) =>
    (running.get(key) ?? 0) < concurrencyPerKey && (runningOfGroup.get(group) ?? 0) < concurrencyPerGroup
  const hasPlace = (key: string, group: string) => total(running.values()) < concurrency && mayStart(key, group)
  const start = (key: string, group: string) => {
    count(running, key, 1)
    count(runningOfGroup, group, 1)
    serving += 1
    served.set(group, serving)
  }
  const waiting = (isCounted: (key: string) => boolean) =>
    total([...lines].filter(([key]) => isCounted(key)).map(([, line]) => line.length))
  const putLast = (key: string, line: (() => void)[]) => {
    lines.delete(key)
    if (line.length > 0) lines.set(key, line)
    else groups.delete(key)
  }
  const enter = async (key: string, group: string): Promise<void> => {
    if (hasPlace(key, group)) {
      start(key, group)
      return
    }
    const line = lines.get(key) ?? []
    const isFull =
      waiting(() => true) >= queued ||
      line.length >= queuedPerKey ||
      waiting((one) => groups.get(one) === group) >= queuedPerGroup
    if (isFull) throw new Refusal('TooManyRequests', { retryAfter: 2 })
    lines.set(key, line)
    groups.set(key, group)
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        const left = (lines.get(key) ?? []).filter((one) => one !== begin)
        if (left.length > 0) lines.set(key, left)
        else {
          lines.delete(key)
          groups.delete(key)
        }
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
  const leave = (key: string, ofGroup: string) => {
    count(running, key, -1)
    count(runningOfGroup, ofGroup, -1)
    putLast(key, lines.get(key) ?? [])
    // No one waits, so the order in which groups were served is of no use any more.
    if (lines.size === 0) served.clear()
    if (total(running.values()) >= concurrency) return
    let nextKey: string | undefined
    let earliest = Number.POSITIVE_INFINITY
    for (const one of lines.keys()) {
      const itsGroup = groups.get(one) ?? one
      const lastServed = served.get(itsGroup) ?? 0
      if (lastServed >= earliest || !mayStart(one, itsGroup)) continue
      nextKey = one
      earliest = lastServed
    }
    if (nextKey === undefined) return
    const line = lines.get(nextKey) ?? []
    const group = groups.get(nextKey) ?? nextKey
    const begin = line.shift()
    putLast(nextKey, line)
    start(nextKey, group)
    begin?.()
  }
  return async <T>(work: () => Promise<T>, key = '', group = key): Promise<T> => {
    await enter(key, group)
    try {
      return await work()
    } finally {
      leave(key, group)
    }
  }
}
