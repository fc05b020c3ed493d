import { mostAuthorisationsADay } from '@foyer/domain/bank-statements/rules.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type BankDataPort, BankDataRefused, BankDataUnavailable } from '../ports/bank-data.ts'
import { addCoApplicant, makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { databaseState } from '../testing/database-state.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { authorisationLimit, visitLimit } from './handlers.ts'
import { applicationAtStatements, statementSteps } from './testing/statement-steps.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())

let sites = 0
/** A borrower at the step, on a new site with this many credits. */
const begin = async (Credits: number, on: TestFoyer = foyer) => {
  sites += 1
  const siteId = `site-${sites}`
  await makeSite(on, siteId, { Credits })
  const made = await applicationAtStatements(await makeBorrower(on, siteId))
  return { made, steps: statementSteps(on, made) }
}
const creditsOf = async (siteId: string, on: TestFoyer = foyer): Promise<unknown> => {
  let credits: unknown
  await on.services.database.asOwner(async (query) => {
    credits = (await query(`select credits from sites where site_id = '${siteId}'`))[0]?.credits
  })
  return credits
}
const messages = (answers: { ReturnStatus: { ReturnMessage: string } }[]) =>
  answers.map(({ ReturnStatus }) => ReturnStatus.ReturnMessage).sort()
const ten = Array.from({ length: 10 })

describe('a bank statement request', () => {
  test('returns an address at the institution, takes a credit, and changes the status', async () => {
    const { made, steps } = await begin(5)
    expect((await steps.load()).BankStatementsApplicants).toMatchObject([
      { ApplicantID: made.mainApplicantId, RequestID: 0, RequestedFlag: 0, ReceivedFlag: 0, RequestCount: 0 },
    ])
    const { ReturnStatus, url } = await steps.request()
    expect(ReturnStatus).toEqual({ ReturnCode: 200, ReturnMessage: '' })
    expect(url).toMatch(/^http:\/\/localhost:3000\/simulated-institution\?visit=/)
    expect(await creditsOf(made.ids.SiteID)).toBe(4)
    const { BankStatementsApplicants } = await steps.load()
    expect(BankStatementsApplicants).toMatchObject([{ RequestedFlag: 1, ReceivedFlag: 0, RequestCount: 1 }])
    expect(BankStatementsApplicants[0]?.RequestID).toBeGreaterThan(0)
  })
  test('needs no UserID; a given one must be the session’s', async () => {
    const { made, steps } = await begin(5)
    expect((await steps.request({ UserID: made.borrower.userId })).ReturnStatus.ReturnCode).toBe(200)
    expect((await steps.request({ UserID: 'somebody-else' })).ReturnStatus.ReturnCode).toBe(401)
    const stranger = await makeBorrower(foyer, made.ids.SiteID)
    const foreign = statementSteps(foyer, { ...made, borrower: stranger })
    expect((await foreign.request()).ReturnStatus).toEqual({ ReturnCode: 404, ReturnMessage: 'NoAccess' })
    const nobody = { ...made, borrower: { ...stranger, client: foyer.client() } }
    expect((await statementSteps(foyer, nobody).request()).ReturnStatus.ReturnCode).toBe(401)
    expect((await steps.load()).BankStatementsApplicants[0]?.RequestCount).toBe(1)
  })
  test('is allowed only while the step is open', async () => {
    const { made } = await begin(5)
    const early = await makeApplication(made.borrower)
    const answer = await statementSteps(foyer, early).request()
    expect(answer.ReturnStatus).toEqual({ ReturnCode: 422, ReturnMessage: 'StepNotOpen' })
    const { made: hidden } = await begin(5)
    await foyer.client().call('/broker-api/SaveSite', { SiteID: hidden.ids.SiteID, Settings: { showBankStatement: 0 } })
    expect((await statementSteps(foyer, hidden).request()).ReturnStatus.ReturnMessage).toBe('StepNotOpen')
  })
})

describe('requests are limited to three', () => {
  test('per applicant', async () => {
    const { made, steps } = await begin(9)
    for (let count = 0; count < 3; count += 1) expect((await steps.request()).ReturnStatus.ReturnCode).toBe(200)
    const fourth = await steps.request()
    expect(fourth.ReturnStatus).toEqual({ ReturnCode: 422, ReturnMessage: 'BankStatementMaxRequests' })
    expect(fourth.Errors).toEqual([{ Field: 'ApplicantID', Key: 'BankStatementMaxRequests' }])
    expect(await creditsOf(made.ids.SiteID)).toBe(6)
  })
  test('even with ten concurrent ones, and as many credits are taken', async () => {
    const { made, steps } = await begin(50)
    const answers = await Promise.all(ten.map(() => steps.request()))
    expect(messages(answers)).toEqual(['', '', '', ...ten.slice(3).map(() => 'BankStatementMaxRequests')])
    expect(await creditsOf(made.ids.SiteID)).toBe(47)
    expect((await steps.load()).BankStatementsApplicants[0]?.RequestCount).toBe(3)
  })
  test('including pending ones for thirty minutes only: then place and credit are released', async () => {
    const own = await startTestFoyer()
    const { made, steps } = await begin(3, own)
    const first = await steps.request()
    for (let count = 0; count < 2; count += 1) await steps.request()
    expect(await creditsOf(made.ids.SiteID, own)).toBe(0)
    expect((await steps.request()).ReturnStatus.ReturnMessage).toBe('BankStatementMaxRequests')
    own.clock.advance(20 * 60)
    await steps.load()
    own.clock.advance(10 * 60 + 1)
    const again = await steps.request()
    expect(again.ReturnStatus.ReturnCode).toBe(200)
    expect(await creditsOf(made.ids.SiteID, own)).toBe(2)
    expect((await steps.load()).BankStatementsApplicants).toMatchObject([{ RequestedFlag: 1, RequestCount: 1 }])
    expect(first.url).not.toBe(again.url)
    await own.stop()
  })
})

describe('removing an applicant', () => {
  /** An institution that has not returned a statement when the applicant is removed. */
  const slow: BankDataPort = {
    begin: async ({ tag }) => `https://bank.example/?tag=${encodeURIComponent(tag)}`,
    mayBe: () => true,
    fetch: () => new Promise<never>(() => {}),
  }
  let own: TestFoyer
  beforeAll(async () => {
    own = await startTestFoyer({ bankData: slow })
  })
  afterAll(() => own.stop())

  /** One request with a login and one without a return. */
  const requestTwice = async (steps: ReturnType<typeof statementSteps>) => {
    const { url } = await steps.request()
    const strTag = new URL(url).searchParams.get('tag') ?? ''
    const saved = await steps.save({ LoginID: crypto.randomUUID(), strTag, Institution: 'x', AccountId: '' })
    expect(saved.ReturnStatus.ReturnCode).toBe(200)
    await steps.request()
  }
  test('removes their statements, and refunds the credit of each request without a statement', async () => {
    const { made, steps } = await begin(5, own)
    const spouse = await addCoApplicant(made)
    await requestTwice(statementSteps(own, spouse))
    expect(await creditsOf(made.ids.SiteID, own)).toBe(3)
    const removed = await made.borrower.client.call('/api/MTGAppRemoveCoApplicant', spouse.ids)
    expect(removed.ReturnStatus.ReturnCode).toBe(200)
    expect(await creditsOf(made.ids.SiteID, own)).toBe(5)
    expect((await steps.load()).BankStatementsApplicants).toHaveLength(1)
    let left: unknown
    await own.services.database.asOwner(async (query) => {
      left = (
        await query(`select count(*)::integer as count from bank_requests where site_id = '${made.ids.SiteID}'`)
      )[0]
    })
    expect(left).toEqual({ count: 0 })
  })
  test('with the whole application does the same, and keeps the credit of a statement that arrived', async () => {
    const { made, steps } = await begin(5, own)
    await requestTwice(steps)
    await own.services.database.asOwner(async (query) => {
      await query(`update bank_requests set fetched_at = answered_at where site_id = '${made.ids.SiteID}'`)
    })
    const deleted = await made.borrower.client.call('/api/MTGAPPDeleteApplication', made.ids)
    expect(deleted.ReturnStatus.ReturnCode).toBe(200)
    expect(await creditsOf(made.ids.SiteID, own)).toBe(4)
  })
})

describe('a borrower', () => {
  test('requests at most twenty authorizations a day over all applications; a refused one takes no credit', async () => {
    const { made, steps } = await begin(5)
    const { limiter, clock } = foyer.services
    const subject = `${made.ids.SiteID}|${made.ids.UserID}`
    for (let count = 1; count < mostAuthorisationsADay; count += 1)
      await limiter.take(authorisationLimit, subject, clock.now())
    expect((await steps.request()).ReturnStatus.ReturnCode).toBe(200)
    expect((await steps.request()).ReturnStatus).toEqual({ ReturnCode: 429, ReturnMessage: 'TooManyRequests' })
    expect(await creditsOf(made.ids.SiteID)).toBe(4)
  })
})

describe('the provider', () => {
  test('is called at most sixty times a day for a borrower, also where no authorization follows', async () => {
    const { made, steps } = await begin(5)
    const { limiter, clock, bankData } = foyer.services
    for (let count = 0; count < visitLimit.max; count += 1)
      await limiter.take(visitLimit, `${made.ids.SiteID}|${made.ids.UserID}`, clock.now())
    const called = vi.spyOn(bankData, 'begin')
    expect((await steps.request()).ReturnStatus.ReturnMessage).toBe('TooManyRequests')
    expect(called).not.toHaveBeenCalled()
    called.mockRestore()
  })
})

describe('without credits', () => {
  test('a request is refused with 402, and nothing changes', async () => {
    const { steps } = await begin(0)
    const before = await databaseState(foyer.services.database)
    expect((await steps.request()).ReturnStatus).toEqual({
      ReturnCode: 402,
      ReturnMessage: 'FeatureCreditInsufficientCredits',
    })
    expect(await databaseState(foyer.services.database)).toEqual(before)
  })
  test('the last one is taken once, even by ten concurrent requests', async () => {
    const { made, steps } = await begin(1)
    const answers = await Promise.all(ten.map(() => steps.request()))
    expect(messages(answers)).toEqual(['', ...ten.slice(1).map(() => 'FeatureCreditInsufficientCredits')])
    expect(await creditsOf(made.ids.SiteID)).toBe(0)
  })
  test('an operator adds new ones', async () => {
    const { made, steps } = await begin(0)
    await foyer.client().call('/broker-api/SaveCredits', { SiteID: made.ids.SiteID, Credits: 2 })
    expect((await steps.request()).ReturnStatus.ReturnCode).toBe(200)
  })
})

describe('a provider', () => {
  const failing = (error: Error): BankDataPort => ({
    begin: () => Promise.reject(error),
    mayBe: () => false,
    fetch: () => Promise.reject(error),
  })
  test.each([
    ['that is down', new BankDataUnavailable('no answer'), 422, 'BankStatementUnavailable'],
    ['that does not let us in', new BankDataRefused('status 401'), 402, 'unauthorizedRequest'],
  ] as const)('%s takes neither place nor credit', async (_, error, ReturnCode, ReturnMessage) => {
    const own = await startTestFoyer({ bankData: failing(error) })
    const { made, steps } = await begin(2, own)
    expect((await steps.request()).ReturnStatus).toEqual({ ReturnCode, ReturnMessage })
    expect(await creditsOf(made.ids.SiteID, own)).toBe(2)
    expect((await steps.load()).BankStatementsApplicants[0]?.RequestCount).toBe(0)
    await own.stop()
  })

  test('that production lacks is reported as missing; nothing is simulated, and the step can be left', async () => {
    const own = await startTestFoyer({ production: true, publicUrl: 'https://apply.example.ca' })
    const { made, steps } = await begin(2, own)
    expect((await steps.request()).ReturnStatus).toEqual({ ReturnCode: 402, ReturnMessage: 'unauthorizedRequest' })
    expect(await creditsOf(made.ids.SiteID, own)).toBe(2)
    expect((await steps.done()).ReturnStatus.ReturnCode).toBe(200)
    await own.stop()
  })
})
