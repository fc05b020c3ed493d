import { afterAll, beforeAll, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeSite } from '../testing/builders.ts'
import { databaseText } from '../testing/database-state.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'
import { fakeNetwork } from './testing/fake-network.ts'
import { isSignedIn, mailedCode, newCaller, outcomeOf, register } from './testing/people.ts'

const person = { subject: '1', email: '', emailVerified: false, firstName: 'Ada', lastName: 'Roy' }
const google = fakeNetwork(person)
const facebook = fakeNetwork(person)
let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer({ identity: { google, facebook } })
  await makeSite(foyer, 'alpha')
  await makeSite(foyer, 'beta')
  await makeSite(foyer, 'quiet', { TellUnknownEmail: 0 })
})
afterAll(() => foyer.stop())

const start = async (client: Client, NetWork = 'google', SiteID = 'alpha') => {
  const answer = await client.call('/api/MTGAPPStartSocialSignIn', { SiteID, NetWork })
  return { outcome: outcomeOf(answer), state: answer.Url ? (new URL(answer.Url).searchParams.get('state') ?? '') : '' }
}
const finish = (client: Client, State: string, SiteID = 'alpha', code = 'good') =>
  client.call('/api/MTGAPPFinishSocialSignIn', { SiteID, State, Query: `state=${State}&code=${code}` })
const login = (client: Client, NetWork = 'google', Email = 'typed@example.ca', SiteID = 'alpha') =>
  client.call('/api/MTGAPPRegisterUserOrLogin', { SiteID, NetWork, Email, FirstName: 'Typed', LastName: 'Typed' })
/** The whole sign-in of the person whom the network verified. */
const walk = async (client: Client, vouches: Partial<typeof person>, NetWork = 'google', SiteID = 'alpha') => {
  for (const network of [google, facebook]) network.vouches = { ...person, ...vouches }
  const { state } = await start(client, NetWork, SiteID)
  const finished = await finish(client, state, SiteID)
  return { state, finished, answer: await login(client, NetWork, 'typed@example.ca', SiteID) }
}
const userOf = (userId: string, siteId = 'alpha') =>
  inSite(foyer.services.database.db, siteId, (trx) =>
    trx.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst(),
  )

test('a verified person gets an account, found again by the network’s own id', async () => {
  const client = newCaller(foyer)
  const { finished, answer } = await walk(client, { subject: 'g-1', email: 'Ada@Example.ca', emailVerified: true })
  expect(finished).toMatchObject({ NetWork: 'google', Email: 'ada@example.ca', FirstName: 'Ada', LastName: 'Roy' })
  expect(await isSignedIn(client, 'alpha', answer.UserID)).toBe(true)
  expect(await userOf(answer.UserID)).toMatchObject({ email: 'ada@example.ca', first_name: 'Ada', password_hash: null })
  const again = await walk(newCaller(foyer), { subject: 'g-1', email: 'renamed@example.ca', emailVerified: true })
  expect(again.answer.UserID).toBe(answer.UserID)
})

test('without a fresh result of this browser no one is signed in and nothing is created', async () => {
  const before = await databaseText(foyer.services.database)
  const client = newCaller(foyer)
  expect(outcomeOf(await login(client, 'google', 'victim@example.ca'))).toBe('SocialSignInFailed')
  await start(client)
  expect(outcomeOf(await login(client, 'google', 'victim@example.ca'))).toBe('SocialSignInFailed')
  const after = await databaseText(foyer.services.database)
  expect(after).not.toContain('victim@example.ca')
  expect(after.match(/"password_hash"/g)?.length).toBe(before.match(/"password_hash"/g)?.length)
})

test('a result works once, in its own browser, for its own network and site, within ten minutes', async () => {
  const client = newCaller(foyer)
  google.vouches = { ...person, subject: 'g-2', email: 'two@example.ca', emailVerified: true }
  const { state } = await start(client)
  expect(outcomeOf(await finish(newCaller(foyer), state))).toBe('SocialSignInFailed')
  const stranger = newCaller(foyer)
  await start(stranger)
  expect(outcomeOf(await finish(stranger, state))).toBe('SocialSignInFailed')
  expect(outcomeOf(await finish(client, state, 'beta'))).toBe('SocialSignInFailed')
  expect(outcomeOf(await finish(client, state))).toBe('ok')
  expect(outcomeOf(await finish(client, state))).toBe('SocialSignInFailed')
  expect(outcomeOf(await login(stranger))).toBe('SocialSignInFailed')
  expect(outcomeOf(await login(client, 'google', 'x@example.ca', 'beta'))).toBe('SocialSignInFailed')
  foyer.clock.advance(601)
  expect(outcomeOf(await login(client))).toBe('SocialSignInFailed')

  const other = newCaller(foyer)
  await walk(other, { subject: 'g-3', email: 'three@example.ca', emailVerified: true })
  expect(outcomeOf(await login(other))).toBe('SocialSignInFailed')
  const third = newCaller(foyer)
  const trip = await start(third)
  await finish(third, trip.state)
  expect(outcomeOf(await login(third, 'facebook'))).toBe('SocialSignInFailed')
})

test('several browsers with one new account of a network at the same moment are all signed in to one account', async () => {
  google.vouches = { ...person, subject: 'g-many', email: 'many@example.ca', emailVerified: true }
  const browsers = Array.from({ length: 6 }, () => newCaller(foyer))
  for (const browser of browsers) await finish(browser, (await start(browser)).state)
  const answers = await Promise.all(browsers.map((browser) => login(browser)))
  expect(answers.map(outcomeOf)).toEqual(browsers.map(() => 'ok'))
  expect(new Set(answers.map(({ UserID }) => UserID)).size).toBe(1)
})

test('a round trip expires after ten minutes, and an invalid reply ends it', async () => {
  const client = newCaller(foyer)
  const late = await start(client)
  foyer.clock.advance(601)
  expect(outcomeOf(await finish(client, late.state))).toBe('SocialSignInFailed')
  const wrong = await start(client)
  expect(outcomeOf(await finish(client, wrong.state, 'alpha', 'bad'))).toBe('SocialSignInFailed')
  expect(outcomeOf(await finish(client, wrong.state))).toBe('SocialSignInFailed')
})

test('an address with an account is not taken over; a code to it links the two', async () => {
  const email = 'owner@example.ca'
  const { userId } = await register(foyer, 'alpha', email)
  const client = newCaller(foyer)
  const { answer } = await walk(client, { subject: 'g-4', email, emailVerified: true })
  expect(outcomeOf(answer)).toBe('EmailAlreadyRegistered')
  await client.call('/api/MTGAPPValidateEmail', { Email: email, SiteID: 'alpha', LanguageID: 1 })
  const code = await mailedCode(foyer, email, 2)
  expect((await client.call('/api/MTGAPPVerifyCode', { Email: email, code, siteID: 'alpha' })).UserID).toBe(userId)
  const next = await walk(newCaller(foyer), { subject: 'g-4', email, emailVerified: true })
  expect(next.answer.UserID).toBe(userId)
})

test('a code to another address links nothing', async () => {
  const { userId } = await register(foyer, 'alpha', 'safe@example.ca')
  const client = newCaller(foyer)
  await walk(client, { subject: 'g-5', email: 'safe@example.ca', emailVerified: true })
  await client.call('/api/MTGAPPValidateEmail', { Email: 'mallory@example.ca', SiteID: 'alpha', LanguageID: 1 })
  const code = await mailedCode(foyer, 'mallory@example.ca')
  await client.call('/api/MTGAPPVerifyCode', { Email: 'mallory@example.ca', code, siteID: 'alpha' })
  const again = await walk(newCaller(foyer), { subject: 'g-5', email: 'safe@example.ca', emailVerified: true })
  expect(outcomeOf(again.answer)).toBe('EmailAlreadyRegistered')
  expect(again.answer.UserID).not.toBe(userId)
})

test('an unverified address never becomes the account’s: the network’s id replaces it', async () => {
  const client = newCaller(foyer)
  const { answer, finished } = await walk(client, { subject: '1020304', email: 'claimed@example.ca' }, 'facebook')
  expect(finished.Email).toBe('1020304')
  expect(await userOf(answer.UserID)).toMatchObject({ email: '1020304' })
  // The owner of the address gets a new account, separate from the other.
  const owner = newCaller(foyer)
  await owner.call('/api/MTGAPPValidateEmail', { Email: 'claimed@example.ca', SiteID: 'alpha', LanguageID: 1 })
  const code = await mailedCode(foyer, 'claimed@example.ca')
  const own = await owner.call('/api/MTGAPPVerifyCode', { Email: 'claimed@example.ca', code, siteID: 'alpha' })
  expect(own.UserID).not.toBe(answer.UserID)
})

test('a claimed address with an account is reported where the site allows it', async () => {
  await register(foyer, 'alpha', 'known@example.ca')
  const told = await walk(newCaller(foyer), { subject: '55', email: 'known@example.ca' }, 'facebook')
  expect(outcomeOf(told.answer)).toBe('EmailAlreadyRegistered')
  await register(foyer, 'quiet', 'quiet@example.ca')
  const quiet = await walk(newCaller(foyer), { subject: '56', email: 'quiet@example.ca' }, 'facebook', 'quiet')
  expect(outcomeOf(quiet.answer)).toBe('ok')
  expect(await userOf(quiet.answer.UserID, 'quiet')).toMatchObject({ email: '56' })
})

test('the session id changes at sign-in, and secrets are nowhere in plain text', async () => {
  const client = newCaller(foyer)
  google.vouches = { ...person, subject: 'g-6', email: 'six@example.ca', emailVerified: true }
  const { state } = await start(client)
  const before = client.cookies.get('sid-alpha')
  const text = await databaseText(foyer.services.database)
  for (const secret of [state, google.trips.at(-1)?.nonce, google.trips.at(-1)?.codeVerifier])
    expect(text).not.toContain(secret)
  await finish(client, state)
  await login(client)
  expect(client.cookies.get('sid-alpha')).not.toBe(before)
})

test('a network that is not configured, unknown or down fails and creates nothing', async () => {
  const plain = await startTestFoyer()
  await makeSite(plain, 'alpha')
  const client = plain.client()
  for (const NetWork of ['google', 'facebook', 'myspace', 'constructor'])
    expect((await start(client, NetWork)).outcome).toBe('SocialSignInFailed')
  expect(client.cookies.size).toBe(0)
  await plain.stop()
})
