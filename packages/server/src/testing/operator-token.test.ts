import { allCalls } from '@foyer/contract/all-calls.ts'
import { pathsOf } from '@foyer/contract/kit/define-call.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadUploadPath } from '../documents/download-upload.ts'
import { serverSite } from '../kit/audit.ts'
import { callerHash } from '../kit/record-call.ts'
import { requireOperator } from '../kit/require-operator.ts'
import { inSite } from '../kit/transaction.ts'
import { uploadImagePath } from '../site/upload-image.ts'
import { makeSite } from './builders.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'

const listDeals = '/broker-api/ListDeals'
const everyPath = [
  ...allCalls.filter(({ access }) => access === 'operator').flatMap(pathsOf),
  uploadImagePath,
  downloadUploadPath,
]

let foyer: TestFoyer
let address = 0
/** A caller from an unused address. */
const newCaller = () => {
  address += 1
  const ip = `203.0.113.${address}`
  return async (authorization: string | undefined, path = listDeals) => {
    const response = await foyer.app.inject({
      method: 'POST',
      url: path,
      headers: { 'x-forwarded-for': ip, 'content-type': 'application/json', ...(authorization && { authorization }) },
      payload: JSON.stringify({ SiteID: 'ours' }),
    })
    return { status: response.statusCode, retryAfter: response.headers['retry-after'] }
  }
}

beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

test.each([undefined, '', 'Bearer', 'Bearer ', 'Bearer   ', 'bearer', 'Basic Og==', 'Bearer undefined', 'Bearer null'])(
  'the header %j opens no operator route',
  async (authorization) => {
    for (const path of everyPath) expect([path, (await newCaller()(authorization, path)).status]).toEqual([path, 401])
  },
)

test('a server without an operator token does not start', () => {
  expect(() => requireOperator(foyer.services, '', 'deal.view')).toThrow('the operator token is empty')
})

test('ten wrong tokens a minute are refused with 401, and the rest of an address with 429, even the right token', async () => {
  const call = newCaller()
  for (let count = 0; count < 10; count += 1) expect((await call(`Bearer wrong-${count}`)).status).toBe(401)
  const wrong = await call('Bearer wrong-10')
  expect(wrong.status).toBe(429)
  expect(Number(wrong.retryAfter)).toBeGreaterThan(0)
  expect((await call(`Bearer ${foyer.operatorToken}`)).status).toBe(429)
  expect((await newCaller()(`Bearer ${foyer.operatorToken}`)).status).toBe(200)
  foyer.clock.advance(61)
  expect((await call(`Bearer ${foyer.operatorToken}`)).status).toBe(200)
})

test('of fifty concurrent wrong tokens, ten are refused with 401 and forty with 429', async () => {
  const call = newCaller()
  const all = await Promise.all(Array.from({ length: 50 }, (_, index) => call(`Bearer wrong-${index}`)))
  expect(all.filter(({ status }) => status === 401)).toHaveLength(10)
  expect(all.filter(({ status }) => status === 429)).toHaveLength(40)
})

test('the right token is never counted', async () => {
  const call = newCaller()
  for (let count = 0; count < 30; count += 1) expect((await call(`Bearer ${foyer.operatorToken}`)).status).toBe(200)
})

test('every refused token is in the log, with the address and without the token', async () => {
  const before = foyer.log.length
  await newCaller()('Bearer a-token-that-is-wrong')
  const lines = foyer.log.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines.filter(({ event }) => event === 'operator.denied')).toMatchObject([
    { reason: 'wrong', route: listDeals, ip: `203.0.113.${address}`, level: 40 },
  ])
  expect(foyer.log.join('')).not.toContain('a-token-that-is-wrong')
})

test('the wrong tokens of an address are in the audit trail up to the limit', async () => {
  const call = newCaller()
  for (let count = 0; count < 15; count += 1) await call(`Bearer wrong-${count}`)
  const events = await inSite(foyer.services.database.db, serverSite, (trx) =>
    trx.selectFrom('audit_events').select('details').where('action', '=', 'operator-denied').execute(),
  )
  const ip = callerHash(foyer.services.keys, `203.0.113.${address}`)
  expect(events.filter(({ details }) => (details as { ip: string }).ip === ip)).toHaveLength(10)
})
