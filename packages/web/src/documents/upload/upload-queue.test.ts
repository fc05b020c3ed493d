import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { describe, expect, test } from 'vitest'
import { folderType } from './given-files.ts'
import { heldFiles, linkQueue } from './link-queues.ts'
import { UploadQueue } from './upload-queue.ts'

const file = (name: string, size = 10) => ({ name, size }) as File
const done: Outcome = { ok: true, reply: {} }
const lost: Outcome = { ok: false, key: 'NetworkFailure', errors: [] }

/** Runs all pending promise callbacks. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

const start = () => {
  const under = new Map<
    string,
    { end: (outcome: Outcome) => void; progress: (part: number) => void; signal: AbortSignal }
  >()
  const queue = new UploadQueue({
    send: ({ name }, _, progress, signal) =>
      new Promise((end) => {
        under.set(name, { end, progress, signal })
        signal.addEventListener('abort', () => end(lost))
      }),
    kept: async () => {},
  })
  const end = async (name: string, outcome: Outcome = done) => {
    under.get(name)?.end(outcome)
    await settled()
  }
  const states = () => queue.sending.map(({ name, phase }) => `${name} ${phase}`)
  return { queue, under, end, states }
}

describe('files', () => {
  test('are sent three at a time, and the fourth waits', async () => {
    const { queue, end, states } = start()
    queue.add(
      1,
      ['a', 'b', 'c', 'd'].map((name) => file(name)),
    )
    expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting'])
    await end('b')
    expect(states()).toEqual(['a sending', 'c sending', 'd sending'])
    for (const name of ['a', 'c', 'd']) await end(name)
    expect(states()).toEqual([])
    expect(queue.added).toEqual({ name: 'd', count: 4 })
  })
  test('report their progress', () => {
    const { queue, under } = start()
    queue.add(1, [file('a')])
    under.get('a')?.progress(0.5)
    expect(queue.sending[0]?.part).toBe(0.5)
  })
  test('that are empty, too large or a folder are not sent', () => {
    const { queue, under } = start()
    const folder = { ...file('folder'), type: folderType }
    queue.add(1, [file('empty', 0), file('large', 25 * 1024 * 1024 + 1), folder])
    const keys = queue.sending.map(({ failure }) => failure?.key)
    expect(keys).toEqual(['FileEmpty', 'FileTooLarge', 'FileTypeNotAccepted'])
    expect(under.size).toBe(0)
  })
  test('that are cancelled make room for the next, and are removed', async () => {
    const { queue, under, states } = start()
    queue.add(
      1,
      ['a', 'b', 'c', 'd'].map((name) => file(name)),
    )
    queue.cancel(1)
    expect(under.get('a')?.signal.aborted).toBe(true)
    await settled()
    expect(states()).toEqual(['b sending', 'c sending', 'd sending'])
  })
  test('that fail stay until they are retried or removed', async () => {
    const { queue, end, states } = start()
    queue.add(1, [file('a'), file('b')])
    await end('a', { ok: false, key: 'FileDamaged', errors: [] })
    expect(states()).toEqual(['a failed', 'b sending'])
    queue.retryLost()
    expect(states()).toEqual(['a failed', 'b sending'])
    queue.retry(1)
    expect(states()).toEqual(['a sending', 'b sending'])
    await end('a')
    expect(states()).toEqual(['b sending'])
  })
  test('that lost the connection are sent again once it is back', async () => {
    const { queue, end, states } = start()
    queue.add(1, [file('a')])
    await end('a', lost)
    expect(states()).toEqual(['a failed'])
    queue.retryLost()
    expect(states()).toEqual(['a sending'])
  })
  test('that an ended session refused are sent again once the link is open', async () => {
    const { queue, end, states } = start()
    queue.add(1, [file('a'), file('b')])
    await end('a', { ok: false, key: 'Access_Denied', errors: [] })
    await end('b', { ok: false, key: 'FileDamaged', errors: [] })
    queue.retryEnded()
    expect(states()).toEqual(['a sending', 'b failed'])
  })
  test('of a link stay in memory for its next page', () => {
    const { queue } = start()
    queue.add(1, [file('a')])
    expect(linkQueue('r1', () => queue)).toBe(queue)
    expect(linkQueue('r1', () => start().queue)).toBe(queue)
    expect([heldFiles('r1'), heldFiles('r2')]).toEqual([1, 0])
  })
  test('stop with their page', () => {
    const { queue, under } = start()
    queue.add(1, [file('a')])
    queue.stop()
    expect(under.get('a')?.signal.aborted).toBe(true)
  })
})
