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

/** Names that are not forgotten while work waits; who is, counts as one who comes for the first time. */
const mostRemembered = 10_000

/**
 * Names in the order in which they were served last, those that never were first. A line of thousands is not read for each turn:
 * a name is found by its place, and the first ones are those to serve.
 */
const createRotation = <T>(servedAt: (name: string) => number, make: () => T) => {
  const order: { name: string; at: number; of: T }[] = []
  const named = new Map<string, (typeof order)[number]>()
  const insert = (one: (typeof order)[number]) => {
    let [low, high] = [0, order.length]
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if ((order[middle]?.at ?? 0) <= one.at) low = middle + 1
      else high = middle
    }
    order.splice(low, 0, one)
  }
  return {
    /** What there is of a name, which it makes for a new one. */
    of(name: string): T {
      const found = named.get(name)
      if (found !== undefined) return found.of
      const one = { name, at: servedAt(name), of: make() }
      named.set(name, one)
      insert(one)
      return one.of
    },
    /** Takes the name out where nothing of it is left, and else puts it where it belongs now. */
    settle(name: string, isDone: (of: T) => boolean): void {
      const one = named.get(name)
      if (one === undefined) return
      const at = servedAt(name)
      if (!isDone(one.of) && at === one.at) return
      order.splice(order.indexOf(one), 1)
      if (isDone(one.of)) named.delete(name)
      else insert(Object.assign(one, { at }))
    },
    *inTurn(): Generator<[name: string, of: T]> {
      for (const { name, of } of order) yield [name, of]
    },
    isEmpty: () => order.length === 0,
  }
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
  const runningOfKey = new Map<string, number>()
  const runningOfGroup = new Map<string, number>()
  let running = 0
  const waitingOfKey = new Map<string, number>()
  const waitingOfGroup = new Map<string, number>()
  let waiting = 0
  /** When a group, and a key, was served last: a number that grows. */
  const served = { group: new Map<string, number>(), key: new Map<string, number>() }
  let serving = 0
  /** What begins the work that waits, oldest first, of each key of each group. */
  const line = createRotation(
    (group) => served.group.get(group) ?? 0,
    () =>
      createRotation(
        (key) => served.key.get(key) ?? 0,
        () => new Set<() => void>(),
      ),
  )
  const count = (counts: Map<string, number>, name: string, change: 1 | -1) => {
    const left = (counts.get(name) ?? 0) + change
    if (left > 0) counts.set(name, left)
    else counts.delete(name)
  }
  const mayKey = (key: string) => (runningOfKey.get(key) ?? 0) < concurrencyPerKey
  const mayGroup = (group: string) => (runningOfGroup.get(group) ?? 0) < concurrencyPerGroup
  /** The latest names only: while someone waits all the time, callers may come with ever new ones. */
  const remember = (names: Map<string, number>, name: string) => {
    names.delete(name)
    names.set(name, serving)
    const [oldest] = names.keys()
    if (names.size > mostRemembered && oldest !== undefined) names.delete(oldest)
  }
  const start = ({ key, group }: Place) => {
    count(runningOfKey, key, 1)
    count(runningOfGroup, group, 1)
    running += 1
    serving += 1
    remember(served.group, group)
    remember(served.key, key)
  }
  const waitFor = ({ key, group }: Place, begin: () => void) => {
    count(waitingOfKey, key, 1)
    count(waitingOfGroup, group, 1)
    waiting += 1
    line.of(group).of(key).add(begin)
  }
  /** Also after it was served: what else waits of its key and group has its next turn after the others. */
  const withdraw = ({ key, group }: Place, begin: () => void) => {
    count(waitingOfKey, key, -1)
    count(waitingOfGroup, group, -1)
    waiting -= 1
    const keys = line.of(group)
    keys.of(key).delete(begin)
    keys.settle(key, (all) => all.size === 0)
    line.settle(group, (all) => all.isEmpty())
  }
  const enter = async (place: Place): Promise<void> => {
    const { key, group } = place
    if (running < concurrency && mayKey(key) && mayGroup(group)) return start(place)
    const isFull =
      waiting >= queued ||
      (waitingOfKey.get(key) ?? 0) >= queuedPerKey ||
      (waitingOfGroup.get(group) ?? 0) >= queuedPerGroup
    if (isFull) throw new Refusal('TooManyRequests', { retryAfter: 2 })
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        withdraw(place, begin)
        reject(new Refusal('Unavailable', { retryAfter: 5 }))
      }
      const wait = typeof longestWait === 'function' ? longestWait(key) : longestWait
      const timer = wait === undefined ? undefined : setTimeout(giveUp, wait)
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      waitFor(place, begin)
    })
  }
  /** Starts the pending work whose turn it is; false where none may start. */
  const beginNext = (): boolean => {
    if (running >= concurrency) return false
    for (const [group, keys] of line.inTurn()) {
      if (!mayGroup(group)) continue
      for (const [key, all] of keys.inTurn()) {
        const [begin] = all
        if (begin === undefined || !mayKey(key)) continue
        start({ key, group })
        withdraw({ key, group }, begin)
        begin()
        return true
      }
    }
    return false
  }
  /** Frees the place and starts what may begin then: what waited for its key, and what waited for its group. */
  const leave = ({ key, group }: Place) => {
    count(runningOfKey, key, -1)
    count(runningOfGroup, group, -1)
    running -= 1
    while (beginNext());
    // No one waits, so the order in which they were served is of no use any more.
    if (waiting > 0) return
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
