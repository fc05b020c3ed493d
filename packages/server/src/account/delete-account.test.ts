import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { allMailsSent } from '../testing/all-mails-sent.ts'
import {
  fillIdentification,
  fillLists,
  makeApplication,
  makeBorrower,
  makeSite,
  setApplication,
} from '../testing/builders.ts'
import { databaseText } from '../testing/database-state.ts'
import { invite, readyApplication, sendApplication } from '../testing/invited.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'
import { goodPassword, isSignedIn, mailedCode, newCaller, outcomeOf, register } from './testing/people.ts'

const siteId = 'alpha'
let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, siteId)
})
afterAll(() => foyer.stop())

interface Person {
  client: Client
  userId: string
}
const idsOf = ({ userId }: Person) => ({ SiteID: siteId, UserID: userId })
const prepare = async (person: Person) => {
  const answer = await person.client.callAnyhow('/api/MTGAPPUserPrepareDelete', idsOf(person))
  return 'ConfirmWith' in answer ? answer.ConfirmWith : outcomeOf(answer)
}
const remove = async (person: Person, proof: { Password?: string; code?: string }) =>
  outcomeOf(await person.client.callAnyhow('/api/MTGAPPUserDelete', { ...idsOf(person), ...proof }))
const usersWith = (email: string) =>
  inSite(foyer.services.database.db, siteId, (trx) =>
    trx.selectFrom('users').selectAll().where('email', '=', email).execute(),
  )

/** A person who started with an address alone. */
const begin = async (email: string): Promise<Person> => {
  const client = newCaller(foyer)
  await client.call('/api/MTGAPPValidateEmail', { SiteID: siteId, Email: email, LanguageID: 1 })
  const code = await mailedCode(foyer, email)
  const { UserID } = await client.call('/api/MTGAPPVerifyCode', { siteID: siteId, Email: email, code })
  return { client, userId: UserID }
}

describe('an account with a password', () => {
  test('is deleted by it at once, with every session, and confirmed by mail', async () => {
    const email = 'ada@gone.example'
    const person = await register(foyer, siteId, email)
    const elsewhere = newCaller(foyer)
    await elsewhere.call('/api/MTGAPPUserSignIn', { SiteID: siteId, Email: email, Password: goodPassword })
    expect(await prepare(person)).toBe('Password')
    expect(await remove(person, {})).toBe('RequiredPassword')
    expect(await remove(person, { Password: 'Velours#42kx' })).toBe('PasswordIncorrect')
    expect(await usersWith(email)).toHaveLength(1)

    expect(await remove(person, { Password: goodPassword })).toBe('ok')
    const mail = await foyer.mailbox.arrived(email, 2)
    expect(mail.subject).toMatch(/^Your account with .* has been deleted$/)
    expect(mail.text).not.toContain('you had sent stay')
    expect(await isSignedIn(person.client, siteId, person.userId)).toBe(false)
    expect(await isSignedIn(elsewhere, siteId, person.userId)).toBe(false)
    const again = { SiteID: siteId, Email: email, Password: goodPassword }
    expect(outcomeOf(await newCaller(foyer).callAnyhow('/api/MTGAPPUserSignIn', again))).not.toBe('ok')
    expect(await usersWith(email)).toEqual([])
    await foyer.services.database.asOwner(async (query) => {
      for (const table of ['sessions', 'identities', 'one_time_tokens', 'known_devices'])
        expect(await query(`select from ${table} where user_id = '${person.userId}'`), table).toEqual([])
    })
  })

  test('is guessed at ten times in a quarter of an hour, then not even the right password works', async () => {
    const person = await register(foyer, siteId, 'eve@gone.example')
    for (let tries = 0; tries < 10; tries += 1)
      expect(await remove(person, { Password: 'Velours#42kx' })).toBe('PasswordIncorrect')
    expect(await remove(person, { Password: goodPassword })).toBe('TooManyRequests')
  })
})

describe('an account without a password', () => {
  test('is deleted by a code that is mailed to it', async () => {
    const email = 'bo@gone.example'
    const person = await begin(email)
    expect(await prepare(person)).toBe('Code')
    const code = await mailedCode(foyer, email, 2)
    expect(await remove(person, {})).toBe('RequiredVerificationCode')
    expect(await remove(person, { code: code === '111111' ? '222222' : '111111' })).toBe('VerificationCodeIncorrect')
    expect(await remove(person, { Password: goodPassword, code: '' })).toBe('RequiredVerificationCode')
    expect(await usersWith(email)).toHaveLength(1)
    expect(await remove(person, { code })).toBe('ok')
    expect(await usersWith(email)).toEqual([])
  })
  test('is not deleted by a code to sign in', async () => {
    const email = 'cy@gone.example'
    const person = await begin(email)
    await person.client.call('/api/MTGAPPValidateEmail', { SiteID: siteId, Email: email, LanguageID: 1 })
    const code = await mailedCode(foyer, email, 2)
    expect(await remove(person, { code })).toBe('VerificationCodeExpired')
    expect(await usersWith(email)).toHaveLength(1)
  })
  test('and without an address is deleted within ten minutes of a sign-in', async () => {
    const borrower = await makeBorrower(foyer, siteId)
    await inSite(foyer.services.database.db, siteId, (trx) =>
      trx.updateTable('users').set({ email: 'facebook:4711' }).where('user_id', '=', borrower.userId).execute(),
    )
    const person = { client: borrower.client, userId: borrower.userId }
    foyer.clock.advance(10 * 60 + 1)
    expect(await prepare(person)).toBe('SignInAgain')
    expect(await remove(person, { code: '123456' })).toBe('SignInAgain')
    expect(await usersWith('facebook:4711')).toHaveLength(1)
    foyer.clock.advance(-60)
    expect(await prepare(person)).toBe('Session')
    expect(await remove(person, {})).toBe('ok')
    expect(await usersWith('facebook:4711')).toEqual([])
    expect(await isSignedIn(person.client, siteId, person.userId)).toBe(false)
  })
})

/** Deletes the account with the mailed code, and returns the mail about it. */
const removeByCode = async (person: Person, email: string) => {
  const mails = foyer.mailbox.to(email).length
  const had = foyer.mailbox.codes(email).length
  expect(await prepare(person)).toBe('Code')
  expect(await remove(person, { code: await mailedCode(foyer, email, had + 1) })).toBe('ok')
  return foyer.mailbox.arrived(email, mails + 2)
}

describe('the applications of a deleted account', () => {
  test('are deleted, and invited people notified, unless they were submitted', async () => {
    const sent = await readyApplication(foyer, siteId)
    const { borrower } = sent
    expect(outcomeOf(await sendApplication(sent))).toBe('ok')
    await allMailsSent(foyer)
    const draft = await makeApplication(borrower)
    await fillIdentification(draft)
    await fillLists(draft)
    await invite(foyer, draft)
    const guest = foyer.mailbox.received.at(-1)?.to ?? ''
    const person = { client: borrower.client, userId: borrower.userId }
    expect((await removeByCode(person, borrower.email)).text).toContain('must keep stay there')

    expect((await foyer.mailbox.arrived(guest, 2)).subject).toContain('has deleted the mortgage application')
    const { Deals } = await foyer.client().call('/broker-api/ListDeals', { SiteID: siteId })
    const listed = Deals.filter(({ MortgageApplicationID: id }) =>
      [sent, draft].some((one) => one.applicationId === id),
    )
    expect(listed).toMatchObject([{ MortgageApplicationID: sent.applicationId, MainBorrowerName: 'Ada Roy' }])
    expect(listed[0]?.UserID).not.toBe(person.userId)
    const whole = { SiteID: siteId, MortgageApplicationID: sent.applicationId }
    expect(outcomeOf(await foyer.client().callAnyhow('/broker-api/ExportDeal', whole))).toBe('ok')
    const ticket = { SiteID: siteId, UserID: listed[0]?.UserID ?? '' }
    expect(outcomeOf(await foyer.client().callAnyhow('/broker-api/CreateSignInTicket', ticket))).toBe('NoAccess')

    const newcomer = await makeBorrower(foyer, siteId, { email: borrower.email })
    const mine = await newcomer.client.call('/api/MTGAPPLoadMyDeals', newcomer.ids)
    expect(mine.Deals).toEqual([])
    const old = { ...sent.ids, UserID: newcomer.ids.UserID }
    expect(outcomeOf(await newcomer.client.callAnyhow('/api/MTGAPPLoad', old))).toBe('NoAccess')
  })

  test('keep no name of the account', async () => {
    const borrower = await makeBorrower(foyer, siteId, { email: 'zed@gone.example', firstName: 'Zedekiah' })
    const made = await makeApplication(borrower)
    await setApplication(foyer, made, { status: 0 })
    await removeByCode({ client: borrower.client, userId: borrower.userId }, borrower.email)
    const users = (await databaseText(foyer.services.database))
      .split('\n')
      .filter((row) => row.includes('password_hash'))
    expect(users.filter((row) => row.includes('Zedekiah') || row.includes(borrower.userId))).toEqual([])
  })

  test('are as many as were there: what is started at the same time is deleted too, or not made', async () => {
    const email = 'fay@gone.example'
    const borrower = await makeBorrower(foyer, siteId, { email })
    const person = { client: borrower.client, userId: borrower.userId }
    const had = foyer.mailbox.codes(email).length
    expect(await prepare(person)).toBe('Code')
    const code = await mailedCode(foyer, email, had + 1)
    const [removed, ...started] = await Promise.all([
      remove(person, { code }),
      ...[1, 2, 3].map(() =>
        makeApplication(borrower).then(
          () => 'ok',
          (error: Error) => error.message,
        ),
      ),
    ])
    expect(removed).toBe('ok')
    expect(started.filter((one) => one.includes('ServerError'))).toEqual([])
    await foyer.services.database.asOwner(async (query) => {
      expect(await query(`select from applications where user_id = '${person.userId}'`)).toEqual([])
    })
  })
})
