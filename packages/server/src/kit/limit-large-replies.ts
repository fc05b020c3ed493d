import type { FastifyInstance } from 'fastify'
import { type BoundOptions, boundBytes } from './bound-bytes.ts'
import { endInTime, endSlowReader } from './hold-turn.ts'
import { networkOf } from './network.ts'

/** A larger reply has a document in it. */
const largeReplyLength = 1_000_000

/** The kernel takes what is shorter, so that it is in no one's memory. */
const keptLength = 32_000

/** Nearly every reader has taken theirs after two seconds. */
const limits = { bytes: 256_000_000, usual: 2000 }

/** A reply is in memory until its reader has taken it: each has a time, by its length, and all together have a bound. */
export const limitLargeReplies = (app: FastifyInstance, options: BoundOptions = limits): void => {
  const { hold } = boundBytes(options)
  app.addHook('onSend', async ({ operator, ip }, { raw }, payload) => {
    if (typeof payload !== 'string' || payload.length < keptLength) return payload
    // The operator's own programs take what they need.
    if (operator !== undefined && operator.actions === undefined) return payload
    const bytes = Buffer.byteLength(payload)
    hold(raw, networkOf(ip), bytes)
    if (bytes < largeReplyLength) endInTime(raw, bytes)
    else endSlowReader(raw, bytes)
    return payload
  })
}
