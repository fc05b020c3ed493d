import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { receive, SandboxStopped } from './run-in-sandbox.ts'

/** What a process sends that a file controls. */
const received = (head: string, body = '') => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  const sent = Readable.from([Buffer.concat([length, Buffer.from(head + body)])])
  const task = { name: 'inspect', given: { fileName: 'a.jpg' } } as const
  return receive(sent, Promise.resolve(), task, async (found, stream) => ({ found, body: await text(stream) }))
}

const found = { ok: true, isReplaced: true, kind: 'jpeg', fileName: 'a.jpg', pages: 1, flags: [] }

it('a process that sends a result of its task is believed', async () => {
  expect(await received(JSON.stringify({ found, bodyBytes: 2 }), 'hi')).toEqual({ found, body: 'hi' })
})

it.each([
  ['of no inspection', JSON.stringify({ found: { ...found, kind: 'html' }, bodyBytes: 0 })],
  ['without an outcome', JSON.stringify({ bodyBytes: 0 })],
  ['that is nothing', 'null'],
  ['that is no JSON', '{"found":'],
  ['with a negative size', JSON.stringify({ found, bodyBytes: -1 })],
  ['with more than a file may have', JSON.stringify({ found, bodyBytes: 1e12 })],
])('a process that sends a result %s counts as stopped by its file', async (_, head) => {
  const error: unknown = await received(head).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(SandboxStopped)
  expect(error).toMatchObject({ isCausedByFile: true })
})
