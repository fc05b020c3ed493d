import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { makeJpeg } from '../testing/files/pictures.ts'
import { untilPasses } from '../testing/until-passes.ts'
import { maximumUploadBytes } from './largest-file.ts'
import { formAround, openRequest, readAnswer, sendAll } from './testing/send-raw.ts'
import { type UploadApp, uploadApp } from './testing/upload-app.ts'

const megabyte = Buffer.alloc(1024 * 1024)
const { head, foot } = formAround('large.jpg')
let server: UploadApp
let port: number
let photo: Buffer
beforeAll(async () => {
  server = await uploadApp()
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port)
  photo = await makeJpeg()
})
afterAll(() => server.stop())

/** A photo followed by zeros, in chunks, of `bytes` in total. */
function* padded(bytes: number) {
  yield photo
  for (let left = bytes - photo.length; left > 0; left -= megabyte.length) yield megabyte.subarray(0, left)
}
const upload = async (bytes: number) => {
  const socket = await openRequest(port, head.length + bytes + foot.length)
  const answering = readAnswer(socket, (text) => text.includes('}'))
  await sendAll(socket, [head, ...padded(bytes), foot])
  return answering
}
const keyIn = (answer: string) => {
  expect(answer).toContain('200 OK')
  return /"storageKey":"(\w+)"/.exec(answer)?.[1] ?? expect.fail('not kept')
}
const bytesOf = async (storageKey = '') => buffer((await server.fileStore.open(storageKey)) ?? expect.fail('not kept'))
const left = () => server.left()

describe('a file of exactly 25 MB', () => {
  it('is stored', async () => {
    const [padded, plain] = [await upload(maximumUploadBytes), await upload(photo.length)].map(keyIn)
    // A re-encoded picture equals, byte for byte, that of the photo without the padding.
    expect(await bytesOf(padded)).toEqual(await bytesOf(plain))
    for (const storageKey of [padded, plain]) await server.fileStore.remove(storageKey ?? '')
  })
  it('plus one byte is refused, the connection is closed and nothing is left', async () => {
    const bytes = maximumUploadBytes + 1
    const socket = await openRequest(port, head.length + bytes + foot.length)
    const answering = readAnswer(socket)
    await sendAll(socket, [head, ...padded(bytes), foot])
    // Read until the server has closed the connection.
    expect(await answering).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close[\s\S]*FileTooLarge/)
    expect(left()).toEqual([])
  })
})

describe('a file far too large', () => {
  it('is refused by its declared length before its body is read, and the connection is closed', async () => {
    const socket = await openRequest(port, 2 ** 40)
    expect(await readAnswer(socket)).toMatch(/^HTTP\/1\.1 413 [\s\S]*FileTooLarge/)
    expect(left()).toEqual([])
  })
  it.each([
    ['inside its file', Buffer.alloc(0)],
    ['behind its last boundary', foot],
  ])('without a declared length is cut off after 25 MB %s', async (_, beforeRest) => {
    const socket = await openRequest(port, undefined)
    const answering = readAnswer(socket)
    const chunk = (bytes: Uint8Array) =>
      Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
    function* endless() {
      yield chunk(Buffer.concat([head, photo, beforeRest]))
      for (let sent = 0; sent < 500; sent += 1) yield chunk(megabyte)
    }
    const sent = await sendAll(socket, endless())
    expect(await answering).toMatch(/^HTTP\/1\.1 413 /)
    await untilPasses(() => expect(socket.closed).toBe(true))
    // 25 MB, and the buffers of both sides.
    expect(sent).toBeLessThan(45 * megabyte.length)
    expect(left()).toEqual([])
  })
})

test('an upload that breaks off at any byte leaves nothing', async () => {
  const bytes = 3 * megabyte.length
  const whole = Buffer.concat([head, ...padded(bytes), foot])
  const cuts = Array.from({ length: 60 }, (_, at) => Math.floor((at * whole.length) / 60))
  await Promise.all(
    [...cuts, head.length, head.length + 1, whole.length - 1, whole.length - foot.length].map(async (cut) => {
      const socket = await openRequest(port, whole.length)
      await sendAll(socket, [whole.subarray(0, cut)])
      socket.destroy()
    }),
  )
  await untilPasses(() => expect(left()).toEqual([]))
  expect(await upload(1000)).toContain('200 OK')
  for await (const { storageKey } of server.fileStore.list()) await server.fileStore.remove(storageKey)
})

test('a form that ends inside its file is refused, also when it is the first the store receives', async () => {
  for (const bytes of [0, 3, 700, 60_000]) {
    const fresh = await uploadApp()
    const freshPort = Number(new URL(await fresh.app.listen({ host: '127.0.0.1', port: 0 })).port)
    const socket = await openRequest(freshPort, head.length + bytes)
    const answering = readAnswer(socket, (text) => text.includes('}'))
    await sendAll(socket, [head, Buffer.alloc(bytes, 'x')])
    expect(await answering).toMatch(/^HTTP\/1\.1 400 [\s\S]*InvalidRequest/)
    expect(fresh.left()).toEqual([])
    await fresh.stop()
  }
})

test('a sender that stops sending is cut off, and nothing is left', async () => {
  const own = await uploadApp({ silenceMilliseconds: 100 })
  const ownPort = Number(new URL(await own.app.listen({ host: '127.0.0.1', port: 0 })).port)
  const socket = await openRequest(ownPort, 10_000)
  socket.write(Buffer.concat([head, photo]))
  expect(await readAnswer(socket)).toMatch(/^HTTP\/1\.1 400 /)
  expect(own.left()).toEqual([])
  await own.stop()
})

test('twenty concurrent large uploads do not grow the memory by their size', { timeout: 300_000 }, async () => {
  await upload(megabyte.length)
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 20)
  const answers = await Promise.all(Array.from({ length: 20 }, () => upload(20 * megabyte.length)))
  clearInterval(watch)
  expect(answers.filter((answer) => answer.includes('200 OK'))).toHaveLength(20)
  // 400 MB were sent; sender and receiver are both in this process, the sandboxes are not.
  expect((most - before) / megabyte.length).toBeLessThan(120)
})
