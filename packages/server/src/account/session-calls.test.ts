import { afterAll, beforeAll, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeBorrower, makeSite } from '../testing/builders.ts'
import { makeInsurance, openInsurance } from '../testing/insurance.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { isSignedIn, outcomeOf } from './testing/people.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'alpha')
})
afterAll(() => foyer.stop())

test('a profile keeps both names, cleaned, and asks for both', async () => {
  const { client, ids, userId } = await makeBorrower(foyer, 'alpha')
  const save = (FirstName: string, LastName: string) =>
    client.call('/api/MTGAPPUserCompleteSetup', { ...ids, FirstName, LastName })
  expect((await save('', ' ')).Errors).toEqual([
    { Field: 'FirstName', Key: 'RequiredFirstName' },
    { Field: 'LastName', Key: 'RequiredLastName' },
  ])
  expect(outcomeOf(await save(' Zoe\u0308 ', 'Côté'))).toBe('ok')
  const row = await inSite(foyer.services.database.db, 'alpha', (trx) =>
    trx.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst(),
  )
  expect(row).toMatchObject({ first_name: 'Zoë', last_name: 'Côté' })
})

test("another user's id changes nothing and ends in 401", async () => {
  const ada = await makeBorrower(foyer, 'alpha')
  const bob = await makeBorrower(foyer, 'alpha', { firstName: 'Bob' })
  const answer = await ada.client.call('/api/MTGAPPUserCompleteSetup', {
    ...bob.ids,
    FirstName: 'Mallory',
    LastName: 'M',
  })
  expect(answer.ReturnStatus).toEqual({ ReturnCode: 401, ReturnMessage: 'Access_Denied' })
  const row = await inSite(foyer.services.database.db, 'alpha', (trx) =>
    trx.selectFrom('users').selectAll().where('user_id', '=', bob.userId).executeTakeFirst(),
  )
  expect(row?.first_name).toBe('Bob')
})

test('extending counts the idle time anew and says what is left; after half an hour without it the session is over', async () => {
  const { client, ids, userId } = await makeBorrower(foyer, 'alpha')
  foyer.clock.advance(29 * 60)
  expect(await client.call('/api/MTGAPPExtendSession', ids)).toMatchObject({
    IdleSeconds: 30 * 60,
    TotalSeconds: 12 * 60 * 60 - 29 * 60,
  })
  foyer.clock.advance(29 * 60)
  expect(await isSignedIn(client, 'alpha', userId)).toBe(true)
  foyer.clock.advance(30 * 60 + 1)
  expect(await isSignedIn(client, 'alpha', userId)).toBe(false)
})

test('twelve hours are the most, however often one extends, and the idle time left never says more', async () => {
  const { client, ids, userId } = await makeBorrower(foyer, 'alpha')
  for (let minutes = 0; minutes < 12 * 60 - 25; minutes += 25) {
    foyer.clock.advance(25 * 60)
    expect(await isSignedIn(client, 'alpha', userId)).toBe(true)
  }
  foyer.clock.advance(10 * 60)
  expect(await client.call('/api/MTGAPPExtendSession', ids)).toMatchObject({ IdleSeconds: 600, TotalSeconds: 600 })
  foyer.clock.advance(10 * 60)
  expect(await isSignedIn(client, 'alpha', userId)).toBe(false)
})

test('after signing out the old cookie is nobody, and the browser forgets what it kept', async () => {
  const { client, userId } = await makeBorrower(foyer, 'alpha')
  const cookie = client.cookies.get('sid-alpha') ?? ''
  const { headers } = await client.raw('/api/MTGAPPLogout', { SiteID: 'alpha' })
  expect(headers['clear-site-data']).toBe('"cache", "storage"')
  expect(client.cookies.has('sid-alpha')).toBe(false)
  const old = foyer.client()
  old.cookies.set('sid-alpha', cookie)
  expect(await isSignedIn(old, 'alpha', userId)).toBe(false)
})

test('signing out without a session is no failure', async () => {
  expect(outcomeOf(await foyer.client().call('/api/MTGAPPLogout', { SiteID: 'alpha' }))).toBe('ok')
})

test('whoever came by a link extends what it opened the same way; a browser without a session has nothing to extend', async () => {
  const extend = (client = foyer.client()) => client.call('/api/MTGAPPExtendVisit', { SiteID: 'alpha' })
  expect(await extend()).toMatchObject({ IdleSeconds: 0, TotalSeconds: 0 })
  const insurance = await makeInsurance(foyer, 'alpha')
  const { client, place } = await openInsurance(foyer, insurance)
  const outcome = async () => outcomeOf(await client.call('/cli-api/load-application-detail', place))
  for (let times = 0; times < 2; times += 1) {
    foyer.clock.advance(29 * 60)
    expect((await extend(client)).IdleSeconds).toBe(30 * 60)
  }
  expect(await outcome()).toBe('ok')
  foyer.clock.advance(30 * 60 + 1)
  expect(await extend(client)).toMatchObject({ IdleSeconds: 0, TotalSeconds: 0 })
  expect(await outcome()).toBe('CLI_SecurityCheck')
})
