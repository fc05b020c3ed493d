import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { contactsOf, fillAddresses, fillIdentification, makeSite, setApplication } from '../testing/builders.ts'
import { guidIn, mailInvitation, sendApplication, sendPart } from '../testing/invited.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { couplesIn } from './testing/couples.ts'

let foyer: TestFoyer
let couples: ReturnType<typeof couplesIn>
beforeAll(async () => {
  foyer = await startTestFoyer()
  couples = couplesIn(foyer)
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'strict', { ReqInvited: 1 })
})
afterAll(() => foyer.stop())

describe('the main applicant cannot consent for a person', () => {
  it('with an e-mail of their own, though no one invited them: their part is to come, and a link goes to them', async () => {
    const Email = couples.newAddress()
    const given = await couples.couple({ Email })
    expect(couples.keyOf(await couples.submit(given))).toBe('')
    expect(await couples.consenting(given)).toEqual([given.made.mainApplicantId])
    const deal = await couples.exported(given)
    expect(deal.Submissions).toMatchObject([{ Application: { Applicants: [{}, { FirstName: 'Luc', Incomes: [] }] } }])
    expect(
      couples.foundIn([deal, await couples.loaded(given), couples.pdfOf(deal), await couples.storedSins(given)]),
    ).toEqual([])
    expect(couples.pdfOf(deal)).toContain('Part still to come.')
    const toBroker = await foyer.mailbox.arrived('ours@broker.example')
    expect(couples.foundIn(toBroker.text)).toEqual([])
    expect((await foyer.mailbox.arrived(Email)).text).toContain('InviteCoApplicant')
    expect(await couples.openInvites(given)).toMatchObject([{ ApplicantID: given.luc.ids.ApplicantID, Contact: Email }])
  })

  it('with a telephone of their own, who gets a text message', async () => {
    const given = await couples.couple({ Mobile: '514-555-0171' })
    expect(couples.keyOf(await couples.submit(given))).toBe('')
    expect(await couples.consenting(given)).toEqual([given.made.mainApplicantId])
    await couples.open(given, guidIn(await foyer.phone.arrived('5145550171')))
  })

  it('who was invited, also after the invitation was withdrawn and their contacts were replaced', async () => {
    const given = await couples.couple({})
    const to = couples.newAddress()
    const SendData = {
      ...{ ...mailInvitation(to), MortgageApplicationID: given.made.applicationId },
      ...{ DisplayAddApplicant: 0, ApplicantID: given.luc.ids.ApplicantID },
    }
    const { SiteID, UserID } = given.made.ids
    const { InvitesHistory } = await given.made.borrower.client.call('/api/InviteCoApplicant', {
      ...{ SiteID, UserID, SendData },
    })
    await couples.withdraw(given, InvitesHistory[0]?.InviteID ?? 0)
    expect(couples.keyOf(await couples.submit(given))).toBe('')
    expect(await couples.consenting(given)).toEqual([given.made.mainApplicantId])
    const { Email } = await contactsOf(given.made)
    expect(await couples.openInvites(given)).toMatchObject([{ ApplicantID: given.luc.ids.ApplicantID, Contact: Email }])
  })

  it('in a review either, once the person has an e-mail of their own', async () => {
    const given = await couples.couple({})
    expect(couples.keyOf(await couples.submit(given))).toBe('')
    expect(await couples.consenting(given)).toHaveLength(2)
    await setApplication(foyer, given.made, { status: 1, request_review: 1 })
    const Email = couples.newAddress()
    await fillIdentification(given.luc, { Email, FirstName: 'Luc', LastName: 'Côté', RelationshipDD: 6, SIN: '' })
    expect(couples.foundIn(await couples.loaded(given))).toEqual([])
    expect(couples.keyOf(await couples.submitReview(given))).toBe('')
    expect(await couples.consenting(given)).toEqual([given.made.mainApplicantId])
    expect((await foyer.mailbox.arrived(Email)).text).toContain('InviteCoApplicant')
  })

  it('but consents for one with the same e-mail and telephones', async () => {
    const given = await couples.couple({})
    expect(couples.keyOf(await sendApplication(given.made))).toBe('ConsentRequired')
    expect(couples.keyOf(await couples.submit(given))).toBe('')
    expect(await couples.consenting(given)).toEqual([given.made.mainApplicantId, given.luc.ids.ApplicantID])
    expect(await couples.openInvites(given)).toEqual([])
  })
})

describe('a broker who needs every part first', () => {
  it('gets no submission before a person with an e-mail of their own has consented', async () => {
    const Email = couples.newAddress()
    const given = await couples.couple({ Email }, 'strict')
    expect(await couples.submit(given)).toMatchObject({
      ReturnStatus: { ReturnMessage: 'ApplicationIncomplete' },
      Errors: [{ Field: 'Applicants.1', Key: 'InvitedPersonNotDone' }],
    })
    const { SiteID, UserID } = given.made.ids
    const SendData = {
      ...{ Recipients: Email, MtgAppLinkID: 1, MortgageApplicationID: given.made.applicationId },
      ...{ DisplayAddApplicant: 0, ApplicantID: given.luc.ids.ApplicantID },
    }
    const { client } = given.made.borrower
    expect(couples.keyOf(await client.callAnyhow('/api/InviteCoApplicant', { SiteID, UserID, SendData }))).toBe('')
    expect((await couples.submit(given)).ReturnStatus.ReturnMessage).toBe('ApplicationIncomplete')
    const invited = await couples.open(given, guidIn(await foyer.mailbox.arrived(Email)))
    expect(couples.keyOf(await sendPart(invited))).toBe('')
    expect(couples.keyOf(await couples.submit(given))).toBe('')
    expect(await couples.consenting(given)).toEqual([given.made.mainApplicantId, given.luc.ids.ApplicantID])
  })

  it('can be given the link of such a person in a review too, where no one else is invited', async () => {
    const given = await couples.couple({}, 'strict')
    expect(couples.keyOf(await couples.submit(given))).toBe('')
    await setApplication(foyer, given.made, { status: 1, request_review: 1 })
    const Email = couples.newAddress()
    const invite = (ApplicantID: number) => {
      const { SiteID, UserID } = given.made.ids
      const SendData = {
        ...{ Recipients: Email, MtgAppLinkID: 1, MortgageApplicationID: given.made.applicationId },
        ...{ DisplayAddApplicant: 0, ApplicantID },
      }
      return given.made.borrower.client.callAnyhow('/api/InviteCoApplicant', { SiteID, UserID, SendData })
    }
    expect(couples.keyOf(await invite(given.luc.ids.ApplicantID))).toBe('StepNotOpen')
    await fillIdentification(given.luc, { Email, FirstName: 'Luc', LastName: 'Côté', RelationshipDD: 6, SIN: '' })
    expect(couples.keyOf(await couples.submitReview(given))).toBe('ApplicationIncomplete')
    expect(couples.keyOf(await invite(given.luc.ids.ApplicantID))).toBe('')
    await couples.open(given, guidIn(await foyer.mailbox.arrived(Email)))
  })
})

describe('a part that the main applicant filled in for a person with an e-mail of their own', () => {
  it('is not among the facts that an insurer receives', async () => {
    const given = await couples.couple({ Email: couples.newAddress() })
    expect(couples.keyOf(await couples.submit(given))).toBe('')
    await foyer.client().call('/broker-api/SaveDeal', {
      ...couples.ofDeal(given),
      ...{ LenderName: 'Bank', Amortization: 300, Term: 60, InterestRate: 4.5, PaymentFrequency: 1 },
    })
    const { CliApplicationId: id = 0 } = (await foyer
      .client()
      .callAnyhow('/broker-api/CreateInsuranceApplication', couples.ofDeal(given))) as { CliApplicationId?: number }
    const rows = await inSite(foyer.services.database.db, 'ours', (trx) =>
      trx.selectFrom('cli_applications').selectAll().where('cli_application_id', '=', id).execute(),
    )
    expect(JSON.stringify(rows)).toContain('Ada')
    expect(JSON.stringify(rows)).not.toContain('Luc')
  })
  it('can still be changed by them after the submission, by their link', async () => {
    const Email = couples.newAddress()
    const given = await couples.couple({ Email })
    expect(couples.keyOf(await couples.submit(given))).toBe('')
    const invited = await couples.open(given, guidIn(await foyer.mailbox.arrived(Email)))
    const theirs = { ...given.luc, borrower: { ...given.luc.borrower, client: invited.client }, ids: invited.ids }
    expect(await fillAddresses(theirs)).toHaveLength(1)
    const byMain = await given.made.borrower.client.callAnyhow('/api/MTGAPPDoneIncome', given.luc.ids)
    expect(couples.keyOf(byMain)).toBe('ApplicationSubmitted')
  })
})
