import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverSite } from '../kit/audit.ts'
import { inSite } from '../kit/transaction.ts'
import { startOfficeSession } from '../office/sessions.ts'
import { type MadeApplication, makeApplication, makeBorrower, makeSite } from './builders.ts'
import { makeBrokerage, makeStaff, type Staff } from './office-builders.ts'
import { outcomeOf } from './people.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'
import type { Client } from './test-client.ts'

const siteId = 'ours'
let foyer: TestFoyer
let made: MadeApplication
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, siteId)
  made = await makeApplication(await makeBorrower(foyer, siteId))
})
afterAll(() => foyer.stop())

/** Another address each, as the customer of a provider has many. */
const addresses = (count: number) => Array.from({ length: count }, (_, index) => `198.51.${index >> 8}.${index % 256}`)

/** Does the work while every call waits for this table, and lets them go on once it has resolved. */
const whileWaiting = async (table: 'sessions' | 'office_sessions', work: () => Promise<void>): Promise<void> => {
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { database } = foyer.services
  const hold = () => {
    begun.resolve()
    return end.promise
  }
  // The embedded database does one transaction at a time.
  const held =
    database.kind === 'pglite'
      ? inSite(database.db, siteId, hold)
      : database.asOwner(async (query) => {
          await query(`begin; lock table ${table} in access exclusive mode`)
          await hold()
          await query('rollback')
        })
  await begun.promise
  await work().finally(end.resolve)
  await held
}

const tooMany = 'TooManyRequests'

test('sessions that no one has fill no turn of the application that they name', async () => {
  const strangers = addresses(60).map((ip) => {
    const client = foyer.client({ ip })
    client.cookies.set(`sid-${siteId}`, Buffer.from(ip.padEnd(32)).toString('base64url'))
    return client
  })
  const load = async () => outcomeOf(await made.borrower.client.call('/api/MTGAPPLoad', made.ids))
  expect(await load()).toBe('ok')
  const outcomes: string[] = []
  const ask = async (client: Client) =>
    void outcomes.push(outcomeOf(await client.callAnyhow('/api/MTGAPPLoad', made.ids)))
  const asked: Promise<unknown>[] = []
  await whileWaiting('sessions', async () => {
    asked.push(...strangers.map(ask))
    const loaded = Promise.all(Array.from({ length: 30 }, load))
    asked.push(loaded.then((replies) => expect(new Set(replies)).toEqual(new Set(['ok']))))
    // Each of these is refused after all calls before it have begun to wait.
    for (let count = 0; count < 10; count += 1) await foyer.client().raw('/api/NoSuchCall', {})
  })
  await Promise.all(asked)
  expect(outcomes).not.toContain(tooMany)
})

test('of one person two calls of the office are under way, whichever sessions and addresses they come from', async () => {
  const brokerageId = await makeBrokerage(foyer)
  const [many, other] = [await makeStaff(foyer, brokerageId), await makeStaff(foyer, brokerageId)]
  const clients = await Promise.all(addresses(110).map((ip) => anotherSession(many, ip)))
  const outcomes: string[] = []
  const ask = async ({ client }: Pick<Staff, 'client'>) => {
    const outcome = outcomeOf(await client.call('/console-api/ListPipeline', { View: 'open' }))
    outcomes.push(outcome)
    return outcome
  }
  // The guard finds whose session each is.
  for (const client of clients) expect(await ask(client)).toBe('ok')
  outcomes.length = 0
  const asked: Promise<string>[] = []
  await whileWaiting('office_sessions', async () => {
    asked.push(...clients.map(ask), ask(other))
    await expect.poll(() => outcomes).toEqual(Array.from({ length: 8 }, () => tooMany))
  })
  expect(await asked.at(-1)).toBe('ok')
  await Promise.all(asked)
  expect(outcomes.filter((one) => one === 'ok')).toHaveLength(103)
})

const anotherSession = async ({ personId }: Staff, ip: string) => {
  const { database, keys, clock } = foyer.services
  const { token } = await inSite(database.db, serverSite, (trx) =>
    startOfficeSession(trx, keys, {
      ...{ personId, stage: 'factor', confirmed: true, browser: 'Firefox, Linux' },
      ...{ replaces: undefined, now: clock.now() },
    }),
  )
  const client = foyer.client({ ip })
  client.cookies.set('office', token)
  return { client }
}
