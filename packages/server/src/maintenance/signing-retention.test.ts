import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { deadDays, endOldRequests } from '../signing/index.ts'
import { makeSite } from '../testing/builders.ts'
import { mailedCode, makeInsurance, openInsurance } from '../testing/insurance.ts'
import { newCaller } from '../testing/people.ts'
import { aDocument, goToDesk, mailedLink, replaceDocument, requestSignatures, sign } from '../testing/signing-flow.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { retention } from './store.ts'

const siteId = 'ours'
const day = 24 * 60 * 60
let foyer: TestFoyer

beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, siteId, { Credits: 500 })
})
afterAll(() => foyer.stop())

const atNight = async () => {
  await endOldRequests(foyer.services)()
  return retention(foyer.services, { now: foyer.clock.now(), isDry: false })
}
const report = () => foyer.client().call('/broker-api/RetentionReport', {})
const rowOf = (id: number) =>
  inSite(foyer.services.database.db, siteId, (trx) =>
    trx.selectFrom('cli_applications').selectAll().where('cli_application_id', '=', id).executeTakeFirst(),
  )
const peopleOf = (id: number) =>
  inSite(foyer.services.database.db, siteId, (trx) =>
    trx.selectFrom('cli_applicants').selectAll().where('cli_application_id', '=', id).execute(),
  )
const statusOf = async (CliApplicationId: number) => {
  const { ReturnStatus, Status } = await foyer
    .client()
    .call('/broker-api/LoadInsuranceApplication', { SiteID: siteId, CliApplicationId })
  return ReturnStatus.ReturnCode === 200 ? Status : ReturnStatus.ReturnMessage
}

/** An application that is prepared for signing, or was sent to its first applicant only. */
const preparedOne = async () => {
  const insurance = await makeInsurance(foyer, siteId)
  const opened = await openInsurance(foyer, insurance)
  await opened.quote()
  await opened.prepare()
  return { insurance, opened }
}
const sentOne = async () => {
  const one = await preparedOne()
  const [ada] = one.opened.loaded.Applicants
  const { ReturnStatus } = await one.opened.client.callAnyhow('/cli-api/CreateDocuSignLink', {
    ...one.opened.place,
    CliApplicationId: one.insurance.id,
    MortgageApplicationID: one.opened.loaded.MortgageApplicationId,
    Signers: [{ SignerID: ada?.ApplicantId, FirstName: 'Ada', LastName: 'Roy', Email: one.insurance.email }],
  })
  expect(ReturnStatus.ReturnCode).toBe(200)
  return one
}
const deskOf = (email: string) => goToDesk(foyer, siteId, email, { mails: 3 })

beforeEach(atNight)

describe('data of a credit insurance', () => {
  test('an access code is deleted a day after its end, the application stays', async () => {
    const insurance = await makeInsurance(foyer, siteId)
    await mailedCode(foyer, insurance)
    foyer.clock.advance(day)
    expect(await report()).toMatchObject({ Codes: 0 })
    foyer.clock.advance(day)
    expect(await report()).toMatchObject({ Codes: 1, Abandoned: 0 })
    expect(await atNight()).toMatchObject({ codes: 1, abandoned: 0 })
    expect(await rowOf(insurance.id)).toMatchObject({ status: 'created' })
    expect(await peopleOf(insurance.id)).toMatchObject([
      { code_hash: null, code_expires_at: null },
      { code_hash: null, code_expires_at: null },
    ])
  })

  test('an application untouched for ninety days is abandoned: answers, account and link are deleted, and another may be made', async () => {
    const { insurance } = await preparedOne()
    foyer.clock.advance(60 * day)
    const touched = await preparedOne()
    await atNight()
    foyer.clock.advance(31 * day)
    expect((await report()).Abandoned).toBeGreaterThan(0)
    await atNight()
    expect(await report()).toMatchObject({ Abandoned: 0 })
    expect(await rowOf(insurance.id)).toBeUndefined()
    expect(await peopleOf(insurance.id)).toEqual([])
    expect(await statusOf(insurance.id)).toBe('NoAccess')
    expect(await statusOf(touched.insurance.id)).toBe('prepared')
    const { token } = insurance
    const late = await newCaller(foyer).call('/cli-api/send-accesscode', { siteId, token, languageId: 1 })
    expect(late.ReturnStatus.ReturnMessage).toBe('CLI_InvalidApplication')
    const { answer } = await makeInsurance(foyer, siteId, { LoanDetail: insurance.body.LoanDetail })
    expect(answer.ReturnStatus.ReturnMessage).not.toBe('CLI_DuplicateApplication')
  })

  test('a signed application stays, a declined one is abandoned ninety days later', async () => {
    const [signed, declined] = [await sentOne(), await sentOne()]
    await sign(await deskOf(signed.insurance.email))
    await foyer.mailbox.arrived(signed.insurance.email, 5)
    const { client, ids } = await deskOf(declined.insurance.email)
    await client.call('/api/SIGNDecline', { ...ids, Reason: 'Another insurer' })
    foyer.clock.advance(91 * day)
    await atNight()
    expect(await statusOf(signed.insurance.id)).toBe('signed')
    expect(await statusOf(declined.insurance.id)).toBe('NoAccess')
  })

  test('an unsigned application is reported as expired, may be sent again, and only then is abandoned', async () => {
    const { insurance } = await sentOne()
    const Token = await mailedLink(foyer, insurance.email, 3)
    foyer.clock.advance((30 + deadDays) * day)
    await atNight()
    expect(await statusOf(insurance.id)).toBe('sent')
    foyer.clock.advance(day)
    await atNight()
    expect(await statusOf(insurance.id)).toBe('expired')
    const mail = await foyer.mailbox.arrived(insurance.email, 4)
    expect(mail.subject).toContain('Nothing more to sign')
    const gone = await newCaller(foyer).call('/api/SIGNOpenLink', { SiteID: siteId, Token })
    expect(gone.ReturnStatus.ReturnMessage).toBe('NoAccess')
    foyer.clock.advance(91 * day)
    await atNight()
    expect(await statusOf(insurance.id)).toBe('NoAccess')
  })
})

describe('data of a signing', () => {
  test('a valid link stays, one of a finished document is deleted at its end, an open one sixty days later', async () => {
    const done = await requestSignatures(foyer, { siteId })
    for (const { Email } of done.signers) await sign(await goToDesk(foyer, siteId, Email))
    // The sealed copy.
    for (const { Email } of done.signers) await foyer.mailbox.arrived(Email, 3)
    const open = await requestSignatures(foyer, { siteId })
    expect(await report()).toMatchObject({ Links: 0 })
    foyer.clock.advance(31 * day)
    expect(await report()).toMatchObject({ Links: done.signers.length })
    await atNight()
    // A late signer is mailed a new link.
    const [first] = open.signers
    const Token = await mailedLink(foyer, first?.Email ?? '')
    const state = async () => (await newCaller(foyer).call('/api/SIGNOpenLink', { SiteID: siteId, Token })).State
    expect(await state()).toBe('expired')
    foyer.clock.advance(deadDays * day)
    await atNight()
    expect(await state()).toBeUndefined()
  })

  test('a document that cannot be sealed is not sent; the failure is logged, and sealing is retried from the next night on', async () => {
    const { requestId, signers } = await requestSignatures(foyer, { siteId })
    const ref = { siteId, requestId }
    const [first, ...others] = signers.map(({ Email }) => Email)
    const desk = await goToDesk(foyer, siteId, first ?? '')
    const { Pdf } = await desk.client.call('/api/SIGNLoadDocument', { ...desk.ids, LanguageID: 1, Signed: 0 })
    const listed = async () => {
      const { Requests } = await foyer.client().call('/broker-api/ListSigningRequests', { SiteID: siteId })
      return Requests.find(({ SigningRequestID }) => SigningRequestID === requestId)
    }
    await replaceDocument(foyer, ref, Buffer.from('no document'))
    await sign(desk)
    for (const email of others) await sign(await goToDesk(foyer, siteId, email))
    await expect.poll(() => foyer.log.join('')).toMatch(/"event":"job-failed","job":"finish-signing"/)
    // As when all its tries have failed.
    await foyer.services.database.asOwner(async (query) => {
      await query("delete from pgboss.job where name = 'finish-signing' and state <> 'completed'")
    })
    await atNight()
    expect(await listed()).toMatchObject({ State: 'sealing', CompletedAt: '' })
    for (const { Email } of signers) expect(foyer.mailbox.to(Email)).toHaveLength(2)

    // Another document than the one that was signed is not sealed either.
    await replaceDocument(foyer, ref, await aDocument(['Another page']))
    await atNight()
    expect(await listed()).toMatchObject({ State: 'sealing' })

    await replaceDocument(foyer, ref, Buffer.from(Pdf, 'base64'))
    foyer.clock.advance(day + 1)
    await atNight()
    for (const { Email } of signers) expect((await foyer.mailbox.arrived(Email, 3)).attachments).toHaveLength(1)
    expect(await listed()).toMatchObject({ State: 'completed' })
  })

  test('a grant goes at its end', async () => {
    const { signers } = await requestSignatures(foyer, { siteId })
    const desk = await goToDesk(foyer, siteId, signers[0]?.Email ?? '')
    expect(await report()).toMatchObject({ Grants: 0 })
    foyer.clock.advance(day)
    expect((await report()).Grants).toBeGreaterThan(0)
    await atNight()
    expect(await report()).toMatchObject({ Grants: 0, Sessions: 0 })
    const { ReturnStatus } = await desk.client.call('/api/SIGNLoad', { ...desk.ids, LanguageID: 1 })
    expect(ReturnStatus.ReturnMessage).toBe('Access_Denied')
  })
})
