import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databaseState } from '../testing/database-state.ts'
import { makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { mailedCode, newCaller, outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'
import { softwareAuthenticator } from './testing/authenticator.ts'

let foyer: TestFoyer
let brokerageId: string
let desk: Client
let xenia: Staff
let yves: Staff
beforeAll(async () => {
  foyer = await startTestFoyer()
  brokerageId = await makeBrokerage(foyer)
})
afterAll(() => foyer.stop())

const start = (Email: string) => desk.call('/console-api/StartSignIn', { Email, LanguageID: 1 })
const finish = (Email: string, Code: string) => desk.call('/console-api/FinishTotp', { Email, Code })
const verify = async ({ email: Email }: Staff, count = 1) => {
  await start(Email)
  await desk.call('/console-api/VerifyCode', { Email, Code: await mailedCode(foyer, Email, count) })
}
const signOut = () => desk.call('/console-api/SignOut', {})
const personHere = async () => (await desk.call('/console-api/LoadMe', {})).PersonID

/** A browser that both have used, in which no one is signed in. */
beforeEach(async () => {
  desk = newCaller(foyer)
  ;[xenia, yves] = [await makeStaff(foyer, brokerageId), await makeStaff(foyer, brokerageId)]
  for (const one of [xenia, yves]) {
    await verify(one)
    expect(await finish('', one.code())).toMatchObject({ Next: 'office' })
    await signOut()
  }
  foyer.clock.advance(60)
})

describe('beside the open session of another person', () => {
  it('a sign-in is refused as that, and the right code is accepted once the other has left', async () => {
    await finish(xenia.email, xenia.code())
    const codes = (await yves.client.call('/console-api/NewRecoveryCodes', {})).RecoveryCodes
    const recover = (Code: string) => desk.call('/console-api/UseRecoveryCode', { Email: yves.email, Code })
    const state = async () => {
      const { audit_events: _, mails = '', ...others } = await databaseState(foyer.services.database)
      // A mail of the builders may be on its way: how many there are is all that counts.
      return { ...others, mails: mails.split(' ')[0] }
    }
    const before = await state()
    expect(outcomeOf(await start(yves.email))).toBe('OtherSession')
    expect(outcomeOf(await finish(yves.email, yves.code()))).toBe('OtherSession')
    expect(outcomeOf(await recover(codes[0] ?? ''))).toBe('OtherSession')
    // An address of no one is refused alike.
    expect(outcomeOf(await start('no.one@else.example'))).toBe('OtherSession')
    expect(outcomeOf(await finish('no.one@else.example', yves.code()))).toBe('OtherSession')
    expect(await state()).toEqual(before)
    expect(await personHere()).toBe(xenia.personId)
    await signOut()
    expect(await start(yves.email)).toMatchObject({ Next: 'factor' })
    expect(await finish(yves.email, yves.code())).toMatchObject({ Next: 'office' })
    await signOut()
    expect(await recover(codes[0] ?? '')).toMatchObject({ Next: 'office', CodesLeft: 9 })
    expect(await personHere()).toBe(yves.personId)
  })

  it('a passkey is refused as that, and accepted once the other has left', async () => {
    const authenticator = softwareAuthenticator()
    const added = await yves.client.call('/console-api/StartAddPasskey', {})
    const made = { ChallengeID: added.ChallengeID, Response: authenticator.register({ options: added.Options }) }
    expect(outcomeOf(await yves.client.call('/console-api/FinishAddPasskey', { ...made, Name: 'Laptop' }))).toBe('ok')
    const use = async () => {
      const { ChallengeID, Options } = await desk.call('/console-api/StartPasskey', {})
      return desk.call('/console-api/FinishPasskey', {
        ChallengeID,
        Response: authenticator.signIn({ options: Options }),
      })
    }
    await finish(xenia.email, xenia.code())
    expect(outcomeOf(await use())).toBe('OtherSession')
    expect(await personHere()).toBe(xenia.personId)
    await signOut()
    expect(await use()).toMatchObject({ Next: 'office' })
    expect(await personHere()).toBe(yves.personId)
  })

  it('one’s own factor is accepted, with or without the address', async () => {
    await finish(xenia.email, xenia.code())
    foyer.clock.advance(60)
    expect(await start(xenia.email)).toMatchObject({ Next: 'factor' })
    expect(await finish(xenia.email, xenia.code())).toMatchObject({ Next: 'office' })
    foyer.clock.advance(60)
    expect(await finish('', xenia.code())).toMatchObject({ Next: 'office' })
  })
})

describe('beside a sign-in that another person left after the mailed code', () => {
  it('the right code is accepted, and a wrong one is not counted for them', async () => {
    foyer.clock.advance(31 * 86_400)
    await verify(yves, 2)
    await finish('', yves.code())
    await signOut()
    await verify(xenia, 2)
    foyer.clock.advance(60)
    for (const _ of Array(4)) expect(outcomeOf(await finish(yves.email, '000000'))).toBe('AuthenticatorCodeIncorrect')
    expect(await finish(yves.email, yves.code())).toMatchObject({ Next: 'office' })
    await signOut()
    await verify(xenia, 3)
    for (const _ of Array(4)) expect(outcomeOf(await finish('', '000000'))).toBe('AuthenticatorCodeIncorrect')
    expect(await finish('', xenia.code())).toMatchObject({ Next: 'office' })
  })
})
