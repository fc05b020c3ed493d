import { gunzipSync } from 'node:zlib'
import { dealExportSchemaPath } from '@foyer/contract/deals/deal-export-schema.ts'
import { webhookEvents } from '@foyer/domain/webhooks/events.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { validatorOf } from '../testing/deal-schema.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import type { documentedWebhooks } from '../webhooks/index.ts'
import { apiReferencePage } from './api-reference.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())

test('/docs/api shows every call of /openapi.json, and runs no script', async () => {
  const page = await foyer.app.inject('/docs/api')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  const { paths } = (await foyer.app.inject('/openapi.json')).json<{ paths: object }>()
  const missing = Object.keys(paths).filter((path) => !page.body.includes(`<code>POST ${path}</code>`))
  expect(missing).toEqual([])
})

test('/docs/api shows every event of webhooks with an example, which its schema accepts', async () => {
  const page = await foyer.app.inject('/docs/api')
  const { webhooks } = (await foyer.app.inject('/openapi.json')).json<{
    webhooks: ReturnType<typeof documentedWebhooks>
  }>()
  expect(Object.keys(webhooks)).toEqual([...webhookEvents])
  for (const [event, { post }] of Object.entries(webhooks)) {
    const schema = post.requestBody.content['application/json']?.schema as { examples: [{ type: string }] }
    const [example] = schema.examples
    expect(validatorOf(schema)(example)).toBe(true)
    expect(example.type).toBe(event)
    expect(page.body).toContain(`<code>${event}</code>`)
  }
})

test.each(['/docs/api', '/openapi.json', dealExportSchemaPath])(
  '%s is made once, packed, and not sent again to who has it',
  async (url) => {
    const plain = await foyer.app.inject(url)
    const packed = await foyer.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: plain.headers.etag,
    })
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
    const again = await foyer.app.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  },
)

test('what a declaration contains is text in the page, not markup', () => {
  const page = apiReferencePage({
    info: { title: 'Foyer', version: '1', description: '' },
    webhooks: {},
    paths: {
      '/api/Example': {
        post: {
          summary: '<script>alert(1)</script>',
          tags: ['user'],
          requestBody: { content: { 'application/json': { schema: { title: '</pre><b>' } } } },
          responses: {},
        },
      },
    },
  })
  expect(page).not.toContain('<script>')
  expect(page).not.toContain('<b>')
})
