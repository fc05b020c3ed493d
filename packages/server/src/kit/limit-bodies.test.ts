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

const length = 10_000

/** A server that keeps five such bodies, and who sends it the beginning of one. */
const listening = async (usual: number) => {
  app = Fastify({ trustProxy: true, bodyLimit: length })
  limitBodies(app, { bytes: 5.5 * length, usual })
  let begun = 0
  app.addHook('preParsing', async () => {
    begun += 1
  })
  app.post('/save', async () => 'saved')
  const slow = Promise.withResolvers<string>()
  app.post('/slow', () => slow.promise)
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const unfinished = async (ip: string, size = `content-length: ${length}`, start = '{') => {
    const before = begun
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    sockets.push(socket)
    const headers = ['host: x', 'content-type: application/json', size, `x-forwarded-for: ${ip}`]
    socket.resume().write(`POST /save HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${start}`)
    await expect.poll(() => begun).toBe(before + 1)
    return socket
  }
  const save = async (path = '/save') => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify('a'.repeat(9000)) })
    return reply.text()
  }
  return { unfinished, save, slow, begun: () => begun }
}

test.each([
  ['a length', `content-length: ${length}`, '{'],
  ['no length', 'transfer-encoding: chunked', '1\r\n{\r\n'],
])(
  'when the bodies that do not arrive are too large together, the oldest of the network with most of them is closed: with %s',
  async (_, size, start) => {
    const { unfinished } = await listening(0)
    const alone = await unfinished('203.0.113.1', size, start)
    const first = await unfinished('198.51.100.1', size, start)
    const others = [await unfinished('198.51.100.2', size, start), await unfinished('198.51.100.3', size, start)]
    others.push(await unfinished('198.51.100.4', size, start), await unfinished('192.0.2.1', size, start))
    await expect.poll(() => first.closed).toBe(true)
    expect([alone, ...others].map((one) => one.closed)).toEqual([false, false, false, false, false])
  },
)

test('who sends a body in time is served, however many networks never complete theirs', async () => {
  const { unfinished, save } = await listening(60_000)
  for (let network = 1; network <= 20; network += 1) {
    await unfinished(`198.51.${network}.1`)
    expect(await save()).toBe('saved')
  }
})

test('who waits for a slow call has sent theirs', async () => {
  const { unfinished, save, slow, begun } = await listening(0)
  const waiting = Array.from({ length: 8 }, () => save('/slow'))
  await expect.poll(begun).toBe(8)
  for (let network = 1; network <= 8; network += 1) await unfinished(`198.51.${network}.1`)
  slow.resolve('done')
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['done']))
})
