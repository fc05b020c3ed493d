import argon2 from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeBorrower, makeSite } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { goodPassword, isSignedIn, newCaller, outcomeOf, register } from './testing/people.ts'
import { recordsWork, workOf } from './testing/recorded-work.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer({ database: recordsWork(await openTestDatabase()) })
  await makeSite(foyer, 'alpha')
  await makeSite(foyer, 'beta')
  await makeSite(foyer, 'quiet', { TellUnknownEmail: 0 })
  await register(foyer, 'alpha', 'ada@example.ca')
  await register(foyer, 'quiet', 'ada@example.ca')
})
afterAll(() => foyer.stop())

const signIn = (Email: string, Password: string, client = newCaller(foyer), SiteID = 'alpha') =>
  client.call('/api/MTGAPPUserSignIn', { Email, Password, SiteID })

test('address and password sign in, however the address is spelled', async () => {
  const client = newCaller(foyer)
  const answer = await signIn('  ADA@Example.ca', goodPassword, client)
  expect(outcomeOf(answer)).toBe('ok')
  expect(await isSignedIn(client, 'alpha', answer.UserID)).toBe(true)
})

test('a missing field, an invalid address, a wrong password and an unknown address have their keys', async () => {
  expect(outcomeOf(await signIn('', goodPassword))).toBe('EmailPasswordRequired')
  expect(outcomeOf(await signIn('ada@example.ca', ''))).toBe('EmailPasswordRequired')
  expect(outcomeOf(await signIn('ada', goodPassword))).toBe('InvalidEmail')
  expect(outcomeOf(await signIn('ada@example.ca', 'Wrong#123'))).toBe('EmailPasswordIncorrect')
  expect(outcomeOf(await signIn('nobody@example.ca', goodPassword))).toBe('EmailNotRegistered')
})

test('an account of one site is unknown on another', async () => {
  expect(outcomeOf(await signIn('ada@example.ca', goodPassword, newCaller(foyer), 'beta'))).toBe('EmailNotRegistered')
  expect(outcomeOf(await signIn('ada@example.ca', goodPassword, newCaller(foyer), 'nowhere'))).toBe('UnknownSite')
})

test('an account without a password accepts none', async () => {
  const { email } = await makeBorrower(foyer, 'alpha')
  expect(outcomeOf(await signIn(email, ''))).toBe('EmailPasswordRequired')
  expect(outcomeOf(await signIn(email, goodPassword))).toBe('EmailPasswordIncorrect')
})

test('one caller learns of ten unknown addresses an hour, then only that the two do not match', async () => {
  const client = newCaller(foyer)
  for (let count = 0; count < 10; count += 1)
    expect(outcomeOf(await signIn(`unknown${count}@example.ca`, 'x', client))).toBe('EmailNotRegistered')
  expect(outcomeOf(await signIn('unknown10@example.ca', 'x', client))).toBe('EmailPasswordIncorrect')
  expect(outcomeOf(await signIn('unknown10@example.ca', 'x'))).toBe('EmailNotRegistered')
  foyer.clock.advance(60 * 60 + 1)
  expect(outcomeOf(await signIn('unknown11@example.ca', 'x', client))).toBe('EmailNotRegistered')
})

test('what a site that hides accounts does not reveal is not counted as what another one reveals', async () => {
  const client = newCaller(foyer)
  for (let count = 0; count < 10; count += 1)
    expect(outcomeOf(await signIn(`hidden${count}@example.ca`, 'x', client, 'quiet'))).toBe('EmailPasswordIncorrect')
  expect(outcomeOf(await signIn('hidden10@example.ca', 'x', client))).toBe('EmailNotRegistered')
})

test('a site that hides accounts sends the same reply for an unknown address and a wrong password', async () => {
  const client = newCaller(foyer)
  const body = { Password: 'Wrong#123', SiteID: 'quiet' }
  const known = await client.raw('/api/MTGAPPUserSignIn', { ...body, Email: 'ada@example.ca' })
  const unknown = await client.raw('/api/MTGAPPUserSignIn', { ...body, Email: 'nobody@example.ca' })
  expect(unknown.body).toBe(known.body)
  expect(known.body).toContain('EmailPasswordIncorrect')
})

test('an unknown address takes the same work as a wrong password', async () => {
  const tried = async (email: string) => {
    const verify = vi.spyOn(argon2, 'verify')
    const statements = await workOf(() => signIn(email, 'Wrong#123', newCaller(foyer), 'quiet'))
    // The cost of a check is in the hash that it is made with.
    const checks = verify.mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4))
    verify.mockRestore()
    return { statements, checks }
  }
  const known = await tried('ada@example.ca')
  expect(known.statements.length).toBeGreaterThan(3)
  expect(known.checks).toEqual([['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']])
  expect(await tried('unknown@example.ca')).toEqual(known)
})

test('after ten wrong passwords for an address a robot check is required, and right ones do not count', async () => {
  const email = 'careful@example.ca'
  await register(foyer, 'alpha', email)
  for (let count = 0; count < 15; count += 1) expect(outcomeOf(await signIn(email, goodPassword))).toBe('ok')
  for (let count = 0; count < 10; count += 1)
    expect(outcomeOf(await signIn(email, 'Wrong#123'))).toBe('EmailPasswordIncorrect')
  expect(outcomeOf(await signIn(email, goodPassword))).toBe('RobotCheckRequired')
  foyer.clock.advance(15 * 60 + 1)
  expect(outcomeOf(await signIn(email, goodPassword))).toBe('ok')
})

test('one caller can try sixty wrong passwords in a quarter of an hour', async () => {
  const client = newCaller(foyer)
  const answers: string[] = []
  for (let count = 0; count < 61; count += 1)
    answers.push(outcomeOf(await signIn(`spray${count}@example.ca`, 'Wrong#123', client, 'quiet')))
  expect(answers.filter((one) => one === 'EmailPasswordIncorrect')).toHaveLength(60)
  expect(answers.at(-1)).toBe('RobotCheckRequired')
})

test('of 500 concurrent sign-ins none fails except for their number, and /health stays fast', async () => {
  const answers = Array.from({ length: 500 }, (_, count) => signIn(`crowd${count}@example.ca`, 'Wrong#123'))
  const waits: number[] = []
  let isOver = false
  const all = Promise.all(answers).finally(() => {
    isOver = true
  })
  while (!isOver) {
    const start = performance.now()
    await foyer.app.inject({ method: 'GET', url: '/health' })
    waits.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const kinds = new Set((await all).map(outcomeOf))
  expect([...kinds].sort()).toEqual(['EmailNotRegistered', 'TooManyRequests'])
  // The requests are made in this process too; the rest is the effect of hashing on it.
  expect(median(waits)).toBeLessThan(300)
})

test('signing in ends the earlier session of this browser', async () => {
  const { client, userId } = await makeBorrower(foyer, 'alpha')
  const before = client.cookies.get('sid-alpha') ?? ''
  expect(outcomeOf(await signIn('ada@example.ca', goodPassword, client))).toBe('ok')
  const old = foyer.client()
  old.cookies.set('sid-alpha', before)
  expect(await isSignedIn(old, 'alpha', userId)).toBe(false)
})

test('a sign-in is in the audit trail, without an address', async () => {
  const { UserID } = await signIn('ada@example.ca', goodPassword)
  const events = await inSite(foyer.services.database.db, 'alpha', (trx) =>
    trx.selectFrom('audit_events').selectAll().where('actor', '=', UserID).where('action', '=', 'sign-in').execute(),
  )
  expect(events.length).toBeGreaterThan(0)
  expect(JSON.stringify(events)).not.toContain('@')
})

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
