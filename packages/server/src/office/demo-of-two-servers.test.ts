import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { ensureSite } from '../site/index.ts'
import { makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'
import { beginMaking } from './demo-making.ts'
import { addSite } from './sites-store.ts'
import { rowsOf } from './testing/rows-of-site.ts'

let first: TestFoyer
let second: TestFoyer
beforeAll(async () => {
  first = await startTestFoyer()
  const { database, fileStore } = first.services
  second = await startTestFoyer({
    database: { ...database, close: async () => {} },
    ...{ fileStore, secretKey: first.secretKey, clock: first.clock, mailbox: first.mailbox },
  })
})
afterAll(async () => {
  await second.stop()
  await first.stop()
})

/** An owner, with the same session at both servers. */
const makeOwner = async () => {
  const owner = await makeStaff(first, await makeBrokerage(first))
  const there = second.client()
  for (const [name, value] of owner.client.cookies) there.cookies.set(name, value)
  return { ...owner, there }
}
const show = (client: Client) => client.call('/console-api/SetDemo', { ShownFl: 1 })
const remove = (client: Client) => client.call('/console-api/SetDemo', { ShownFl: 0 })
const openDeals = async ({ client }: Staff) => (await client.call('/console-api/CountPipeline', {})).Open
const isBegun = (owner: Staff) => expect.poll(() => openDeals(owner), { timeout: 60_000 }).toBeGreaterThan(0)
const siteOf = ({ brokerageId }: Staff) => `demo-${brokerageId.slice(0, 8)}`
const countClients = async ({ client }: Staff) => {
  const { Deals } = await client.call('/console-api/ListPipeline', { View: 'open' })
  return { all: Deals.length, size: new Set(Deals.map(({ Client }) => Client)).size }
}
const errors = () => [...first.log, ...second.log].filter((line) => line.includes('"level":50'))

test('sample deals that another server makes are removed once it has stopped, without an error and whole', async () => {
  const owner = await makeOwner()
  const made = show(owner.client)
  await isBegun(owner)
  const removed = await remove(owner.there)
  expect([outcomeOf(removed), removed.SiteID]).toEqual(['ok', ''])
  expect(await rowsOf(first.services.database, siteOf(owner))).toEqual({})
  const done = await made
  expect([outcomeOf(done), done.SiteID]).toEqual(['ok', ''])
  expect(errors()).toEqual([])
}, 240_000)

test('sample deals that are asked for at another server while they are made and removed are made anew once those are gone', async () => {
  const owner = await makeOwner()
  const made = show(owner.client)
  await isBegun(owner)
  const removed = remove(owner.there)
  const again = show(owner.there)
  expect((await Promise.all([made, removed])).map(({ SiteID }) => SiteID)).toEqual(['', ''])
  await isBegun(owner)
  const clients = await countClients(owner)
  expect(outcomeOf(await remove(owner.client))).toBe('ok')
  // Each was made once: no deal of the first making was added to the second.
  expect(clients.size).toBe(clients.all)
  expect((await again).SiteID).toBe('')
  expect(await rowsOf(first.services.database, siteOf(owner))).toEqual({})
  expect(errors()).toEqual([])
}, 240_000)

test('sample deals whose server ended while it made them are removed once its sign of life has ended, and two removals are one', async () => {
  const owner = await makeOwner()
  const siteId = siteOf(owner)
  await inSite(first.services.database.db, siteId, async (trx) => {
    await ensureSite(trx, siteId, first.clock.now(), { isDemo: true })
    await addSite(trx, { siteId, brokerageId: owner.brokerageId, leadId: owner.personId, now: first.clock.now() })
    await beginMaking(trx, siteId)
    await sql`update tenants set made_until = clock_timestamp() + interval '1 second' where slug = ${siteId}`.execute(
      trx,
    )
  })
  const removals = await Promise.all([remove(owner.client), remove(owner.there)])
  expect(removals.map(outcomeOf)).toEqual(['ok', 'ok'])
  expect(await rowsOf(first.services.database, siteId)).toEqual({})
  expect(errors()).toEqual([])
}, 60_000)
