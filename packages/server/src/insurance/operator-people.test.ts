import { bothInsured } from '@foyer/domain/testing/insurance.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeSite } from '../testing/builders.ts'
import {
  type Insurance,
  mailedCode,
  makeInsurance,
  openInsurance,
  openPartner,
  partnerLink,
} from '../testing/insurance.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { listPeople } from './people-store.ts'

const SiteID = 'ours'
let foyer: TestFoyer

beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, SiteID, { Credits: 25 })
})
afterAll(() => foyer.stop())

const operator = () => foyer.client()
const idsOf = async ({ id: CliApplicationId }: Insurance) => {
  const { Applicants } = await operator().call('/broker-api/LoadInsuranceApplication', { SiteID, CliApplicationId })
  const [ada, noe] = Applicants
  if (!ada || !noe) throw new Error('a couple')
  return { ada, noe }
}
const save = (CliApplicationId: number, ApplicantId: number, given: object) =>
  operator().callAnyhow('/broker-api/SaveInsuranceApplicant', { SiteID, CliApplicationId, ApplicantId, ...given })
const status = async ({ client, place }: Awaited<ReturnType<typeof openInsurance>>) =>
  (await client.call('/cli-api/load-application-detail', place)).ReturnStatus.ReturnMessage

describe('correcting an applicant', () => {
  it('sends their mails to the new address, which receives a link, and invalidates the old link', async () => {
    const insurance = await makeInsurance(foyer, SiteID)
    const opened = await openInsurance(foyer, insurance)
    const { ada } = await idsOf(insurance)
    const { ReturnStatus } = await save(insurance.id, ada.ApplicantId, { EmailAddress: 'ada.new@example.ca' })
    expect(ReturnStatus.ReturnCode).toBe(200)
    expect(await status(opened)).toBe('CLI_SecurityCheck')
    const link = await partnerLink(foyer, { ...insurance, partnerEmail: 'ada.new@example.ca' })
    const again = await openInsurance(foyer, link)
    expect(again.loaded.Applicants[0]?.EmailAddress).toBe('ada.new@example.ca')
    const old = await operator().call('/cli-api/send-accesscode', { siteId: SiteID, token: insurance.token })
    expect(old.ReturnStatus.ReturnMessage).toBe('CLI_InvalidApplication')
    const { Events } = await operator().call('/broker-api/AuditTrail', { SiteID })
    expect(Events.findLast(({ Action }) => Action === 'insurance-changed')).toMatchObject({
      Actor: 'operator',
      Details: { CliApplicationId: insurance.id, ApplicantId: ada.ApplicantId, fields: ['EmailAddress'], erased: true },
    })
  })
  it('erases the health answers, which the holder of the old mailbox may have given', async () => {
    const insurance = await makeInsurance(foyer, SiteID)
    const { place, client, quote, prepare } = await openInsurance(foyer, insurance)
    const { ada, noe } = await idsOf(insurance)
    await quote(bothInsured([ada.ApplicantId, noe.ApplicantId]))
    await prepare(bothInsured([ada.ApplicantId, noe.ApplicantId]))
    const answer = async () => {
      const { Applicants } = await client.call('/cli-api/load-application-detail', place)
      const HealthQuestions = (Applicants[0]?.HealthQuestions ?? []).map((one) => ({ ...one, Answer: 'N' }))
      return client.callAnyhow('/cli-api/save-health-answers', { ...place, HealthQuestions })
    }
    const isAnswered = async () =>
      inSite(foyer.services.database.db, SiteID, async (trx) => {
        const people = await listPeople(trx, { site_id: SiteID, cli_application_id: insurance.id })
        return people.some(({ health, answered_for }) => health !== null || answered_for !== '')
      })
    expect((await answer()).ReturnStatus.ReturnCode).toBe(200)
    expect(await isAnswered()).toBe(true)
    // Whichever is first, what the old link saved is gone.
    await Promise.all([save(insurance.id, ada.ApplicantId, { EmailAddress: 'ada.right@example.ca' }), answer()])
    expect(await isAnswered()).toBe(false)
  })
  it('erases what the holder of the old mailbox chose, accepted and entered as the primary applicant', async () => {
    const insurance = await makeInsurance(foyer, SiteID)
    const { quote, prepare } = await openInsurance(foyer, insurance)
    const { ada } = await idsOf(insurance)
    await quote()
    await prepare()
    const begun = async (email: string, count: number) => {
      const link = await partnerLink(foyer, { ...insurance, partnerEmail: email }, count)
      const { loaded } = await openInsurance(foyer, link, { count })
      return [loaded.Status, loaded.AgreementFl, loaded.PaymentDetail.AccountOnFile, loaded.Applicants[0]?.SmokerFl]
    }
    const mails = foyer.mailbox.to(ada.EmailAddress).length
    await save(insurance.id, ada.ApplicantId, { FirstName: 'Adah' })
    expect((await begun(ada.EmailAddress, mails + 1)).slice(0, 3)).toEqual(['prepared', 1, 1])
    await save(insurance.id, ada.ApplicantId, { EmailAddress: 'ada.own@example.ca' })
    expect(await begun('ada.own@example.ca', 1)).toEqual(['created', 0, 0, ''])
  })
  it('mails nothing to a person who was not invited yet', async () => {
    const insurance = await makeInsurance(foyer, SiteID)
    const { noe } = await idsOf(insurance)
    const given = { EmailAddress: 'noe.quiet@example.ca', FirstName: 'Noël', AddressDetail: { PostalCode: 'K1A 0B1' } }
    expect((await save(insurance.id, noe.ApplicantId, given)).ReturnStatus.ReturnCode).toBe(200)
    expect((await idsOf(insurance)).noe).toMatchObject({
      EmailAddress: given.EmailAddress,
      FirstName: 'Noël',
      InvitedAt: '',
    })
    // Any mail of the change would have been sent before this one.
    await mailedCode(foyer, insurance)
    expect(foyer.mailbox.to('noe.quiet@example.ca')).toEqual([])
  })
  it('is refused for invalid values, and for applications being signed', async () => {
    const insurance = await makeInsurance(foyer, SiteID)
    const { ada, noe } = await idsOf(insurance)
    const key = async (given: object, id = noe.ApplicantId) =>
      (await save(insurance.id, id, given)).ReturnStatus.ReturnMessage
    expect(await key({ EmailAddress: ada.EmailAddress })).toBe('ESignUniqueEmail')
    expect(await key({ EmailAddress: 'noe' })).toBe('CLI_InvalidEmail')
    expect(await key({ LastName: ' ' })).toBe('CLI_MissingApplicantNames')
    expect(await key({ AddressDetail: { PostalCode: 'X' } })).toBe('CLI_InvalidAddress')
    expect(await key({}, 99)).toBe('NoAccess')
    expect((await save(5, noe.ApplicantId, {})).ReturnStatus.ReturnMessage).toBe('NoAccess')
    const one = await openInsurance(foyer, insurance)
    await one.quote()
    await one.prepare()
    const [signer] = (await one.client.call('/cli-api/load-application-detail', one.place)).ExistingApplication
      .ApplicantStatuses
    await one.client.callAnyhow('/cli-api/CreateDocuSignLink', {
      ...one.place,
      CliApplicationId: insurance.id,
      MortgageApplicationID: one.loaded.MortgageApplicationId,
      Signers: [{ ...signer, SignerID: signer?.ApplicantId }],
    })
    expect(await key({ FirstName: 'Noël' })).toBe('CLI_ApplicationSent')
  })
})

describe('sending a link again', () => {
  it('mails one address ten links a day, also by corrections of its person', async () => {
    const insurance = await makeInsurance(foyer, SiteID)
    const { ada } = await idsOf(insurance)
    const ref = { SiteID, CliApplicationId: insurance.id, ApplicantId: ada.ApplicantId }
    const again = async () => outcomeOf(await operator().call('/broker-api/ResendInsuranceApplication', ref))
    const rename = async (FirstName: string) =>
      outcomeOf(await operator().call('/broker-api/SaveInsuranceApplicant', { ...ref, FirstName }))
    for (let sent = 0; sent < 5; sent += 1)
      expect([await again(), await rename(`Ada ${'ABCDE'[sent]}`)]).toEqual(['ok', 'ok'])
    expect([await again(), await rename('Ada')]).toEqual(['TooManyRequests', 'TooManyRequests'])
  })

  it('mails the named applicant a new link, which invalidates the old one', async () => {
    const insurance = await makeInsurance(foyer, SiteID)
    const primary = await openInsurance(foyer, insurance)
    const { ada, noe } = await idsOf(insurance)
    const both = bothInsured([ada.ApplicantId, noe.ApplicantId])
    await primary.quote(both)
    await primary.prepare(both)
    const partner = await openPartner(foyer, insurance)
    const again = await operator().call('/broker-api/ResendInsuranceApplication', {
      SiteID,
      CliApplicationId: insurance.id,
      ApplicantId: noe.ApplicantId,
    })
    expect((await partnerLink(foyer, insurance, 3)).token).toBe(again.Token)
    expect(await status(partner)).toBe('CLI_SecurityCheck')
    expect(await status(primary)).toBe('')
    const nobody = await operator().call('/broker-api/ResendInsuranceApplication', {
      SiteID,
      CliApplicationId: insurance.id,
      ApplicantId: 99,
    })
    expect(nobody.ReturnStatus.ReturnMessage).toBe('NoAccess')
  })
})
