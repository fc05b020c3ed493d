import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { endInTime, endSlowReader } from './hold-turn.ts'
import { networkOf } from './network.ts'

/** A larger reply has a document in it. */
export const largeReplyLength = 1_000_000

/** The kernel takes what is shorter, so that it is in no one's memory. */
const keptLength = 32_000

/** `bytes`: of all replies that are not taken yet. Nearly every reader has taken theirs after `usual` milliseconds. */
const limits = { bytes: 256_000_000, usual: 2000 }

interface Untaken {
  response: ServerResponse
  network: string
  bytes: number
  since: number
}

/**
 * The reply to end when all together are too large: of those that are taken slowly, the oldest of the network with most of
 * them. Those who take theirs in time lose none, and one network's readers cost another's none, as long as they are not
 * spread over as many networks as there are replies.
 */
const slowestOf = (untaken: ReadonlySet<Untaken>, before: number): Untaken | undefined => {
  const counts = new Map<string, { oldest: Untaken; replies: number }>()
  // In the order in which they began.
  for (const one of untaken) {
    if (one.since > before) break
    const { oldest, replies } = counts.get(one.network) ?? { oldest: one, replies: 0 }
    counts.set(one.network, { oldest, replies: replies + 1 })
  }
  const [first] = untaken
  let most: { oldest: Untaken | undefined; replies: number } = { oldest: first, replies: 0 }
  for (const one of counts.values()) if (one.replies > most.replies) most = one
  return most.oldest
}

/**
 * A reply is in memory until its reader has taken it, so each has a time, by its length, and all together a bound: the next one
 * ends another that is taken slowly. A turn for each would refuse everyone's replies while strangers take none of theirs.
 */
export const limitLargeReplies = (app: FastifyInstance, { bytes: most, usual } = limits): void => {
  const untaken = new Set<Untaken>()
  let total = 0
  const begin = (response: ServerResponse, network: string, bytes: number) => {
    const one = { response, network, bytes, since: performance.now() }
    untaken.add(one)
    total += bytes
    const end = () => {
      if (untaken.delete(one)) total -= bytes
    }
    finished(response, end)
    while (total > most) {
      const slowest = slowestOf(untaken, one.since - usual)
      if (slowest === undefined || slowest === one) return
      untaken.delete(slowest)
      total -= slowest.bytes
      slowest.response.destroy()
    }
  }
  app.addHook('onSend', async ({ operator, ip }, { raw }, payload) => {
    if (typeof payload !== 'string' || payload.length < keptLength) return payload
    // The operator's own programs take what they need.
    if (operator !== undefined && operator.actions === undefined) return payload
    const bytes = Buffer.byteLength(payload)
    begin(raw, networkOf(ip), bytes)
    if (bytes < largeReplyLength) endInTime(raw, bytes)
    else endSlowReader(raw, bytes)
    return payload
  })
}
