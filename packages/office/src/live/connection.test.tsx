import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { setTransport } from '@foyer/ui/client/transport.ts'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type ChangedDeal, listenToChanges } from './connection.ts'

class Stream extends EventTarget {
  static all: Stream[] = []
  #state = 'open' as 'open' | 'closed'
  constructor() {
    super()
    Stream.all.push(this)
  }
  get isOpen() {
    return this.#state === 'open'
  }
  close() {
    this.#state = 'closed'
  }
  send(name: string, data: object | string = '') {
    this.dispatchEvent(new MessageEvent(name, { data: typeof data === 'string' ? data : JSON.stringify(data) }))
  }
}
const newest = () => Stream.all.at(-1) as Stream

let isHidden = false
let polls: string[] = []
let reply: ReplyOf<'/console-api/ListChanges'>
const change: ChangedDeal = { Kind: 'answers', SiteID: 'rive-nord', MortgageApplicationID: 7 }

beforeEach(() => {
  vi.useFakeTimers()
  Stream.all = []
  polls = []
  isHidden = false
  reply = { Changes: [], CompleteFl: 1, Now: '2026-11-26T12:00:00.000Z' }
  vi.stubGlobal('EventSource', Stream)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  setTransport(async ({ body }) => {
    polls.push((body as { Since: string }).Since)
    return { status: 200, retryAfter: null, json: { ReturnStatus: { ReturnCode: 200, ReturnMessage: '' }, ...reply } }
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const listen = () => {
  const changes: ChangedDeal[] = []
  const gaps: boolean[] = []
  const stop = listenToChanges({ onChange: (one) => changes.push(one), onGap: (wasHidden) => gaps.push(wasHidden) })
  onTestFinished(stop)
  return { changes, gaps, stop }
}
const look = (hidden: boolean) => {
  isHidden = hidden
  document.dispatchEvent(new Event('visibilitychange'))
}
const failTwice = async () => {
  newest().send('error')
  await vi.advanceTimersByTimeAsync(2000)
  newest().send('error')
  await vi.advanceTimersByTimeAsync(0)
}

test('a change that the stream sends arrives, and nothing is asked', async () => {
  const { changes, gaps } = listen()
  newest().send('beat')
  newest().send('message', change)
  await vi.advanceTimersByTimeAsync(30_000)
  expect([changes, gaps, polls]).toEqual([[change], [], []])
})

test('after a lost stream it connects again, and what was missed is to be loaded', async () => {
  const { gaps } = listen()
  newest().send('beat')
  newest().send('error')
  expect(newest().isOpen).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(Stream.all).toHaveLength(2)
  newest().send('beat')
  expect(gaps).toEqual([false])
})

test('after two failures it asks every 20 seconds, until a stream works again', async () => {
  const { changes } = listen()
  await failTwice()
  expect(polls).toEqual([''])
  reply = { ...reply, Changes: [change] }
  await vi.advanceTimersByTimeAsync(20_000)
  expect(polls).toEqual(['', '2026-11-26T12:00:00.000Z'])
  expect(changes).toEqual([change])
  // Between two tries there is no stream.
  while (!newest().isOpen) await vi.advanceTimersByTimeAsync(500)
  newest().send('beat')
  const asked = polls.length
  await vi.advanceTimersByTimeAsync(40_000)
  expect(polls).toHaveLength(asked)
})

test('a stream that a proxy holds back counts as failed', async () => {
  listen()
  await vi.advanceTimersByTimeAsync(5000)
  expect(Stream.all[0]?.isOpen).toBe(false)
  await vi.advanceTimersByTimeAsync(7000)
  expect(polls).toEqual([''])
})

test('a stream that falls silent is closed and opened again', async () => {
  listen()
  newest().send('beat')
  await vi.advanceTimersByTimeAsync(49_000)
  expect(newest().isOpen).toBe(true)
  await vi.advanceTimersByTimeAsync(4000)
  expect(Stream.all).toHaveLength(2)
})

test('where the server does not know everything, anything may have changed', async () => {
  const { gaps } = listen()
  newest().send('beat')
  await failTwice()
  expect(gaps).toEqual([])
  reply = { ...reply, CompleteFl: 0 }
  await vi.advanceTimersByTimeAsync(20_000)
  expect(gaps).toEqual([false])
})

test('a page that is hidden for a minute closes its stream, and loads what it missed when it is seen', async () => {
  const { gaps } = listen()
  newest().send('beat')
  look(true)
  for (let beats = 0; beats < 3; beats += 1) {
    await vi.advanceTimersByTimeAsync(19_000)
    newest().send('beat')
  }
  expect(newest().isOpen).toBe(true)
  await vi.advanceTimersByTimeAsync(4000)
  expect(newest().isOpen).toBe(false)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(Stream.all).toHaveLength(1)
  look(false)
  expect(Stream.all).toHaveLength(2)
  newest().send('beat')
  expect(gaps).toEqual([true])
})

test('one that another window replaced asks instead of taking its place back', async () => {
  listen()
  newest().send('beat')
  newest().send('replaced')
  await vi.advanceTimersByTimeAsync(21_000)
  expect(Stream.all).toHaveLength(1)
  expect(polls).toHaveLength(2)
})

test('a page that is left listens and asks no more', async () => {
  const { stop } = listen()
  await failTwice()
  stop()
  await vi.advanceTimersByTimeAsync(120_000)
  expect([Stream.all.length, polls.length]).toEqual([2, 1])
})
