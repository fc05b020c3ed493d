import { randomBytes } from 'node:crypto'
import { captchaAltcha } from '../../adapters/captcha-altcha.ts'
import { lightWork, solvedToken } from '../../adapters/testing/solve-challenge.ts'
import type { TestFoyer } from '../../testing/start-test-foyer.ts'
import type { Answer, Client } from '../../testing/test-client.ts'

export const goodPassword = 'Velours#42kw'

/** The result of a call: 'ok', or the key of its refusal. */
export const outcomeOf = (answer: { ReturnStatus: { ReturnCode: number; ReturnMessage: string } }): string =>
  answer.ReturnStatus.ReturnCode === 200 ? 'ok' : answer.ReturnStatus.ReturnMessage

/** A robot check solved at once, for `startTestFoyer`. */
export const lightCheck = () => captchaAltcha({ secret: randomBytes(32), work: lightWork })

/** Requests a robot check of the site's pages and solves it. */
export const passCheck = async (client: Client, SiteID: string): Promise<string> => {
  const { challenge } = await client.call('/api/MTGAPPRobotChallenge', { SiteID })
  return solvedToken(challenge)
}

/** The `count`th code that was mailed to an address. */
export const mailedCode = (foyer: TestFoyer, email: string, count = 1): Promise<string> =>
  foyer.mailbox.code(email, count)

/** A caller with a unique IP address, so that tests do not share limits. */
let callers = 0
export const newCaller = (foyer: TestFoyer): Client => {
  callers += 1
  return foyer.client({ ip: `203.0.${Math.floor(callers / 250)}.${(callers % 250) + 1}` })
}

/** Registers an account with a password by the public calls. */
export const register = async (
  foyer: TestFoyer,
  siteId: string,
  email: string,
): Promise<{ client: Client; answer: Answer<'/api/MTGAPPRegisterVerifyCode'>; userId: string }> => {
  const client = newCaller(foyer)
  const form = registrationForm(siteId, email)
  const had = foyer.mailbox.codes(email).length
  await client.call('/api/MTGAPPRegisterUser', form)
  const code = await mailedCode(foyer, email, had + 1)
  const answer = await client.call('/api/MTGAPPRegisterVerifyCode', { ...form, code })
  return { client, answer, userId: answer.UserID }
}

export const registrationForm = (siteId: string, email: string) => ({
  SiteID: siteId,
  Email: email,
  FirstName: 'Ada',
  LastName: 'Roy',
  Password: goodPassword,
  ConfirmPassword: goodPassword,
  LanguageID: 1,
})

/** Whether this browser has a session of this user; only then can it be extended. */
export const isSignedIn = async (client: Client, siteId: string, userId: string): Promise<boolean> =>
  outcomeOf(await client.call('/api/MTGAPPExtendSession', { SiteID: siteId, UserID: userId })) === 'ok'
