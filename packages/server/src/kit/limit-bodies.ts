import type { FastifyInstance } from 'fastify'
import { type BoundOptions, boundBytes } from './bound-bytes.ts'
import { usualBodyLimit } from './call-routes.ts'
import { networkOf } from './network.ts'

interface Options extends BoundOptions {
  /** Milliseconds between two looks at what has arrived. */
  every: number
}

/** Nearly every body has arrived after two seconds. */
const limits = { bytes: 256_000_000, usual: 2000, every: 250 }

/**
 * A body is in memory from its first byte, and its sender decides when it has arrived: what has arrived of all bodies together has a
 * bound. Files go to the disk as they arrive, and large bodies of staff and keys have turns.
 */
export const limitBodies = (app: FastifyInstance, options: Options = limits): void => {
  const { hold, endSome } = boundBytes(options)
  const arriving = new Map<object, () => void>()
  app.addHook('preParsing', async ({ raw, operator, ip, routeOptions }) => {
    const { bodyLimit = usualBodyLimit, config } = routeOptions
    const hasTurn = operator !== undefined && bodyLimit > usualBodyLimit
    // The operator's own programs send what they need.
    const isOfOperator = operator !== undefined && operator.actions === undefined
    if (hasTurn || isOfOperator || config.bodySeconds !== undefined) return
    // As nearly every one: it has come with its headers.
    if (raw.complete) return
    // Of this body alone: a connection has also read its headers, and the requests before.
    const readBefore = raw.socket.bytesRead - raw.readableLength
    const arrived = () => Math.min(raw.socket.bytesRead - readBefore, bodyLimit)
    const set = hold(raw, operator?.brokerageId ?? networkOf(ip), arrived())
    arriving.set(raw, () => set(arrived()))
    raw.once('close', () => arriving.delete(raw))
  })
  const looking = setInterval(() => {
    for (const look of arriving.values()) look()
    endSome()
  }, options.every).unref()
  app.addHook('onClose', async () => clearInterval(looking))
}
