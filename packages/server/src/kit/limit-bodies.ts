import type { FastifyInstance } from 'fastify'
import { type BoundOptions, boundBytes } from './bound-bytes.ts'
import { networkOf } from './network.ts'

/** Nearly every body has arrived after two seconds. */
const limits = { bytes: 256_000_000, usual: 2000 }

/**
 * A body of JSON is in memory from its first byte, and its sender decides when it has arrived: until then all together have a bound.
 * Files go to the disk as they arrive, and large bodies of staff and keys have turns.
 */
export const limitBodies = (app: FastifyInstance, options: BoundOptions = limits): void => {
  const count = boundBytes(options)
  app.addHook('preParsing', async ({ raw, operator, ip, routeOptions }) => {
    if (operator !== undefined || !raw.headers['content-type']?.startsWith('application/json')) return
    // Without a length it may be as long as its call allows.
    const stated = Number(raw.headers['content-length'] ?? routeOptions.bodyLimit)
    count(raw, networkOf(ip), Math.min(stated, routeOptions.bodyLimit ?? stated))
  })
}
