import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { serverSite } from '../kit/audit.ts'
import { inSite } from '../kit/transaction.ts'
import { databaseText } from '../testing/database-state.ts'
import { makeBrokerage, makeStaff, type Staff, totpCode } from '../testing/office-builders.ts'
import { mailedCode, newCaller, outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'

let foyer: TestFoyer
let brokerageId: string
beforeAll(async () => {
  foyer = await startTestFoyer()
  brokerageId = await makeBrokerage(foyer)
})
afterAll(() => foyer.stop())

const startSignIn = (client: Client, Email: string) => client.call('/console-api/StartSignIn', { Email, LanguageID: 1 })
/** The session that a mailed code begins, in a new browser. */
const withCode = async (staff: Staff, count = 1) => {
  const client = newCaller(foyer)
  expect(await startSignIn(client, staff.email)).toMatchObject({ Next: 'code', Factors: [] })
  const Code = await mailedCode(foyer, staff.email, count)
  return { client, answer: await client.call('/console-api/VerifyCode', { Email: staff.email, Code }) }
}
const finishTotp = async (client: Client, Email: string, Code: string) =>
  client.call('/console-api/FinishTotp', { Email, Code })
const isIn = async (client: Client) => outcomeOf(await client.call('/console-api/ExtendSession', {})) === 'ok'
const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111')

describe('a new browser', () => {
  it('gets a mailed code, after which only a factor is accepted', async () => {
    const staff = await makeStaff(foyer, brokerageId)
    const { client, answer } = await withCode(staff)
    expect(answer).toMatchObject({ Next: 'factor', Factors: ['totp'] })
    expect(await client.call('/console-api/LoadMe', {})).toMatchObject({
      ...{ Next: 'factor', FactorKinds: ['totp'], Memberships: [], Actions: [], Sites: [], Sessions: [] },
    })
    for (const path of ['/console-api/ListPeople', '/console-api/SaveMe', '/console-api/StartTotp'] as const)
      expect(outcomeOf(await client.callAnyhow(path, { FirstName: 'A', LastName: 'B', LanguageID: 1 }))).toBe(
        'Access_Denied',
      )
    expect(await finishTotp(client, '', staff.code())).toMatchObject({ Next: 'office' })
    expect(await isIn(client)).toBe(true)
  })

  it('is known afterwards for 30 days: no code is mailed, and the factor alone signs in', async () => {
    const staff = await makeStaff(foyer, brokerageId)
    const { client } = await withCode(staff)
    await finishTotp(client, '', staff.code())
    await client.call('/console-api/SignOut', {})
    expect(await isIn(client)).toBe(false)
    foyer.clock.advance(29 * 86_400)
    expect(await startSignIn(client, staff.email)).toMatchObject({ Next: 'factor', Factors: ['totp'] })
    expect(await finishTotp(client, staff.email, staff.code())).toMatchObject({ Next: 'office' })
    await client.call('/console-api/SignOut', {})
    foyer.clock.advance(31 * 86_400)
    expect(await startSignIn(client, staff.email)).toMatchObject({ Next: 'code' })
    expect(outcomeOf(await finishTotp(client, staff.email, staff.code()))).toBe('AuthenticatorCodeIncorrect')
  })

  it('in which a person who has others signs in is mailed to them', async () => {
    const staff = await makeStaff(foyer, brokerageId)
    const first = await withCode(staff)
    await finishTotp(first.client, '', staff.code())
    foyer.clock.advance(60)
    const second = await withCode(staff, 2)
    await finishTotp(second.client, '', staff.code())
    expect((await foyer.mailbox.arrived(staff.email, 3)).subject).toBe('New sign-in to the office')
  })
})

test('an unknown address, and one of a person who was ended, get the same reply and no mail', async () => {
  const ended = await makeStaff(foyer, brokerageId, { ended: true })
  const known = await makeStaff(foyer, brokerageId)
  const bodies = []
  for (const Email of ['nobody@brokerage.example', ended.email, known.email])
    bodies.push((await newCaller(foyer).raw('/console-api/StartSignIn', { Email, LanguageID: 1 })).body)
  expect(new Set(bodies).size).toBe(1)
  await foyer.mailbox.arrived(known.email)
  expect([...foyer.mailbox.to('nobody@brokerage.example'), ...foyer.mailbox.to(ended.email)]).toEqual([])
})

test('a mailed code works once, and for ten minutes', async () => {
  const staff = await makeStaff(foyer, brokerageId)
  const client = newCaller(foyer)
  await startSignIn(client, staff.email)
  const Code = await mailedCode(foyer, staff.email)
  const verify = async (by: Client) => outcomeOf(await by.call('/console-api/VerifyCode', { Email: staff.email, Code }))
  expect(await verify(client)).toBe('ok')
  expect(await verify(client)).not.toBe('ok')
  const late = newCaller(foyer)
  foyer.clock.advance(180)
  await startSignIn(late, staff.email)
  const next = await mailedCode(foyer, staff.email, 2)
  foyer.clock.advance(601)
  expect(outcomeOf(await late.call('/console-api/VerifyCode', { Email: staff.email, Code: next }))).toBe(
    'VerificationCodeExpired',
  )
})

describe('a code of an authenticator app', () => {
  const known = async () => {
    const staff = await makeStaff(foyer, brokerageId)
    const { client } = await withCode(staff)
    return { staff, client, at: (seconds: number) => new Date(foyer.clock.now().getTime() + seconds * 1000) }
  }
  const secretFrom = async (staff: Staff) => {
    const started = await staff.client.call('/console-api/StartTotp', {})
    const Code = totpCode(started.Secret, foyer.clock.now())
    const { ChallengeID, Secret } = started
    await staff.client.call('/console-api/ConfirmTotp', { ChallengeID, Code, Name: '' })
    return Secret
  }

  it('may be one step of 30 seconds off, and no more', async () => {
    const { staff, client, at } = await known()
    const secret = await secretFrom(staff)
    foyer.clock.advance(300)
    for (const off of [-60, 60])
      expect(outcomeOf(await finishTotp(client, '', totpCode(secret, at(off))))).toBe('AuthenticatorCodeIncorrect')
    expect(outcomeOf(await finishTotp(client, '', totpCode(secret, at(-30))))).toBe('ok')
    await client.call('/console-api/SignOut', {})
    expect(outcomeOf(await finishTotp(client, staff.email, totpCode(secret, at(30))))).toBe('ok')
  })

  it('works once, and an earlier one no more after it', async () => {
    const { staff, client, at } = await known()
    const secret = await secretFrom(staff)
    foyer.clock.advance(300)
    const code = totpCode(secret, at(0))
    expect(outcomeOf(await finishTotp(client, '', code))).toBe('ok')
    await client.call('/console-api/SignOut', {})
    for (const used of [code, totpCode(secret, at(-30))])
      expect(outcomeOf(await finishTotp(client, staff.email, used))).toBe('AuthenticatorCodeIncorrect')
    foyer.clock.advance(30)
    expect(outcomeOf(await finishTotp(client, staff.email, totpCode(secret, at(0))))).toBe('ok')
  })

  it('is refused for 15 minutes after five wrong ones, even the right one, in every browser', async () => {
    const { staff, client } = await known()
    for (let tries = 0; tries < 5; tries += 1)
      expect(outcomeOf(await finishTotp(client, '', wrongOf(staff.code())))).toBe('AuthenticatorCodeIncorrect')
    expect(outcomeOf(await finishTotp(client, '', staff.code()))).toBe('TooManyRequests')
    expect(outcomeOf(await staff.client.call('/console-api/StepUp', { Code: staff.code() }))).toBe('TooManyRequests')
    foyer.clock.advance(15 * 60 + 1)
    expect(outcomeOf(await finishTotp(client, '', staff.code()))).toBe('ok')
  })

  it('of 20 concurrent uses signs in once', async () => {
    const { staff } = await known()
    const { client } = await withCode(staff, 2)
    const cookies = [...client.cookies]
    const clients = Array.from({ length: 20 }, () => {
      const one = newCaller(foyer)
      for (const [name, value] of cookies) one.cookies.set(name, value)
      return one
    })
    const code = staff.code()
    const outcomes = await Promise.all(clients.map(async (one) => outcomeOf(await finishTotp(one, '', code))))
    expect(outcomes.filter((one) => one === 'ok')).toHaveLength(1)
  })
})

describe('a recovery code', () => {
  it('signs in once, is mailed to the person, and lets them make a new factor', async () => {
    const staff = await makeStaff(foyer, brokerageId)
    const { RecoveryCodes } = await staff.client.call('/console-api/NewRecoveryCodes', {})
    expect(RecoveryCodes).toHaveLength(10)
    const { client } = await withCode(staff)
    const [Code = ''] = RecoveryCodes
    const use = (by: Client, given: string) => by.call('/console-api/UseRecoveryCode', { Email: '', Code: given })
    expect(outcomeOf(await use(client, 'aaaa-bbbb-cccc'))).toBe('RecoveryCodeIncorrect')
    expect(await use(client, Code.toUpperCase().replaceAll('-', ' '))).toMatchObject({ Next: 'office', CodesLeft: 9 })
    const isNotice = ({ subject }: { subject: string }) => subject === 'New sign-in to the office'
    await foyer.mailbox.arrived(staff.email, 1, isNotice)
    expect(outcomeOf(await client.call('/console-api/StartTotp', {}))).toBe('ok')
    const again = await withCode(staff, 2)
    expect(outcomeOf(await use(again.client, Code))).toBe('RecoveryCodeIncorrect')
  })

  it('is made anew by who is signed in, which is mailed to them', async () => {
    const staff = await makeStaff(foyer, brokerageId)
    await staff.client.call('/console-api/NewRecoveryCodes', {})
    expect((await foyer.mailbox.arrived(staff.email)).text).toContain('New recovery codes were just made')
  })

  it('is worth nothing once new ones were made, and ten wrong ones stop the next', async () => {
    const staff = await makeStaff(foyer, brokerageId)
    const former = (await staff.client.call('/console-api/NewRecoveryCodes', {})).RecoveryCodes
    await staff.client.call('/console-api/NewRecoveryCodes', {})
    const { client } = await withCode(staff)
    const outcomes = []
    for (const Code of [...former, 'aaaa-bbbb-cccc'])
      outcomes.push(outcomeOf(await client.call('/console-api/UseRecoveryCode', { Email: '', Code })))
    expect(outcomes).toEqual([...Array<string>(10).fill('RecoveryCodeIncorrect'), 'TooManyRequests'])
  })
})

test('each field of a sign-in that is empty is refused by its name', async () => {
  const staff = await makeStaff(foyer, brokerageId)
  const keyed = (Key: string, Field = 'Code') => ({ Errors: [{ Field, Key }] })
  expect(await startSignIn(staff.client, '')).toMatchObject(keyed('RequiredEmailAddress', 'Email'))
  expect(await startSignIn(staff.client, 'a@')).toMatchObject(keyed('InvalidEmail', 'Email'))
  const body = { Email: staff.email, Code: '' }
  for (const path of ['/console-api/FinishTotp', '/console-api/UseRecoveryCode', '/console-api/VerifyCode'] as const)
    expect(await staff.client.call(path, body)).toMatchObject(keyed('RequiredVerificationCode'))
  expect(await staff.client.call('/console-api/StepUp', { Code: '' })).toMatchObject(keyed('RequiredVerificationCode'))
})

test('no session, browser, code or secret is in the database or the log in plain', async () => {
  const staff = await makeStaff(foyer, brokerageId)
  const { RecoveryCodes } = await staff.client.call('/console-api/NewRecoveryCodes', {})
  const { Secret } = await staff.client.call('/console-api/StartTotp', {})
  const { client } = await withCode(staff)
  const mailed = await mailedCode(foyer, staff.email)
  const stored = `${await databaseText(foyer.services.database)}\n${foyer.log.join('\n')}`
  const cookies = [...staff.client.cookies.values(), ...client.cookies.values()]
  for (const secret of [...cookies, ...RecoveryCodes, Secret]) expect(stored).not.toContain(secret)
  const rows = await inSite(foyer.services.database.db, serverSite, (trx) =>
    trx.selectFrom('email_codes').selectAll().execute(),
  )
  expect(JSON.stringify(rows)).not.toContain(mailed)
})
