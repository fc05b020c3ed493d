import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { allMailsSent } from '../testing/all-mails-sent.ts'
import { addCoApplicant, type MadeApplication, makeSite } from '../testing/builders.ts'
import {
  completePart,
  guidIn,
  type Invited,
  openInvite,
  readyApplication,
  sendApplication,
  sendInvitation,
  sendPart,
} from '../testing/invited.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let staff: Staff
let made: MadeApplication
const site = 'asked'
beforeAll(async () => {
  foyer = await startTestFoyer()
  const brokerageId = await makeBrokerage(foyer)
  await makeSite(foyer, site)
  await giveSite(foyer, brokerageId, site)
  staff = await makeStaff(foyer, brokerageId)
})
afterAll(() => foyer.stop())
beforeEach(async () => {
  made = await readyApplication(foyer, site)
})

interface Answer {
  ReturnStatus: { ReturnCode: number; ReturnMessage: string }
}
const deal = () => ({ SiteID: site, MortgageApplicationID: made.applicationId })
const load = () => staff.client.call('/console-api/LoadDeal', deal())
const stateOf = async (id: number) => (await load()).Parts.find(({ ApplicantID }) => ApplicantID === id)
const refusalOf = ({ ReturnStatus: { ReturnCode, ReturnMessage } }: Answer) => (ReturnCode === 200 ? '' : ReturnMessage)
/** The last thing that staff did, beside looking at the deal. */
const lastActivity = async () => {
  const { Events } = await staff.client.call('/console-api/ListActivity', { ...deal(), By: 'staff' })
  return Events.find(({ Kind, By }) => By === 'staff' && Kind !== 'viewed')?.Kind
}

let addresses = 0
const newAddress = () => {
  addresses += 1
  return `luc-${addresses}@example.ca`
}
type Invitation = Omit<BodyOf<'/console-api/InviteApplicant'>, 'SiteID' | 'MortgageApplicationID'>
const invitation = (ApplicantID: number, more: Partial<Invitation> = {}): Invitation => ({
  ...{ ApplicantID, ContactMethod: 'Email', Note: 'Votre partie, s’il vous plaît.', LanguageID: 2 },
  ...more,
})
/** A co-applicant with contacts of their own, as the main applicant typed them. */
const added = async (contacts: { Email?: string; Mobile?: string } = {}) => {
  const given = { Email: newAddress(), Mobile: '5145550144', HomePhone: '5145550145', ...contacts }
  const { ids } = await addCoApplicant(made, given)
  return { ...ids, Email: given.Email }
}
const inviteAnyhow = (given: Invitation) =>
  staff.client.callAnyhow('/console-api/InviteApplicant', { ...deal(), ...given })

describe('staff invite a co-applicant', () => {
  it('in the name of the brokerage, in the chosen language, by a link that opens that person’s part', async () => {
    const { ApplicantID, Email } = await added()
    const given = invitation(ApplicantID)
    expect(refusalOf(await inviteAnyhow(given))).toBe('')
    const mail = await foyer.mailbox.arrived(Email)
    expect(mail.subject).toBe('Tremblay Hypothèques attend votre partie d’une demande de prêt hypothécaire')
    expect(mail.text).toContain('Un message de Tremblay Hypothèques')
    expect(mail.text).toContain(given.Note)
    expect((await openInvite(foyer, made, guidIn(mail))).answer.CurrentApplicantID).toBe(ApplicantID)
    expect(await stateOf(ApplicantID)).toEqual({ ApplicantID, State: 'invited', Consent: 'none' })
    expect(await lastActivity()).toBe('invited')
  })
  it('at the contact that the application has of them, whatever address the body names', async () => {
    const { ApplicantID, Email } = await added()
    const stranger = newAddress()
    const body = { ...deal(), ...invitation(ApplicantID), Email: stranger, Phone: '5145550199' }
    expect(refusalOf(await staff.client.callAnyhow('/console-api/InviteApplicant', body))).toBe('')
    await foyer.mailbox.arrived(Email)
    await allMailsSent(foyer)
    expect(foyer.mailbox.to(stranger)).toEqual([])
    expect((await load()).Invites).toMatchObject([{ Contact: Email }])
  })
  test.each<[{ Email?: string; Mobile?: string }, Partial<Invitation>, string, string]>([
    [{ Mobile: '' }, { ContactMethod: 'SMS' }, 'ContactMethod', 'ContactMissing'],
    [{ Mobile: '9005550123' }, { ContactMethod: 'SMS' }, 'ContactMethod', 'ContactMissing'],
    [{}, { Note: 'See https://evil.example' }, 'Note', 'NoteWithContactDetails'],
  ])('and with %o, %o is refused at %s: %s', async (contacts, more, Field, Key) => {
    const { ApplicantID } = await added(contacts)
    const answer = await inviteAnyhow(invitation(ApplicantID, more))
    expect(answer.Errors).toEqual([{ Field, Key }])
  })
  it('but not the main applicant, someone of another application, or someone whose invitation is open', async () => {
    const { ApplicantID } = await added()
    await inviteAnyhow(invitation(ApplicantID))
    const own = made
    made = await readyApplication(foyer, site)
    const elsewhere = await added()
    made = own
    for (const id of [made.mainApplicantId, elsewhere.ApplicantID, ApplicantID])
      expect(refusalOf(await inviteAnyhow(invitation(id)))).toBe('NoAccess')
  })
  it('within the limits of the main applicant: one address receives three links a day', async () => {
    const Email = newAddress()
    const answers: string[] = []
    for (let at = 0; at < 4; at += 1) {
      made = await readyApplication(foyer, site)
      const { ApplicantID } = await added({ Email })
      answers.push(refusalOf(await inviteAnyhow(invitation(ApplicantID))))
    }
    expect(answers).toEqual(['', '', '', 'TooManyRequests'])
  })
})

describe('staff remind and withdraw', () => {
  const sent = async () => {
    const guid = await sendInvitation(foyer, made)
    const [first] = (await load()).Invites
    if (first === undefined) throw new Error('no invitation')
    return { guid, InviteID: first.InviteID, contact: first.Contact }
  }
  const remind = (InviteID: number) => staff.client.callAnyhow('/console-api/RemindApplicant', { ...deal(), InviteID })
  const withdraw = (InviteID: number) => staff.client.callAnyhow('/console-api/WithdrawInvite', { ...deal(), InviteID })

  it('a reminder is the invitation of the main applicant with a fresh link, which ends the old one', async () => {
    const { guid, InviteID, contact } = await sent()
    expect((await load()).Invites).toMatchObject([{ RemindedAt: '' }])
    foyer.clock.advance(120)
    expect(refusalOf(await remind(InviteID))).toBe('')
    const mail = await foyer.mailbox.arrived(contact, 2)
    expect(mail.subject).toContain('Ada Roy invites you')
    expect((await openInvite(foyer, made, guidIn(mail))).answer.InviteID).toBe(InviteID)
    const old = await foyer.client().callAnyhow('/api/MTGAPPLoadInvite', { ...deal(), ApplicantID: 0, guid })
    expect(refusalOf(old)).toBe('NoAccess')
    expect((await load()).Invites).toMatchObject([{ RemindedAt: foyer.clock.now().toISOString() }])
    expect(refusalOf(await remind(InviteID))).toBe('TooManyRequests')
  })
  it('a withdrawn link opens nothing, and is neither reminded nor withdrawn again', async () => {
    const { guid, InviteID } = await sent()
    expect(refusalOf(await withdraw(InviteID))).toBe('')
    const opening = { ...deal(), ApplicantID: 0, guid }
    const opened = await foyer.client().callAnyhow('/api/MTGAPPLoadInvite', opening)
    expect(refusalOf(opened)).toBe('InviteCoApplicantSubmitted')
    for (const again of [remind, withdraw]) expect(refusalOf(await again(InviteID))).toBe('InviteCoApplicantSubmitted')
    expect(await lastActivity()).toBe('inviteWithdrawn')
  })
  it('an invitation of another application is not found', async () => {
    const { InviteID } = await sent()
    made = await readyApplication(foyer, site)
    for (const call of [remind, withdraw]) expect(refusalOf(await call(InviteID))).toBe('NoAccess')
  })
})

describe('a part that was sent is reopened', () => {
  const reopen = (ApplicantID: number, Reason = 'Le revenu est-il brut?') =>
    staff.client.callAnyhow('/console-api/ReopenPart', { ...deal(), ApplicantID, Reason })
  const contactOf = async ({ inviteId }: Invited) =>
    (await load()).Invites.find(({ InviteID }) => InviteID === inviteId)?.Contact ?? ''
  const opened = async (to: string, count: number, sender: Invited) => {
    const guid = guidIn(await foyer.mailbox.arrived(to, count))
    const { client, answer } = await openInvite(foyer, made, guid)
    return { answer, invited: { client, guid, inviteId: answer.InviteID, ids: sender.ids } }
  }

  it('by staff: its person alone changes and sends it again, and what was submitted stays as it was', async () => {
    const luc = await completePart(foyer, made)
    await sendPart(luc)
    expect(refusalOf(await sendApplication(made))).toBe('')
    const before = await staff.client.call('/console-api/LoadSubmission', deal())
    const id = luc.ids.ApplicantID
    expect(await stateOf(id)).toMatchObject({ State: 'submittedSent', Consent: 'valid' })
    const to = await contactOf(luc)
    await allMailsSent(foyer, to)
    const count = foyer.mailbox.to(to).length
    foyer.clock.advance(120)
    expect(refusalOf(await reopen(id))).toBe('')
    await allMailsSent(foyer, to)
    const mail = await foyer.mailbox.arrived(to, count + 1)
    expect(mail.text).toContain('Le revenu est-il brut?')
    expect(await stateOf(id)).toMatchObject({ State: 'lateReopened' })
    // The broker does not read what its person is still changing.
    const shown = (await load()).Application.Applicants.find(({ ApplicantID }) => ApplicantID === id)
    expect(shown?.Identification.Email).toBe('')
    expect((await staff.client.call('/console-api/LoadSubmission', deal())).Application).toEqual(before.Application)

    const { answer, invited: again } = await opened(to, count + 1, luc)
    const Identification = {
      ...answer.Applicants.find(({ ApplicantID }) => ApplicantID === id)?.Identification,
      LastName: 'Roy',
    }
    await again.client.call('/api/MTGAPPSaveIdentification', { ...again.ids, Identification })
    expect(refusalOf(await sendPart(again, { IdempotencyKey: 'k-2' }))).toBe('')
    expect(await stateOf(id)).toMatchObject({ State: 'submittedSent', Consent: 'valid' })
    expect(await lastActivity()).toBe('partReopened')
  })
  it('by a review that names it', async () => {
    const luc = await completePart(foyer, made)
    await sendPart(luc)
    await sendApplication(made)
    const to = await contactOf(luc)
    await allMailsSent(foyer, to)
    const count = foyer.mailbox.to(to).length
    foyer.clock.advance(120)
    const asked = { ...deal(), DisplayMortgage: 0, DisplayIncome: 1 }
    const Parts = [{ ApplicantID: luc.ids.ApplicantID, Reason: 'Une adresse manque.' }]
    await staff.client.call('/console-api/RequestReview', { ...asked, Parts })
    expect(await stateOf(luc.ids.ApplicantID)).toMatchObject({ State: 'reopened' })
    expect((await foyer.mailbox.arrived(to, count + 1)).text).toContain('Une adresse manque.')
  })
  it('and not one that was not sent, or of a deal that was decided', async () => {
    const luc = await completePart(foyer, made)
    expect(refusalOf(await reopen(luc.ids.ApplicantID))).toBe('NoAccess')
    await sendPart(luc)
    await sendApplication(made)
    await staff.client.call('/console-api/SaveDeal', { ...deal(), Status: 3 })
    expect(refusalOf(await reopen(luc.ids.ApplicantID))).toBe('ApplicationSubmitted')
  })
  it('by the main applicant before the submission, in their name', async () => {
    const luc = await completePart(foyer, made)
    await sendPart(luc)
    const to = await contactOf(luc)
    await allMailsSent(foyer, to)
    const count = foyer.mailbox.to(to).length
    foyer.clock.advance(120)
    const ask = () =>
      made.borrower.client.callAnyhow('/api/MTGAPPAskToCorrect', {
        ...{ ...made.ids, ApplicantID: luc.ids.ApplicantID, Reason: 'Ton employeur a changé.' },
      })
    expect(refusalOf(await ask())).toBe('')
    const mail = await foyer.mailbox.arrived(to, count + 1)
    expect(mail.subject).toBe('Ada Roy asks you to look at your part again')
    expect(mail.text).toContain('Ton employeur a changé.')
    expect(refusalOf(await ask())).toBe('NoAccess')
  })
})

describe('staff remove a co-applicant', () => {
  const remove = (ApplicantID: number) =>
    staff.client.callAnyhow('/console-api/RemoveApplicant', { ...deal(), ApplicantID })

  it('whose part was not sent, once the others have submitted', async () => {
    const luc = await completePart(foyer, made)
    expect(refusalOf(await remove(luc.ids.ApplicantID))).toBe('NoAccess')
    await sendApplication(made)
    expect(refusalOf(await remove(luc.ids.ApplicantID))).toBe('')
    expect((await load()).Application.Applicants.map(({ ApplicantID }) => ApplicantID)).toEqual([made.mainApplicantId])
    expect(await lastActivity()).toBe('applicantRemoved')
  })
  it('but no one whose part was submitted, also while it is reopened', async () => {
    const luc = await completePart(foyer, made)
    await sendPart(luc)
    await sendApplication(made)
    foyer.clock.advance(120)
    expect(refusalOf(await remove(luc.ids.ApplicantID))).toBe('NoAccess')
    await staff.client.call('/console-api/ReopenPart', { ...deal(), ApplicantID: luc.ids.ApplicantID, Reason: '' })
    expect(refusalOf(await remove(luc.ids.ApplicantID))).toBe('NoAccess')
  })
})
