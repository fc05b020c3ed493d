import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeSite } from '../testing/builders.ts'
import { databaseText } from '../testing/database-state.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { isSignedIn, mailedCode, newCaller, outcomeOf, registrationForm } from './testing/people.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'alpha')
  await makeSite(foyer, 'beta')
})
afterAll(() => foyer.stop())

const send = (Email: string, client = newCaller(foyer), SiteID = 'alpha') =>
  client.call('/api/MTGAPPValidateEmail', { Email, SiteID, LanguageID: 1 })
const verify = (Email: string, code: string, client = newCaller(foyer), siteID = 'alpha') =>
  client.call('/api/MTGAPPVerifyCode', { Email, code, siteID })
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const rowsOf = (email: string) =>
  inSite(foyer.services.database.db, 'alpha', async (trx) => ({
    users: await trx.selectFrom('users').selectAll().where('email', '=', email).execute(),
    codes: await trx.selectFrom('email_codes').selectAll().where('email', '=', email).execute(),
  }))

test('a confirmed address creates the account, and signs in to it the next time', async () => {
  const client = newCaller(foyer)
  await send(' New.Person@Example.CA ', client)
  const first = await verify('new.person@EXAMPLE.ca', await mailedCode(foyer, 'new.person@example.ca'), client)
  expect(outcomeOf(first)).toBe('ok')
  expect(await isSignedIn(client, 'alpha', first.UserID)).toBe(true)

  await send('new.person@example.ca')
  const second = await verify('new.person@example.ca', await mailedCode(foyer, 'new.person@example.ca', 2))
  expect(second.UserID).toBe(first.UserID)
  const { users } = await rowsOf('new.person@example.ca')
  expect(users).toMatchObject([{ first_name: '', last_name: '', password_hash: null }])
})

test('the mail has the code, its lifetime and a warning not to share it, in the requested language', async () => {
  const client = newCaller(foyer)
  await client.call('/api/MTGAPPValidateEmail', { Email: 'fr@example.ca', SiteID: 'alpha', LanguageID: 2 })
  const { subject, text, html } = await foyer.mailbox.arrived('fr@example.ca')
  expect(subject).toBe('Votre code pour Tremblay Hypothèques')
  expect(text).toContain('10\u00a0minutes')
  expect(text).toContain('Nous ne vous demanderons jamais ce code')
  expect(html).toContain('lang="fr-CA"')
})

test('an invalid or missing address is reported and nothing is sent', async () => {
  expect(outcomeOf(await send('ada@nowhere'))).toBe('InvalidEmail')
  expect(outcomeOf(await send(' '))).toBe('RequiredEmailAddress')
  expect(outcomeOf(await verify('ada@nowhere', '123456'))).toBe('InvalidEmail')
  expect(outcomeOf(await verify('ada@example.ca', ''))).toBe('RequiredVerificationCode')
})

test('a code is valid for exactly ten minutes', async () => {
  await send('late@example.ca')
  const code = await mailedCode(foyer, 'late@example.ca')
  foyer.clock.advance(10 * 60 + 1)
  expect(outcomeOf(await verify('late@example.ca', code))).toBe('VerificationCodeExpired')

  await send('punctual@example.ca')
  const inTime = await mailedCode(foyer, 'punctual@example.ca')
  foyer.clock.advance(10 * 60 - 1)
  expect(outcomeOf(await verify('punctual@example.ca', inTime))).toBe('ok')
})

test('a code works once', async () => {
  await send('once@example.ca')
  const code = await mailedCode(foyer, 'once@example.ca')
  expect(outcomeOf(await verify('once@example.ca', code))).toBe('ok')
  expect(outcomeOf(await verify('once@example.ca', code))).toBe('VerificationCodeExpired')
})

test('after five wrong codes the requesting browser is refused even the right one, and a new code works', async () => {
  const client = newCaller(foyer)
  await send('guess@example.ca', client)
  const code = await mailedCode(foyer, 'guess@example.ca')
  for (let tries = 0; tries < 5; tries += 1)
    expect(outcomeOf(await verify('guess@example.ca', wrong(code), client))).toBe('VerificationCodeIncorrect')
  expect(outcomeOf(await verify('guess@example.ca', code, client))).toBe('VerificationCodeExpired')

  await send('guess@example.ca', client)
  expect(outcomeOf(await verify('guess@example.ca', await mailedCode(foyer, 'guess@example.ca', 2), client))).toBe('ok')
})

test('of 200 concurrent wrong codes in the requesting browser, five are counted', async () => {
  const client = newCaller(foyer)
  await send('flood@example.ca', client)
  const code = await mailedCode(foyer, 'flood@example.ca')
  const answers = await Promise.all(Array.from({ length: 200 }, () => verify('flood@example.ca', wrong(code), client)))
  expect(answers.filter((one) => outcomeOf(one) === 'VerificationCodeIncorrect')).toHaveLength(5)
  const { codes } = await rowsOf('flood@example.ca')
  expect(codes).toMatchObject([{ tries: 5, other_tries: 0, used_at: null }])
})

test('wrong codes in other browsers leave the code valid for the requesting one', async () => {
  const client = newCaller(foyer)
  await send('asked@example.ca', client)
  const code = await mailedCode(foyer, 'asked@example.ca')
  for (let tries = 0; tries < 5; tries += 1)
    expect(outcomeOf(await verify('asked@example.ca', wrong(code)))).toBe('VerificationCodeIncorrect')
  expect(outcomeOf(await verify('asked@example.ca', code))).toBe('VerificationCodeExpired')
  expect(outcomeOf(await verify('asked@example.ca', code, client))).toBe('ok')
})

test('a code may be entered in another browser than the requesting one', async () => {
  await send('two@example.ca')
  expect(outcomeOf(await verify('two@example.ca', await mailedCode(foyer, 'two@example.ca')))).toBe('ok')
})

test('a code requested again within two minutes is the same, and valid for ten more minutes', async () => {
  const client = newCaller(foyer)
  await send('slow@example.ca', client)
  foyer.clock.advance(2 * 60 - 1)
  await send('slow@example.ca', client)
  const [first, again] = [await mailedCode(foyer, 'slow@example.ca'), await mailedCode(foyer, 'slow@example.ca', 2)]
  expect(again).toBe(first)
  foyer.clock.advance(10 * 60 - 1)
  expect(outcomeOf(await verify('slow@example.ca', first, client))).toBe('ok')
})

test('a later code replaces the one before it in the same browser', async () => {
  const client = newCaller(foyer)
  await send('twice@example.ca', client)
  const older = await mailedCode(foyer, 'twice@example.ca')
  foyer.clock.advance(2 * 60)
  await send('twice@example.ca', client)
  const newer = await mailedCode(foyer, 'twice@example.ca', 2)
  if (older !== newer) expect(outcomeOf(await verify('twice@example.ca', older))).toBe('VerificationCodeIncorrect')
  expect(outcomeOf(await verify('twice@example.ca', newer))).toBe('ok')
})

test('a code is invalid for another site, address or purpose', async () => {
  await send('mine@example.ca')
  const code = await mailedCode(foyer, 'mine@example.ca')
  expect(outcomeOf(await verify('mine@example.ca', code, newCaller(foyer), 'beta'))).toBe('VerificationCodeExpired')
  expect(outcomeOf(await verify('other@example.ca', code))).toBe('VerificationCodeExpired')
  const asRegistration = { ...registrationForm('alpha', 'mine@example.ca'), code }
  expect(outcomeOf(await newCaller(foyer).call('/api/MTGAPPRegisterVerifyCode', asRegistration))).toBe(
    'VerificationCodeExpired',
  )
  await send('mine@example.ca', newCaller(foyer), 'beta')
  const ofBeta = await mailedCode(foyer, 'mine@example.ca', 2)
  if (ofBeta !== code) expect(outcomeOf(await verify('mine@example.ca', ofBeta))).toBe('VerificationCodeIncorrect')
})

test('of 200 concurrent wrong codes in other browsers, five are counted', async () => {
  await send('storm@example.ca')
  const code = await mailedCode(foyer, 'storm@example.ca')
  const answers = await Promise.all(Array.from({ length: 200 }, () => verify('storm@example.ca', wrong(code))))
  expect(answers.filter((one) => outcomeOf(one) === 'VerificationCodeIncorrect')).toHaveLength(5)
  expect(answers.filter((one) => outcomeOf(one) === 'VerificationCodeExpired')).toHaveLength(195)
  const { codes } = await rowsOf('storm@example.ca')
  expect(codes).toMatchObject([{ tries: 0, other_tries: 5, used_at: null }])
})

test('of 50 concurrent right codes, one creates a session', async () => {
  await send('race@example.ca')
  const code = await mailedCode(foyer, 'race@example.ca')
  const answers = await Promise.all(Array.from({ length: 50 }, () => verify('race@example.ca', code)))
  expect(answers.filter((one) => outcomeOf(one) === 'ok')).toHaveLength(1)
  const { users } = await rowsOf('race@example.ca')
  const sessions = await inSite(foyer.services.database.db, 'alpha', (trx) =>
    trx
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', users[0]?.user_id ?? '')
      .execute(),
  )
  expect(sessions).toHaveLength(1)
})

test('an address receives three mails an hour and ten a day without a robot check', async () => {
  const outcomes: string[] = []
  for (let hour = 0; hour < 4; hour += 1) {
    for (let count = 0; count < 3; count += 1) outcomes.push(outcomeOf(await send('often@example.ca')))
    if (hour === 0) expect(outcomeOf(await send('often@example.ca'))).toBe('RobotCheckRequired')
    foyer.clock.advance(60 * 60 + 1)
  }
  expect(outcomes.filter((one) => one === 'ok')).toHaveLength(10)
  expect(outcomes.slice(10)).toEqual(['RobotCheckRequired', 'RobotCheckRequired'])
  foyer.clock.advance(24 * 60 * 60)
  const again = await newCaller(foyer).raw('/api/MTGAPPValidateEmail', {
    Email: 'often@example.ca',
    SiteID: 'alpha',
    LanguageID: 1,
  })
  expect(again.status).toBe(200)
})

test('one caller can send twenty mails an hour without a robot check, to any addresses', async () => {
  const client = newCaller(foyer)
  for (let count = 0; count < 20; count += 1)
    expect(outcomeOf(await send(`many${count}@example.ca`, client))).toBe('ok')
  expect(outcomeOf(await send('many21@example.ca', client))).toBe('RobotCheckRequired')
})

test('the id of the session changes when the code is checked', async () => {
  const client = newCaller(foyer)
  await send('rotate@example.ca', client)
  await verify('rotate@example.ca', await mailedCode(foyer, 'rotate@example.ca'), client)
  const before = client.cookies.get('sid-alpha') ?? ''
  await send('rotate@example.ca', client)
  const answer = await verify('rotate@example.ca', await mailedCode(foyer, 'rotate@example.ca', 2), client)
  expect(client.cookies.get('sid-alpha')).not.toBe(before)
  const old = foyer.client()
  old.cookies.set('sid-alpha', before)
  expect(await isSignedIn(old, 'alpha', answer.UserID)).toBe(false)
})

test('a live code is nowhere in the database or the log', async () => {
  await send('secret@example.ca')
  const code = await mailedCode(foyer, 'secret@example.ca')
  // Digits within longer hex or after the decimal point of a time are not a code.
  const inPlain = new RegExp(`(?<![0-9a-f.])${code}(?![0-9a-f])`)
  expect(await databaseText(foyer.services.database)).not.toMatch(inPlain)
  expect(foyer.log.join('\n')).not.toMatch(inPlain)
  expect(foyer.log.join('\n')).not.toContain('@example.ca')
  expect(outcomeOf(await verify('secret@example.ca', code))).toBe('ok')
})

test('a caller has thirty wrong codes an hour over all addresses; right ones are not counted', async () => {
  const client = newCaller(foyer)
  const guess = async (Email: string) => {
    await send(Email)
    return verify(Email, wrong(await mailedCode(foyer, Email)), client)
  }
  await send('right@example.ca')
  expect(outcomeOf(await verify('right@example.ca', await mailedCode(foyer, 'right@example.ca'), client))).toBe('ok')
  for (let count = 0; count < 30; count += 1)
    expect(outcomeOf(await guess(`spray${count}@example.ca`))).toBe('VerificationCodeIncorrect')
  expect(outcomeOf(await guess('spray30@example.ca'))).toBe('TooManyRequests')
  foyer.clock.advance(60 * 60 + 1)
  expect(outcomeOf(await guess('spray31@example.ca'))).toBe('VerificationCodeIncorrect')
})

test('wrong codes of others at the same internet address do not use up those of a browser that the account knows', async () => {
  const email = 'colleague@example.ca'
  const known = newCaller(foyer)
  await send(email, known)
  expect(outcomeOf(await verify(email, await mailedCode(foyer, email), known))).toBe('ok')
  for (let count = 0; count < 30; count += 1) {
    const other = `office${count}@example.ca`
    await send(other)
    expect(outcomeOf(await verify(other, wrong(await mailedCode(foyer, other)), known))).toBe(
      'VerificationCodeIncorrect',
    )
  }
  await send('office30@example.ca')
  const another = await mailedCode(foyer, 'office30@example.ca')
  expect(outcomeOf(await verify('office30@example.ca', another, known))).toBe('TooManyRequests')
  foyer.clock.advance(3 * 60)
  await send(email, known)
  expect(outcomeOf(await verify(email, await mailedCode(foyer, email, 2), known))).toBe('ok')
})

describe('after thirty wrong codes a day for an address', () => {
  const email = 'watched@example.ca'
  let known: ReturnType<typeof newCaller>
  const codeFor = async (client: ReturnType<typeof newCaller>) => {
    const before = foyer.mailbox.codes(email).length
    await send(email, client)
    return mailedCode(foyer, email, before + 1)
  }
  const guesses = async (client: ReturnType<typeof newCaller>, code: string, count: number) => {
    const outcomes: string[] = []
    for (let at = 0; at < count; at += 1) outcomes.push(outcomeOf(await verify(email, wrong(code), client)))
    return outcomes
  }
  beforeAll(async () => {
    known = newCaller(foyer)
    expect(outcomeOf(await verify(email, await codeFor(known), known))).toBe('ok')
    for (let code = 0; code < 6; code += 1) {
      foyer.clock.advance(60 * 60 + 1)
      const stranger = newCaller(foyer)
      await guesses(stranger, await codeFor(stranger), 5)
    }
    foyer.clock.advance(60 * 60 + 1)
  })

  test('an unknown browser has one try a code, and others none', async () => {
    const stranger = newCaller(foyer)
    const code = await codeFor(stranger)
    expect(await guesses(newCaller(foyer), code, 1)).toEqual(['VerificationCodeExpired'])
    expect(await guesses(stranger, code, 2)).toEqual(['VerificationCodeIncorrect', 'VerificationCodeExpired'])
  })
  test('its owner still signs in on a new device', async () => {
    const device = newCaller(foyer)
    expect(outcomeOf(await verify(email, await codeFor(device), device))).toBe('ok')
  })
  test('a browser that the account knows has five tries', async () => {
    const code = await codeFor(known)
    expect(await guesses(known, code, 4)).toEqual(Array(4).fill('VerificationCodeIncorrect'))
    expect(outcomeOf(await verify(email, code, known))).toBe('ok')
  })
})
