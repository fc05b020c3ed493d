import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { mostWebhooks } from '@foyer/domain/webhooks/rules.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeSite } from '../testing/builders.ts'
import { databaseText } from '../testing/database-state.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { storedMessages, webhookReceivers } from '../testing/webhook-receiver.ts'

const receivers = webhookReceivers()
let foyer: TestFoyer
let owner: Staff
let stranger: Staff
let made = 0
let [site, foreign] = ['', '']
beforeAll(async () => {
  receivers.hide('https://private.example/')
  foyer = await startTestFoyer({ webhook: receivers.port })
})
beforeEach(async () => {
  made += 1
  ;[site, foreign] = [`ours-${made}`, `theirs-${made}`]
  owner = await makeStaff(foyer, await makeBrokerage(foyer))
  stranger = await makeStaff(foyer, await makeBrokerage(foyer))
  for (const [siteId, staff] of [[site, owner] as const, [foreign, stranger] as const]) {
    await makeSite(foyer, siteId)
    await giveSite(foyer, staff.brokerageId, siteId)
  }
})
afterAll(() => foyer.stop())

type Given = Partial<BodyOf<'/console-api/SaveWebhook'>>
const save = (given: Given = {}, { client }: Staff = owner) =>
  client.call('/console-api/SaveWebhook', {
    ...{ EndpointID: '', Version: 0, Name: 'CRM', Url: 'https://hooks.broker.example/foyer', Sites: [], OnFl: 1 },
    ...{ Events: ['lead.received' as const], ...given },
  })
const list = async ({ client }: Staff = owner) => (await client.call('/console-api/ListWebhooks', {})).Webhooks

describe('a webhook', () => {
  it('is listed as it was saved, with its secret in the first reply alone', async () => {
    const { EndpointID, Version, Secret } = await save({ Sites: [site] })
    expect(Secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(await list()).toMatchObject([
      {
        ...{ EndpointID, Version, Name: 'CRM', Url: 'https://hooks.broker.example/foyer', Events: ['lead.received'] },
        ...{ Sites: [site], OnFl: 1, FailedFl: 0, FailingFl: 0, Tried: 0, Delivered: 0, FormerSecretUntil: '' },
      },
    ])
    expect(JSON.stringify(await list())).not.toContain(Secret)
    expect(await databaseText(foyer.services.database)).not.toContain(Secret.slice(6))
    expect(foyer.log.join('\n')).not.toContain(Secret.slice(6))
  })

  it('is changed by who saw its newest version', async () => {
    const { EndpointID } = await save()
    const changed = await save({ EndpointID, Version: 1, Name: 'Our CRM', Events: ['document.uploaded'] })
    expect(changed).toMatchObject({ EndpointID, Version: 2, Secret: '' })
    expect(outcomeOf(await save({ EndpointID, Version: 1, Name: 'Late' }))).toBe('StaleEdit')
    expect(await list()).toMatchObject([{ Name: 'Our CRM', Events: ['document.uploaded'], Version: 2 }])
  })

  it('is mailed to each owner when it is made or gets another address, without its path and secret', async () => {
    const other = await makeStaff(foyer, owner.brokerageId)
    const { EndpointID, Secret } = await save()
    await save({ EndpointID, Version: 1, Name: 'Our CRM' })
    await save({ EndpointID, Version: 2, Url: 'https://elsewhere.example/foyer' })
    const mails = [await foyer.mailbox.arrived(other.email), await foyer.mailbox.arrived(other.email, 2)]
    expect(mails.map(({ text }) => /hooks\. broker\. example|elsewhere\. example/.exec(text)?.[0])).toEqual([
      'hooks. broker. example',
      'elsewhere. example',
    ])
    for (const secret of ['/foyer"', Secret.slice(6, 20)]) expect(JSON.stringify(mails)).not.toContain(secret)
    await foyer.mailbox.arrived(owner.email, 2)
  })

  it('can be turned off when its name is gone, and not moved to another such name', async () => {
    const Url = `https://gone-${made}.example/`
    const { EndpointID } = await save({ Url })
    receivers.hide(Url)
    expect(outcomeOf(await save({ EndpointID, Version: 1, Url, OnFl: 0 }))).toBe('ok')
    const moved = await save({ EndpointID, Version: 2, Url: 'https://private.example/' })
    expect(moved).toMatchObject({ Errors: [{ Field: 'Url', Key: 'WebhookNotReachable' }] })
  })

  it('is removed with its messages', async () => {
    const { EndpointID } = await save()
    await owner.client.call('/console-api/TestWebhook', { EndpointID })
    expect(await storedMessages(foyer, EndpointID)).toHaveLength(1)
    expect(outcomeOf(await owner.client.call('/console-api/RemoveWebhook', { EndpointID }))).toBe('ok')
    expect(await storedMessages(foyer, EndpointID)).toEqual([])
    expect(outcomeOf(await owner.client.call('/console-api/RemoveWebhook', { EndpointID }))).toBe('NoAccess')
  })

  it.each([
    ['without a name', { Name: ' ' }, 'Name', 'RequiredWebhookName'],
    ['with an address that is not https', { Url: 'http://hooks.broker.example/' }, 'Url', 'InvalidWebhookUrl'],
    ['with an address of a private network', { Url: 'https://10.0.0.1/' }, 'Url', 'InvalidWebhookUrl'],
    ['with a port that is none', { Url: 'https://hooks.broker.example:99999/' }, 'Url', 'InvalidWebhookUrl'],
    ['whose name leads to a private address', { Url: 'https://private.example/' }, 'Url', 'WebhookNotReachable'],
    ['without events', { Events: [] }, 'Events', 'RequiredWebhookEvents'],
    ['for the site of another brokerage', { Sites: ['theirs-1'] }, 'Sites', 'UnknownChoice'],
  ] as const)('%s is refused at its field', async (_, given, Field, Key) => {
    expect(await save(given as unknown as Given)).toMatchObject({ Errors: [{ Field, Key }] })
    expect(await list()).toEqual([])
  })

  it('is refused while a brokerage has ten, also when several are made at once', async () => {
    for (let count = 1; count < mostWebhooks; count += 1) await save()
    const outcomes = (await Promise.all([save(), save(), save()])).map(outcomeOf)
    expect(outcomes.sort()).toEqual(['TooManyWebhooks', 'TooManyWebhooks', 'ok'])
  })

  it('is seen and changed by who may manage webhooks of its brokerage only, with a fresh confirmation', async () => {
    const { EndpointID } = await save()
    const { MessageID } = await owner.client.call('/console-api/TestWebhook', { EndpointID })
    expect(await list(stranger)).toEqual([])
    const days = { FirstDay: '2026-11-01', LastDay: '2026-11-02', FailedFl: 0 }
    const { client } = stranger
    const outcomes = [
      await save({ EndpointID, Version: 1 }, stranger),
      await client.call('/console-api/RemoveWebhook', { EndpointID }),
      await client.call('/console-api/RotateWebhookSecret', { EndpointID }),
      await client.call('/console-api/TestWebhook', { EndpointID }),
      await client.call('/console-api/ListDeliveries', { EndpointID }),
      await client.call('/console-api/LoadDelivery', { EndpointID, MessageID }),
      await client.call('/console-api/ResendDelivery', { EndpointID, MessageID }),
      await client.call('/console-api/ReplayWebhook', { EndpointID, ...days }),
    ].map((reply) => outcomeOf(reply))
    expect(outcomes).toEqual(outcomes.map(() => 'NoAccess'))
    for (const role of ['broker', 'assistant', 'compliance'] as const)
      expect(outcomeOf(await save({}, await makeStaff(foyer, owner.brokerageId, { role })))).toBe('NotPermitted')
    const unconfirmed = await makeStaff(foyer, owner.brokerageId, { confirmed: false })
    expect(outcomeOf(await save({}, unconfirmed))).toBe('StepUpRequired')
    const rotate = unconfirmed.client.call('/console-api/RotateWebhookSecret', { EndpointID })
    expect(outcomeOf(await rotate)).toBe('StepUpRequired')
    expect(await list(unconfirmed)).toHaveLength(1)
  })
})
