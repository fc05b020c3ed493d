import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { makeSite } from '../testing/builders.ts'
import { type Insurance, mailedCode, makeInsurance, openInsurance, rightAnswers } from '../testing/insurance.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let insurance: Insurance

beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'theirs')
})
beforeEach(async () => {
  insurance = await makeInsurance(foyer, 'ours')
})
afterAll(() => foyer.stop())

const place = () => ({ siteId: 'ours', token: insurance.token, languageId: 1 })
const validate = async (Code: string, given: Partial<typeof rightAnswers> = {}, client = foyer.client()) =>
  (
    await client.call('/cli-api/validate-token', {
      ...place(),
      securityQuestion: { ...rightAnswers, ...given },
      Code,
    })
  ).ReturnStatus
const load = async (client = foyer.client()) =>
  (await client.call('/cli-api/load-application-detail', place())).ReturnStatus.ReturnMessage
const noMatch = { ReturnCode: 403, ReturnMessage: 'CLI_InformationDoesNotMatch' }
const ok = { ReturnCode: 200, ReturnMessage: '' }

describe('the security check', () => {
  it('opens the application for the browser that passed it, and for no other', async () => {
    const { client } = await openInsurance(foyer, insurance)
    expect(await load(client)).toBe('')
    expect(await load()).toBe('CLI_SecurityCheck')
  })
  it('returns the same reply for every wrong combination', async () => {
    const Code = await mailedCode(foyer, insurance)
    expect(await validate(Code, { loanAmount: 400_000.01 })).toEqual(noMatch)
    expect(await validate(Code, { postalCode: 'H2J 2L4' })).toEqual(noMatch)
    expect(await validate(Code, { dateOfBirth: '1988-03-05' })).toEqual(noMatch)
    expect(await validate(Code === '000000' ? '000001' : '000000')).toEqual(noMatch)
    insurance = { ...insurance, token: 'A'.repeat(43) }
    expect(await validate(Code)).toEqual(noMatch)
  })
  it('does not count a try with invalid values', async () => {
    const Code = await mailedCode(foyer, insurance)
    for (const [given, key] of [
      [{ loanAmount: 0 }, 'CLI_InvalidLoanAmount'],
      [{ postalCode: '' }, 'InvalidPostalCode'],
      [{ dateOfBirth: '' }, 'CLI_InvalidDateOfBirth'],
    ] as const)
      for (let times = 0; times < 3; times += 1) expect((await validate(Code, given)).ReturnMessage).toBe(key)
    expect((await validate('')).ReturnMessage).toBe('RequiredVerificationCode')
    expect(await validate(Code)).toEqual(ok)
  })
  it('reveals nothing for 15 minutes after five wrong tries, whatever is sent', async () => {
    const Code = await mailedCode(foyer, insurance)
    for (let times = 0; times < 5; times += 1) expect(await validate(Code, { loanAmount: 1 })).toEqual(noMatch)
    expect((await validate(Code)).ReturnMessage).toBe('TooManyRequests')
    foyer.clock.advance(15 * 60 + 1)
    expect(await validate(await mailedCode(foyer, insurance, 2))).toEqual(ok)
  })
  it('counts five of twenty concurrent wrong tries', async () => {
    const Code = await mailedCode(foyer, insurance)
    const answers = await Promise.all(Array.from({ length: 20 }, () => validate(Code, { loanAmount: 1 })))
    expect(answers.filter(({ ReturnCode }) => ReturnCode === 403)).toHaveLength(5)
    expect(answers.filter(({ ReturnCode }) => ReturnCode === 429)).toHaveLength(15)
  })
  it('invalidates a link after fifteen wrong tries in total, until a new one is sent', async () => {
    for (let run = 0; run < 3; run += 1) {
      for (let times = 0; times < 5; times += 1) await validate('123456', { loanAmount: 1 })
      foyer.clock.advance(15 * 60 + 1)
    }
    expect(await validate('123456')).toEqual(noMatch)
    const send = async () => (await foyer.client().call('/cli-api/send-accesscode', place())).ReturnStatus.ReturnMessage
    expect(await send()).toBe('CLI_InvalidApplication')
    const again = await foyer.client().call('/broker-api/ResendInsuranceApplication', {
      SiteID: 'ours',
      CliApplicationId: insurance.id,
    })
    insurance = { ...insurance, token: again.Token }
    expect(await validate(await mailedCode(foyer, insurance, 2))).toEqual(ok)
  })
  it('accepts a code once, for ten minutes', async () => {
    const Code = await mailedCode(foyer, insurance)
    expect(await validate(Code)).toEqual(ok)
    expect(await validate(Code)).toEqual(noMatch)
    const late = await mailedCode(foyer, insurance, 2)
    foyer.clock.advance(10 * 60 + 1)
    expect(await validate(late)).toEqual(noMatch)
  })
  it('keeps the user signed in, under a new cookie', async () => {
    const { client } = await openInsurance(foyer, insurance)
    const before = client.cookies.get('sid-ours')
    expect(await validate(await mailedCode(foyer, insurance, 2), {}, client)).toEqual(ok)
    expect(client.cookies.get('sid-ours')).not.toBe(before)
    expect(await load(client)).toBe('')
    const old = foyer.client()
    old.cookies.set('sid-ours', before ?? '')
    expect(await load(old)).toBe('CLI_SecurityCheck')
  })
})

describe('a caller who did not pass it', () => {
  it('is asked to pass it, also after half an hour without activity', async () => {
    const { client } = await openInsurance(foyer, insurance)
    foyer.clock.advance(31 * 60)
    expect(await load(client)).toBe('CLI_SecurityCheck')
  })
  it('receives the same reply for another person’s application, another site’s and an unknown one', async () => {
    const { client } = await openInsurance(foyer, insurance)
    const others = [
      (await makeInsurance(foyer, 'ours')).token,
      (await makeInsurance(foyer, 'theirs')).token,
      'no such token',
    ]
    const answers = []
    for (const token of others)
      answers.push((await client.raw('/cli-api/load-application-detail', { ...place(), token })).body)
    expect(new Set(answers).size).toBe(1)
    const elsewhere = await client.raw('/cli-api/load-application-detail', { ...place(), siteId: 'theirs' })
    expect(elsewhere.body).toBe(answers[0])
  })
})

describe('the access code', () => {
  let caller = 0
  const send = (Email?: string) => {
    caller += 1
    return foyer
      .client({ ip: `10.9.0.${caller}` })
      .call('/cli-api/send-accesscode', { ...place(), ...(Email !== undefined && { Email }) })
  }
  it('is mailed to the primary applicant in the requested language', async () => {
    await foyer.client().call('/cli-api/send-accesscode', { ...place(), languageId: 2 })
    expect((await foyer.mailbox.arrived(insurance.email, 2)).subject).toBe('Votre code d’accès')
  })
  it('is sent again only to the address on file', async () => {
    expect((await send('somebody@example.ca')).ReturnStatus.ReturnMessage).toBe('CLI_WrongEmail')
    expect((await send(insurance.email.toUpperCase())).ReturnStatus).toEqual(ok)
  })
  it('returns the same reply for the right address after five wrong ones', async () => {
    for (let times = 0; times < 5; times += 1) await send(`wrong${times}@example.ca`)
    expect((await send(insurance.email)).ReturnStatus.ReturnMessage).toBe('CLI_WrongEmail')
  })
  it('is mailed three times an hour', async () => {
    for (let times = 0; times < 3; times += 1) expect((await send()).ReturnStatus).toEqual(ok)
    expect((await send()).ReturnStatus.ReturnMessage).toBe('TooManyRequests')
  })
  test('an unknown token cannot open an application', async () => {
    insurance = { ...insurance, token: 'nonsense' }
    expect((await send()).ReturnStatus.ReturnMessage).toBe('CLI_InvalidApplication')
  })
})
