import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { largeReplyLength, limitLargeReplies } from './limit-large-replies.ts'
import { Refusal } from './refusal.ts'

let app: FastifyInstance
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

/** A server with one large reply and a small one, and how many large ones it has made. */
const listening = async () => {
  app = Fastify()
  let made = 0
  app.setErrorHandler((error, _, reply) => reply.status(error instanceof Refusal ? 429 : 500).send('refused'))
  limitLargeReplies(app)
  app.get('/large', async () => {
    made += 1
    // More than the kernel's buffers take.
    return 'a'.repeat(20 * largeReplyLength)
  })
  app.get('/small', async () => 'small')
  app.get('/usual', async () => {
    made += 1
    return 'a'.repeat(largeReplyLength - 1)
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const unread = (path = '/large', times = 1) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    sockets.push(socket)
    socket.pause().write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(times))
    return socket
  }
  return { address, unread, made: () => made }
}

test('of a caller who takes none of their large replies two are sent and two wait; a small one is not affected', async () => {
  const { address, unread, made } = await listening()
  const four = [unread(), unread(), unread(), unread()]
  await expect.poll(made).toBe(4)
  expect((await fetch(`${address}/large`)).status).toBe(429)
  expect(await (await fetch(`${address}/small`)).text()).toBe('small')
  for (const socket of four) socket.destroy()
  await expect.poll(async () => (await (await fetch(`${address}/large`)).text()).length).toBe(20 * largeReplyLength)
})

test('of an address that takes none of its usual replies twenty are sent and a hundred wait, and those who leave make room', async () => {
  const { address, unread, made } = await listening()
  // The kernel takes some of each connection, so each asks for more than it takes.
  const all = Array.from({ length: 12 }, () => unread('/usual', 30))
  await expect.poll(made).toBe(12 * 30)
  expect((await fetch(`${address}/usual`)).status).toBe(429)
  expect((await fetch(`${address}/small`)).status).toBe(200)
  for (const socket of all) socket.destroy()
  await expect.poll(async () => (await fetch(`${address}/usual`)).status).toBe(200)
})
