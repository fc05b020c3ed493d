import { bothInsured } from '@foyer/domain/testing/insurance.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeSite } from '../testing/builders.ts'
import { type Insurance, makeInsurance, openInsurance, openPartner } from '../testing/insurance.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { goToDesk } from '../testing/signing-flow.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer

beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours', { Credits: 25 })
  await makeSite(foyer, 'poor', { Credits: 24 })
  await makeSite(foyer, 'again', { Credits: 25 })
})
afterAll(() => foyer.stop())

type Opened = Awaited<ReturnType<typeof openInsurance>> & { insurance: Insurance }

const opened = async (siteId: string): Promise<Opened> => {
  const insurance = await makeInsurance(foyer, siteId)
  return { insurance, ...(await openInsurance(foyer, insurance)) }
}
const prepared = async (siteId: string): Promise<Opened> => {
  const one = await opened(siteId)
  await one.quote()
  const { ReturnStatus } = await one.prepare()
  expect(ReturnStatus.ReturnCode).toBe(200)
  return one
}
/** Both are insured and have answered. */
const preparedByBoth = async (siteId: string): Promise<Opened> => {
  const one = await opened(siteId)
  const answers = bothInsured(idsOf(one))
  await one.quote(answers)
  expect((await one.prepare(answers)).ReturnStatus.ReturnCode).toBe(200)
  const partner = await openPartner(foyer, one.insurance)
  const own = partner.loaded.Applicants[1]?.HealthQuestions ?? []
  expect((await partner.answer(own.map((each) => ({ ...each, Answer: 'Y' })))).ReturnStatus.ReturnCode).toBe(200)
  return one
}
const idsOf = ({ loaded }: Opened): [number, number] => {
  const [ada, noe] = loaded.Applicants
  if (!ada || !noe) throw new Error('a couple')
  return [ada.ApplicantId, noe.ApplicantId]
}
/** The signers as displayed: with the names and addresses on file, other people's addresses masked. */
const signersOf = async ({ client, place }: Pick<Opened, 'client' | 'place'>) => {
  const { ExistingApplication } = await client.call('/cli-api/load-application-detail', place)
  return ExistingApplication.ApplicantStatuses.map(({ ApplicantId, FirstName, LastName, Email }) => ({
    SignerID: ApplicantId,
    FirstName,
    LastName,
    Email,
  }))
}
const create = async (one: Opened, given: object = {}) =>
  one.client.callAnyhow('/cli-api/CreateDocuSignLink', {
    ...one.place,
    CliApplicationId: one.insurance.id,
    MortgageApplicationID: one.loaded.MortgageApplicationId,
    Signers: await signersOf(one),
    EnableOrdering: true,
    ...given,
  })
const credits = (siteId: string) =>
  inSite(foyer.services.database.db, siteId, (trx) =>
    trx.selectFrom('sites').select('credits').where('site_id', '=', siteId).executeTakeFirstOrThrow(),
  )
const download = (one: Opened, fields: Record<string, string | number> = {}, cookies = true) =>
  foyer.app.inject({
    method: 'POST',
    url: '/ws/downloadcliapplicationWithToken',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(cookies && { cookie: `sid-${one.place.siteId}=${one.client.cookies.get(`sid-${one.place.siteId}`)}` }),
    },
    payload: new URLSearchParams(
      Object.entries({
        CliApplicationId: one.insurance.id,
        Token: one.place.token,
        SiteId: one.place.siteId,
        LanguageId: 1,
        ...fields,
      }).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString(),
  })

describe('asking for signatures', () => {
  it('is refused without credits, and nothing is sent', async () => {
    const one = await prepared('poor')
    expect((await create(one)).ReturnStatus).toEqual({ ReturnCode: 402, ReturnMessage: 'INSUFFICIENT_FUNDS' })
    expect(await credits('poor')).toEqual({ credits: 24 })
    const [detail] = (await one.client.call('/cli-api/get-application', one.place)).ApplicationDetails
    expect(detail?.Status).toBe('prepared')
  })
  it('requires exactly the signers of the application, with the names and addresses on file', async () => {
    const one = await preparedByBoth('poor')
    const [ada, noe] = await signersOf(one)
    if (!ada || !noe) throw new Error('a couple')
    const fields = async (Signers: object[]) => {
      const { ReturnStatus, Errors = [] } = await create(one, { Signers })
      expect(ReturnStatus).toEqual({ ReturnCode: 422, ReturnMessage: 'CLI_SignersDiffer' })
      return Errors.map(({ Field }) => Field)
    }
    const stranger = { SignerID: 7, FirstName: 'Mallory', LastName: 'Stranger', Email: 'mallory@example.com' }
    expect(await fields([])).toEqual(['Signers'])
    expect(await fields([ada])).toEqual(['Signers'])
    expect(await fields([stranger])).toEqual(['Signers', 'Signers.0.SignerID'])
    expect(await fields([ada, noe, stranger])).toEqual(['Signers.2.SignerID'])
    expect(await fields([ada, noe, noe])).toEqual(['Signers.2.SignerID'])
    expect(await fields([ada, { ...stranger, SignerID: noe.SignerID }])).toEqual([
      'Signers.1.FirstName',
      'Signers.1.LastName',
      'Signers.1.Email',
    ])
    expect(
      await fields([
        { ...ada, Email: noe.Email },
        { ...noe, Email: ada.Email },
      ]),
    ).toEqual(['Signers.0.Email', 'Signers.1.Email'])
    // Unchanged, they are refused only for the credits, which this broker lacks.
    expect((await create(one)).ReturnStatus.ReturnMessage).toBe('INSUFFICIENT_FUNDS')
  })
  it('requires the health answers of everyone insured', async () => {
    const one = await opened('poor')
    const answers = bothInsured(idsOf(one))
    await one.quote(answers)
    await one.prepare(answers)
    expect((await create(one)).ReturnStatus.ReturnMessage).toBe('CLI_PleaseEnterRequiredInformation')
  })
  it('includes the account holder, even if they are not insured', async () => {
    await makeSite(foyer, 'holder', { Credits: 25 })
    const one = await opened('holder')
    const [, noe] = idsOf(one)
    const answers = { ...one.answers, PaymentDetail: { ...one.answers.PaymentDetail, AccountHolderId: noe } }
    await one.quote(answers)
    await one.prepare(answers)
    expect((await signersOf(one)).map(({ FirstName }) => FirstName)).toEqual(['Ada', 'Noé'])
    expect((await create(one)).ReturnStatus.ReturnCode).toBe(200)
    const stranger = { ...answers, PaymentDetail: { ...answers.PaymentDetail, AccountHolderId: 99 } }
    const other = await opened('holder')
    await other.quote({ ...stranger, Applicants: other.answers.Applicants })
    expect((await other.prepare({ ...stranger, Applicants: other.answers.Applicants })).Errors).toEqual([
      { Field: 'applicationDetail.PaymentDetail.AccountHolderId', Key: 'UnknownChoice' },
    ])
  })
  it('requires an application that is prepared, and this one', async () => {
    const one = await opened('poor')
    expect((await create(one)).ReturnStatus.ReturnMessage).toBe('CLI_PleaseEnterRequiredInformation')
    expect((await create(one, { CliApplicationId: 1 })).ReturnStatus.ReturnMessage).toBe('NoAccess')
    expect((await create(one, { MortgageApplicationID: 1 })).ReturnStatus.ReturnMessage).toBe('NoAccess')
  })
  it('happens once and costs 25 credits once, even for ten concurrent calls', async () => {
    const one = await preparedByBoth('ours')
    const Signers = await signersOf(one)
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(one, { Signers })))
    expect(answers.map(({ ReturnStatus, Status }) => [ReturnStatus.ReturnCode, Status])).toEqual(
      Array(10).fill([200, 'sent']),
    )
    expect(await credits('ours')).toEqual({ credits: 0 })
    const { rows } = await inSite(foyer.services.database.db, 'ours', async (trx) => ({
      rows: await trx.selectFrom('signing_requests').select('request_id').execute(),
    }))
    expect(rows).toHaveLength(1)
    // She is first: EnableOrdering.
    const mail = await foyer.mailbox.arrived(one.insurance.email, 4)
    expect(mail.text).toContain('/ours/sign/')
    const after = await one.quote()
    expect(after.ReturnStatus.ReturnMessage).toBe('CLI_ApplicationSent')
    expect((await one.prepare(bothInsured(idsOf(one)))).ReturnStatus.ReturnMessage).toBe('CLI_ApplicationSent')
    const listed = await foyer.client().call('/broker-api/LoadInsuranceApplication', {
      SiteID: 'ours',
      CliApplicationId: one.insurance.id,
    })
    expect(listed).toMatchObject({ Status: 'sent', PrimaryName: 'Ada Roy', LoanAmount: 400_000 })
    expect(listed.Signers.map(({ FirstName, Status }) => [FirstName, Status])).toEqual([
      ['Ada', 'invited'],
      ['Noé', 'waiting'],
    ])
  })
})

describe('asking again after a refusal', () => {
  it('costs nothing, and is limited to three times a day', async () => {
    const one = await prepared('again')
    for (const mails of [3, 5, 7]) {
      expect((await create(one)).ReturnStatus.ReturnCode).toBe(200)
      const { client, ids } = await goToDesk(foyer, 'again', one.insurance.email, { mails })
      await client.call('/api/SIGNDecline', { ...ids, Reason: 'Not yet' })
    }
    expect(await credits('again')).toEqual({ credits: 0 })
    const answer = await create(one)
    expect(answer.ReturnStatus).toEqual({ ReturnCode: 429, ReturnMessage: 'TooManyRequests' })
  })
})

describe('the document', () => {
  it('is returned to a caller who passed the check, without the account number', async () => {
    const one = await prepared('poor')
    const answer = await download(one)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="insurance-\d+\.pdf"$/)
    const { text } = await readPdf(answer.rawPayload)
    expect(text).toContain('Ada Roy')
    expect(text).toContain('Life insurance')
    expect(text).toContain('$64.00')
    expect(text).toContain('Pre-authorized debit agreement')
    expect(text).toContain('321')
    expect(text).not.toContain('7654321')
    const french = await readPdf((await download(one, { LanguageId: 2 })).rawPayload)
    expect(french.text).toContain('Assurance vie')
    expect(french.text).toContain('64,00')
  })
  it('is returned to no other caller, and for no other application', async () => {
    const one = await prepared('poor')
    const code = async (answer: ReturnType<typeof download>) =>
      (JSON.parse((await answer).body) as { ReturnStatus: { ReturnMessage: string } }).ReturnStatus.ReturnMessage
    expect(await code(download(one, {}, false))).toBe('CLI_SecurityCheck')
    expect(await code(download(one, { Token: 'x' }))).toBe('CLI_SecurityCheck')
    expect(await code(download(one, { CliApplicationId: 1 }))).toBe('NoAccess')
    const early = await opened('poor')
    expect(await code(download(early))).toBe('NoAccess')
  })
  it('is returned to the operator too', async () => {
    const one = await prepared('poor')
    const { Pdf } = await foyer.client().call('/broker-api/DownloadInsuranceApplication', {
      SiteID: 'poor',
      CliApplicationId: one.insurance.id,
      LanguageID: 2,
    })
    expect((await readPdf(Buffer.from(Pdf, 'base64'))).text).toContain('Demande d’assurance crédit')
  })
})
