import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { allMailsSent } from '../testing/all-mails-sent.ts'
import { makeSite } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'
import {
  goodPassword,
  isSignedIn,
  lightCheck,
  newCaller,
  outcomeOf,
  passCheck,
  register,
  registrationForm,
} from './testing/people.ts'

const SiteID = 'alpha'
let foyer: TestFoyer
let attackers = 0

beforeAll(async () => {
  foyer = await startTestFoyer({ captcha: lightCheck() })
  await makeSite(foyer, SiteID)
})
afterAll(() => foyer.stop())

const signIn = (Email: string, Password: string, client: Client, captchaToken?: string) =>
  client.call('/api/MTGAPPUserSignIn', { Email, Password, SiteID, ...(captchaToken && { captchaToken }) })
const start = (Email: string, client: Client, captchaToken?: string) =>
  client.call('/api/MTGAPPValidateEmail', { Email, SiteID, LanguageID: 1, ...(captchaToken && { captchaToken }) })
const forgot = (Email: string, client: Client, captchaToken?: string) =>
  client.call('/api/MTGAPPUserForgotPassword', { Email, SiteID, ...(captchaToken && { captchaToken }) })
const verify = (Email: string, code: string, client: Client) =>
  client.call('/api/MTGAPPVerifyCode', { Email, code, siteID: SiteID })
const attacker = () => {
  attackers += 1
  return foyer.client({ ip: `198.51.${attackers % 250}.1` })
}
const lastCode = async (email: string) => {
  await allMailsSent(foyer)
  return foyer.mailbox.codes(email).at(-1) ?? ''
}

describe('while strangers in many networks try everything with an address', () => {
  const email = 'victim@example.ca'
  let known: Client
  let userId: string

  beforeAll(async () => {
    const made = await register(foyer, SiteID, email)
    known = made.client
    userId = made.userId
    for (let round = 0; round < 40; round += 1) {
      const one = attacker()
      await start(email, one)
      await forgot(email, one)
      await signIn(email, 'Wrong#123', one)
      await verify(email, '000000', one)
      await one.call('/api/MTGAPPRegisterUser', registrationForm(SiteID, email))
    }
  })

  test('none of them continues without a robot check', async () => {
    for (const one of [start, forgot]) expect(outcomeOf(await one(email, attacker()))).toBe('RobotCheckRequired')
    expect(outcomeOf(await signIn(email, goodPassword, attacker()))).toBe('RobotCheckRequired')
  })

  test('its owner signs in with the password in a known browser', async () => {
    expect(outcomeOf(await signIn(email, goodPassword, known))).toBe('ok')
    expect(await isSignedIn(known, SiteID, userId)).toBe(true)
  })

  test('its owner signs in with a code in a known browser', async () => {
    expect(outcomeOf(await start(email, known))).toBe('ok')
    expect(outcomeOf(await verify(email, await lastCode(email), known))).toBe('ok')
  })

  test('its owner receives a link for a new password in a known browser', async () => {
    expect(outcomeOf(await forgot(email, known))).toBe('ok')
  })

  test('its owner signs in on a new device, with the robot check, by password and by code', async () => {
    const device = newCaller(foyer)
    expect(outcomeOf(await signIn(email, goodPassword, device, await passCheck(device, SiteID)))).toBe('ok')
    const other = newCaller(foyer)
    expect(outcomeOf(await start(email, other, await passCheck(other, SiteID)))).toBe('ok')
    expect(outcomeOf(await verify(email, await lastCode(email), other))).toBe('ok')
    const third = newCaller(foyer)
    expect(outcomeOf(await forgot(email, third, await passCheck(third, SiteID)))).toBe('ok')
  })

  test('a code that strangers request and guess leaves the owner’s valid', async () => {
    const device = newCaller(foyer)
    await start(email, device, await passCheck(device, SiteID))
    const code = await lastCode(email)
    for (let round = 0; round < 10; round += 1) {
      const one = attacker()
      await start(email, one, await passCheck(one, SiteID))
      for (let tries = 0; tries < 6; tries += 1) await verify(email, '000000', one)
    }
    expect(outcomeOf(await verify(email, code, device))).toBe('ok')
  })
})

test('what is refused to a caller over its limit uses up nothing of the addresses that it names', async () => {
  const caller = newCaller(foyer)
  for (let count = 0; count < 20; count += 1)
    expect(outcomeOf(await start(`someone-${count}@example.ca`, caller))).toBe('ok')
  for (let count = 0; count < 5; count += 1)
    expect(outcomeOf(await start('bystander@example.ca', caller))).toBe('RobotCheckRequired')
  expect(outcomeOf(await start('bystander@example.ca', newCaller(foyer)))).toBe('ok')
})

describe('a robot check', () => {
  const email = 'checked@example.ca'
  beforeAll(async () => {
    for (let count = 0; count < 3; count += 1) await start(email, newCaller(foyer))
  })

  test('counts once, and only on its site', async () => {
    const client = newCaller(foyer)
    const token = await passCheck(client, SiteID)
    expect(outcomeOf(await start(email, client, token))).toBe('ok')
    expect(outcomeOf(await start(email, client, token))).toBe('CaptchaNotValidated')
    await makeSite(foyer, 'beta')
    expect(outcomeOf(await start(email, client, await passCheck(client, 'beta')))).toBe('CaptchaNotValidated')
    expect(outcomeOf(await start(email, client, 'nonsense'))).toBe('CaptchaNotValidated')
  })

  test('still limits mails: three an hour more from one network, thirty for one address', async () => {
    const outcomes: string[] = []
    for (let count = 0; count < 4; count += 1) {
      const client = foyer.client({ ip: `192.0.2.${count}` })
      outcomes.push(outcomeOf(await start(email, client, await passCheck(client, SiteID))))
    }
    expect(outcomes).toEqual(['ok', 'ok', 'ok', 'TooManyRequests'])
    for (let count = 0; count < 40; count += 1) {
      const client = attacker()
      outcomes.push(outcomeOf(await start(email, client, await passCheck(client, SiteID))))
    }
    expect(outcomes.filter((one) => one === 'ok').length).toBeLessThanOrEqual(30)
    expect(outcomes.at(-1)).toBe('TooManyRequests')
  })

  test('is required for known and unknown addresses alike', async () => {
    const { userId } = await register(foyer, SiteID, 'alike@example.ca')
    expect(userId).not.toBe('')
    const bodies = new Set<string>()
    for (const Email of ['alike@example.ca', 'unknown@example.ca']) {
      for (let count = 0; count < 4; count += 1) {
        const { body, status } = await newCaller(foyer).raw('/api/MTGAPPUserForgotPassword', { Email, SiteID })
        bodies.add(`${count < 3} ${status} ${body}`)
      }
    }
    expect(bodies.size).toBe(2)
  })
})

test('purposes do not use up each other’s budgets', async () => {
  const email = 'purposes@example.ca'
  for (let count = 0; count < 4; count += 1) await start(email, newCaller(foyer))
  expect(outcomeOf(await start(email, newCaller(foyer)))).toBe('RobotCheckRequired')
  expect(outcomeOf(await forgot(email, newCaller(foyer)))).toBe('ok')
  expect(outcomeOf(await newCaller(foyer).call('/api/MTGAPPRegisterUser', registrationForm(SiteID, email)))).toBe('ok')
})

test('an account knows the last ten browsers it was opened in, each by a hash', async () => {
  const { client, userId } = await register(foyer, SiteID, 'devices@example.ca')
  for (let count = 0; count < 12; count += 1) {
    foyer.clock.advance(60)
    expect(outcomeOf(await signIn('devices@example.ca', goodPassword, newCaller(foyer)))).toBe('ok')
  }
  const devices = await inSite(foyer.services.database.db, SiteID, (trx) =>
    trx.selectFrom('known_devices').selectAll().where('user_id', '=', userId).execute(),
  )
  expect(devices).toHaveLength(10)
  const token = client.cookies.get(`dev-${SiteID}`) ?? ''
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(JSON.stringify(devices)).not.toContain(token)
})

test('the browser cookie is not a session: scripts cannot read it and it opens nothing', async () => {
  const { client, userId } = await register(foyer, SiteID, 'mark@example.ca')
  const other = foyer.client()
  other.cookies.set(`dev-${SiteID}`, client.cookies.get(`dev-${SiteID}`) ?? '')
  expect(await isSignedIn(other, SiteID, userId)).toBe(false)
  const { headers } = await newCaller(foyer).raw('/api/MTGAPPValidateEmail', {
    ...{ Email: 'mark@example.ca', SiteID, LanguageID: 1 },
  })
  expect(String(headers['set-cookie'])).toMatch(/dev-alpha=[^;]+;.*HttpOnly/)
})
