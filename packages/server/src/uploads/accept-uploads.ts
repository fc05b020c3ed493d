import type { FastifyInstance } from 'fastify'
import { longestBodySeconds } from '../kit/body-time.ts'

/** Time for a refused sender to read the reply before the connection is closed. */
const lingerMilliseconds = 2000

/**
 * Prepares a scope for routes that receive uploads. Multipart bodies reach them unread and may take minutes. If the
 * reply precedes the end of the request, the connection is closed, so that the sender stops. The reply still arrives,
 * because our side is closed first. A route sets its own maximum body time (`config: { arrivalSeconds }`).
 */
export const acceptUploads = (scope: FastifyInstance): void => {
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, bodySeconds: longestBodySeconds }
  })
  scope.addHook('onSend', async (request, reply) => {
    const { raw } = request
    // A body slightly too large may be complete already; its connection is closed all the same.
    if ((raw.complete || raw.readableEnded) && reply.statusCode !== 413) return
    reply.header('connection', 'close')
    const { socket } = raw
    // Node would destroy the socket here; data in transit would then reset the connection and lose the reply.
    socket.destroySoon = () => {
      socket.end()
      const cut = setTimeout(() => socket.destroy(), lingerMilliseconds)
      socket.once('close', () => clearTimeout(cut))
    }
  })
}
