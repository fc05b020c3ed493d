import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  fillIdentification,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
} from '../testing/builders.ts'
import { mailInvitation } from '../testing/invited.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer

beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

const unnamed = async () => makeApplication(await makeBorrower(foyer, 'ours', { firstName: '', lastName: '' }))
const Inviter = { FirstName: ' Zoé ', LastName: 'Roy' }

const byMail = ({ borrower, ids, applicationId }: MadeApplication, to: string, given: object) =>
  borrower.client.callAnyhow('/api/InviteCoApplicant', {
    SiteID: ids.SiteID,
    UserID: ids.UserID,
    SendData: { ...mailInvitation(to), MortgageApplicationID: applicationId, ...given },
  })
const byText = ({ borrower, ids, applicationId }: MadeApplication, number: string, given: object) =>
  borrower.client.callAnyhow('/api/InviteCoApplicantSMS', {
    SiteID: ids.SiteID,
    UserID: ids.UserID,
    SendData: { Recipients: [{ Number: number }], MtgAppLinkID: 1, MortgageApplicationID: applicationId, ...given },
  })
const mainOf = async ({ borrower, ids }: MadeApplication) => {
  const { Applicants } = await borrower.client.call('/api/MTGAPPLoad', ids)
  return Applicants[0]
}

describe('the name that an invitation gives', () => {
  it('becomes that of a main applicant who has entered none, and signs the note', async () => {
    const made = await unnamed()
    await byMail(made, 'luc@example.ca', { Inviter })
    const mail = await foyer.mailbox.arrived('luc@example.ca')
    expect(mail.subject).toBe('Zoé Roy invites you to apply for a mortgage together')
    expect(mail.text).toContain('A note from Zoé Roy:')
    const main = await mainOf(made)
    expect(main).toMatchObject({ FirstName: 'Zoé', LastName: 'Roy', Step: 0 })
    expect(main?.Identification).toMatchObject({ FirstName: 'Zoé', LastName: 'Roy', DOB: '' })
  })
  it('is in a text message too', async () => {
    await byText(await unnamed(), '514-555-0182', { Inviter })
    expect((await foyer.phone.arrived('5145550182')).text).toContain('Zoé Roy invites you')
  })
  it.each(['', ' \u200b '])('must be readable: %j is refused, and nothing is sent or saved', async (nothing) => {
    const made = await unnamed()
    const Errors = [
      { Field: 'SendData.Inviter.FirstName', Key: 'IdentificationMissingFirstName' },
      { Field: 'SendData.Inviter.LastName', Key: 'IdentificationMissingLastName' },
    ]
    const given = { Inviter: { FirstName: nothing, LastName: nothing } }
    expect((await byMail(made, 'blank@example.ca', given)).Errors).toEqual(Errors)
    expect((await byText(made, '514-555-0183', given)).Errors).toEqual(Errors)
    expect(foyer.mailbox.to('blank@example.ca')).toEqual([])
    expect(await mainOf(made)).toMatchObject({ FirstName: '', LastName: '' })
  })
  it('is not saved where the invitation is refused', async () => {
    const made = await unnamed()
    expect((await byMail(made, 'luc@example.ca', { Inviter, MtgAppLinkID: 9 })).Errors).toHaveLength(1)
    expect(await mainOf(made)).toMatchObject({ FirstName: '', LastName: '' })
  })
  it('replaces no name that was entered', async () => {
    const made = await unnamed()
    await fillIdentification(made, { FirstName: 'Ada', LastName: 'Roy' })
    await byMail(made, 'ana@example.ca', { Inviter: { FirstName: 'Eve', LastName: '' } })
    expect((await foyer.mailbox.arrived('ana@example.ca')).subject).toMatch(/^Ada Roy/)
    expect(await mainOf(made)).toMatchObject({ FirstName: 'Ada' })
  })
})
