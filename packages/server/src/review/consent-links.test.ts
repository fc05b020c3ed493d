import { mostApplicants } from '@foyer/domain/co-applicants/rules.ts'
import { mostInvitesToContactADay } from '@foyer/domain/invites/limits.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inviteLimits, LinkDelayed } from '../invites/index.ts'
import {
  addCoApplicant,
  addDocument,
  contactsOf,
  fillIdentification,
  fillLists,
  makeSite,
  setApplication,
} from '../testing/builders.ts'
import { guidIn, mailInvitation, openInvite, readyApplication, sendApplication, sendPart } from '../testing/invited.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { couplesIn, inReview } from './testing/couples.ts'

let foyer: TestFoyer
let couples: ReturnType<typeof couplesIn>
beforeAll(async () => {
  foyer = await startTestFoyer()
  couples = couplesIn(foyer)
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'strict', { ReqInvited: 1 })
})
afterAll(() => foyer.stop())

const lucs = { FirstName: 'Luc', LastName: 'Côté', RelationshipDD: 6, SIN: '' }

describe('the link that a submission sends', () => {
  it('opens the part, which follows with the consent of its person, and is in the next submission', async () => {
    const Email = couples.newAddress()
    const given = await couples.couple({ Email })
    const first = { IdempotencyKey: 'first' }
    expect(couples.keyOf(await couples.submit(given, first))).toBe('')
    expect(couples.keyOf(await couples.submit(given, first))).toBe('')
    const invited = await couples.open(given, guidIn(await foyer.mailbox.arrived(Email)))
    expect(couples.keyOf(await sendPart(invited))).toBe('')
    const actor = `invite:${given.luc.ids.ApplicantID}`
    const { Invites, Application } = await couples.loaded(given)
    expect(Invites).toMatchObject([
      {
        Part: { FirstName: 'Luc', Incomes: [{ EmployerName: 'Scierie du Fjord' }] },
        Consent: { Name: 'Luc Côté', Actor: actor },
      },
    ])
    expect(Application.Applicants[1]).toMatchObject({ Incomes: [{ EmployerName: 'Scierie du Fjord' }] })

    expect(couples.keyOf(await couples.submitReview(given))).toBe('')
    const { Submissions } = await couples.exported(given)
    expect(Submissions[0]).toMatchObject({
      Consents: [{ Name: 'Ada Roy' }, { Name: 'Luc Côté', Actor: actor }],
    })
    // The invitation, and the thanks for the part.
    await expect.poll(() => foyer.mailbox.to(Email)).toHaveLength(2)
  })

  it('is not sent again while it is open, and again with a new submission once it was withdrawn', async () => {
    const Email = couples.newAddress()
    const given = await couples.couple({ Email })
    expect(couples.keyOf(await couples.submit(given))).toBe('')
    expect(couples.keyOf(await couples.submitReview(given))).toBe('')
    expect((await couples.exported(given)).Invites).toHaveLength(1)
    const [first] = await couples.openInvites(given)
    await foyer.mailbox.arrived(Email)
    await couples.withdraw(given, first?.InviteID ?? 0)
    expect(couples.keyOf(await couples.submitReview(given))).toBe('')
    await couples.open(given, guidIn(await foyer.mailbox.arrived(Email, 2)))
    expect(await couples.consenting(given)).toEqual([given.made.mainApplicantId])
  })

  it('does not depend on invitations that the main applicant sent before', async () => {
    const Email = couples.newAddress()
    const given = await couples.couple({ Email })
    const { SiteID, UserID } = given.made.ids
    const SendData = {
      ...{ ...mailInvitation(Email), MortgageApplicationID: given.made.applicationId },
      ...{ DisplayAddApplicant: 0, ApplicantID: given.luc.ids.ApplicantID },
    }
    const invite = () => given.made.borrower.client.callAnyhow('/api/InviteCoApplicant', { SiteID, UserID, SendData })
    for (let sent = 0; sent < mostInvitesToContactADay; sent += 1) {
      expect(couples.keyOf(await invite())).toBe('')
      const [invited] = await couples.openInvites(given)
      await couples.withdraw(given, invited?.InviteID ?? 0)
    }
    expect(couples.keyOf(await invite())).toBe('TooManyRequests')
    expect(couples.keyOf(await couples.submit(given))).toBe('')
    expect(await couples.openInvites(given)).toHaveLength(1)
  })

  it('ends with a contact that is corrected in a review, and the new contact receives one', async () => {
    const [wrong, right] = [couples.newAddress(), couples.newAddress()]
    const given = await couples.couple({ Email: wrong })
    expect(couples.keyOf(await couples.submit(given))).toBe('')
    const guid = guidIn(await foyer.mailbox.arrived(wrong))
    await couples.open(given, guid)
    await setApplication(foyer, given.made, { status: 1, request_review: 1 })
    await fillIdentification(given.luc, { ...lucs, Email: right })
    expect(couples.keyOf(await couples.submitReview(given))).toBe('')
    expect(couples.keyOf((await openInvite(foyer, given.made, guid)).answer)).toBe('InviteCoApplicantSubmitted')
    await couples.open(given, guidIn(await foyer.mailbox.arrived(right)))
    expect(await couples.openInvites(given)).toMatchObject([{ Contact: right }])
    const { Applicants } = await given.made.borrower.client.call('/api/MTGAPPLoad', given.made.ids)
    expect(Applicants[1]).toMatchObject({ Incomes: [{ EmployerName: 'Scierie du Fjord' }] })
  })

  it('stays with a holder who entered another contact of their own', async () => {
    const [first, own] = [couples.newAddress(), couples.newAddress()]
    const given = await couples.couple({ Email: first })
    expect(couples.keyOf(await couples.submit(given))).toBe('')
    const invited = await couples.open(given, guidIn(await foyer.mailbox.arrived(first)))
    const theirs = { ...given.luc, borrower: { ...given.luc.borrower, client: invited.client }, ids: invited.ids }
    foyer.clock.advance(1)
    await fillIdentification(theirs, { ...lucs, Email: own })
    expect(couples.keyOf(await couples.submitReview(given))).toBe('')
    expect(await couples.openInvites(given)).toMatchObject([{ Contact: first }])
  })

  it.each([
    ['a contact that is no longer the person’s', inReview, () => couples.newAddress()],
    ['a deal that is decided', { status: 5, request_review: 0 }, () => undefined],
  ])('is not sent late to %s', async (_, changes, corrected: () => string | undefined) => {
    const Email = couples.newAddress()
    const given = await couples.couple({ Email })
    await couples.useUp(given, Email)
    expect(couples.keyOf(await couples.submit(given))).toBe('')
    const order = await couples.orderOf(given)
    const to = corrected()
    await setApplication(foyer, given.made, inReview)
    if (to !== undefined) await fillIdentification(given.luc, { ...lucs, Email: to })
    await setApplication(foyer, given.made, changes)
    foyer.clock.advance(24 * 60 * 60)
    await couples.deliver(order)
    expect(foyer.mailbox.to(Email)).toEqual([])
    expect(await couples.dueLinks(given)).toEqual([false])
  })

  it('is delayed past the limit of invitations, which refuses no submission', async () => {
    const Email = couples.newAddress()
    const last = await couples.couple({ Email })
    await couples.useUp(last, Email)
    expect(couples.keyOf(await couples.submit(last))).toBe('')
    const [invited] = await couples.openInvites(last)
    expect(invited).toMatchObject({ Contact: Email })
    const order = await couples.orderOf(last)
    await expect(couples.deliver(order)).rejects.toThrow(LinkDelayed)
    expect(await couples.statuses(last)).toEqual(['Delayed'])
    expect(foyer.log.filter((line) => line.includes('job-failed'))).toEqual([])
    expect(foyer.mailbox.to(Email)).toEqual([])
    foyer.clock.advance(24 * 60 * 60)
    await couples.deliver(order)
    await couples.deliver(order)
    await couples.open(last, guidIn(await foyer.mailbox.arrived(Email)))
    const later = { ...last, made: { ...last.made, borrower: await couples.signInAgain(last.made.borrower) } }
    expect(await couples.statuses(later)).toEqual(['Opened'])
  })

  it('that expired after it was opened is sent again by the main applicant, and nothing is erased', async () => {
    const Email = couples.newAddress()
    const given = await couples.couple({ Email })
    expect(couples.keyOf(await couples.submit(given))).toBe('')
    const guid = guidIn(await foyer.mailbox.arrived(Email))
    await couples.open(given, guid)
    foyer.clock.advance(15 * 24 * 60 * 60)
    expect(couples.keyOf((await openInvite(foyer, given.made, guid)).answer)).toBe('InviteCoApplicantExpired')
    const theirs = { ...given, made: { ...given.made, borrower: await couples.signInAgain(given.made.borrower) } }
    const [invited] = await couples.openInvites(theirs)
    const again = { ...given.made.ids, InviteID: invited?.InviteID ?? 0 }
    expect(couples.keyOf(await theirs.made.borrower.client.callAnyhow('/api/ReInviteCoApplicant', again))).toBe('')
    const renewed = await couples.open(given, guidIn(await foyer.mailbox.arrived(Email, 2)))
    expect(couples.keyOf(await sendPart(renewed))).toBe('')
    const { Invites } = await couples.loaded(given)
    expect(Invites).toMatchObject([{ Part: { Incomes: [{ EmployerName: 'Scierie du Fjord' }] } }])
  })

  it('arrives whatever other borrowers sent to the same address', async () => {
    const Email = couples.newAddress()
    for (let count = 1; count <= mostInvitesToContactADay + 1; count += 1) {
      expect(couples.keyOf(await couples.submit(await couples.couple({ Email })))).toBe('')
      await foyer.mailbox.arrived(Email, count)
    }
  })

  it('counts each person against the borrower’s invitations of a day', async () => {
    const made = await readyApplication(foyer, 'ours')
    const contacts = await contactsOf(made)
    const addresses = Array.from({ length: mostApplicants - 1 }, couples.newAddress)
    for (const Email of addresses) {
      const other = await addCoApplicant(made, { ...contacts, Email, FirstName: Email, RelationshipDD: 6 })
      await addDocument(other)
      await fillLists(other)
    }
    const { limiter } = foyer.services
    const subject = `ours|${made.ids.UserID}`
    expect(couples.keyOf(await sendApplication(made))).toBe('')
    for (const address of addresses) await foyer.mailbox.arrived(address)
    expect(await limiter.count(inviteLimits.ofUser, subject, foyer.clock.now())).toBe(addresses.length)
  })
})
