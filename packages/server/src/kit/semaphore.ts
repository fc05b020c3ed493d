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
  /** Milliseconds after which waiting work, of this key, is refused as Unavailable; without it, it waits for its turn. */
  longestWait?: number | ((key: string) => number)
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
  /** Work counts under its own key and group: one key may have work in several groups. */
  interface Place {
    key: string
    group: string
  }
  interface Waiting extends Place {
    begin: () => void
  }
  const runningOfKey = new Map<string, number>()
  const runningOfGroup = new Map<string, number>()
  let running = 0
  /** Oldest first. */
  const line: Waiting[] = []
  /** When a group, and a key, was served last: a number that grows. */
  const served = { group: new Map<string, number>(), key: new Map<string, number>() }
  let serving = 0
  const count = (counts: Map<string, number>, name: string, change: 1 | -1) => {
    const left = (counts.get(name) ?? 0) + change
    if (left > 0) counts.set(name, left)
    else counts.delete(name)
  }
  const mayStart = ({ key, group }: Place) =>
    running < concurrency &&
    (runningOfKey.get(key) ?? 0) < concurrencyPerKey &&
    (runningOfGroup.get(group) ?? 0) < concurrencyPerGroup
  const start = ({ key, group }: Place) => {
    count(runningOfKey, key, 1)
    count(runningOfGroup, group, 1)
    running += 1
    serving += 1
    served.group.set(group, serving)
    served.key.set(key, serving)
  }
  const enter = async ({ key, group }: Place): Promise<void> => {
    if (mayStart({ key, group })) {
      start({ key, group })
      return
    }
    const waiting = (isCounted: (one: Place) => boolean) => line.filter(isCounted).length
    const isFull =
      line.length >= queued ||
      waiting((one) => one.key === key) >= queuedPerKey ||
      waiting((one) => one.group === group) >= queuedPerGroup
    if (isFull) throw new Refusal('TooManyRequests', { retryAfter: 2 })
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        line.splice(line.indexOf(one), 1)
        reject(new Refusal('Unavailable', { retryAfter: 5 }))
      }
      const wait = typeof longestWait === 'function' ? longestWait(key) : longestWait
      const timer = wait === undefined ? undefined : setTimeout(giveUp, wait)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const one: Waiting = { key, group, begin }
      line.push(one)
    })
  }
  const isEarlier = (one: Place, other: Place) => {
    const [ofGroup, ofOtherGroup] = [served.group.get(one.group) ?? 0, served.group.get(other.group) ?? 0]
    if (ofGroup !== ofOtherGroup) return ofGroup < ofOtherGroup
    return (served.key.get(one.key) ?? 0) < (served.key.get(other.key) ?? 0)
  }
  const next = (): Waiting | undefined => {
    let first: Waiting | undefined
    for (const one of line) if (mayStart(one) && (first === undefined || isEarlier(one, first))) first = one
    return first
  }
  /** Frees the place and starts what may begin then: what waited for its key, and what waited for its group. */
  const leave = ({ key, group }: Place) => {
    count(runningOfKey, key, -1)
    count(runningOfGroup, group, -1)
    running -= 1
    for (let one = next(); one !== undefined; one = next()) {
      line.splice(line.indexOf(one), 1)
      start(one)
      one.begin()
    }
    // No one waits, so the order in which they were served is of no use any more.
    if (line.length > 0) return
    served.group.clear()
    served.key.clear()
  }
  return async <T>(work: () => Promise<T>, key = '', group = key): Promise<T> => {
    const place = { key, group }
    await enter(place)
    try {
      return await work()
    } finally {
      leave(place)
    }
  }
}
