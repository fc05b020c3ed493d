import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captchaAltcha } from '../adapters/captcha-altcha.ts'
import { lightWork } from '../adapters/testing/solve-challenge.ts'
import { inSite } from '../kit/transaction.ts'
import type { WebhookMessage, WebhookPort } from '../ports/webhook.ts'
import { makeSite } from '../testing/builders.ts'
import { makeLeadForm, sendLead } from '../testing/lead-forms.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { deliverWebhook } from './deliver-webhook.ts'

/** The broker's own system: stores accepted messages, and refuses them while it is down. */
const received: WebhookMessage[] = []
const waiting: (() => void)[] = []
let isDown = false
let tries = 0
const webhook: WebhookPort = {
  async send(message) {
    tries += 1
    for (const wake of waiting.splice(0)) wake()
    if (isDown) throw new Error('webhook-answer-503')
    received.push(message)
  },
}
const tried = () => new Promise<void>((resolve) => waiting.push(resolve))

let foyer: TestFoyer
let token: string
beforeAll(async () => {
  foyer = await startTestFoyer({ webhook, captcha: captchaAltcha({ secret: randomBytes(32), work: lightWork }) })
  await makeSite(foyer, 'ours')
  token = await makeLeadForm(foyer, 'ours')
})
afterAll(() => foyer.stop())

const messages = () =>
  inSite(foyer.services.database.db, 'ours', (trx) =>
    trx.selectFrom('webhook_messages').selectAll().orderBy('created_at').execute(),
  )
const deliver = (messageId: string) =>
  deliverWebhook({ ...foyer.services, db: foyer.services.database.db })({ siteId: 'ours', messageId })

test('a lead is sent to the broker’s own system, without a full SIN', async () => {
  const sent = tried()
  await sendLead(foyer.client(), token, { SIN: ['046454286'] })
  await sent
  const [message] = received
  const body = JSON.parse(message?.body ?? '{}') as { type: string; data: { SiteID: string; Answers: unknown[] } }
  expect(body).toMatchObject({ type: 'lead.created', data: { SiteID: 'ours', FormName: 'First mortgage' } })
  expect(body.data.Answers).toHaveLength(5)
  expect(message?.body).not.toContain('046454286')
})

test('a refused message is tried again under the same id until it is accepted, then never again', async () => {
  isDown = true
  const first = tried()
  await sendLead(foyer.client(), token)
  await first
  const message = (await messages()).at(-1)
  const id = message?.message_id ?? ''
  await expect(deliver(id)).rejects.toThrow('webhook-answer-503')
  foyer.clock.advance(2 * 24 * 60 * 60)
  isDown = false
  await deliver(id)
  expect(received.at(-1)).toMatchObject({ id, at: foyer.clock.now() })
  const before = tries
  await deliver(id)
  expect(tries).toBe(before)
  expect((await messages()).at(-1)?.sent_at).not.toBeNull()
})

test('after three days it is abandoned, which is recorded', async () => {
  isDown = true
  const first = tried()
  await sendLead(foyer.client({ ip: '203.0.113.9' }), token)
  await first
  const id = (await messages()).at(-1)?.message_id ?? ''
  foyer.clock.advance(3 * 24 * 60 * 60 + 1)
  const before = tries
  await deliver(id)
  await deliver(id)
  expect(tries).toBe(before)
  expect((await messages()).at(-1)).toMatchObject({ sent_at: null, given_up_at: foyer.clock.now() })
  const events = await inSite(foyer.services.database.db, 'ours', (trx) =>
    trx.selectFrom('audit_events').select('details').where('action', '=', 'webhook-given-up').execute(),
  )
  expect(events).toHaveLength(1)
})
