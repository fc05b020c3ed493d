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

const bytesOf = (held: readonly Held[]) => held.reduce((total, { bytes }) => total + bytes, 0)

/**
 * The ones to end when all together are too large, oldest first: those of the networks with most bytes, among those that last for
 * longer than usual where these are what fills the memory. So one network's bytes cost another's none, and those who are done in
 * time lose none, however many networks others have.
 */
const nextToEnd = (held: readonly Held[], before: number): readonly Held[] => {
  const slow = held.filter(({ since }) => since <= before)
  const candidates = bytesOf(slow) * 2 >= bytesOf(held) ? slow : held
  const networks = new Map<string, number>()
  for (const { network, bytes } of candidates) networks.set(network, (networks.get(network) ?? 0) + bytes)
  const most = Math.max(...networks.values())
  // In the order in which they began, also of networks with about as many bytes.
  return candidates.filter(({ network }) => (networks.get(network) ?? 0) * 2 >= most)
}

/**
 * Bounds the memory that others decide how long we hold: where all together are too many bytes, some are destroyed. A turn for each
 * would refuse everyone while strangers hold theirs.
 */
export const boundBytes = ({ bytes: most, usual }: BoundOptions) => {
  const held = new Set<Held>()
  let total = 0
  const release = (one: Held) => {
    if (held.delete(one)) total -= one.bytes
  }
  const endSome = (newest?: Held) => {
    while (total > most) {
      const others = [...held].filter((one) => one !== newest)
      const next = nextToEnd(others, performance.now() - usual)
      if (next.length === 0) return
      // Not all: other networks may have most then. Not one by one, as there may be thousands.
      for (const one of next.slice(0, Math.ceil(next.length / 2))) {
        if (total <= most) return
        release(one)
        one.stream.destroy()
      }
    }
  }
  return {
    /** Counts the bytes of a stream until it is finished. Returns what sets their number. */
    hold(stream: Held['stream'], network: string, bytes: number): (bytes: number) => void {
      const one = { stream, network, bytes, since: performance.now() }
      held.add(one)
      total += bytes
      finished(stream, () => release(one))
      endSome(one)
      return (now) => {
        if (held.has(one)) total += now - one.bytes
        one.bytes = now
      }
    },
    endSome,
  }
}
