import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { webhookEvents } from '@foyer/domain/webhooks/events.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeApplication, makeBorrower, makeDocumentRequest, makeSite } from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { makeWebhook, webhookReceivers } from '../testing/webhook-receiver.ts'

const recipe = readFileSync(new URL('../../../../docs/recipes/use-webhooks.md', import.meta.url), 'utf8')
const receivers = webhookReceivers()
const url = 'https://crm.example/foyer'
let foyer: TestFoyer
let owner: Staff
/** Inside the package, so that the example finds the library. */
const folder = mkdtempSync(fileURLToPath(new URL('./recipe-', import.meta.url)))
beforeAll(async () => {
  foyer = await startTestFoyer({ webhook: receivers.port })
  await makeSite(foyer, 'ours')
  owner = await makeStaff(foyer, await makeBrokerage(foyer))
  await giveSite(foyer, owner.brokerageId, 'ours', owner.personId)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
  await foyer.stop()
})

interface Message {
  id: string
  type: string
  data: Record<string, unknown>
}

interface Example {
  receive(headers: object, body: string): Message | undefined
  finish(message: Message): void
  load(call: string, data: object): Promise<Record<string, unknown>>
}

const exampleWith = async (env: Record<string, string>): Promise<Example> => {
  const [, code = ''] = /```js\n([\s\S]+?)```/.exec(recipe) ?? []
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const file = path.join(folder, 'example.mjs')
  writeFileSync(file, code)
  return (await import(pathToFileURL(file).href)) as Example
}

test('the example of the recipe takes a message until it is finished, refuses a changed one, and loads what it names with a key', async () => {
  const { Secret } = await makeWebhook(owner, { Url: url, Events: ['application.started', 'document.requested'] })
  const key = await owner.client.call('/console-api/CreateKey', {
    ...{ Name: 'CRM', Actions: ['deal.view', 'document.view'], Sites: [], IpRanges: [] },
    ExpiresOn: (await owner.client.call('/console-api/ListKeys', {})).ExpiresOn,
  })
  const base = await foyer.app.listen({ host: '127.0.0.1', port: 0 })
  const env = {
    FOYER_WEBHOOK_SECRET: Secret,
    FOYER_API_KEY: key.Key,
    FOYER_URL: base.replace('127.0.0.1', 'localhost'),
  }
  const { receive, finish, load } = await exampleWith(env)
  const application = await makeApplication(await makeBorrower(foyer, 'ours'))
  await makeDocumentRequest(foyer, 'ours', application)
  const messages = await receivers.arrived(url, 2)
  const loaders: Record<string, string> = { 'application.started': 'LoadDeal', 'document.requested': 'ListUploads' }
  for (const { headers, body } of messages) {
    expect(() => receive(headers, body.replace('ours', 'hers'))).toThrow()
    const message = receive(headers, body)
    if (!message) throw new Error('refused')
    const { type, data } = message
    const loaded = await load(loaders[type] ?? '', data)
    expect(loaded).toHaveProperty(type === 'application.started' ? 'Application' : 'Items')
    expect(receive(headers, body)).toEqual(message)
    finish(message)
    expect(receive(headers, body)).toBeUndefined()
    await expect(
      load(loaders[type] ?? '', { ...data, MortgageApplicationID: 1, RequestDocID: 'gone' }),
    ).rejects.toThrow('NoAccess')
  }
})

test('the recipe names every event', () => {
  expect(webhookEvents.filter((event) => !recipe.includes(`\`${event}\``))).toEqual([])
})
