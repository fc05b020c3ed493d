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

test('a profile requires both names and stores them cleaned', async () => {
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

test("another user's id changes nothing and returns 401", async () => {
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

test('extending resets the idle time and returns what is left; after half an hour without it the session has ended', async () => {
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

test('a session lasts twelve hours at most, however often it is extended, and the remaining idle time never exceeds that', async () => {
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

test('after sign-out the old cookie is invalid, and the browser drops its stored data', async () => {
  const { client, userId } = await makeBorrower(foyer, 'alpha')
  const cookie = client.cookies.get('sid-alpha') ?? ''
  const { headers } = await client.raw('/api/MTGAPPLogout', { SiteID: 'alpha' })
  expect(headers['clear-site-data']).toBe('"cache", "storage"')
  expect(client.cookies.has('sid-alpha')).toBe(false)
  const old = foyer.client()
  old.cookies.set('sid-alpha', cookie)
  expect(await isSignedIn(old, 'alpha', userId)).toBe(false)
})

test('sign-out without a session succeeds', async () => {
  expect(outcomeOf(await foyer.client().call('/api/MTGAPPLogout', { SiteID: 'alpha' }))).toBe('ok')
})

test('in embedded pages the cookie is partitioned, and is cleared as it was set', async () => {
  const secure = await startTestFoyer({ publicUrl: 'https://foyer.example' })
  await makeSite(secure, 'framed', { FrameAncestors: ['https://broker.example'] })
  await makeSite(secure, 'alone')
  const cookiesOf = async (siteId: string) => {
    const { client, ids } = await makeBorrower(secure, siteId)
    const { Url } = await client.call('/broker-api/CreateSignInTicket', ids)
    const entered = await client.raw('/api/MTGAPPLoginAs', { SiteID: siteId, Ticket: Url.split('/').at(-1) })
    const left = await client.raw('/api/MTGAPPLogout', { SiteID: siteId })
    return [entered, left].map(({ headers }) => String(headers['set-cookie']).split('; ').slice(1).sort())
  }
  const common = ['HttpOnly', 'Path=/', 'Secure']
  const [entered, left] = await cookiesOf('framed')
  expect(entered).toEqual([...common, 'Max-Age=43200', 'Partitioned', 'SameSite=None'].sort())
  expect(left).toEqual(
    [...common, 'Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'Max-Age=0', 'Partitioned', 'SameSite=None'].sort(),
  )
  expect((await cookiesOf('alone')).map((one) => [one.includes('SameSite=Lax'), one.includes('Partitioned')])).toEqual([
    [true, false],
    [true, false],
  ])
  await secure.stop()
})

test('a visitor by link extends a grant the same way; a browser without a session has nothing to extend', async () => {
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
