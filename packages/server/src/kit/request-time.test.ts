import { connect } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitArrival } from './request-time.ts'

const app = Fastify({ forceCloseConnections: true })
let port: number

beforeAll(async () => {
  limitArrival(app, 0.2)
  app.post('/usual', async () => 'usual')
  app.post('/slow', { config: { arrivalSeconds: 60 } }, async () => 'slow')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => app.close())

const begin = (path: string) => {
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
  )
  const closed = new Promise<string>((resolve) => {
    let heard = ''
    socket.on('data', (chunk) => {
      heard += chunk.toString()
    })
    socket.on('close', () => resolve(heard))
    socket.on('error', () => {})
  })
  return { socket, closed }
}

test('half a body is given up, and one whose route has longer is waited for', async () => {
  const slow = begin('/slow')
  const usual = begin('/usual')
  expect(await usual.closed).not.toContain('200')
  slow.socket.end('}')
  expect(await slow.closed).toContain('200 OK')
})
