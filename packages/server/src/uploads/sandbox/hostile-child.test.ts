import { text } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { runInSandbox, SandboxStopped } from './run-in-sandbox.ts'

const hostile = vi.hoisted(() => ({ result: '' }))
// In place of our code, the process runs that of a file which controls it.
vi.mock('./sandbox-command.ts', async (original) => ({
  ...(await original<typeof import('./sandbox-command.ts')>()),
  sandboxFile: () =>
    `--eval=process.stdin.resume().on('end', () => process.stdout.write(Buffer.from('${hostile.result}', 'base64')))`,
}))

async function* sent() {
  yield Buffer.from('a file')
}

const inspectWith = (head: string, body = '') => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  hostile.result = Buffer.concat([length, Buffer.from(head + body)]).toString('base64')
  return runInSandbox('inspect', { fileName: 'a.jpg' }, sent(), async (found, stream) => ({
    found,
    body: await text(stream),
  }))
}

const found = { ok: true, isReplaced: true, kind: 'jpeg', fileName: 'a.jpg', pages: 1, flags: [] }

it('a process that sends a result of its task is believed', async () => {
  expect(await inspectWith(JSON.stringify({ found, bodyBytes: 2 }), 'hi')).toEqual({ found, body: 'hi' })
})

it.each([
  ['of no inspection', JSON.stringify({ found: { ...found, kind: 'html' }, bodyBytes: 0 })],
  ['without an outcome', JSON.stringify({ bodyBytes: 0 })],
  ['that is nothing', 'null'],
  ['that is no JSON', '{"found":'],
  ['with a negative size', JSON.stringify({ found, bodyBytes: -1 })],
  ['with more than a file may have', JSON.stringify({ found, bodyBytes: 1e12 })],
])('a process that sends a result %s counts as stopped by its file', async (_, head) => {
  const error: unknown = await inspectWith(head).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(SandboxStopped)
  expect(error).toMatchObject({ isCausedByFile: true })
})
