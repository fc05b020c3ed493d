import { connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitBodyTime } from './body-time.ts'

const app = Fastify({ forceCloseConnections: true })
let port = 0
beforeAll(async () => {
  limitBodyTime(app, 1)
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.post('/text', async ({ raw }) => ({ bytes: (await raw.toArray()).length }))
  app.post('/file', { config: { bodySeconds: 30 } }, async ({ raw }) => ({ bytes: (await raw.toArray()).length }))
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => app.close())

const begin = async (path: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: a/b\r\nContent-Length: 10\r\n\r\nhalf `)
  return socket
}
const answerOf = async (socket: Socket) => {
  let answer = ''
  for await (const chunk of socket) {
    answer += String(chunk)
    if (answer.includes('}')) break
  }
  return answer
}

test('an incomplete body is cut off after its time', async () => {
  expect(await answerOf(await begin('/text'))).toBe('')
})

test('a complete body in time receives a reply, and a route may allow more time', async () => {
  const quick = await begin('/text')
  quick.write('text!')
  expect(await answerOf(quick)).toContain('200 OK')
  const slow = await begin('/file')
  // The slow connection stays open for as long as the other one takes to be cut.
  await answerOf(await begin('/text'))
  slow.write('text!')
  expect(await answerOf(slow)).toContain('200 OK')
})
