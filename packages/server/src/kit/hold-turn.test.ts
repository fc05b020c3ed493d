import { createServer, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { endInTime, holdTurn } from './hold-turn.ts'
import { createSemaphore } from './semaphore.ts'

let server: Server
afterEach(() => server.close())

/** A server whose responses wait, and a connection for each. */
const listening = async () => {
  const responses: ServerResponse[] = []
  server = createServer((_, response) => void responses.push(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const asking = async () => {
    const before = responses.length
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    await expect.poll(() => responses.length).toBe(before + 1)
    const response = responses[before]
    if (response === undefined) throw new Error('no response')
    return { socket, response }
  }
  return { asking }
}

test('a turn lasts until the response was sent, or its connection closed', async () => {
  const { asking } = await listening()
  const semaphore = createSemaphore({ concurrency: 1, queued: 10 })
  const begun: number[] = []
  const [first, second, third] = [await asking(), await asking(), await asking()]
  for (const [index, { response }] of [first, second, third].entries())
    void holdTurn(semaphore, response, { key: `caller ${index}` }).then(() => begun.push(index))
  await expect.poll(() => begun).toEqual([0])
  first.response.end('done')
  await expect.poll(() => begun).toEqual([0, 1])
  second.socket.destroy()
  await expect.poll(() => begun).toEqual([0, 1, 2])
  third.socket.destroy()
})

test('who has left while waiting holds no turn', async () => {
  const { asking } = await listening()
  const semaphore = createSemaphore({ concurrency: 1, queued: 10 })
  const [first, gone] = [await asking(), await asking()]
  await holdTurn(semaphore, first.response, { key: 'first' })
  const waiting = holdTurn(semaphore, gone.response, { key: 'gone' })
  gone.socket.destroy()
  await expect.poll(() => gone.response.destroyed).toBe(true)
  first.response.end('done')
  await waiting
  expect(await semaphore(async () => 'free', 'next')).toBe('free')
})

test('a response that is taken too slowly is ended, by its length', async () => {
  const { asking } = await listening()
  const { response } = await asking()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    endInTime(response, 655_360)
    vi.advanceTimersByTime(39_000)
    expect(response.destroyed).toBe(false)
    vi.advanceTimersByTime(2000)
    expect(response.destroyed).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
