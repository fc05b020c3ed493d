import { finished, type Readable, type Writable } from 'node:stream'

export interface BoundOptions {
  bytes: number
  /** Milliseconds after which nearly everyone is done. */
  usual: number
}

interface Held {
  stream: Readable | Writable
  network: string
  bytes: number
  since: number
}

/**
 * The one to end when all together are too large: of those that last for longer than usual, the oldest of the network with most of
 * them. Those who are done in time lose none, and one network's cost another's none, as long as they are not spread over as
 * many networks as there are.
 */
const slowestOf = (held: ReadonlySet<Held>, before: number): Held | undefined => {
  const counts = new Map<string, { oldest: Held; count: number }>()
  // In the order in which they began.
  for (const one of held) {
    if (one.since > before) break
    const { oldest, count } = counts.get(one.network) ?? { oldest: one, count: 0 }
    counts.set(one.network, { oldest, count: count + 1 })
  }
  const [first] = held
  let most: { oldest: Held | undefined; count: number } = { oldest: first, count: 0 }
  for (const one of counts.values()) if (one.count > most.count) most = one
  return most.oldest
}

/**
 * Bounds the memory that others decide how long we hold. Returns what counts the bytes of a stream until it is finished: where all
 * together are too many, others are destroyed. A turn for each would refuse everyone while strangers hold theirs.
 */
export const boundBytes = ({ bytes: most, usual }: BoundOptions) => {
  const held = new Set<Held>()
  let total = 0
  const release = (one: Held) => {
    if (held.delete(one)) total -= one.bytes
  }
  return (stream: Held['stream'], network: string, bytes: number): void => {
    const one = { stream, network, bytes, since: performance.now() }
    held.add(one)
    total += bytes
    finished(stream, () => release(one))
    while (total > most) {
      const slowest = slowestOf(held, one.since - usual)
      if (slowest === undefined || slowest === one) return
      release(slowest)
      slowest.stream.destroy()
    }
  }
}
