import type { FastifyInstance } from 'fastify'
import { turnOfActor } from './costly-call.ts'
import { endSlowReader, holdTurn } from './hold-turn.ts'
import { createSemaphore } from './semaphore.ts'

/** A larger reply has a document in it. */
export const largeReplyLength = 1_000_000

/** Few wait, since each has its reply already. */
const largeReplies = createSemaphore({
  ...{ concurrency: 40, concurrencyPerKey: 2, concurrencyPerGroup: 8 },
  ...{ queued: 40, queuedPerKey: 2, queuedPerGroup: 8, longestWait: 20_000 },
})

/**
 * A reply is in memory until its reader has taken it: of large ones a caller has two under way and two waiting, and one that is not
 * taken ends.
 */
export const limitLargeReplies = (app: FastifyInstance): void => {
  app.addHook('onSend', async ({ operator, ip }, { raw }, payload) => {
    if (typeof payload !== 'string' || payload.length < largeReplyLength) return payload
    // The operator's own programs take what they need.
    if (operator !== undefined && operator.actions === undefined) return payload
    const { actor = '', brokerageId = actor } = operator ?? {}
    const key = actor === '' ? ip : turnOfActor(actor, brokerageId)
    await holdTurn(largeReplies, raw, { key, group: brokerageId || key })
    endSlowReader(raw, payload.length)
    return payload
  })
}
