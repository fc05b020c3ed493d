import { afterAll, beforeAll, expect, test } from 'vitest'
import { addGrant } from '../kit/grants.ts'
import { inSite } from '../kit/transaction.ts'
import { makeBorrower, makeSite } from '../testing/builders.ts'
import { databaseText } from '../testing/database-state.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { goodPassword, isSignedIn, newCaller, outcomeOf, register } from './testing/people.ts'
import { recordsWork, workOf } from './testing/recorded-work.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer({ database: recordsWork(await openTestDatabase()), publicUrl: 'http://localhost:3000' })
  await makeSite(foyer, 'alpha')
  await makeSite(foyer, 'beta')
})
afterAll(() => foyer.stop())

const newPassword = 'Cerise=77pq'
const forgot = (Email: string, client = newCaller(foyer), SiteID = 'alpha') =>
  client.call('/api/MTGAPPUserForgotPassword', { Email, SiteID })
const reset = (CacheKey: string, Password = newPassword, ConfirmPassword = Password, SiteID = 'alpha') =>
  newCaller(foyer).call('/api/MTGAPPUserResetPassword', { Password, ConfirmPassword, SiteID, CacheKey })
const signIn = (Email: string, Password: string) =>
  newCaller(foyer).call('/api/MTGAPPUserSignIn', { Email, Password, SiteID: 'alpha' })
const mailedKey = async (email: string, count: number) => {
  const { text } = await foyer.mailbox.arrived(email, count)
  const [, key] = /^http:\/\/localhost:3000\/alpha\/resetpassword\/([\w-]{43})$/m.exec(text) ?? []
  if (!key) throw new Error(`no key in: ${text}`)
  return key
}

test('the mailed key sets the password once, ends every session, forgets every browser and confirms it by mail', async () => {
  const email = 'ada@example.ca'
  const { client, userId } = await register(foyer, 'alpha', email)
  expect(outcomeOf(await forgot('ADA@example.ca'))).toBe('ok')
  const key = await mailedKey(email, 2)
  expect(await databaseText(foyer.services.database)).not.toContain(key)
  const changed = await newCaller(foyer).raw('/api/MTGAPPUserResetPassword', {
    Password: newPassword,
    ConfirmPassword: newPassword,
    SiteID: 'alpha',
    CacheKey: key,
  })
  expect(changed.body).toBe('{"ReturnStatus":{"ReturnCode":200,"ReturnMessage":""}}')
  expect(changed.headers['set-cookie']).toBeUndefined()
  expect(await isSignedIn(client, 'alpha', userId)).toBe(false)
  const devices = await inSite(foyer.services.database.db, 'alpha', (trx) =>
    trx.selectFrom('known_devices').selectAll().where('user_id', '=', userId).execute(),
  )
  expect(devices).toEqual([])
  expect((await foyer.mailbox.arrived(email, 3)).subject).toBe('Your password has been changed')
  expect(outcomeOf(await signIn(email, goodPassword))).toBe('EmailPasswordIncorrect')
  expect(outcomeOf(await signIn(email, newPassword))).toBe('ok')
  expect(outcomeOf(await reset(key))).toBe('PasswordResetLinkExpired')
})

test('a key is valid for thirty minutes, on its own site, until a newer one replaces it', async () => {
  const { email } = await makeBorrower(foyer, 'alpha')
  await forgot(email)
  const first = await mailedKey(email, 1)
  expect(outcomeOf(await reset(first, newPassword, newPassword, 'beta'))).toBe('PasswordResetLinkExpired')
  foyer.clock.advance(2 * 60)
  await forgot(email)
  const second = await mailedKey(email, 2)
  expect(outcomeOf(await reset(first))).toBe('PasswordResetLinkExpired')
  foyer.clock.advance(31 * 60)
  expect(outcomeOf(await reset(second))).toBe('PasswordResetLinkExpired')
  foyer.clock.advance(60 * 60)
  await forgot(email)
  expect(outcomeOf(await reset(await mailedKey(email, 3)))).toBe('ok')
})

test('a wrong new password is reported at its field, and the key stays valid', async () => {
  const { email } = await makeBorrower(foyer, 'alpha')
  await forgot(email)
  const key = await mailedKey(email, 1)
  expect((await reset(key, '', '')).Errors).toEqual([
    { Field: 'Password', Key: 'RequiredPassword' },
    { Field: 'ConfirmPassword', Key: 'RequiredConfirmPassword' },
  ])
  expect(outcomeOf(await reset(key, 'short'))).toBe('PasswordFormat')
  expect(outcomeOf(await reset(key, 'Hockey2024!'))).toBe('PasswordTooCommon')
  expect(outcomeOf(await reset(key, newPassword, 'Cerise=78pq'))).toBe('PasswordsDoNotMatch')
  expect(outcomeOf(await reset(key))).toBe('ok')
})

test('of twenty concurrent uses of a key, one sets the password', async () => {
  const { email } = await makeBorrower(foyer, 'alpha')
  await forgot(email)
  const key = await mailedKey(email, 1)
  const answers = await Promise.all(Array.from({ length: 20 }, (_, one) => reset(key, `Cerise=77p${one}`)))
  expect(answers.filter((one) => outcomeOf(one) === 'ok')).toHaveLength(1)
})

test('an unknown address has the same reply for the same work, and no mail is sent', async () => {
  const { email } = await makeBorrower(foyer, 'alpha')
  const replies: unknown[] = []
  const forgetting = (Email: string) =>
    workOf(async () => {
      const { body, status } = await newCaller(foyer).raw('/api/MTGAPPUserForgotPassword', { Email, SiteID: 'alpha' })
      replies.push({ body, status })
    })
  const work = await forgetting(email)
  expect(work.length).toBeGreaterThan(5)
  expect(await forgetting('unknown@example.ca')).toEqual(work)
  expect(replies[1]).toEqual(replies[0])
  await foyer.mailbox.arrived(email)
  const recipients = foyer.mailbox.received.map(({ to }) => to)
  expect(recipients.filter((to) => to === '' || to.startsWith('unknown'))).toEqual([])
})

test('an address receives three mails an hour without a robot check, known or not, and an invalid address is reported', async () => {
  for (let count = 0; count < 3; count += 1) expect(outcomeOf(await forgot('nobody@example.ca'))).toBe('ok')
  expect(outcomeOf(await forgot('nobody@example.ca'))).toBe('RobotCheckRequired')
  expect(outcomeOf(await forgot(''))).toBe('RequiredEmailAddress')
  expect(outcomeOf(await forgot('nobody'))).toBe('InvalidEmail')
})

test('a new password ends a session whose id is being renewed', async () => {
  const email = 'renewed@example.ca'
  const { client, userId } = await register(foyer, 'alpha', email)
  await forgot(email)
  const key = await mailedKey(email, 2)
  const { database, keys, clock } = foyer.services
  const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  let changed: string | undefined
  const isRenewed = Promise.withResolvers<void>()
  // Asked for outside of the transaction below, as another person does.
  const change = isRenewed.promise
    .then(() => reset(key))
    .then((reply) => {
      changed = outcomeOf(reply)
    })
  const token = await inSite(database.db, 'alpha', async (trx) => {
    const { token_hash } = await trx
      .selectFrom('sessions')
      .select('token_hash')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    const holder = { scope: { siteId: 'alpha', sessionHash: Buffer.from(token_hash) }, language: 1, now: clock.now() }
    const renewed = await addGrant(trx, keys.tokens, holder, {
      ...{ kind: 'recipient', subject: 'a request', expiresAt: new Date(clock.now().getTime() + 3_600_000) },
    })
    isRenewed.resolve()
    // The embedded database does one transaction at a time.
    if (database.kind !== 'pglite')
      await database.asOwner(async (query) => {
        await expect.poll(async () => changed !== undefined || (await query(waiting)).length > 0).toBe(true)
      })
    return renewed
  })
  await change
  expect(changed).toBe('ok')
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(await isSignedIn(client, 'alpha', userId)).toBe(false)
  const left = await inSite(database.db, 'alpha', (trx) =>
    trx.selectFrom('sessions').select('user_id').where('user_id', '=', userId).execute(),
  )
  expect(left).toEqual([])
})
