import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { deriveKeys } from '../kit/hash.ts'
import { signAnchor } from '../maintenance/audit-chain.ts'
import type { WebhookMessage } from '../ports/webhook.ts'
import { auditAnchorFile } from './audit-anchor-file.ts'
import { auditAnchorWebhook } from './audit-anchor-webhook.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'foyer-anchors-'))
afterAll(() => rmSync(folder, { recursive: true }))

const keys = deriveKeys([Buffer.alloc(32, 7)])
const at = new Date('2026-11-22T05:00:00.000Z')
const anchor = (Site: string, Sequence: number) =>
  signAnchor(keys, { Site, Sequence, Link: 'ab'.repeat(32), At: at.toISOString() })

describe('a file', () => {
  test('keeps every anchor, even after an incomplete line', async () => {
    const file = path.join(folder, 'deeper', 'anchors')
    const port = auditAnchorFile(file)
    expect(await port.published()).toEqual([])
    await port.publish([anchor('one', 3), anchor('two', 5)])
    appendFileSync(file, '{"Site":"two","Seq')
    await port.publish([anchor('one', 4)])
    expect(await auditAnchorFile(file).published()).toEqual([anchor('one', 3), anchor('two', 5), anchor('one', 4)])
  })

  test('fails when it cannot be written, so that the job tries again', () =>
    expect(auditAnchorFile(folder).publish([anchor('one', 1)])).rejects.toThrow())
})

describe('a webhook', () => {
  test('sends whole anchors with the same id at every try, and cannot read them back', async () => {
    const sent: WebhookMessage[] = []
    const port = auditAnchorWebhook({ send: async (message) => void sent.push(message) }, () => at)
    await port.publish([anchor('one', 4)])
    await port.publish([anchor('one', 4)])
    expect(sent[0]?.id).toBe(sent[1]?.id)
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      type: 'audit.anchored',
      timestamp: at.toISOString(),
      data: { Anchors: [anchor('one', 4)] },
    })
    expect(await port.published()).toBeUndefined()
  })

  test('fails when the receiver refuses, so that the job tries again', () => {
    const refusing = { send: () => Promise.reject(new Error('webhook-answer-503')) }
    return expect(auditAnchorWebhook(refusing, () => at).publish([anchor('one', 1)])).rejects.toThrow('503')
  })
})
