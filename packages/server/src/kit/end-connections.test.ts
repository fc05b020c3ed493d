import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { endConnections } from './end-connections.ts'

const start = async (times: { pause: number; longest: number }) => {
  const finish = Promise.withResolvers<string>()
  const begun = Promise.withResolvers<void>()
  const app = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  endConnections(app, times)
  app.get('/slow', () => {
    begun.resolve()
    return finish.promise
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const open = async (bytes: string) => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    let received = ''
    socket.on('data', (chunk: Buffer) => {
      received += chunk
    })
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(bytes)
    return { socket, received: () => received }
  }
  const connections = () => new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))
  return { app, open, finish: finish.resolve, connections, begun: begun.promise }
}

test('a connection that drips its headers delays no stop, and a request under way finishes', async () => {
  const { app, open, finish, connections, begun } = await start({ pause: 20, longest: 60_000 })
  const drip = await open('GET /slow HTTP/1.1\r\nhost: localhost\r\nx-a: ')
  const timer = setInterval(() => drip.socket.write('a'), 5)
  onTestFinished(() => clearInterval(timer))
  const slow = await open('GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await begun
  await expect.poll(connections).toBe(2)
  const closed = app.close()
  await expect.poll(() => drip.socket.closed).toBe(true)
  expect(slow.received()).toBe('')
  finish('done')
  await closed
  await expect.poll(slow.received).toContain('done')
})

test('a request that never finishes delays a stop for a bounded time', async () => {
  const { app, open, begun } = await start({ pause: 20, longest: 100 })
  const slow = await open('GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await begun
  await app.close()
  expect(slow.received()).toBe('')
})
