import type { FastifyInstance } from 'fastify'

/** A sender that was refused gets this long to read the answer before the line is cut. */
const lingerMilliseconds = 2000

/**
 * Prepares a scope for routes that receive uploads: multipart bodies reach them unread, and a request that is answered
 * before its end loses its connection, so that nobody goes on sending what nobody reads. The answer still arrives: the
 * line is closed on our side first.
 */
export const acceptUploads = (scope: FastifyInstance): void => {
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
  scope.addHook('onSend', async (request, reply) => {
    const { raw } = request
    if (raw.complete || raw.readableEnded) return
    reply.header('connection', 'close')
    const { socket } = raw
    // Node destroys the socket here; what the sender has under way would then reset the line and lose the answer.
    socket.destroySoon = () => {
      socket.end()
      const cut = setTimeout(() => socket.destroy(), lingerMilliseconds)
      socket.once('close', () => clearTimeout(cut))
    }
  })
}
