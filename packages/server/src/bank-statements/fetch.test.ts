import type { BankStatement } from '@foyer/domain/bank-statements/fields.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BankAnswer, type BankDataPort, BankDataRefused, BankDataUnavailable } from '../ports/bank-data.ts'
import { type MadeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { databaseText } from '../testing/database-state.ts'
import { sendApplication } from '../testing/invited.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { fetchBankStatement, releaseLateRequest } from './run-jobs.ts'
import { applicationAtStatements, statementSteps } from './testing/statement-steps.ts'

const statement: BankStatement = {
  Institution: 'Canary Trust',
  SimulatedFlag: 0,
  FetchedAt: '2026-11-20T12:00:00.000Z',
  Accounts: [
    {
      Title: 'Chequing',
      LastDigits: '543',
      Type: 'Chequing',
      Currency: 'CAD',
      HolderName: 'Canary Holder',
      Balance: 77_123.45,
      Transactions: [
        { Date: '2026-11-01', Description: 'CANARY PAY', Debit: null, Credit: 4321.09, Balance: 77_123.45 },
      ],
    },
  ],
}

/** A provider with scripted replies; without any left it never replies. */
const scripted = () => {
  const script: (BankAnswer | Error)[] = []
  const asked: { loginId: string; ticket: string | undefined }[] = []
  const begun: string[] = []
  const port: BankDataPort = {
    begin: async ({ tag }) => {
      begun.push(tag)
      return 'https://bank.example/'
    },
    mayBe: () => true,
    async fetch({ loginId }, ticket) {
      asked.push({ loginId, ticket })
      const next = script.shift() ?? new BankDataUnavailable('nothing left')
      if (next instanceof Error) throw next
      return next
    },
  }
  return { port, script, asked, begun }
}

let foyer: TestFoyer
let made: MadeApplication
let provider: ReturnType<typeof scripted>
let logins = 0
const wholeTrail = async (action: string) => {
  const found: unknown[] = []
  await foyer.services.database.asOwner(async (query) => {
    found.push(...(await query(`select details from audit_events where action = '${action}'`)))
  })
  return found.length
}
const creditsLeft = async () => {
  let credits: unknown
  await foyer.services.database.asOwner(async (query) => {
    credits = (await query("select credits from sites where site_id = 'ours'"))[0]?.credits
  })
  return Number(credits)
}

beforeAll(async () => {
  provider = scripted()
  foyer = await startTestFoyer({ bankData: provider.port })
  await makeSite(foyer, 'ours', { Credits: 100 })
})
afterAll(() => foyer.stop())

/**
 * Removes the job of the later tries after the first one, so that only the test runs it from here; returns whether it
 * succeeded.
 */
const takeJob = async (): Promise<boolean> => {
  let taken = 0
  await foyer.services.database.asOwner(async (query) => {
    taken = (await query("delete from pgboss.job where name = 'fetch-bank-statement-again' returning id")).length
  })
  return taken > 0
}

const saved = async () => {
  made = await applicationAtStatements(await makeBorrower(foyer, 'ours'))
  const steps = statementSteps(foyer, made)
  await steps.request()
  logins += 1
  const LoginID = `login-canary-${logins}`
  expect((await steps.save({ LoginID, strTag: provider.begun.at(-1) ?? '' })).ReturnStatus.ReturnCode).toBe(200)
  await expect.poll(takeJob, { interval: 20 }).toBe(true)
  const requestId = (await steps.load()).BankStatementsApplicants[0]?.RequestID ?? 0
  return { steps, ref: { siteId: 'ours', requestId }, LoginID }
}
const run = (ref: { siteId: string; requestId: number }) => fetchBankStatement(foyer.services)(ref)

describe('the job that fetches a statement', () => {
  test('stores it once, and shows its owner institution and last digits', async () => {
    const { steps, ref } = await saved()
    provider.script.push({ state: 'ready', statement }, { state: 'ready', statement })
    const before = await wholeTrail('bank-statement-received')
    await Promise.all([run(ref), run(ref)])
    provider.script.length = 0
    expect((await steps.load()).BankStatementsApplicants[0]?.Responses).toEqual([
      {
        RequestID: ref.requestId,
        Institution: 'Canary Trust',
        strResponseDate: expect.stringMatching(/\d{4}/),
        FetchedFlag: 1,
        Accounts: [{ Title: 'Chequing', LastDigits: '543' }],
      },
    ])
    expect(await wholeTrail('bank-statement-received')).toBe(before + 1)
    await run(ref)
  })
  test('is retried with the provider’s own ticket while the institution works on it', async () => {
    const { ref, LoginID } = await saved()
    provider.asked.length = 0
    provider.script.push(
      { state: 'pending', ticket: 'T1' },
      { state: 'pending', ticket: '' },
      { state: 'ready', statement },
    )
    await expect(run(ref)).rejects.toThrow('not there yet')
    await expect(run(ref)).rejects.toThrow('not there yet')
    await run(ref)
    expect(provider.asked.filter(({ loginId }) => loginId === LoginID).map(({ ticket }) => ticket)).toEqual([
      undefined,
      'T1',
      undefined,
    ])
  })
  test('is retried when the provider is down, and the borrower’s step stays done', async () => {
    const { steps, ref } = await saved()
    provider.script.push(new BankDataUnavailable('no answer'))
    await expect(run(ref)).rejects.toThrow('no answer')
    expect((await steps.load()).BankStatementsApplicants).toMatchObject([{ ReceivedFlag: 1, FailedFlag: 0 }])
  })
  test('gives up a login without a result: place and credit are refunded, the borrower is notified', async () => {
    const { steps, ref } = await saved()
    const credits = await creditsLeft()
    provider.script.push(new BankDataRefused('status 401'))
    await run(ref)
    expect(await creditsLeft()).toBe(credits + 1)
    expect((await steps.load()).BankStatementsApplicants).toMatchObject([
      { RequestedFlag: 0, ReceivedFlag: 0, FailedFlag: 1, RequestCount: 0, Responses: [] },
    ])
    await run(ref)
    expect(await creditsLeft()).toBe(credits + 1)
    expect((await steps.request()).ReturnStatus.ReturnCode).toBe(200)
    expect((await steps.load()).BankStatementsApplicants).toMatchObject([{ RequestedFlag: 1, FailedFlag: 0 }])
  })
  test('gives up after a day', async () => {
    const own = scripted()
    const late = await startTestFoyer({ bankData: own.port })
    await makeSite(late, 'ours', { Credits: 9 })
    const application = await applicationAtStatements(await makeBorrower(late, 'ours'))
    const steps = statementSteps(late, application)
    await steps.request()
    await steps.save({ LoginID: 'slow', strTag: own.begun[0] ?? '' })
    const requestId = (await steps.load()).BankStatementsApplicants[0]?.RequestID ?? 0
    late.clock.advance(24 * 60 * 60 + 1)
    own.script.push({ state: 'pending', ticket: 'T' })
    await fetchBankStatement(late.services)({ siteId: 'ours', requestId })
    let failed: unknown
    await late.services.database.asOwner(async (query) => {
      failed = (await query('select failed from bank_requests'))[0]?.failed
    })
    expect(failed).toBe(true)
    await late.stop()
  })
})

describe('the job that releases a request', () => {
  test('is delayed until its time, and leaves a completed request unchanged', async () => {
    const own = scripted()
    const late = await startTestFoyer({ bankData: own.port })
    await makeSite(late, 'ours', { Credits: 9 })
    const steps = statementSteps(late, await applicationAtStatements(await makeBorrower(late, 'ours')))
    const idOf = async () => (await steps.load()).BankStatementsApplicants[0]?.RequestID ?? 0
    const release = (requestId: number) => releaseLateRequest(late.services)({ siteId: 'ours', requestId })
    await steps.request()
    const first = await idOf()
    await expect(release(first)).rejects.toThrow('may still receive a reply')
    await steps.request()
    const second = await idOf()
    await steps.save({ LoginID: 'in-time', strTag: own.begun[1] ?? '' })
    late.clock.advance(29 * 60)
    await steps.load()
    late.clock.advance(2 * 60)
    await Promise.all([release(first), release(first), release(second)])
    expect((await steps.load()).BankStatementsApplicants).toMatchObject([{ RequestCount: 1, ReceivedFlag: 1 }])
    let credits: unknown
    await late.services.database.asOwner(async (query) => {
      credits = (await query('select credits from sites'))[0]?.credits
    })
    expect(credits).toBe(8)
    await late.stop()
  })
})

describe('the data of an institution', () => {
  test('is in no table in plain text, in no log, and in no reply but the broker’s export', async () => {
    const { steps, ref } = await saved()
    provider.script.push({ state: 'ready', statement })
    await run(ref)
    const stored = await databaseText(foyer.services.database)
    const log = foyer.log.join('\n')
    const loaded = JSON.stringify(await steps.load())
    for (const canary of ['CANARY PAY', 'Canary Holder', '77123.45', '4321.09', 'login-canary', 'Canary Trust']) {
      expect(stored).not.toContain(canary)
      expect(log).not.toContain(canary)
    }
    for (const tag of provider.begun) expect(stored + log).not.toContain(tag)
    // With cents: the ids and hashes of a reply are random digits.
    expect(loaded).not.toMatch(/CANARY PAY|Canary Holder|77123\.45|4321\.09/)
    const reference = { SiteID: 'ours', MortgageApplicationID: made.applicationId }
    const { Deal: exported } = await foyer.client().call('/broker-api/ExportDeal', reference)
    expect(exported.BankStatements).toEqual([
      {
        RequestID: ref.requestId,
        ApplicantID: made.mainApplicantId,
        ApplicantName: 'Priya Raman',
        Statement: statement,
      },
    ])
    const { Application } = await foyer.client().call('/broker-api/LoadDeal', reference)
    expect(Application.BankStatementsApplicants).toMatchObject([{ ReceivedFlag: 1, Responses: [{ FetchedFlag: 1 }] }])
    const one = { ...reference, RequestID: ref.requestId }
    const read = await foyer.client().call('/broker-api/LoadBankStatement', one)
    expect(read).toMatchObject({ ApplicantID: made.mainApplicantId, Statement: statement })
    const other = await foyer.client().callAnyhow('/broker-api/LoadBankStatement', { ...one, MortgageApplicationID: 1 })
    expect(other.ReturnStatus.ReturnMessage).toBe('NoAccess')
    // That it was refused is recorded too.
    expect(await wholeTrail('bank-statement-viewed')).toBe(2)
    expect(await wholeTrail('deal-exported')).toBe(1)
    expect(await wholeTrail('deal-viewed')).toBe(1)
  })
  test('is not copied into a submission, which only lists the applicants with a statement', async () => {
    const { steps, ref } = await saved()
    provider.script.push({ state: 'ready', statement })
    await run(ref)
    await steps.done()
    const answer = await sendApplication(made)
    expect(answer.ReturnStatus).toEqual({ ReturnCode: 200, ReturnMessage: '' })
    const { Deal: exported } = await foyer
      .client()
      .call('/broker-api/ExportDeal', { SiteID: 'ours', MortgageApplicationID: made.applicationId })
    expect(exported.Submissions).toMatchObject([
      { Application: { BankStatementsApplicants: [{ ReceivedFlag: 1, Responses: [] }] } },
    ])
    expect(exported.BankStatements).toHaveLength(1)
  })
})
