import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5)
  head.write(type, 0, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const ready = message('Z', Buffer.from('I'))
const authenticated = Buffer.concat([message('R', Buffer.alloc(4)), ready])
/** PostgreSQL's reply to a prepared statement: parsed, bound, no rows. */
const prepared = Buffer.concat([
  message('1', Buffer.alloc(0)),
  message('2', Buffer.alloc(0)),
  message('n', Buffer.alloc(0)),
])
const completed = Buffer.concat([message('C', Buffer.from('SELECT 0\0')), ready])

/**
 * Implements enough of PostgreSQL's protocol to complete any statement without parameters, and can break its
 * connections.
 */
export const startFakePostgres = async () => {
  const sockets = new Set<Socket>()
  const started: string[] = []
  const server = createServer((socket) => {
    sockets.add(socket)
    let isStarted = false
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    socket.on('data', (data) => {
      if (!isStarted) {
        started.push(data.toString('utf8', 8).replaceAll('\0', ' '))
        socket.write(authenticated)
      }
      // Pipelined statements arrive together; each ends with a message of type Q (simple) or S (prepared).
      else
        for (let at = 0; at < data.length; at += 1 + data.readInt32BE(at + 1)) {
          const type = String.fromCharCode(data[at] ?? 0)
          if (type === 'Q') socket.write(completed)
          if (type === 'S') socket.write(Buffer.concat([prepared, completed]))
        }
      isStarted = true
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://foyer@127.0.0.1:${port}/foyer`,
    /** The parameters that each connection started with, in one line. */
    started,
    breakConnections() {
      for (const socket of sockets) socket.resetAndDestroy()
    },
    async stop() {
      server.close()
      await once(server, 'close')
    },
  }
}
