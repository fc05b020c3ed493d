import type { FastifyInstance } from 'fastify'
import { type BoundOptions, boundBytes } from './bound-bytes.ts'
import { networkOf } from './network.ts'

/** Nearly every body has arrived, and its call is done, after two seconds. */
const limits = { bytes: 256_000_000, usual: 2000 }

/**
 * A body of JSON is in memory from its first byte until its call is done, and its sender decides when it has arrived. Files go to the
 * disk as they arrive, and large bodies of staff and keys have turns.
 */
export const limitBodies = (app: FastifyInstance, options: BoundOptions = limits): void => {
  const count = boundBytes(options)
  app.addHook('preParsing', async ({ raw, operator, ip, routeOptions }, reply) => {
    if (operator !== undefined || !raw.headers['content-type']?.startsWith('application/json')) return
    // Without a length it may be as long as its call allows.
    const stated = Number(raw.headers['content-length'] ?? routeOptions.bodyLimit)
    count(reply.raw, networkOf(ip), Math.min(stated, routeOptions.bodyLimit ?? stated))
  })
}
