import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { limitBodies } from './limit-bodies.ts'

let app: FastifyInstance
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

const length = 50_000
const json = 'application/json'

/** What the reader of a body of such letters finds once all of it has arrived. */
const notJson = '400 Bad Request'

/** What comes back on a connection after more was sent. */
const replyTo = async (socket: Socket, sent: string) => {
  const reply = new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes))))
  socket.write(sent)
  return await reply
}

/** A server that keeps five such bodies, and who sends it a body but its end. */
const listening = async (usual: number) => {
  app = Fastify({ trustProxy: true, bodyLimit: length })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_: unknown, body: string) => body,
  )
  limitBodies(app, { bytes: 5.5 * length, usual, every: 20 })
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url === '/refused') await reply.code(403).send('refused')
  })
  let begun = 0
  app.addHook('preParsing', async () => {
    begun += 1
  })
  app.post('/save', async () => 'saved')
  const slow = Promise.withResolvers<string>()
  app.post('/slow', () => slow.promise)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const connected = () => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    sockets.push(socket)
    return socket
  }
  const unfinished = async (
    ip: string,
    { type = json, isChunked = false, sent = length - 100, on = connected() } = {},
  ) => {
    const before = begun
    const size = isChunked ? 'transfer-encoding: chunked' : `content-length: ${length}`
    const headers = ['host: x', `content-type: ${type}`, size, `x-forwarded-for: ${ip}`]
    const body = isChunked ? `${sent.toString(16)}\r\n${'a'.repeat(sent)}\r\n` : 'a'.repeat(sent)
    on.resume().write(`POST /save HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`)
    await expect.poll(() => begun).toBe(before + 1)
    return on
  }
  const save = async (path = '/save') => {
    const body = JSON.stringify('a'.repeat(length - 1000))
    const reply = await fetch(`${address}${path}`, { method: 'POST', headers: { 'content-type': json }, body })
    return reply.text()
  }
  return { unfinished, connected, save, slow, begun: () => begun }
}

test.each([
  ['a length', {}],
  ['no length', { isChunked: true }],
  ['another spelling of its type', { type: 'Application/JSON' }],
  ['a form', { type: 'application/x-www-form-urlencoded' }],
])(
  'when the bodies that do not arrive are too large together, one of the network with most bytes is closed: with %s',
  async (_, given) => {
    const { unfinished } = await listening(0)
    const alone = await unfinished('203.0.113.1', given)
    const many = [await unfinished('198.51.100.1', given), await unfinished('198.51.100.2', given)]
    many.push(await unfinished('198.51.100.3', given), await unfinished('198.51.100.4', given))
    const last = await unfinished('192.0.2.1', given)
    await expect.poll(() => many.map(({ closed }) => closed)).toEqual([true, false, false, false])
    expect([alone.closed, last.closed]).toEqual([false, false])
  },
)

test('who sends a body in time is served, however many networks never complete theirs', async () => {
  const { unfinished, save } = await listening(60_000)
  for (let network = 1; network <= 20; network += 1) {
    await unfinished(`198.51.${network}.1`)
    expect(await save()).toBe('saved')
  }
})

test('who states bytes and sends none ends no one', async () => {
  const { unfinished } = await listening(0)
  const honest = await unfinished('203.0.113.1', { sent: length - 10 })
  const stated = []
  for (let count = 0; count < 40; count += 1) stated.push(await unfinished('198.51.100.1', { sent: 1 }))
  expect(await replyTo(honest, 'a'.repeat(10))).toContain(notJson)
  expect(stated.some(({ closed }) => closed)).toBe(false)
})

test('who waits for a slow call has sent theirs', async () => {
  const { unfinished, save, slow, begun } = await listening(0)
  const waiting = Array.from({ length: 8 }, () => save('/slow'))
  await expect.poll(begun).toBe(8)
  for (let network = 1; network <= 8; network += 1) await unfinished(`198.51.${network}.1`)
  slow.resolve('done')
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['done']))
})

test('who sent much in former requests of a connection ends no one with the next one', async () => {
  const { unfinished, connected } = await listening(0)
  const honest: Socket[] = []
  for (let network = 1; network <= 4; network += 1) {
    honest.push(await unfinished(`203.0.${network}.1`, { sent: length - 10 }))
  }
  const charged = connected()
  for (let count = 0; count < 10; count += 1) {
    const body = 'a'.repeat(length)
    const refused = `POST /refused HTTP/1.1\r\nhost: x\r\ncontent-type: ${json}\r\ncontent-length: ${length}\r\n\r\n${body}`
    expect(await replyTo(charged, refused)).toContain('403 Forbidden')
  }
  await unfinished('198.51.100.1', { sent: 1, on: charged })
  for (const socket of honest) expect(await replyTo(socket, 'a'.repeat(10))).toContain(notJson)
})
