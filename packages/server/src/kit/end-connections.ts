import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets a server that stops end: `app.close()` waits for every connection, and Node's own time limits end with it. A connection
 * without a whole request is closed after `pause` milliseconds, so that none that sends its headers bit by bit is waited for;
 * all others after `longest`, which leaves time for jobs before a service manager kills the process.
 */
export const endConnections = (app: FastifyInstance, { pause = 3000, longest = 35_000 } = {}): void => {
  const open = new Set<Socket>()
  const underWay = new Map<Socket, number>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('onRequest', async ({ raw: { socket } }, { raw }) => {
    const count = (change: number) => {
      const now = (underWay.get(socket) ?? 0) + change
      if (now > 0) underWay.set(socket, now)
      else underWay.delete(socket)
    }
    count(1)
    raw.once('close', () => count(-1))
  })
  app.addHook('preClose', async () => {
    const each = setInterval(() => {
      for (const socket of open) if (!underWay.has(socket)) socket.destroy()
    }, pause)
    const last = setTimeout(() => app.server.closeAllConnections(), longest)
    app.server.once('close', () => {
      clearInterval(each)
      clearTimeout(last)
    })
  })
}
