import { noCoverage, typesOf } from '@foyer/domain/insurance/coverage.ts'
import type { HealthQuestion, InsuranceAnswers } from '@foyer/domain/insurance/fields.ts'
import { bothInsured } from '@foyer/domain/testing/insurance.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeSite } from '../testing/builders.ts'
import {
  mailedCode,
  makeInsurance,
  openInsurance,
  openPartner,
  partnerAnswers,
  partnerLink,
  rightAnswers,
} from '../testing/insurance.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

const siteId = 'ours'
let foyer: TestFoyer

beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, siteId, { Credits: 100 })
})
afterAll(() => foyer.stop())

/** She has chosen for both and prepared the application; he has received his link. */
const preparedOne = async () => {
  const insurance = await makeInsurance(foyer, siteId)
  const primary = await openInsurance(foyer, insurance)
  const [ada, noe] = primary.loaded.Applicants
  if (!ada || !noe) throw new Error('a couple')
  const answers = bothInsured([ada.ApplicantId, noe.ApplicantId])
  await primary.quote(answers)
  expect((await primary.prepare(answers)).ReturnStatus.ReturnCode).toBe(200)
  return { insurance, primary, answers, noe: noe.ApplicantId }
}
type Opened = Awaited<ReturnType<typeof openInsurance>>
const loadedBy = ({ client, place }: Opened) => client.call('/cli-api/load-application-detail', place)
const questionsOf = async (partner: Opened, Answer: string): Promise<HealthQuestion[]> =>
  ((await loadedBy(partner)).Applicants[1]?.HealthQuestions ?? []).map((one) => ({ ...one, Answer }))
const mailsTo = (email: string) => foyer.mailbox.received.filter(({ to }) => to === email).length

describe('an insured person who is not the primary applicant', () => {
  it('is invited by mail when the application is prepared, and answers by their own link', async () => {
    const { insurance, primary } = await preparedOne()
    const mail = await foyer.mailbox.arrived(insurance.partnerEmail)
    expect(mail.subject).toBe('Your health questions for credit insurance with Tremblay Hypothèques')
    expect(mail.text).toContain('Hello Noé.')
    expect((await loadedBy(primary)).Applicants.map(({ AnsweredFl }) => AnsweredFl)).toEqual([1, 0])
    const partner = await openPartner(foyer, insurance)
    expect(partner.loaded.Applicants[1]?.HealthQuestions).toHaveLength(10)
    const short = (await questionsOf(partner, 'Y')).slice(0, 9)
    expect(await partner.answer(short)).toMatchObject({
      ReturnStatus: { ReturnCode: 422, ReturnMessage: 'CLI_MissingHealthAnswers' },
      Errors: [{ Field: 'HealthQuestions.9.Answer', Key: 'CLI_MissingHealthAnswers' }],
    })
    expect((await partner.answer(await questionsOf(partner, 'Y'))).ReturnStatus.ReturnCode).toBe(200)
    expect((await loadedBy(partner)).Applicants[1]?.HealthQuestions.map(({ Answer }) => Answer)).toEqual(
      Array(10).fill('Y'),
    )
    expect((await loadedBy(primary)).Applicants.map(({ AnsweredFl }) => AnsweredFl)).toEqual([1, 1])
    const ready = await foyer.mailbox.arrived(insurance.email, 3)
    expect(ready.subject).toBe('Your credit insurance application is ready to be signed')
    const { Events } = await foyer.client().call('/broker-api/AuditTrail', { SiteID: siteId })
    expect(Events.findLast(({ Action }) => Action === 'insurance-answered')).toMatchObject({
      Actor: `insurance:${insurance.id}/${partner.loaded.OwnApplicantId}`,
    })
  })

  it('receives their own coverage, and none of the other’s choices, addresses and account', async () => {
    const { insurance } = await preparedOne()
    const partner = await openPartner(foyer, insurance)
    const [ada, noe] = partner.loaded.Applicants
    expect(ada).toMatchObject({
      EmailAddress: 'a•••@example.ca',
      AddressDetail: { PostalCode: '' },
      SmokerFl: '',
      InsuranceTypes: [],
      HealthQuestions: [],
    })
    expect(noe).toMatchObject({ EmailAddress: insurance.partnerEmail, SmokerFl: 'Y' })
    expect(partner.loaded.PaymentDetail).toEqual({
      AccountHolderId: 0,
      FinancialInstitution: '',
      Transit: '',
      AccountNumber: '',
      AccountOnFile: 0,
    })
  })

  it('must answer again when their coverage changes, and is invited again', async () => {
    const { insurance, primary, answers } = await preparedOne()
    const partner = await openPartner(foyer, insurance)
    await partner.answer(await questionsOf(partner, 'N'))
    const life: InsuranceAnswers = {
      ...answers,
      Applicants: answers.Applicants.map((one) => ({ ...one, InsuranceTypes: typesOf({ ...noCoverage, LI: true }) })),
    }
    await primary.quote(life)
    expect((await primary.prepare(life)).ReturnStatus.ReturnCode).toBe(200)
    expect((await loadedBy(primary)).Applicants.map(({ AnsweredFl }) => AnsweredFl)).toEqual([1, 0])
    expect((await loadedBy(partner)).ReturnStatus.ReturnMessage).toBe('CLI_SecurityCheck')
    const again = await openPartner(foyer, insurance, 3)
    expect(again.loaded.Applicants[1]?.HealthQuestions.map(({ Answer }) => Answer)).toEqual(Array(5).fill(''))
    const health = await inSite(foyer.services.database.db, siteId, (trx) =>
      trx.selectFrom('cli_applicants').select('health').where('cli_application_id', '=', insurance.id).execute(),
    )
    expect(health.filter(({ health: bytes }) => bytes !== null)).toHaveLength(1)
  })

  it('is not mailed again while their answers or first invitation are valid', async () => {
    const { insurance, primary, answers } = await preparedOne()
    await primary.prepare(answers)
    const partner = await openPartner(foyer, insurance)
    await partner.answer(await questionsOf(partner, 'N'))
    await primary.prepare(answers)
    await foyer.mailbox.arrived(insurance.email, 3)
    // The invitation and the code.
    expect(mailsTo(insurance.partnerEmail)).toBe(2)
    expect((await loadedBy(partner)).Applicants[1]?.AnsweredFl).toBe(1)
  })

  it('has no questions once they are not insured', async () => {
    const { insurance, primary, answers } = await preparedOne()
    const partner = await openPartner(foyer, insurance)
    const declined = { ...answers, Applicants: primary.answers.Applicants }
    await primary.quote(declined)
    expect((await partner.answer([])).ReturnStatus.ReturnMessage).toBe('NoAccess')
  })

  it('cannot change an answer after the application was sent for signature', async () => {
    const { insurance, primary } = await preparedOne()
    const partner = await openPartner(foyer, insurance)
    const questions = await questionsOf(partner, 'N')
    await partner.answer(questions)
    const { ExistingApplication, MortgageApplicationId } = await loadedBy(primary)
    const sent = await primary.client.call('/cli-api/CreateDocuSignLink', {
      ...primary.place,
      CliApplicationId: insurance.id,
      MortgageApplicationID: MortgageApplicationId,
      Signers: ExistingApplication.ApplicantStatuses.map(({ ApplicantId, ...one }) => ({
        ...one,
        SignerID: ApplicantId,
      })),
    })
    expect(sent.Status).toBe('sent')
    expect((await partner.answer(questions)).ReturnStatus.ReturnMessage).toBe('CLI_ApplicationSent')
  })
})

describe('a reminder', () => {
  it('mails a new link to the address on file, which invalidates the old one', async () => {
    const { insurance, primary, noe } = await preparedOne()
    const old = await openPartner(foyer, insurance)
    const remind = (ApplicantId: number) =>
      primary.client.call('/cli-api/remind-applicant', { ...primary.place, ApplicantId })
    expect((await remind(noe)).ReturnStatus.ReturnCode).toBe(200)
    const link = await partnerLink(foyer, insurance, 3)
    expect(link.token).not.toBe(old.place.token)
    expect((await loadedBy(old)).ReturnStatus.ReturnMessage).toBe('CLI_SecurityCheck')
    for (let times = 0; times < 2; times += 1) expect((await remind(noe)).ReturnStatus.ReturnCode).toBe(200)
    expect((await remind(noe)).ReturnStatus.ReturnMessage).toBe('TooManyRequests')
  })
  it('is refused for a person without open questions, and to all but the primary applicant', async () => {
    const { insurance, primary, noe } = await preparedOne()
    const partner = await openPartner(foyer, insurance)
    for (const ApplicantId of [primary.loaded.OwnApplicantId, 99])
      expect(
        (await primary.client.call('/cli-api/remind-applicant', { ...primary.place, ApplicantId })).ReturnStatus,
      ).toEqual({ ReturnCode: 404, ReturnMessage: 'NoAccess' })
    const byHim = await partner.client.call('/cli-api/remind-applicant', { ...partner.place, ApplicantId: noe })
    expect(byHim.ReturnStatus.ReturnMessage).toBe('NoAccess')
  })
})

describe('each link', () => {
  it('is opened with its own person’s data and the code mailed to them', async () => {
    const { insurance } = await preparedOne()
    const link = await partnerLink(foyer, insurance)
    const validate = async (securityQuestion: typeof rightAnswers, Code: string) =>
      (await foyer.client().call('/cli-api/validate-token', { siteId, token: link.token, securityQuestion, Code }))
        .ReturnStatus.ReturnMessage
    const his = await mailedCode(foyer, link)
    const hers = await mailedCode(foyer, insurance, 2)
    expect(await validate(rightAnswers, his)).toBe('CLI_InformationDoesNotMatch')
    if (hers !== his) expect(await validate(partnerAnswers, hers)).toBe('CLI_InformationDoesNotMatch')
    expect(await validate(partnerAnswers, his)).toBe('')
  })
  it('counts its own wrong tries', async () => {
    const { insurance } = await preparedOne()
    const link = await partnerLink(foyer, insurance)
    const place = { siteId, token: link.token, securityQuestion: { ...partnerAnswers, loanAmount: 1 }, Code: '000000' }
    for (let times = 0; times < 5; times += 1) await foyer.client().call('/cli-api/validate-token', place)
    const locked = await foyer.client().call('/cli-api/validate-token', place)
    expect(locked.ReturnStatus.ReturnMessage).toBe('TooManyRequests')
    await openInsurance(foyer, insurance, { count: 2 })
  })
})
