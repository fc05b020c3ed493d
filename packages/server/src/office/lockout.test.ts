import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { solvedToken } from '../adapters/testing/solve-challenge.ts'
import { makeSite } from '../testing/builders.ts'
import { makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { lightCheck, mailedCode, newCaller, outcomeOf, passCheck } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'

let foyer: TestFoyer
let staff: Staff
let known: Client
beforeAll(async () => {
  foyer = await startTestFoyer({ captcha: lightCheck() })
  await makeSite(foyer, 'alpha')
  staff = await makeStaff(foyer, await makeBrokerage(foyer))
  known = newCaller(foyer)
  await start(staff.email, known)
  await enter(known, 1)
  await known.call('/console-api/SignOut', {})
})
afterAll(() => foyer.stop())

const start = (Email: string, client: Client, captchaToken?: string) =>
  client.call('/console-api/StartSignIn', { Email, LanguageID: 1, ...(captchaToken && { captchaToken }) })
const solve = async (client: Client) => solvedToken((await client.call('/console-api/RobotChallenge', {})).challenge)
/** Signs in with the `count`th mailed code, and the factor. */
const enter = async (client: Client, count: number) => {
  const Code = await mailedCode(foyer, staff.email, count)
  expect(await client.call('/console-api/VerifyCode', { Email: staff.email, Code })).toMatchObject({ Next: 'factor' })
  return outcomeOf(await client.call('/console-api/FinishTotp', { Email: '', Code: staff.code() }))
}

describe('while strangers in many networks try everything with the address of a person', () => {
  beforeAll(async () => {
    for (let round = 0; round < 12; round += 1) {
      const stranger = newCaller(foyer)
      for (const Email of [staff.email, 'no-one@brokerage.example']) await start(Email, stranger)
      for (const path of ['VerifyCode', 'FinishTotp', 'UseRecoveryCode'] as const)
        await stranger.call(`/console-api/${path}`, { Email: staff.email, Code: '000000' })
    }
  })

  test('none of them continues without a robot check, whether the address is known or not', async () => {
    for (const Email of [staff.email, 'no-one@brokerage.example'])
      expect(outcomeOf(await start(Email, newCaller(foyer)))).toBe('RobotCheckRequired')
  })

  test('the person signs in where they have signed in before', async () => {
    foyer.clock.advance(60)
    expect(await start(staff.email, known)).toMatchObject({ Next: 'factor' })
    const signedIn = await known.call('/console-api/FinishTotp', { Email: staff.email, Code: staff.code() })
    expect(signedIn).toMatchObject({ Next: 'office' })
  })

  test('the person signs in on a new browser, with the robot check', async () => {
    const fresh = newCaller(foyer)
    const before = foyer.mailbox.codes(staff.email).length
    expect(await start(staff.email, fresh, await solve(fresh))).toMatchObject({ Next: 'code' })
    foyer.clock.advance(60)
    expect(await enter(fresh, before + 1)).toBe('ok')
  })

  test('a robot check counts once, and not from the pages of a site', async () => {
    const fresh = newCaller(foyer)
    expect(outcomeOf(await start(staff.email, fresh, await passCheck(fresh, 'alpha')))).toBe('CaptchaNotValidated')
    const token = await solve(fresh)
    expect(outcomeOf(await start(staff.email, fresh, token))).toBe('ok')
    expect(outcomeOf(await start(staff.email, fresh, token))).toBe('CaptchaNotValidated')
  })
})
