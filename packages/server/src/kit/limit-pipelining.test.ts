import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { limitPipelining } from './limit-pipelining.ts'

const app = Fastify({ forceCloseConnections: true })
let port = 0
let worked = 0
beforeAll(async () => {
  limitPipelining(app)
  app.get('/', async () => {
    worked += 1
    await turn()
    return { worked }
  })
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
beforeEach(() => {
  worked = 0
})
afterAll(() => app.close())

const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
const send = (count: number) =>
  connect(port, '127.0.0.1')
    .on('error', () => {})
    .end(request.repeat(count))

test('a connection that sends thousands of requests at once is closed, and none but the first are worked on', async () => {
  const socket = send(2000).resume()
  await new Promise((resolve) => socket.once('close', resolve))
  expect(worked).toBeLessThanOrEqual(8)
})

test('requests in a row that a proxy may send receive their replies', async () => {
  let replies = ''
  for await (const chunk of send(8)) replies += String(chunk)
  expect(replies.match(/200 OK/g)).toHaveLength(8)
})

test('a connection may be used again without end', async () => {
  const socket = connect(port, '127.0.0.1')
  for (let sent = 1; sent <= 50; sent += 1) {
    socket.write(request)
    const [reply] = await once(socket, 'data')
    expect(String(reply)).toContain('200 OK')
  }
  socket.destroy()
  expect(worked).toBe(50)
})
