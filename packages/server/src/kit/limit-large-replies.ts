import type { FastifyInstance } from 'fastify'
import { turnOfActor } from './costly-call.ts'
import { endInTime, endSlowReader, holdTurn } from './hold-turn.ts'
import { callerOf } from './network.ts'
import { createSemaphore } from './semaphore.ts'

/** A larger reply has a document in it. */
export const largeReplyLength = 1_000_000

/** The kernel takes what is shorter, so that it is in no one's memory. */
const keptLength = 32_000

/** Few wait, since each has its reply already. */
const waiting = { queued: 40, queuedPerKey: 2, longestWait: 20_000 }
/** Staff and keys, whom strangers leave their places. */
const ofBrokerages = createSemaphore({
  ...{ concurrency: 24, concurrencyPerKey: 2, concurrencyPerGroup: 8, queuedPerGroup: 8 },
  ...waiting,
})
const ofVisitors = createSemaphore({ concurrency: 24, concurrencyPerKey: 2, ...waiting })
/** Of a network, behind which there may be an office: one who takes theirs at once has it in some milliseconds. */
const usual = createSemaphore({
  ...{ concurrency: 2000, concurrencyPerKey: 20 },
  ...{ queued: 2000, queuedPerKey: 100, longestWait: 20_000 },
})

/**
 * A reply is in memory until its reader has taken it: of large ones a caller has two under way and two waiting, and one that is not
 * taken ends. Of smaller ones an address has twenty under way, each with a time, so that readers who take a little now and then do not
 * fill the memory.
 */
export const limitLargeReplies = (app: FastifyInstance): void => {
  app.addHook('onSend', async ({ operator, ip }, { raw }, payload) => {
    if (typeof payload !== 'string' || payload.length < keptLength) return payload
    if (payload.length < largeReplyLength) {
      await holdTurn(usual, raw, { key: callerOf(ip) })
      endInTime(raw, payload.length)
      return payload
    }
    // The operator's own programs take what they need.
    if (operator !== undefined && operator.actions === undefined) return payload
    if (operator === undefined) await holdTurn(ofVisitors, raw, { key: callerOf(ip) })
    else {
      const { actor, brokerageId = actor } = operator
      await holdTurn(ofBrokerages, raw, { key: turnOfActor(actor, brokerageId), group: brokerageId })
    }
    endSlowReader(raw, payload.length)
    return payload
  })
}
