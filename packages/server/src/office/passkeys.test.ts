import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { serverSite } from '../kit/audit.ts'
import { inSite } from '../kit/transaction.ts'
import { makeBrokerage, makeStaff, type Staff, totpCode } from '../testing/office-builders.ts'
import { mailedCode, newCaller, outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'
import { softwareAuthenticator } from './testing/authenticator.ts'

type Authenticator = ReturnType<typeof softwareAuthenticator>

let foyer: TestFoyer
let brokerageId: string
beforeAll(async () => {
  foyer = await startTestFoyer()
  brokerageId = await makeBrokerage(foyer)
})
afterAll(() => foyer.stop())

const add = async (
  client: Client,
  authenticator: Authenticator,
  more: Omit<Parameters<Authenticator['register']>[0], 'options'> = {},
) => {
  const { ChallengeID, Options } = await client.call('/console-api/StartAddPasskey', {})
  const Response = authenticator.register({ options: Options, ...more })
  return client.call('/console-api/FinishAddPasskey', { ChallengeID, Response, Name: 'My laptop' })
}
const use = async (
  client: Client,
  authenticator: Authenticator,
  more: { origin?: string; isUnverified?: boolean } = {},
) => {
  const { ChallengeID, Options } = await client.call('/console-api/StartPasskey', {})
  const Response = authenticator.signIn({ options: Options, ...more })
  return client.call('/console-api/FinishPasskey', { ChallengeID, Response })
}
/** A person with a passkey, in a browser that they signed in with. */
const withPasskey = async () => {
  const staff = await makeStaff(foyer, brokerageId)
  const authenticator = softwareAuthenticator()
  expect(outcomeOf(await add(staff.client, authenticator))).toBe('ok')
  const client = newCaller(foyer)
  await client.call('/console-api/StartSignIn', { Email: staff.email, LanguageID: 1 })
  const Code = await mailedCode(foyer, staff.email)
  await client.call('/console-api/VerifyCode', { Email: staff.email, Code })
  return { staff, authenticator, client }
}
const factorsOf = async ({ client }: Staff) => (await client.call('/console-api/LoadMe', {})).Factors

describe('a passkey', () => {
  it('signs in after the mailed code in a new browser, and alone in a known one', async () => {
    const { client, authenticator, staff } = await withPasskey()
    expect(await use(client, authenticator)).toMatchObject({ Next: 'office' })
    await client.call('/console-api/SignOut', {})
    expect(await use(client, authenticator)).toMatchObject({ Next: 'office' })
    expect(await client.call('/console-api/LoadMe', {})).toMatchObject({ PersonID: staff.personId, Next: 'office' })
  })

  it('does not sign in, or confirm, once it was removed while the call waited', async () => {
    const { client, authenticator, staff } = await withPasskey()
    const { db } = foyer.services.database
    const signIn = await client.call('/console-api/StartPasskey', {})
    const stepUp = await staff.client.call('/console-api/StartPasskey', {})
    const answer = ({ ChallengeID, Options }: typeof signIn) => ({
      ChallengeID,
      Response: authenticator.signIn({ options: Options }),
    })
    const [deleted, removed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const removing = inSite(db, serverSite, async (trx) => {
      await trx.deleteFrom('factors').where('person_id', '=', staff.personId).where('kind', '=', 'passkey').execute()
      deleted.resolve()
      await removed.promise
    })
    await deleted.promise
    const finished = [
      client.call('/console-api/FinishPasskey', answer(signIn)),
      staff.client.call('/console-api/StepUp', { Code: '', Passkey: answer(stepUp) }),
    ]
    removed.resolve()
    await removing
    expect((await Promise.all(finished)).map(outcomeOf)).toEqual(['PasskeyNotAccepted', 'PasskeyNotAccepted'])
  })

  it.each(['packed', 'android-key', 'android-safetynet', 'tpm', 'fido-u2f', 'apple', 'unknown'])(
    'is made whatever it states of its maker as %s, which is not looked at and asks no address',
    async (fmt) => {
      const asked = vi.spyOn(globalThis, 'fetch')
      try {
        const staff = await makeStaff(foyer, brokerageId)
        // None of these is a certificate: who looked would refuse them.
        const certificates = [new Uint8Array(Buffer.from('http://127.0.0.1/list')), new Uint8Array(300)]
        const made = await add(staff.client, softwareAuthenticator(), { attestation: { fmt, certificates } })
        expect(outcomeOf(made)).toBe('ok')
        expect(asked).not.toHaveBeenCalled()
      } finally {
        asked.mockRestore()
      }
    },
  )

  it('does not sign in in a browser that its person has not used, without a mailed code', async () => {
    const { authenticator } = await withPasskey()
    expect(outcomeOf(await use(newCaller(foyer), authenticator))).toBe('PasskeyNotAccepted')
  })

  it('is offered by the browser: a known one gets the ids of its people’s passkeys, any other none', async () => {
    const { client, authenticator } = await withPasskey()
    await use(client, authenticator)
    await client.call('/console-api/SignOut', {})
    const offered = async (by: Client) => {
      const { Options } = await by.call('/console-api/StartPasskey', {})
      return (JSON.parse(Options) as { allowCredentials: unknown[] }).allowCredentials.length
    }
    expect([await offered(client), await offered(newCaller(foyer))]).toEqual([1, 0])
  })

  it('of another person does not finish a sign-in', async () => {
    const mine = await withPasskey()
    const theirs = await withPasskey()
    expect(outcomeOf(await use(mine.client, theirs.authenticator))).toBe('PasskeyNotAccepted')
  })

  it('is not accepted from another origin, or without the check of its user', async () => {
    const { client, authenticator } = await withPasskey()
    expect(outcomeOf(await use(client, authenticator, { origin: 'http://evil.example' }))).toBe('PasskeyNotAccepted')
    expect(outcomeOf(await use(client, authenticator, { isUnverified: true }))).toBe('PasskeyNotAccepted')
  })

  it('is not accepted when its counter went back, as that of a copy does', async () => {
    const { client, authenticator } = await withPasskey()
    authenticator.countFrom(50)
    expect(await use(client, authenticator)).toMatchObject({ Next: 'office' })
    await client.call('/console-api/SignOut', {})
    authenticator.countFrom(10)
    expect(outcomeOf(await use(client, authenticator))).toBe('PasskeyNotAccepted')
  })

  it('signs a challenge once, within ten minutes, in the browser that started it', async () => {
    const { client, authenticator } = await withPasskey()
    const started = async () => {
      const { ChallengeID, Options } = await client.call('/console-api/StartPasskey', {})
      return { ChallengeID, Response: authenticator.signIn({ options: Options }) }
    }
    const finish = async (body: { ChallengeID: string; Response: string }, by = client) =>
      outcomeOf(await by.call('/console-api/FinishPasskey', body))
    const first = await started()
    expect(await finish(first, newCaller(foyer))).toBe('PasskeyNotAccepted')
    expect(await finish(first)).toBe('ok')
    expect(await finish(first)).toBe('PasskeyNotAccepted')
    const late = await started()
    foyer.clock.advance(601)
    expect(await finish(late)).toBe('PasskeyNotAccepted')
    expect(await finish({ ChallengeID: late.ChallengeID, Response: '{"id":' })).toBe('PasskeyNotAccepted')
  })
})

describe('a new passkey', () => {
  it('is listed with its name and its last use', async () => {
    const { staff } = await withPasskey()
    const byName = (await factorsOf(staff)).sort((a, b) => (a.Name < b.Name ? -1 : 1))
    expect(byName).toMatchObject([{ Kind: 'totp' }, { Kind: 'passkey', Name: 'My laptop' }])
  })

  it('is not made for another origin, without the check of its user, twice, or for another person', async () => {
    const staff = await makeStaff(foyer, brokerageId)
    const other = await makeStaff(foyer, brokerageId)
    const authenticator = softwareAuthenticator()
    for (const more of [{ origin: 'http://evil.example' }, { isUnverified: true }])
      expect(outcomeOf(await add(staff.client, authenticator, more))).toBe('PasskeyNotAccepted')
    expect(outcomeOf(await add(staff.client, authenticator))).toBe('ok')
    expect(outcomeOf(await add(staff.client, authenticator))).toBe('PasskeyNotAccepted')
    expect(outcomeOf(await add(other.client, authenticator))).toBe('PasskeyNotAccepted')
    const { ChallengeID, Options } = await staff.client.call('/console-api/StartAddPasskey', {})
    const Response = softwareAuthenticator().register({ options: Options })
    const foreign = { ChallengeID, Response, Name: '' }
    expect(outcomeOf(await other.client.call('/console-api/FinishAddPasskey', foreign))).toBe('PasskeyNotAccepted')
    expect(await factorsOf(other)).toHaveLength(1)
  })

  it('that is added by who is signed in is mailed to them, as an app is', async () => {
    const staff = await makeStaff(foyer, brokerageId)
    await add(staff.client, softwareAuthenticator())
    expect((await foyer.mailbox.arrived(staff.email)).text).toContain('A passkey was just added')
    const { ChallengeID, Secret } = await staff.client.call('/console-api/StartTotp', {})
    const Code = totpCode(Secret, foyer.clock.now())
    const added = await staff.client.call('/console-api/ConfirmTotp', { ChallengeID, Code, Name: '' })
    expect(outcomeOf(added)).toBe('ok')
    expect((await foyer.mailbox.arrived(staff.email, 2)).text).toContain('An authenticator app was just added')
  })

  it('may be the tenth factor, and no more than that', async () => {
    const staff = await makeStaff(foyer, brokerageId)
    for (let count = 1; count < 10; count += 1)
      expect(outcomeOf(await add(staff.client, softwareAuthenticator()))).toBe('ok')
    expect(outcomeOf(await staff.client.call('/console-api/StartAddPasskey', {}))).toBe('TooManyRecords')
  })
})

describe('a factor', () => {
  it('that is the last one stays', async () => {
    const staff = await makeStaff(foyer, brokerageId)
    await add(staff.client, softwareAuthenticator())
    const [first, second] = (await factorsOf(staff)).map(({ FactorID }) => FactorID)
    const remove = async (FactorID = '') =>
      outcomeOf(await staff.client.call('/console-api/RemoveFactor', { FactorID }))
    expect(await remove(first)).toBe('ok')
    expect(await remove(first)).toBe('NoAccess')
    expect(await remove(second)).toBe('LastFactor')
  })

  it('is added or removed only after a confirmation within five minutes, by passkey or app', async () => {
    const { staff, authenticator } = await withPasskey()
    const { client } = staff
    const isAllowed = async () => outcomeOf(await client.call('/console-api/StartTotp', {}))
    foyer.clock.advance(299)
    expect(await isAllowed()).toBe('ok')
    foyer.clock.advance(2)
    expect(await isAllowed()).toBe('StepUpRequired')
    expect(outcomeOf(await client.call('/console-api/StepUp', { Code: '000000' }))).toBe('AuthenticatorCodeIncorrect')
    expect(await client.call('/console-api/StepUp', { Code: staff.code() })).toMatchObject({ Seconds: 300 })
    expect(await isAllowed()).toBe('ok')
    foyer.clock.advance(301)
    const { ChallengeID, Options } = await client.call('/console-api/StartPasskey', {})
    const Passkey = { ChallengeID, Response: authenticator.signIn({ options: Options }) }
    expect(outcomeOf(await client.call('/console-api/StepUp', { Code: '', Passkey }))).toBe('ok')
    expect(await isAllowed()).toBe('ok')
    expect(outcomeOf(await client.call('/console-api/StepUp', { Code: '', Passkey }))).toBe('PasskeyNotAccepted')
  })

  it('keeps the known ones of the transports that a browser states, whatever it states', async () => {
    const staff = await makeStaff(foyer, brokerageId)
    const stated = [5, 'usb', null, {}, [{}], ['\u0000'], ['usb', 'carrier pigeon', 5, 'nfc']]
    for (const transports of stated) {
      const { ChallengeID, Options } = await staff.client.call('/console-api/StartAddPasskey', {})
      const made = JSON.parse(softwareAuthenticator().register({ options: Options })) as { response: object }
      const Response = JSON.stringify({ ...made, response: { ...made.response, transports } })
      const added = await staff.client.call('/console-api/FinishAddPasskey', { ChallengeID, Response, Name: 'Key' })
      expect(outcomeOf(added)).toBe('ok')
    }
    const kept = await inSite(foyer.services.database.db, serverSite, (trx) =>
      trx.selectFrom('factors').select('transports').where('person_id', '=', staff.personId).execute(),
    )
    expect(new Set(kept.map(({ transports }) => transports.join()))).toEqual(new Set(['', 'nfc,usb']))
  })

  it('is not accepted where the response names no id that a passkey can have', async () => {
    for (const id of ['\u0000', 5, '\ud800', {}, 'a'.repeat(3000)]) {
      const { ChallengeID } = await newCaller(foyer).call('/console-api/StartPasskey', {})
      const Response = JSON.stringify({ id })
      const outcome = await newCaller(foyer).call('/console-api/FinishPasskey', { ChallengeID, Response })
      expect(outcomeOf(outcome)).toBe('PasskeyNotAccepted')
    }
  })

  it('of another person does not confirm', async () => {
    const mine = await withPasskey()
    const theirs = await withPasskey()
    const { ChallengeID, Options } = await mine.staff.client.call('/console-api/StartPasskey', {})
    const Passkey = { ChallengeID, Response: theirs.authenticator.signIn({ options: Options }) }
    expect(outcomeOf(await mine.staff.client.call('/console-api/StepUp', { Code: '', Passkey }))).toBe(
      'PasskeyNotAccepted',
    )
  })
})

it('an authenticator app that is started is confirmed by its person with its code, and replaces the former one', async () => {
  const staff = await makeStaff(foyer, brokerageId)
  const other = await makeStaff(foyer, brokerageId)
  const former = staff.code()
  const { ChallengeID, Secret, Uri } = await staff.client.call('/console-api/StartTotp', {})
  expect(Uri).toContain(`secret=${Secret}`)
  expect(Uri).toContain(encodeURIComponent(staff.email))
  const confirm = async (by: Staff, Code: string) =>
    outcomeOf(await by.client.call('/console-api/ConfirmTotp', { ChallengeID, Code, Name: 'Phone' }))
  const code = totpCode(Secret, foyer.clock.now())
  expect(await confirm(staff, '')).toBe('RequiredVerificationCode')
  expect(await confirm(staff, former)).toBe('AuthenticatorCodeIncorrect')
  expect(await confirm(other, code)).toBe('AuthenticatorCodeIncorrect')
  expect(await confirm(staff, code)).toBe('ok')
  expect(await confirm(staff, code)).toBe('AuthenticatorCodeIncorrect')
  expect(await factorsOf(staff)).toMatchObject([{ Kind: 'totp', Name: 'Phone' }])
  expect(outcomeOf(await staff.client.call('/console-api/StepUp', { Code: former }))).toBe('AuthenticatorCodeIncorrect')
})
