import { roles } from '@foyer/domain/office/permissions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSite } from '../testing/builders.ts'
import { databaseText } from '../testing/database-state.ts'
import { makeInsurance, openInsurance } from '../testing/insurance.ts'
import { giveSite, makeBrokerage, makeStaff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { makeReceiver } from '../testing/receiver.ts'
import { goToDesk, sign } from '../testing/signing-flow.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { pdfStructure, pdfsig } from '../testing/verify-seal.ts'

const siteId = 'ours'
let foyer: TestFoyer
let insurer: Awaited<ReturnType<typeof makeReceiver>>
let stranger: typeof insurer

beforeAll(async () => {
  foyer = await startTestFoyer()
  ;[insurer, stranger] = await Promise.all([makeReceiver(), makeReceiver()])
  await makeSite(foyer, siteId, { Credits: 100 })
})
afterAll(async () => {
  await Promise.all([foyer.stop(), insurer.remove(), stranger.remove()])
})

const preparedOne = async () => {
  const insurance = await makeInsurance(foyer, siteId)
  const opened = await openInsurance(foyer, insurance)
  await opened.quote()
  const { ReturnStatus } = await opened.prepare()
  expect(ReturnStatus.ReturnCode).toBe(200)
  return { insurance, ...opened }
}
const ask = (CliApplicationId: number, given: object = {}) =>
  foyer.client().callAnyhow('/broker-api/ExportInsuranceApplication', {
    SiteID: siteId,
    CliApplicationId,
    Certificate: insurer.certificate,
    ...given,
  })
const open = async (CliApplicationId: number, given: object = {}) => {
  const { Record } = await ask(CliApplicationId, given)
  const opened = await insurer.open(Buffer.from(String(Record), 'base64'))
  const data = JSON.parse((await opened.file(1)).toString()) as Record<string, unknown>
  return { ...opened, data, text: (await readPdf(opened.pdf)).text.replace(/[ \n]+/g, ' ') }
}

describe('the whole record', () => {
  test('prints every answer and the account, and contains the same as data', async () => {
    const { insurance, answers, loaded } = await preparedOne()
    const { text, data } = await open(insurance.id)
    for (const words of ['the whole record', 'For the insurer alone', '7654321', 'Ada Roy', 'Answer: No', '$64.00'])
      expect(text).toContain(words)
    expect(text.match(/Answer: (Yes|No)/g)?.length).toBe(
      answers.Applicants.flatMap(({ HealthQuestions }) => HealthQuestions).length,
    )
    const [ada] = loaded.Applicants
    expect(data).toMatchObject({
      Format: 'foyer-insurance-record/1',
      CliApplicationId: insurance.id,
      Status: 'prepared',
      PaymentDetail: { FinancialInstitution: answers.PaymentDetail.FinancialInstitution, AccountNumber: '7654321' },
      LoanDetail: { LoanAmount: 400_000 },
      Agreement: { Version: '1.1', Names: { Broker: 'Marie Tremblay, Tremblay Hypothèques' } },
      SignedDocumentHash: '',
    })
    const [first] = data.Applicants as { HealthQuestions: unknown; HealthFingerprint: string; DateOfBirth: string }[]
    expect(first).toMatchObject({
      ApplicantId: ada?.ApplicantId,
      DateOfBirth: '1988-03-04',
      HealthQuestions: answers.Applicants[0]?.HealthQuestions.map(({ Answer }) => ({ Answer })),
    })
    // The signed document states the same fingerprint and no answer.
    const { Pdf } = await foyer
      .client()
      .call('/broker-api/DownloadInsuranceApplication', { SiteID: siteId, CliApplicationId: insurance.id })
    const shown = (await readPdf(Buffer.from(Pdf, 'base64'))).text
    expect(shown).toContain(first?.HealthFingerprint)
    expect(shown).not.toMatch(/Answer: |7654321/)
    expect((await open(insurance.id, { LanguageID: 2 })).text).toContain('Réponse\u00a0: Non')
  })

  test('contains the signed document as soon as there is one', async () => {
    const { insurance, client, place, loaded } = await preparedOne()
    const [ada] = loaded.Applicants
    await client.callAnyhow('/cli-api/CreateDocuSignLink', {
      ...place,
      CliApplicationId: insurance.id,
      MortgageApplicationID: loaded.MortgageApplicationId,
      Signers: [{ SignerID: ada?.ApplicantId, FirstName: 'Ada', LastName: 'Roy', Email: insurance.email }],
    })
    await sign(await goToDesk(foyer, siteId, insurance.email, { mails: 3 }))
    await foyer.mailbox.arrived(insurance.email, 5)
    const { data, file } = await open(insurance.id)
    expect(data).toMatchObject({ Status: 'signed', Signers: [{ FirstName: 'Ada', Status: 'signed' }] })
    const document = await file(2)
    expect(await pdfsig(document)).toContain('Signature is Valid')
    // Screen readers continue from the application into the certificate.
    const structure = await pdfStructure(document)
    expect(structure.indexOf('Certificate of signature')).toBeGreaterThan(structure.indexOf('Declaration'))
    expect(structure).toContain('Declaration')
  })

  test('can be decrypted only by its receiver; reply, database and log have no plain text, and the trail names the receiver', async () => {
    const { insurance } = await preparedOne()
    const answer = await ask(insurance.id)
    const envelope = Buffer.from(String(answer.Record), 'base64')
    await expect(stranger.open(envelope)).rejects.toThrow()
    for (const place of [
      envelope.toString('latin1'),
      await databaseText(foyer.services.database),
      foyer.log.join('\n'),
    ]) {
      // As a word: seven digits may be inside of a hash by chance.
      expect(place).not.toMatch(/\b7654321\b/)
      expect(place).not.toContain('"Answer"')
    }
    const { Events } = await foyer.client().call('/broker-api/AuditTrail', { SiteID: siteId })
    expect(Events.findLast(({ Action }) => Action === 'insurance-exported')).toMatchObject({
      Actor: 'operator',
      Details: {
        CliApplicationId: insurance.id,
        result: 'ok',
        receiver: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      },
    })
  })

  test('is not for staff of any role, since the one who chooses the certificate can read it', async () => {
    const { insurance } = await preparedOne()
    const brokerageId = await makeBrokerage(foyer)
    await giveSite(foyer, brokerageId, siteId)
    for (const role of roles) {
      const { client } = await makeStaff(foyer, brokerageId, { role })
      const body = { SiteID: siteId, CliApplicationId: insurance.id, Certificate: insurer.certificate }
      expect(outcomeOf(await client.call('/console-api/ExportInsuranceApplication', body))).toBe('NotPermitted')
    }
  })
  test('is refused before the application is prepared, and for a certificate that cannot protect it', async () => {
    const unfinished = await makeInsurance(foyer, siteId)
    expect((await ask(unfinished.id)).ReturnStatus.ReturnMessage).toBe('CLI_InvalidApplication')
    expect((await ask(5)).ReturnStatus.ReturnMessage).toBe('NoAccess')
    const weak = await makeReceiver('rsa:1024')
    await weak.remove()
    for (const Certificate of ['', 'no certificate', weak.certificate]) {
      const answer = await ask(unfinished.id, { Certificate })
      expect(answer).toMatchObject({ Errors: [{ Field: 'Certificate', Key: 'InvalidCertificate' }] })
    }
    foyer.clock.advance(3 * 24 * 60 * 60)
    expect((await ask(unfinished.id)).ReturnStatus.ReturnMessage).toBe('InvalidCertificate')
  })
})
