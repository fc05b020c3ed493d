import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** After this long a connection is closed over which nothing is sent or received. */
export const longestSilence = 30_000

/** From now on, silence of this length closes the connection; 0 counts none. */
export const countSilence = ({ socket }: IncomingMessage, milliseconds: number): void => {
  if (socket instanceof Socket) socket.setTimeout(milliseconds)
}

/**
 * Counts silence while a request arrives and while its reply is taken, and not while the server works on it: a browser whose
 * connection is closed then sends some requests again, or shows a failure of what succeeds a moment later. Node counts again
 * from the next request on.
 */
export const allowWork = (app: FastifyInstance, milliseconds: number): void => {
  app.addHook('preHandler', async ({ raw }) => {
    const work = () => countSilence(raw, 0)
    if (raw.complete) work()
    // A file is read by its handler.
    else raw.once('end', work)
  })
  app.addHook('onSend', async ({ raw }) => countSilence(raw, milliseconds))
}
