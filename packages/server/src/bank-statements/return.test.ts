import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startSession } from '../kit/session.ts'
import { inSite } from '../kit/transaction.ts'
import { addCoApplicant, type MadeApplication, makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { databaseState } from '../testing/database-state.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { applicationAtStatements, type Returned, statementSteps } from './testing/statement-steps.ts'

const noAccess = { ReturnCode: 404, ReturnMessage: 'NoAccess' }
let foyer: TestFoyer
let made: MadeApplication
let steps: ReturnType<typeof statementSteps>
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours', { Credits: 1000 })
  await makeSite(foyer, 'theirs', { Credits: 1000 })
})
beforeEach(async () => {
  made = await applicationAtStatements(await makeBorrower(foyer, 'ours'))
  steps = statementSteps(foyer, made)
})
afterAll(() => foyer.stop())

/** Requested and completed at the institution, not saved yet. */
const back = async () => steps.walk((await steps.request()).url)
/** The number of statements that the queue still has to fetch. */
const underWay = async () => {
  let count: unknown
  await foyer.services.database.asOwner(async (query) => {
    const rows = await query(
      'select count(*)::integer as count from bank_requests where answered_at is not null and fetched_at is null',
    )
    count = rows[0]?.count
  })
  return count
}
const refusedUnchanged = async (returned: Returned, through = steps) => {
  await expect.poll(underWay, { interval: 50 }).toBe(0)
  const before = await databaseState(foyer.services.database)
  expect((await through.save(returned)).ReturnStatus).toEqual(noAccess)
  expect(await databaseState(foyer.services.database)).toEqual(before)
}

describe('a return from the institution', () => {
  test('is saved once: the applicant’s statement is received', async () => {
    const returned = await back()
    expect(await steps.save(returned)).toMatchObject({
      ReturnStatus: { ReturnCode: 200 },
      MortgageApplicationID: made.applicationId,
      ApplicantID: made.mainApplicantId,
    })
    const { BankStatementsApplicants } = await steps.load()
    expect(BankStatementsApplicants).toMatchObject([{ RequestedFlag: 1, ReceivedFlag: 1, RequestCount: 1 }])
    expect(BankStatementsApplicants[0]?.strResponseDate).toMatch(/\d{4}/)
    await refusedUnchanged(returned)
  })
  test('is accepted once of ten concurrent ones', async () => {
    const returned = await back()
    const answers = await Promise.all(Array.from({ length: 10 }, () => steps.save(returned)))
    expect(answers.filter(({ ReturnStatus }) => ReturnStatus.ReturnCode === 200)).toHaveLength(1)
    expect(answers.filter(({ ReturnStatus }) => ReturnStatus.ReturnMessage === 'NoAccess')).toHaveLength(9)
  })
  test('is also accepted as a form, urlencoded or multipart, with any additional fields', async () => {
    const post = async (payload: string, type: string) =>
      JSON.parse(
        (await made.borrower.client.raw('/v1/flinks/SaveFlinksResponse', payload, { 'content-type': type })).body,
      )
    const urlencoded = new URLSearchParams({ ...(await back()), language: 'en', SomethingElse: 'x' }).toString()
    expect(await post(urlencoded, 'application/x-www-form-urlencoded')).toMatchObject({
      ReturnStatus: { ReturnCode: 200 },
    })
    const part = ([name, value]: [string, unknown]) =>
      `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`
    const multipart = (fields: Record<string, unknown>) => `${Object.entries(fields).map(part).join('')}--edge--\r\n`
    const type = 'multipart/form-data; boundary=edge'
    expect(await post(multipart({ ...(await back()), SiteID: 'ours' }), type)).toMatchObject({
      ReturnStatus: { ReturnCode: 200 },
    })
    const twice = `${part(['strTag', 'ours.a'])}${multipart(await back())}`
    expect(await post(twice, type)).toMatchObject({ ReturnStatus: { ReturnCode: 400 } })
    expect(await post('strTag=a&strTag=b&LoginID=c', 'application/x-www-form-urlencoded')).toMatchObject({
      ReturnStatus: { ReturnCode: 400 },
    })
    const file = '--edge\r\nContent-Disposition: form-data; name="f"; filename="f.txt"\r\n\r\nx\r\n--edge--\r\n'
    expect(await post(file, type)).toMatchObject({ ReturnStatus: { ReturnCode: expect.any(Number) } })
    const elsewhere = await made.borrower.client.raw('/api/MTGAPPDoneBankStatement', urlencoded, {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(elsewhere.status).toBe(415)
  })
})

describe('a return that does not match has the reply of a missing one, and changes nothing:', () => {
  test('an unknown tag, or one of another site', async () => {
    const returned = await back()
    await refusedUnchanged({ ...returned, strTag: 'ours.made-up' })
    expect(
      (await steps.save({ ...returned, strTag: returned.strTag.replace('ours.', 'theirs.') })).ReturnStatus.ReturnCode,
    ).toBe(401)
    expect((await steps.save({ ...returned, strTag: 'nonsense' })).ReturnStatus.ReturnCode).toBe(401)
    expect((await steps.save(returned)).ReturnStatus.ReturnCode).toBe(200)
  })
  test('a tag of another person', async () => {
    const returned = await back()
    const other = await applicationAtStatements(await makeBorrower(foyer, 'ours'))
    await refusedUnchanged(returned, statementSteps(foyer, other))
  })
  test('a tag of another session of the same person', async () => {
    const returned = await back()
    const { siteId, userId } = made.borrower
    const token = await inSite(foyer.services.database.db, siteId, (trx) =>
      startSession(trx, foyer.services.keys.tokens, { siteId, userId, language: 1, now: foyer.clock.now() }),
    )
    const client = foyer.client()
    client.cookies.set(`sid-${siteId}`, token)
    await refusedUnchanged(returned, statementSteps(foyer, { ...made, borrower: { ...made.borrower, client } }))
  })
  test('a login that was made under another tag', async () => {
    const [first, second] = [await back(), await back()]
    await refusedUnchanged({ ...first, LoginID: second.LoginID })
    await refusedUnchanged({ ...first, LoginID: 'made-up' })
  })
  test('without a signed-in user', async () => {
    const returned = await back()
    const nobody = statementSteps(foyer, { ...made, borrower: { ...made.borrower, client: foyer.client() } })
    expect((await nobody.save(returned)).ReturnStatus.ReturnCode).toBe(401)
  })
  test('after more than thirty minutes', async () => {
    const own = await startTestFoyer()
    await makeSite(own, 'ours', { Credits: 5 })
    const late = statementSteps(own, await applicationAtStatements(await makeBorrower(own, 'ours')))
    const returned = await late.walk((await late.request()).url)
    own.clock.advance(29 * 60)
    await late.load()
    own.clock.advance(61)
    expect((await late.save(returned)).ReturnStatus).toEqual(noAccess)
    await own.stop()
  })
})

describe('a known login', () => {
  const port = () => {
    const begun: string[] = []
    return {
      begun,
      bankData: {
        begin: async ({ tag }: { tag: string }) => {
          begun.push(tag)
          return 'https://bank.example/'
        },
        mayBe: () => true,
        fetch: () => new Promise<never>(() => {}),
      },
    }
  }
  test('is accepted from the same person for another applicant, and never from another person', async () => {
    const { begun, bankData } = port()
    const own = await startTestFoyer({ bankData })
    await makeSite(own, 'ours', { Credits: 50 })
    const mine = await applicationAtStatements(await makeBorrower(own, 'ours'))
    const others = await applicationAtStatements(await makeBorrower(own, 'ours'))
    const spouse = await addCoApplicant(mine)
    const authorise = async (application: MadeApplication) => {
      const of = statementSteps(own, application)
      await of.request({ ApplicantID: application === spouse ? mine.ids.ApplicantID : application.ids.ApplicantID })
      return (await of.save({ LoginID: 'joint', strTag: begun.at(-1) ?? '' })).ReturnStatus.ReturnMessage
    }
    expect(await authorise(mine)).toBe('')
    expect(await authorise(spouse)).toBe('')
    expect(await authorise(others)).toBe('NoAccess')
    expect((await statementSteps(own, others).load()).BankStatementsApplicants[0]?.ReceivedFlag).toBe(0)
    await own.stop()
  })
})

describe('the step can be left', () => {
  test('without a statement where none is required, and the application continues with the review', async () => {
    expect((await steps.done()).ReturnStatus.ReturnCode).toBe(200)
    expect((await steps.load()).Step).toBe(5)
  })
  test('with one of each applicant where the site requires it', async () => {
    await makeSite(foyer, 'strict', { Credits: 9, ReqBankStatement: 1 })
    const strict = await applicationAtStatements(await makeBorrower(foyer, 'strict'))
    const of = statementSteps(foyer, strict)
    await of.request()
    const refused = await of.done()
    expect(refused.ReturnStatus).toEqual({ ReturnCode: 422, ReturnMessage: 'RequestDocumentReqUploads' })
    expect(refused.Errors).toEqual([{ Field: 'BankStatementsApplicants.0', Key: 'RequestDocumentReqUploads' }])
    await of.authorise()
    expect((await of.done()).ReturnStatus.ReturnCode).toBe(200)
  })
  test('not before it is open', async () => {
    const early = statementSteps(foyer, await makeApplication(made.borrower))
    expect((await early.done()).ReturnStatus.ReturnMessage).toBe('StepNotOpen')
  })
})
