import type { ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { limitLargeReplies } from './limit-large-replies.ts'

let app: FastifyInstance
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

/** More than the kernel's buffers take. */
const length = 20_000_000

function* piecesOf(bytes: number) {
  for (let sent = 0; sent < bytes; sent += 50_000) yield Buffer.alloc(50_000)
}

/** A server that keeps five such replies in memory, and who asks it for one without reading. */
const listening = async (usual: number, bytes = 5.5 * length) => {
  app = Fastify({ trustProxy: true })
  let made = 0
  const files: ServerResponse[] = []
  limitLargeReplies(app, { bytes, usual })
  app.get('/large', async () => {
    made += 1
    return 'a'.repeat(length)
  })
  app.get('/wide', async () => {
    made += 1
    // Three bytes each.
    return '€'.repeat(length / 3)
  })
  app.get('/bytes', async () => {
    made += 1
    return Buffer.alloc(length)
  })
  app.get('/file', async (_, reply) => {
    made += 1
    files.push(reply.raw)
    return reply.header('content-length', length).send(Readable.from(piecesOf(length)))
  })
  app.get('/small', async () => 'small')
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const unread = async (ip: string, path = '/large') => {
    const before = made
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    sockets.push(socket)
    socket.pause().write(`GET ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${ip}\r\n\r\n`)
    await expect.poll(() => made).toBe(before + 1)
    return socket
  }
  /** How many connections the server has. */
  const open = () => new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))
  return { address, unread, open, files }
}

/** Whether the server ended the connection, which is read to its end. */
const isEnded = (socket: Socket) =>
  new Promise<boolean>((resolve) => {
    let read = 0
    socket.on('data', (bytes) => {
      read += bytes.length
      if (read > length) resolve(false)
    })
    socket.on('close', () => resolve(true)).resume()
  })

test.each(['/large', '/wide', '/bytes'])(
  'when the replies that no one takes are too large together, the oldest of the network with most bytes ends: %s',
  async (path) => {
    const { unread } = await listening(0)
    const alone = await unread('203.0.113.1', path)
    const [first, ...others] = [
      await unread('198.51.100.1', path),
      await unread('198.51.100.2', path),
      await unread('198.51.100.3', path),
      await unread('198.51.100.4', path),
    ]
    const sixth = await unread('192.0.2.1', path)
    expect(await isEnded(first)).toBe(true)
    for (const one of [alone, sixth, ...others]) expect(await isEnded(one)).toBe(false)
  },
)

test('who takes a reply in time gets it whole, however many networks take none of theirs', async () => {
  const { address, unread, open } = await listening(60_000)
  for (let network = 1; network <= 20; network += 1) await unread(`198.51.${network}.1`)
  await expect.poll(open).toBe(5)
  for (let times = 0; times < 10; times += 1) {
    await unread(`203.0.${times}.1`)
    const [large, small] = await Promise.all([fetch(`${address}/large`), fetch(`${address}/small`)])
    expect((await large.text()).length).toBe(length)
    expect(await small.text()).toBe('small')
  }
})

test('a file that no one takes counts with what is read ahead of it', async () => {
  const { unread } = await listening(0, 5.5 * 128 * 1024)
  const alone = await unread('203.0.113.1', '/file')
  const many = [await unread('198.51.100.1', '/file'), await unread('198.51.100.2', '/file')]
  many.push(await unread('198.51.100.3', '/file'), await unread('198.51.100.4', '/file'))
  const sixth = await unread('192.0.2.1', '/file')
  const ended = await Promise.all([alone, ...many, sixth].map(isEnded))
  expect(ended).toEqual([false, true, false, false, false, false])
})

test('a file that is not taken in its time is ended', async () => {
  const { unread, files } = await listening(60_000)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await unread('203.0.113.1', '/file')
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
    const seconds = 30 + length / 65_536
    vi.advanceTimersByTime(seconds * 1000 - 1000)
    expect(files[0]?.destroyed).toBe(false)
    vi.advanceTimersByTime(2000)
    expect(files[0]?.destroyed).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
