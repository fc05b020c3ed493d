import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCoApplicant, addDocument, approveLegalTexts, contactsOf, fillLists, makeSite } from '../testing/builders.ts'
import { readyApplication, sendApplication } from '../testing/invited.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer({ production: true, noTexts: true })
  await makeSite(foyer, 'ours')
  await approveLegalTexts(foyer, 'ours')
})
afterAll(() => foyer.stop())

const couple = async (given: object) => {
  const made = await readyApplication(foyer, 'ours')
  const names = { FirstName: 'Luc', LastName: 'Côté', RelationshipDD: 6, SIN: '130 692 544' }
  const luc = await addCoApplicant(made, { ...(await contactsOf(made)), ...names, ...given })
  await addDocument(luc)
  await fillLists(luc)
  return { made, luc }
}

it('a person with only a telephone of their own consents on the same page, where no text message reaches them', async () => {
  const { made, luc } = await couple({ Mobile: '514-555-0171' })
  const Consents = [made.mainApplicantId, luc.ids.ApplicantID].map((ApplicantID) => ({ ApplicantID, Accepted: 1 }))
  expect((await sendApplication(made)).ReturnStatus.ReturnMessage).toBe('ConsentRequired')
  expect((await sendApplication(made, { Consents })).ReturnStatus.ReturnMessage).toBe('')
  const { SiteID, MortgageApplicationID } = made.ids
  const { Submissions } = (await foyer.client().call('/broker-api/ExportDeal', { SiteID, MortgageApplicationID })).Deal
  expect(Submissions).toMatchObject([{ Consents: [{}, { Name: 'Luc Côté' }] }])
  expect((await made.borrower.client.call('/api/MTGAPPLoad', made.ids)).OpenInvites).toEqual([])
})

it('an invitation by text message is refused at its field, and the application shows it beforehand', async () => {
  const { made, luc } = await couple({})
  const { SiteID, UserID } = made.ids
  const SendData = {
    ...{ MtgAppLinkID: 1, MortgageApplicationID: made.applicationId, Recipients: [{ Number: '514-555-0171' }] },
    ...{ DisplayAddApplicant: 0, ApplicantID: luc.ids.ApplicantID },
  }
  expect(
    await made.borrower.client.callAnyhow('/api/InviteCoApplicantSMS', { SiteID, UserID, SendData }),
  ).toMatchObject({
    ReturnStatus: { ReturnMessage: 'TextsNotSent' },
    Errors: [{ Field: 'SendData.Recipients', Key: 'TextsNotSent' }],
  })
  expect((await made.borrower.client.call('/api/MTGAPPLoad', made.ids)).SendsTexts).toBe(0)
})
