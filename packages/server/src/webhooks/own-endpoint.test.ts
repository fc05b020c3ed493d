import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { captchaAltcha } from '../adapters/captcha-altcha.ts'
import { lightWork } from '../adapters/testing/solve-challenge.ts'
import { inSite } from '../kit/transaction.ts'
import { makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { makeLeadForm, sendLead } from '../testing/lead-forms.ts'
import { giveSite, makeBrokerage, makeStaff } from '../testing/office-builders.ts'
import { newCaller } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { untilPasses } from '../testing/until-passes.ts'
import { makeWebhook, storedMessages, webhookReceivers } from '../testing/webhook-receiver.ts'
import { fillWebhookSources, ownEndpoint } from './sources.ts'

const url = 'https://crm.example/leads'
const receivers = webhookReceivers()
let foyer: TestFoyer
let token: string
beforeAll(async () => {
  foyer = await startTestFoyer({
    webhook: receivers.port,
    leadWebhook: { url, secrets: [`whsec_${Buffer.alloc(32, 7).toString('base64')}`] },
    captcha: captchaAltcha({ secret: randomBytes(32), work: lightWork }),
  })
  await makeSite(foyer, 'ours')
  token = await makeLeadForm(foyer, 'ours')
})
afterAll(() => foyer.stop())

const newest = async () => (await storedMessages(foyer, ownEndpoint)).at(-1)
const tried = (times: number) => untilPasses(async () => expect((await newest())?.tries).toBe(times))

test('each lead of the installation is sent on whole, without a full SIN, and nothing else is', async () => {
  await makeApplication(await makeBorrower(foyer, 'ours'))
  await sendLead(foyer.client(), token, { SIN: ['046454286'] })
  const [message] = await receivers.arrived(url, 1)
  const body = JSON.parse(message?.body ?? '{}') as { type: string; data: { SiteID: string; Answers: unknown[] } }
  expect(body).toMatchObject({ type: 'lead.created', data: { SiteID: 'ours', FormName: 'First mortgage' } })
  expect(body.data.Answers).toHaveLength(5)
  expect(message?.body).not.toContain('046454286')
})

test('a refused lead is tried again under the same id, and its reply is not kept', async () => {
  receivers.replyWith(url, 503, 'Ada Roy')
  foyer.clock.advance(60)
  await sendLead(foyer.client(), token)
  await tried(1)
  expect(await newest()).toMatchObject({ response: '', status_code: 503 })
  receivers.accept(url)
  foyer.clock.advance(60)
  await tried(2)
  const ids = receivers.at(url).map(({ headers }) => headers['webhook-id'])
  expect(ids.at(-1)).toBe(ids.at(-2))
})

test('after three days it is abandoned, which is recorded', async () => {
  receivers.replyWith(url, 503)
  await sendLead(foyer.client({ ip: '203.0.113.9' }), token)
  await tried(1)
  foyer.clock.advance(3 * 24 * 60 * 60)
  await tried(2)
  expect(await newest()).toMatchObject({ delivered_at: null, next_try_at: null })
  const events = () =>
    inSite(foyer.services.database.db, 'ours', (trx) =>
      trx.selectFrom('audit_events').select('details').where('action', '=', 'webhook-given-up').execute(),
    )
  await untilPasses(async () => expect(await events()).toHaveLength(1))
})

test('waits for a server that has the address, where another one has none', async () => {
  const { port, arrived } = webhookReceivers()
  const without = await startTestFoyer({ webhook: port })
  onTestFinished(() => without.stop())
  const brokerageId = await makeBrokerage(without)
  await makeSite(without, 'theirs')
  await giveSite(without, brokerageId, 'theirs')
  const theirs = 'https://crm.theirs.example/hook'
  await makeWebhook(await makeStaff(without, brokerageId, { role: 'owner' }), {
    Url: theirs,
    Events: ['lead.received'],
  })
  // As at the start of a server that sends leads on.
  await fillWebhookSources(without.services.database, true)
  const stored = () => storedMessages(without, ownEndpoint)
  for (const count of [1, 2]) {
    await sendLead(newCaller(without), await makeLeadForm(without, 'theirs'))
    await arrived(theirs, count)
    expect((await stored()).map(({ tries, next_try_at }) => [tries, next_try_at !== null])).toEqual(
      Array(count).fill([0, true]),
    )
  }
  // As at the start of a server without it: a message that is older than the days of tries is given up.
  await without.services.database.asOwner(async (query) => {
    await query(`update webhook_deliveries set queued_at = queued_at - interval '4 days'
      where message_id = '${(await stored())[0]?.message_id}'`)
  })
  await fillWebhookSources(without.services.database, false)
  expect((await stored()).map(({ next_try_at }) => next_try_at === null)).toEqual([true, false])
})

test('a lead that was erased is not sent', async () => {
  receivers.replyWith(url, 503)
  await sendLead(foyer.client({ ip: '203.0.113.10' }), token)
  await tried(1)
  const { Leads } = await foyer.client().call('/broker-api/ListLeads', { SiteID: 'ours' })
  await foyer.client().call('/broker-api/RemoveLead', { SiteID: 'ours', LeadID: Leads[0]?.LeadID ?? 0 })
  const before = receivers.at(url).length
  foyer.clock.advance(60 * 60)
  await untilPasses(async () => expect((await newest())?.next_try_at).toBeNull())
  expect(receivers.at(url)).toHaveLength(before)
})
