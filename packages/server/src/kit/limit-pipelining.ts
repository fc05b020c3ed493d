import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Requests of one connection without a complete reply. No browser sends one before the reply to the last; a proxy might. */
const mostUnanswered = 8

/**
 * Closes a connection that sends one request after the other without waiting for a reply: all of them would be worked on before
 * the next request of another connection.
 */
export const limitPipelining = (app: FastifyInstance): void => {
  const unanswered = new WeakMap<Socket, number>()
  const change = (socket: Socket, by: number) => {
    const count = (unanswered.get(socket) ?? 0) + by
    unanswered.set(socket, count)
    return count
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    if (change(socket, 1) > mostUnanswered) {
      reply.hijack()
      socket.destroy()
      return
    }
    reply.raw.once('close', () => change(socket, -1))
    done()
  })
}
