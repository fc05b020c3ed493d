import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { deriveKeys } from '../kit/hash.ts'
import { signAnchor } from '../maintenance/audit-chain.ts'
import type { WebhookRequest } from '../ports/webhook.ts'
import { auditAnchorFiles } from './audit-anchor-files.ts'
import { auditAnchorWebhook } from './audit-anchor-webhook.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-anchors-'))
afterAll(() => rmSync(folder, { recursive: true }))

const keys = deriveKeys([Buffer.alloc(32, 7)])
const at = new Date('2026-11-22T05:00:00.000Z')
const anchor = (Site: string, Sequence: number) =>
  signAnchor(keys, { Site, Sequence, Link: 'ab'.repeat(32), At: at.toISOString() })

describe('files', () => {
  test('keep every anchor of their site, even after an incomplete line', async () => {
    const deeper = path.join(folder, 'deeper')
    const port = auditAnchorFiles(deeper)
    expect([await port.published('one'), await port.newest('one'), await port.sites()]).toEqual([[], [], []])
    await port.publish([anchor('one', 3), anchor('*', 5)])
    appendFileSync(path.join(deeper, 'one.jsonl'), '{"Site":"one","Seq')
    await port.publish([anchor('one', 4)])
    const again = auditAnchorFiles(deeper)
    expect(await again.published('one')).toEqual([anchor('one', 3), anchor('one', 4)])
    expect(await again.published('*')).toEqual([anchor('*', 5)])
    expect([...(await again.sites())].sort()).toEqual(['*', 'one'])
  })

  test('return the newest of half a million anchors by their end alone, and leave others their turns while all are read', async () => {
    const old = path.join(folder, 'old')
    const port = auditAnchorFiles(old)
    await port.publish([anchor('old', 1)])
    const line = `${JSON.stringify(anchor('old', 2))}\n`
    for (let part = 0; part < 50; part += 1) appendFileSync(path.join(old, 'old.jsonl'), line.repeat(10_000))
    await port.publish([anchor('old', 3)])
    const newest = await port.newest('old')
    expect(newest?.at(-1)).toEqual(anchor('old', 3))
    expect(newest?.length).toBeLessThan(30)
    const reading = new AbortController()
    let turns = 0
    const count = async () => {
      while (!reading.signal.aborted) {
        await setImmediate()
        turns += 1
      }
    }
    const counted = count()
    expect(await port.published('old')).toHaveLength(500_002)
    reading.abort()
    await counted
    // Of the event loop, which others have meanwhile.
    expect(turns).toBeGreaterThan(500)
  })

  test('fail when they cannot be written, so that the job tries again', () => {
    const file = path.join(folder, 'file')
    appendFileSync(file, '')
    return expect(auditAnchorFiles(file).publish([anchor('one', 1)])).rejects.toThrow()
  })
})

describe('a webhook', () => {
  const target = { url: 'https://anchors.example/', secrets: [`whsec_${Buffer.alloc(32, 7).toString('base64')}`] }
  test('sends whole anchors with the same id at every try, and cannot read them back', async () => {
    const sent: WebhookRequest[] = []
    const post = async (request: WebhookRequest) => {
      sent.push(request)
      return { status: 204, text: '' }
    }
    const port = auditAnchorWebhook({ post }, target, () => at)
    await port.publish([anchor('one', 4)])
    await port.publish([anchor('one', 4)])
    expect(sent[0]?.headers['webhook-id']).toBe(sent[1]?.headers['webhook-id'])
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      type: 'audit.anchored',
      timestamp: at.toISOString(),
      data: { Anchors: [anchor('one', 4)] },
    })
    expect(await port.published('one')).toBeUndefined()
  })

  test('fails when the receiver refuses, so that the job tries again', () => {
    const refusing = { post: async () => ({ status: 503, text: '' }) }
    return expect(auditAnchorWebhook(refusing, target, () => at).publish([anchor('one', 1)])).rejects.toThrow('503')
  })
})
