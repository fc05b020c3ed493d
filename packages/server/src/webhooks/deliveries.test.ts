import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { serverSite } from '../kit/audit.ts'
import { inSite } from '../kit/transaction.ts'
import { retention } from '../maintenance/index.ts'
import { todayOf } from '../ports/clock.ts'
import type { WebhookRequest } from '../ports/webhook.ts'
import { makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { untilPasses } from '../testing/until-passes.ts'
import { makeWebhook, storedMessages, webhookReceivers } from '../testing/webhook-receiver.ts'
import { claimDue, lastServed } from './store.ts'

const receivers = webhookReceivers()
let foyer: TestFoyer
let owner: Staff
let made = 0
let [site, url, endpointId, secret] = ['', '', '', '']

const makeOwner = async (siteId: string) => {
  await makeSite(foyer, siteId)
  const brokerageId = await makeBrokerage(foyer)
  const staff = await makeStaff(foyer, brokerageId)
  await giveSite(foyer, brokerageId, siteId, staff.personId)
  return staff
}
beforeAll(async () => {
  foyer = await startTestFoyer({ webhook: receivers.port })
})
beforeEach(async () => {
  made += 1
  ;[site, url] = [`site-${made}`, `https://receiver-${made}.example/`]
  owner = await makeOwner(site)
  ;({ EndpointID: endpointId, Secret: secret } = await makeWebhook(owner, {
    Url: url,
    Events: ['application.started'],
  }))
})
afterAll(() => foyer.stop())

const day = 24 * 60 * 60
const cause = async (siteId = site) => (await makeApplication(await makeBorrower(foyer, siteId))).applicationId
const stored = () => storedMessages(foyer, endpointId)
/** As a receiver does at the time of the test, which the library does not know. */
const verify = ({ headers, body }: WebhookRequest, withSecret: string): unknown => {
  const { 'webhook-id': id = '', 'webhook-timestamp': seconds, 'webhook-signature': signatures = '' } = headers
  const signature = new Webhook(withSecret).sign(id, new Date(Number(seconds) * 1000), body)
  expect(signatures.split(' ')).toContain(signature)
  return JSON.parse(body)
}
/** Until a try of the only message is noted. */
const noted = (tries: number) =>
  untilPasses(async () => {
    const [message] = await stored()
    expect(message?.tries).toBe(tries)
    return message
  })
/** Lets the time pass until the next try. */
const untilNextTry = async () => {
  const [message] = await stored()
  const wait = (message?.next_try_at?.getTime() ?? 0) - foyer.clock.now().getTime()
  foyer.clock.advance(Math.ceil(wait / 1000) + 1)
}

test('a message is signed, names ids alone, and is delivered once', async () => {
  const MortgageApplicationID = await cause()
  const [request] = await receivers.arrived(url, 1)
  if (!request) throw new Error('no request')
  const body = verify(request, secret)
  expect(body).toEqual({
    id: request.headers['webhook-id'],
    type: 'application.started',
    timestamp: expect.any(String),
    data: { SiteID: site, MortgageApplicationID },
  })
  expect(await noted(1)).toMatchObject({ status_code: 204, problem: null, next_try_at: null })
  foyer.clock.advance(day)
  await cause()
  await receivers.arrived(url, 2)
  expect(new Set(receivers.at(url).map(({ headers }) => headers['webhook-id'])).size).toBe(2)
})

test('a refused message is tried again under its id, after pauses that grow', async () => {
  receivers.replyWith(url, 500, 'broken \u0000<b>')
  await cause()
  const first = await noted(1)
  expect(first).toMatchObject({ status_code: 500, response: 'broken <b>', delivered_at: null })
  await untilNextTry()
  await noted(2)
  receivers.failWith(url, 'timeout')
  await untilNextTry()
  expect(await noted(3)).toMatchObject({ status_code: null, problem: 'timeout' })
  receivers.accept(url)
  await untilNextTry()
  expect(await noted(4)).toMatchObject({ status_code: 204, next_try_at: null })
  expect(new Set(receivers.at(url).map(({ headers }) => headers['webhook-id'])).size).toBe(1)
})

test('after three days in which nothing was accepted the endpoint is turned off, and who may manage webhooks gets a mail', async () => {
  const other = await makeStaff(foyer, owner.brokerageId)
  const broker = await makeStaff(foyer, owner.brokerageId, { role: 'broker' })
  receivers.failWith(url, 'connection')
  await cause()
  await noted(1)
  foyer.clock.advance(3 * day)
  await noted(2)
  // The first one was about its making.
  const mail = await foyer.mailbox.arrived(owner.email, 2)
  expect(mail.subject).toBe('A webhook of your brokerage was turned off')
  await foyer.mailbox.arrived(other.email)
  expect(foyer.mailbox.to(broker.email)).toEqual([])
  const [listed] = (await (await makeStaff(foyer, owner.brokerageId)).client.call('/console-api/ListWebhooks', {}))
    .Webhooks
  expect(listed).toMatchObject({ OnFl: 0, FailedFl: 1, FailingFl: 1, Tried: 1, Delivered: 0 })
  await cause()
  expect(await stored()).toHaveLength(1)
  const events = await inSite(foyer.services.database.db, serverSite, (trx) =>
    trx.selectFrom('audit_events').select('details').where('action', '=', 'webhook-turned-off').execute(),
  )
  expect(events.map(({ details }) => details)).toEqual([{ endpoint: endpointId, brokerage: owner.brokerageId }])
})

test('an endpoint that accepted another message meanwhile stays on', async () => {
  receivers.failWith(url, 'connection')
  await cause()
  await noted(1)
  receivers.accept(url)
  foyer.clock.advance(1)
  await cause()
  await receivers.arrived(url, 2)
  await untilPasses(async () => expect((await stored()).some(({ delivered_at }) => delivered_at !== null)).toBe(true))
  receivers.failWith(url, 'connection')
  foyer.clock.advance(3 * day)
  await untilPasses(async () => expect((await stored())[0]?.next_try_at).toBeNull())
  const later = await makeStaff(foyer, owner.brokerageId)
  expect((await later.client.call('/console-api/ListWebhooks', {})).Webhooks).toMatchObject([{ OnFl: 1, Tried: 2 }])
})

test('nothing waits at a webhook that is turned off, and nothing is sent until it is on', async () => {
  receivers.failWith(url, 'connection')
  await cause()
  await noted(1)
  const given = { EndpointID: endpointId, Name: 'CRM', Url: url, Events: ['application.started' as const], Sites: [] }
  await owner.client.call('/console-api/SaveWebhook', { ...given, Version: 1, OnFl: 0 })
  expect((await stored()).map(({ next_try_at }) => next_try_at)).toEqual([null])
  receivers.accept(url)
  const [message] = await stored()
  await owner.client.call('/console-api/SaveWebhook', { ...given, Version: 2, OnFl: 1 })
  const MessageID = message?.message_id ?? ''
  await owner.client.call('/console-api/ResendDelivery', { EndpointID: endpointId, MessageID })
  await receivers.arrived(url, 2)
})

test('nothing waits at a webhook that is turned off during a try', async () => {
  const release = receivers.holdBack(url, 500)
  await cause()
  await receivers.arrived(url, 1)
  const given = { EndpointID: endpointId, Name: 'CRM', Url: url, Events: ['application.started' as const], Sites: [] }
  await owner.client.call('/console-api/SaveWebhook', { ...given, Version: 1, OnFl: 0 })
  release()
  expect(await noted(1)).toMatchObject({ next_try_at: null, delivered_at: null })
})

test('what a webhook does not want any more waits at it no longer, and is not sent again', async () => {
  receivers.replyWith(url, 500)
  await cause()
  const message = await noted(1)
  const given = { EndpointID: endpointId, Name: 'CRM', Url: `${url}next`, Sites: [], OnFl: 1 as const }
  await owner.client.call('/console-api/SaveWebhook', { ...given, Version: 1, Events: ['deal.status_changed'] })
  expect((await stored()).map(({ next_try_at }) => next_try_at)).toEqual([null])
  const MessageID = message?.message_id ?? ''
  const resent = await owner.client.callAnyhow('/console-api/ResendDelivery', { EndpointID: endpointId, MessageID })
  expect(outcomeOf(resent)).toBe('NoAccess')
  const today = todayOf(foyer.clock.now())
  const period = { EndpointID: endpointId, FirstDay: today, LastDay: today, FailedFl: 0 as const }
  expect((await owner.client.call('/console-api/ReplayWebhook', period)).Count).toBe(0)
  // One that waits all the same, as its cause was under way when the webhook was changed.
  await inSite(foyer.services.database.db, serverSite, (trx) =>
    trx
      .updateTable('webhook_deliveries')
      .set({ next_try_at: foyer.clock.now() })
      .where('message_id', '=', MessageID)
      .execute(),
  )
  await untilPasses(async () => expect((await stored()).map(({ next_try_at }) => next_try_at)).toEqual([null]))
  expect(receivers.at(`${url}next`)).toEqual([])
})

describe('a slow receiver', () => {
  it('delays no message of another brokerage, and has few of its own under way', async () => {
    const slow = Array.from({ length: 5 }, (_, at) => `https://slow-${made}-${at}.example/`)
    const release = slow.map((one) => receivers.holdBack(one))
    for (const one of slow) await makeWebhook(owner, { Url: one, Events: ['application.started'] })
    await cause()
    await cause()
    const other = await makeOwner(`other-${made}`)
    await makeWebhook(other, { Url: `https://other-${made}.example/`, Events: ['application.started'] })
    await cause(`other-${made}`)
    await receivers.arrived(`https://other-${made}.example/`, 1)
    const underWay = slow.flatMap((one) => receivers.at(one)).length
    expect(underWay).toBeLessThanOrEqual(3)
    for (const one of slow) receivers.accept(one)
    for (const one of release) one()
    for (const one of slow) await receivers.arrived(one, 2)
  })
})

test('free places go to the brokerages in rotation, however much each of them has to send', async () => {
  const later = new Date(foyer.clock.now().getTime() + 2 * day * 1000)
  const brokerages: string[] = []
  for (const name of ['one', 'two', 'three']) {
    const staff = await makeOwner(`${name}-${made}`)
    receivers.replyWith(`https://${name}-${made}.example/`, 500)
    await makeWebhook(staff, { Url: `https://${name}-${made}.example/`, Events: ['application.started'] })
    for (let count = 0; count < 3; count += 1) await cause(`${name}-${made}`)
    brokerages.push(staff.brokerageId)
  }
  const { db } = foyer.services.database
  const full = await inSite(db, serverSite, (trx) => trx.selectFrom('brokerages').select('brokerage_id').execute())
  const others = full.map(({ brokerage_id: id }) => id).filter((id) => !brokerages.includes(id))
  const served: string[] = []
  for (let place = 0; place < 6; place += 1) {
    const after = served.at(-1) ?? ''
    const asked = { busy: [], full: ['', ...others], after, most: 1, now: later }
    const claimed = await inSite(db, serverSite, (trx) => claimDue(trx, asked))
    served.push(lastServed(claimed, after))
  }
  const [first, second, third] = brokerages.toSorted()
  expect(served).toEqual([first, second, third, first, second, third])
})

test('the former secret signs beside a new one for a day', async () => {
  const { Secret, FormerSecretUntil } = await owner.client.call('/console-api/RotateWebhookSecret', {
    EndpointID: endpointId,
  })
  expect(new Date(FormerSecretUntil).getTime()).toBe(foyer.clock.now().getTime() + day * 1000)
  await cause()
  const [both] = await receivers.arrived(url, 1)
  if (!both) throw new Error('no request')
  expect(verify(both, secret)).toEqual(verify(both, Secret))
  await noted(1)
  foyer.clock.advance(day)
  await cause()
  const [, later] = await receivers.arrived(url, 2)
  if (!later) throw new Error('no request')
  expect(later.headers['webhook-signature']).toMatch(/^v1,\S+$/)
})

describe('in the office', () => {
  it('a message is seen with its headers, body and reply, and is sent again under its id', async () => {
    receivers.replyWith(url, 500, '<script>alert(1)</script>')
    await cause()
    await noted(1)
    const ids = { EndpointID: endpointId }
    const { Deliveries, Next } = await owner.client.call('/console-api/ListDeliveries', ids)
    expect([Deliveries.length, Next]).toEqual([1, ''])
    const [listed] = Deliveries
    expect(listed).toMatchObject({
      State: 'waiting',
      StatusCode: 500,
      Tries: 1,
      Event: 'application.started',
      SiteID: site,
    })
    const MessageID = listed?.MessageID ?? ''
    const opened = await owner.client.call('/console-api/LoadDelivery', { ...ids, MessageID })
    expect(opened.Response).toBe('<script>alert(1)</script>')
    expect(JSON.parse(opened.Body)).toMatchObject({ id: MessageID })
    expect(opened.Headers.map(({ Name }) => Name)).toContain('webhook-signature')
    expect(JSON.stringify(opened)).not.toContain(secret.slice(6))
    receivers.accept(url)
    expect(outcomeOf(await owner.client.call('/console-api/ResendDelivery', { ...ids, MessageID }))).toBe('ok')
    const sent = await receivers.arrived(url, 2)
    expect(sent.map(({ headers }) => headers['webhook-id'])).toEqual([MessageID, MessageID])
    await untilPasses(async () => expect((await stored())[0]?.delivered_at).not.toBeNull())
    const delivered = { ...ids, State: 'delivered' as const }
    expect((await owner.client.call('/console-api/ListDeliveries', delivered)).Deliveries).toHaveLength(1)
    expect((await owner.client.call('/console-api/ListDeliveries', { ...ids, State: 'failed' })).Deliveries).toEqual([])
  })

  it('the messages are listed in pages', async () => {
    const ids = { EndpointID: endpointId }
    const at = foyer.clock.now().getTime()
    const rows = Array.from({ length: 60 }, (_, index) => ({
      ...{
        message_id: `msg_${made}_${index}`,
        endpoint_id: endpointId,
        event: 'application.started',
        slug: site,
        ids: '{}',
      },
      ...{ created_at: new Date(at - index * 1000), queued_at: new Date(at), next_try_at: null },
    }))
    await inSite(foyer.services.database.db, serverSite, (trx) =>
      trx.insertInto('webhook_deliveries').values(rows).execute(),
    )
    const seen: string[] = []
    let After = ''
    do {
      const page = await owner.client.call('/console-api/ListDeliveries', { ...ids, After })
      seen.push(...page.Deliveries.map(({ MessageID }) => MessageID))
      After = page.Next
    } while (After !== '')
    expect(seen).toEqual(rows.map(({ message_id }) => message_id))
  })

  it('a test is sent at once, and never again', async () => {
    receivers.replyWith(url, 418, 'teapot')
    const reply = await owner.client.call('/console-api/TestWebhook', { EndpointID: endpointId })
    expect(reply).toMatchObject({ StatusCode: 418, Response: 'teapot', Problem: '' })
    const [request] = receivers.at(url)
    if (!request) throw new Error('no request')
    expect(verify(request, secret)).toMatchObject({ type: 'test', data: { EndpointID: endpointId } })
    receivers.failWith(url, 'certificate')
    const failed = await owner.client.call('/console-api/TestWebhook', { EndpointID: endpointId })
    expect(failed).toMatchObject({ StatusCode: 0, Problem: 'certificate', Response: '' })
    const resent = await owner.client.call('/console-api/ResendDelivery', {
      EndpointID: endpointId,
      MessageID: failed.MessageID,
    })
    expect(outcomeOf(resent)).toBe('NoAccess')
    expect((await stored()).map(({ next_try_at }) => next_try_at)).toEqual([null, null])
  })
})

describe('a replay', () => {
  const replay = (given: { FirstDay?: string; LastDay?: string; FailedFl?: number } = {}) => {
    const today = foyer.clock.now().toISOString().slice(0, 10)
    const yesterday = new Date(foyer.clock.now().getTime() - day * 1000).toISOString().slice(0, 10)
    return owner.client.call('/console-api/ReplayWebhook', {
      ...{ EndpointID: endpointId, FirstDay: yesterday, LastDay: today, FailedFl: 0 },
      ...given,
    })
  }

  it('sends the messages of some days again under their ids, all or those that were not accepted', async () => {
    await cause()
    await noted(1)
    expect(await replay({ FailedFl: 1 })).toMatchObject({ Count: 0 })
    expect(await replay()).toMatchObject({ Count: 1 })
    const sent = await receivers.arrived(url, 2)
    expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await replay({ FirstDay: '2020-01-01', LastDay: '2020-01-31' })).toMatchObject({ Count: 0 })
  })

  it('is of at most 1,000 messages, of a period, and of a webhook that is on', async () => {
    const now = foyer.clock.now()
    const rows = Array.from({ length: 1001 }, (_, index) => ({
      ...{
        message_id: `many_${made}_${index}`,
        endpoint_id: endpointId,
        event: 'application.started',
        slug: site,
        ids: '{}',
      },
      ...{ created_at: now, queued_at: now, next_try_at: null },
    }))
    await inSite(foyer.services.database.db, serverSite, (trx) =>
      trx.insertInto('webhook_deliveries').values(rows).execute(),
    )
    expect(await replay()).toMatchObject({ Errors: [{ Field: 'LastDay', Key: 'TooManyToReplay' }] })
    expect(await replay({ FirstDay: '2026-11-02', LastDay: '2026-11-01' })).toMatchObject({
      Errors: [{ Field: 'LastDay', Key: 'InvalidReplayPeriod' }],
    })
    expect((await stored()).every(({ next_try_at }) => next_try_at === null)).toBe(true)
    const given = { EndpointID: endpointId, Name: 'CRM', Url: url, Events: ['application.started' as const], Sites: [] }
    await owner.client.call('/console-api/SaveWebhook', { ...given, Version: 1, OnFl: 0 })
    expect(outcomeOf(await replay())).toBe('WebhookOff')
    const MessageID = rows[0]?.message_id ?? ''
    const resent = await owner.client.call('/console-api/ResendDelivery', { EndpointID: endpointId, MessageID })
    expect(outcomeOf(resent)).toBe('WebhookOff')
  })
})

test('messages are deleted after thirty days', async () => {
  await cause()
  await noted(1)
  foyer.clock.advance(30 * day + 1)
  expect((await retention(foyer.services, { now: foyer.clock.now(), isDry: true })).webhookMessages).toBeGreaterThan(0)
  await retention(foyer.services, { now: foyer.clock.now(), isDry: false })
  expect(await stored()).toEqual([])
})
