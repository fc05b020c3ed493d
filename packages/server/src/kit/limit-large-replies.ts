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

/** What is read ahead of a file, however large it is. */
const readAhead = 128 * 1024

/**
 * A reply is in memory until its reader has taken it: each has a time, by its length, and all together have a bound. A stream whose
 * length is not stated, as that of live updates, ends by rules of its own.
 */
export const limitLargeReplies = (app: FastifyInstance, options: BoundOptions = limits): void => {
  const { hold } = boundBytes(options)
  app.addHook('onSend', async ({ operator, ip }, reply, payload) => {
    // The operator's own programs take what they need.
    if (operator !== undefined && operator.actions === undefined) return payload
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    const length = isWhole ? payload.length : Number(reply.getHeader('content-length') ?? 0)
    if (length < keptLength) return payload
    const bytes = typeof payload === 'string' ? Buffer.byteLength(payload) : length
    hold(reply.raw, networkOf(ip), isWhole ? bytes : Math.min(bytes, readAhead))
    if (isWhole && bytes >= largeReplyLength) endSlowReader(reply.raw, bytes)
    else endInTime(reply.raw, bytes)
    return payload
  })
}
