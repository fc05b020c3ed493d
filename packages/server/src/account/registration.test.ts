import { parseOptions } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeSite } from '../testing/builders.ts'
import { databaseText } from '../testing/database-state.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import {
  goodPassword,
  isSignedIn,
  mailedCode,
  newCaller,
  outcomeOf,
  register,
  registrationForm,
} from './testing/people.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'alpha')
  await makeSite(foyer, 'quiet', { TellUnknownEmail: 0 })
  await register(foyer, 'alpha', 'taken@example.ca')
  await register(foyer, 'quiet', 'taken@example.ca')
})
afterAll(() => foyer.stop())

const ask = (email: string, more: object = {}, client = newCaller(foyer), siteId = 'alpha') =>
  client.callAnyhow('/api/MTGAPPRegisterUser', { ...registrationForm(siteId, email), ...more })
const finish = (email: string, code: string, more: object = {}, client = newCaller(foyer), siteId = 'alpha') =>
  client.callAnyhow('/api/MTGAPPRegisterVerifyCode', { ...registrationForm(siteId, email), code, ...more })
const usersOf = (email: string) =>
  inSite(foyer.services.database.db, 'alpha', (trx) =>
    trx.selectFrom('users').selectAll().where('email', '=', email).execute(),
  )

test('the code creates a named account and signs in; the password is stored as argon2id with a pepper', async () => {
  const { client, userId } = await register(foyer, 'alpha', 'new@example.ca')
  expect(await isSignedIn(client, 'alpha', userId)).toBe(true)
  const [user] = await usersOf('new@example.ca')
  expect(user).toMatchObject({ user_id: userId, first_name: 'Ada', last_name: 'Roy', language: 1 })
  const { memoryCost, timeCost, parallelism } = parseOptions(user?.password_hash ?? '')
  expect(user?.password_hash).toMatch(/^\$argon2id\$/)
  expect({ memoryCost, timeCost, parallelism }).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const { verify } = await import('@node-rs/argon2')
  expect(await verify(user?.password_hash ?? '', goodPassword)).toBe(false)
  expect(await databaseText(foyer.services.database)).not.toContain(goodPassword)
})

test('a request creates only a code', async () => {
  expect(outcomeOf(await ask('asked@example.ca'))).toBe('ok')
  expect(await usersOf('asked@example.ca')).toEqual([])
})

test.each([
  [{ FirstName: ' ' }, 'RequiredFirstName', 'FirstName'],
  [{ LastName: '' }, 'RequiredLastName', 'LastName'],
  [{ Email: '' }, 'RequiredEmailAddress', 'Email'],
  [{ Email: 'ada@roy' }, 'InvalidEmail', 'Email'],
  [{ Password: '', ConfirmPassword: '' }, 'RequiredPassword', 'Password'],
  [{ Password: 'allsmall#1', ConfirmPassword: 'allsmall#1' }, 'PasswordFormat', 'Password'],
  [{ Password: 'Hockey2024!', ConfirmPassword: 'Hockey2024!' }, 'PasswordTooCommon', 'Password'],
  [{ Password: 'P@ssw0rd1', ConfirmPassword: 'P@ssw0rd1' }, 'PasswordTooCommon', 'Password'],
  [{ ConfirmPassword: 'Other#42kw' }, 'PasswordsDoNotMatch', 'ConfirmPassword'],
])('a registration with %j is refused with %s at its field, before and after the code', async (more, key, field) => {
  for (const answer of [await ask('rules@example.ca', more), await finish('rules@example.ca', '123456', more)]) {
    expect(outcomeOf(answer)).toBe(key)
    expect(answer.Errors).toEqual([{ Field: field, Key: key }])
  }
})

test('an address with an account is reported ten times an hour to one caller; then the replies are the same', async () => {
  const client = newCaller(foyer)
  for (let count = 0; count < 10; count += 1)
    expect(outcomeOf(await ask('Taken@Example.ca', {}, client))).toBe('EmailAlreadyRegistered')
  expect(outcomeOf(await ask('taken@example.ca', {}, client))).toBe('TooManyRequests')
  expect(outcomeOf(await ask('free@example.ca', {}, client))).toBe('TooManyRequests')
  expect(outcomeOf(await ask('free@example.ca'))).toBe('ok')
})

test('a site that hides accounts sends the same reply and mails the owner of the address', async () => {
  const known = await newCaller(foyer).raw('/api/MTGAPPRegisterUser', registrationForm('quiet', 'taken@example.ca'))
  const unknown = await newCaller(foyer).raw('/api/MTGAPPRegisterUser', registrationForm('quiet', 'other@example.ca'))
  expect(known.body).toBe(unknown.body)
  // The first two are the codes of the two registrations above.
  const mail = await foyer.mailbox.arrived('taken@example.ca', 3)
  expect(mail.subject).toBe('You already have an account with Tremblay Hypothèques')
  expect(mail.text).not.toMatch(/^\d{6}$/m)
  // Wrong codes have the same reply too.
  await mailedCode(foyer, 'other@example.ca')
  for (const email of ['taken@example.ca', 'other@example.ca'])
    expect(outcomeOf(await finish(email, '000000', {}, newCaller(foyer), 'quiet'))).toBe('VerificationCodeIncorrect')
})

test('of twenty concurrent completions of one registration, one creates the account', async () => {
  await ask('race@example.ca')
  const code = await mailedCode(foyer, 'race@example.ca')
  const answers = await Promise.all(Array.from({ length: 20 }, () => finish('race@example.ca', code)))
  expect(answers.filter((one) => outcomeOf(one) === 'ok')).toHaveLength(1)
  expect(await usersOf('race@example.ca')).toHaveLength(1)
})

test('an account created in another way meanwhile is not taken over', async () => {
  const email = 'meantime@example.ca'
  await ask(email)
  const code = await mailedCode(foyer, email)
  await newCaller(foyer).call('/api/MTGAPPValidateEmail', { Email: email, SiteID: 'alpha', LanguageID: 1 })
  const start = await mailedCode(foyer, email, 2)
  await newCaller(foyer).call('/api/MTGAPPVerifyCode', { Email: email, code: start, siteID: 'alpha' })
  expect(outcomeOf(await finish(email, code))).toBe('EmailAlreadyRegistered')
  expect(await usersOf(email)).toMatchObject([{ password_hash: null, first_name: '' }])
})

test('the code of a registration expires, ends after five wrong tries and works once', async () => {
  await ask('expire@example.ca')
  const late = await mailedCode(foyer, 'expire@example.ca')
  foyer.clock.advance(601)
  expect(outcomeOf(await finish('expire@example.ca', late))).toBe('VerificationCodeExpired')

  await ask('expire@example.ca')
  const code = await mailedCode(foyer, 'expire@example.ca', 2)
  for (let tries = 0; tries < 5; tries += 1)
    expect(outcomeOf(await finish('expire@example.ca', '12345x'))).toBe('VerificationCodeIncorrect')
  expect(outcomeOf(await finish('expire@example.ca', code))).toBe('VerificationCodeExpired')
  expect(outcomeOf(await finish('expire@example.ca', ''))).toBe('RequiredVerificationCode')
})
