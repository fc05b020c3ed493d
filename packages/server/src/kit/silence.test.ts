import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowWork } from './silence.ts'

const silence = 1000
const app = Fastify({ connectionTimeout: silence, forceCloseConnections: true })
let port = 0
beforeAll(async () => {
  allowWork(app, silence)
  app.post('/work', async () => {
    await wait(2 * silence)
    return { done: 1 }
  })
  app.get('/long', async () => 'x'.repeat(50_000_000))
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => app.close())

const post = () =>
  fetch(`http://127.0.0.1:${port}/work`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
  }).then((response) => response.json())

test('work that takes longer than a silence is replied to, also over a connection that is used again', async () => {
  expect([await post(), await post()]).toEqual([{ done: 1 }, { done: 1 }])
})

test('who sends a part of a request, or takes nothing of a reply, loses the connection', async () => {
  for (const text of [
    'POST /work HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    'GET /long HTTP/1.1\r\nHost: a\r\n\r\n',
  ]) {
    const [socket] = await Promise.all([once(app.server, 'connection').then(([one]) => one), open(text)])
    await once(socket, 'close')
  }
})

/** A connection over which nothing is read. */
const open = async (text: string) => {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
}
