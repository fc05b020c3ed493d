import { allCalls } from '@foyer/contract/all-calls.ts'
import { pathsOf } from '@foyer/contract/kit/define-call.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSignInTicket } from '../account/index.ts'
import { goodPassword, mailedCode, outcomeOf } from '../account/testing/people.ts'
import { keyedHash } from '../kit/hash.ts'
import { inSite } from '../kit/transaction.ts'
import { makeBorrower, makeDocumentRequest, makeSite } from './builders.ts'
import { mailedCode as mailedInsuranceCode, makeInsurance, rightAnswers } from './insurance.ts'
import { recordedCalls } from './recorded-events.ts'
import { mailedLink, requestSignatures } from './signing-flow.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'
import type { Client } from './test-client.ts'

const ip = '203.0.113.77'
const site = { SiteID: 'ours', siteID: 'ours', siteId: 'ours' }

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

interface Attempt {
  path: string
  action: string
  /** The key of the refusal for a wrong input or link. */
  refusal: string
  /** A body that succeeds, and one that fails. */
  bodies(client: Client): Promise<{ right?: object; wrong: object }>
}

const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111')
const registration = (Email: string) => ({
  ...site,
  Email,
  LanguageID: 1,
  FirstName: 'Ada',
  LastName: 'Roy',
  Password: goodPassword,
  ConfirmPassword: goodPassword,
})
const register = async (client: Client, Email: string) => {
  await client.callAnyhow('/api/MTGAPPRegisterUser', registration(Email))
  return mailedCode(foyer, Email)
}

const attempts: Attempt[] = [
  {
    path: '/api/MTGAPPVerifyCode',
    action: 'sign-in',
    refusal: 'VerificationCodeIncorrect',
    async bodies(client) {
      const Email = 'start@example.ca'
      await client.call('/api/MTGAPPValidateEmail', { SiteID: 'ours', Email, LanguageID: 1 })
      const code = await mailedCode(foyer, Email)
      return { right: { ...site, Email, code }, wrong: { ...site, Email, code: wrongOf(code) } }
    },
  },
  {
    path: '/api/MTGAPPRegisterVerifyCode',
    action: 'sign-in',
    refusal: 'VerificationCodeIncorrect',
    async bodies(client) {
      const Email = 'register@example.ca'
      const code = await register(client, Email)
      return { right: { ...registration(Email), code }, wrong: { ...registration(Email), code: wrongOf(code) } }
    },
  },
  {
    path: '/api/MTGAPPUserSignIn',
    action: 'sign-in',
    refusal: 'EmailPasswordIncorrect',
    async bodies(client) {
      const Email = 'password@example.ca'
      const code = await register(client, Email)
      await client.callAnyhow('/api/MTGAPPRegisterVerifyCode', { ...registration(Email), code })
      const right = { ...site, Email, Password: goodPassword }
      return { right, wrong: { ...right, Password: 'Another#42kw' } }
    },
  },
  {
    path: '/api/MTGAPPRegisterUserOrLogin',
    action: 'sign-in',
    refusal: 'SocialSignInFailed',
    bodies: async () => ({
      wrong: { ...site, NetWork: 'google', Email: 'eve@example.ca', FirstName: '', LastName: '' },
    }),
  },
  {
    path: '/api/MTGAPPLoginAs',
    action: 'hand-off',
    refusal: 'SignInTicketExpired',
    async bodies() {
      const { userId } = await makeBorrower(foyer, 'ours')
      const { database, keys } = foyer.services
      const ticket = { siteId: 'ours', userId, actor: 'operator', keys, now: foyer.clock.now() }
      const Ticket = await inSite(database.db, 'ours', (trx) => createSignInTicket(trx, ticket))
      return { right: { ...site, Ticket }, wrong: { ...site, Ticket: Ticket.split('').reverse().join('') } }
    },
  },
  {
    path: '/api/RDACCESS',
    action: 'documents-opened',
    refusal: 'WrongAccessCode',
    async bodies(client) {
      const Email = 'code@recipient.example'
      const { link } = await makeDocumentRequest(foyer, 'ours', undefined, {
        Recipients: [Email],
        UseAccessCode: 1,
      })
      const body = { ...site, ...link, LanguageID: 1 }
      const Code = await accessCode(client, body, Email)
      return { right: { ...body, Code }, wrong: { ...body, Code: wrongOf(Code) } }
    },
  },
  {
    path: '/cli-api/validate-token',
    action: 'insurance-opened',
    refusal: 'CLI_InformationDoesNotMatch',
    async bodies() {
      const insurance = await makeInsurance(foyer, 'ours')
      const Code = await mailedInsuranceCode(foyer, insurance)
      const body = { siteId: 'ours', token: insurance.token, languageId: 1, securityQuestion: rightAnswers }
      return { right: { ...body, Code }, wrong: { ...body, Code: wrongOf(Code) } }
    },
  },
  {
    path: '/api/SIGNVerifyCode',
    action: 'signing-opened',
    refusal: 'VerificationCodeIncorrect',
    async bodies(client) {
      const { signers } = await requestSignatures(foyer, { siteId: 'ours' })
      const email = signers[0]?.Email ?? ''
      const Token = await mailedLink(foyer, email)
      await client.call('/api/SIGNSendCode', { SiteID: 'ours', Token, LanguageID: 1 })
      const code = await mailedCode(foyer, email)
      return { right: { SiteID: 'ours', Token, code }, wrong: { SiteID: 'ours', Token, code: wrongOf(code) } }
    },
  },
]

const accessCode = async (client: Client, ids: { SiteID: string; RequestDocID: string }, Email: string) => {
  await client.call('/api/RDResendACCESS', { ...ids, Email })
  return mailedCode(foyer, Email)
}

describe('each way to sign in', () => {
  test('is tried below', () => {
    const declared = allCalls.filter(({ audit = '' }) =>
      ['sign-in', 'hand-off', 'documents-opened', 'insurance-opened', 'signing-opened'].includes(audit),
    )
    const paths = declared.filter(({ access }) => access !== 'operator').flatMap(pathsOf)
    expect(attempts.map(({ path }) => path).sort()).toEqual([...paths].sort())
  })

  test.each(attempts)('$path leaves an event, opened or refused', async ({ path, action, refusal, bodies }) => {
    const client = foyer.client({ ip })
    const { right, wrong } = await bodies(client)
    const after = (await recordedCalls(foyer)).at(-1)?.event_id ?? 0
    const answer = async (body: object) => outcomeOf(JSON.parse((await client.raw(path, body)).body))
    expect(await answer(wrong)).toBe(refusal)
    if (right) expect(await answer(right)).toBe('ok')
    const events = await recordedCalls(foyer, after)
    expect(events.map(({ action: one, details: { result } }) => [one, result])).toEqual(
      [refusal, ...(right ? ['ok'] : [])].map((result) => [action, result]),
    )
    const hash = keyedHash(foyer.services.keys.callers, ip).subarray(0, 16).toString('hex')
    for (const { details } of events) expect(details.ip).toBe(hash)
    expect(JSON.stringify(events)).not.toMatch(/@|203\.0\.113|Ada|Roy/)
    if (right) expect(events.at(-1)?.actor).not.toBe('visitor')
  })

  test('that was not attempted, such as without the required robot check, leaves none', async () => {
    const client = foyer.client({ ip: '203.0.113.78' })
    const after = (await recordedCalls(foyer)).at(-1)?.event_id ?? 0
    await client.call('/api/MTGAPPUserSignIn', { SiteID: 'ours', Email: '', Password: '' })
    const results = []
    for (let tried = 0; tried < 12; tried += 1)
      results.push(
        outcomeOf(
          await client.call('/api/MTGAPPUserSignIn', {
            SiteID: 'ours',
            Email: 'many@example.ca',
            Password: 'Wrong#123',
          }),
        ),
      )
    expect(results).toContain('RobotCheckRequired')
    const tried = results.filter((one) => one !== 'RobotCheckRequired')
    expect(await recordedCalls(foyer, after)).toHaveLength(tried.length)
  })
})
