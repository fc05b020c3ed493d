import { aJob } from '@foyer/domain/testing/records.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactsOf, fillIdentification, makeSite, setApplication } from '../testing/builders.ts'
import { guidIn, openInvite, sendPart } from '../testing/invited.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { type Couple, couplesIn, inReview } from './testing/couples.ts'

let foyer: TestFoyer
let couples: ReturnType<typeof couplesIn>
beforeAll(async () => {
  foyer = await startTestFoyer()
  couples = couplesIn(foyer)
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'strict', { ReqInvited: 1 })
})
afterAll(() => foyer.stop())

const lucs = { FirstName: 'Luc', LastName: 'Côté', RelationshipDD: 6, SIN: '••• ••• 544' }
const secret = 'Usine secrète'
const ownJob = () => ({ Income: aJob({ EmployerName: secret }) })

/** Luc opens the link that the main applicant or the submission sent to this address. */
const openLink = async (given: Couple, address: string, bySubmission: boolean) => {
  await (bySubmission ? couples.submit(given) : couples.inviteByHand(given, address))
  const guid = guidIn(await foyer.mailbox.arrived(address))
  const opened = await couples.open(given, guid)
  foyer.clock.advance(1)
  const theirs = { ...given.luc, borrower: { ...given.luc.borrower, client: opened.client }, ids: opened.ids }
  return { ...opened, theirs }
}
const writes = async ({ client, ids }: Pick<Awaited<ReturnType<typeof openLink>>, 'client' | 'ids'>) =>
  couples.keyOf(await client.callAnyhow('/api/MTGAppUpsertIncome', { ...ids, ...ownJob() }))

/** As a page does: everything that it shows, and the change. */
const saveBy =
  (path: '/api/MTGAPPSaveIdentification' | '/api/MTGAPPAddCoApplicant') =>
  async ({ made, luc }: Couple, change: object) => {
    const { client } = made.borrower
    const { Applicants } = await client.call('/api/MTGAPPLoad', made.ids)
    const shown = Applicants.find(({ ApplicantID }) => ApplicantID === luc.ids.ApplicantID)?.Identification
    const answer = await client.call(path, { ...luc.ids, Identification: { ...shown, ...change } })
    expect(couples.keyOf(answer)).toBe('')
  }
const save = saveBy('/api/MTGAPPSaveIdentification')
const addAgain = saveBy('/api/MTGAPPAddCoApplicant')

describe('a link whose contact the main applicant corrects', () => {
  it.each([
    ['before the submission', save, false],
    ['before the submission, by the call that adds a person', addAgain, false],
    ['in a review', save, true],
  ])('ends at once %s, and what its holder saved is erased', async (_, correct, review) => {
    for (const wasFilledIn of [false, true]) {
      const [wrong, right] = [couples.newAddress(), couples.newAddress()]
      const given = await couples.couple({ Email: wrong })
      const opened = await openLink(given, wrong, review)
      await opened.client.call('/api/MTGAPPWishPrimary', { ...opened.ids, Wish: 1 })
      if (wasFilledIn) expect(await writes(opened)).toBe('')
      if (review) await setApplication(foyer, given.made, inReview)
      await correct(given, { Email: right })
      expect(await writes(opened)).not.toBe('')
      expect(couples.keyOf((await openInvite(foyer, given.made, opened.guid)).answer)).toBe(
        'InviteCoApplicantSubmitted',
      )
      expect(await couples.openInvites(given)).toEqual([])
      const { Applicants } = await given.made.borrower.client.call('/api/MTGAPPLoad', given.made.ids)
      expect(Applicants[1]?.Identification).toMatchObject({ Email: right, SINOnFile: wasFilledIn ? 0 : 1 })
      expect(Applicants[1]?.Incomes).toHaveLength(wasFilledIn ? 0 : 1)
      // A page sends what it shows; what was erased is not written again.
      if (wasFilledIn) expect(Applicants[1]?.Identification).toMatchObject({ DOB: '', MaritalStatusDD: -1 })
      expect(JSON.stringify([await couples.loaded(given), await couples.exported(given)])).not.toContain(secret)
      // A review has no step for invitations: the main applicant fills in the part, and the submission sends the link.
      if (wasFilledIn && review) continue
      if (wasFilledIn) await couples.inviteByHand(given, right)
      else expect(couples.keyOf(review ? await couples.submitReview(given) : await couples.submit(given))).toBe('')
      const next = await couples.open(given, guidIn(await foyer.mailbox.arrived(right)))
      const shown = await next.client.call('/api/MTGAPPLoadInvite', { ...next.ids, guid: next.guid })
      expect(JSON.stringify(shown)).not.toContain(secret)
    }
  })

  it('is the only one that ends: with another contact added or corrected, its holder goes on', async () => {
    const Email = couples.newAddress()
    const given = await couples.couple({ Email })
    const opened = await openLink(given, Email, false)
    expect(await writes(opened)).toBe('')
    await save(given, { Email, Mobile: '5145550188' })
    await save(given, { Email, Mobile: '5145550199' })
    expect(await writes(opened)).toBe('')
  })

  it('stays with a holder who entered an e-mail of their own beside it', async () => {
    const [first, own] = [couples.newAddress(), couples.newAddress()]
    const given = await couples.couple({ Email: first })
    const opened = await openLink(given, first, false)
    await fillIdentification(opened.theirs, { ...lucs, Email: own })
    await save(given, { Email: own, HomePhone: '5145550177' })
    expect(await writes(opened)).toBe('')
  })

  it('ends with the submission where it went to another contact, though its holder saved the same contacts', async () => {
    const [typo, Email] = [couples.newAddress(), couples.newAddress()]
    const given = await couples.couple({ Email })
    const opened = await openLink(given, typo, false)
    await fillIdentification(opened.theirs, { ...lucs, Email })
    expect(couples.keyOf(await couples.submit(given))).toBe('')
    expect(couples.keyOf(await sendPart(opened))).not.toBe('')
    await couples.open(given, guidIn(await foyer.mailbox.arrived(Email)))
  })

  it('ends with the correction to a shared contact', async () => {
    const wrong = couples.newAddress()
    const given = await couples.couple({ Email: wrong })
    const opened = await openLink(given, wrong, false)
    await save(given, await contactsOf(given.made))
    expect(await writes(opened)).not.toBe('')
    expect(couples.keyOf(await sendPart(opened))).not.toBe('')
  })

  it('does not hold the submission of who was invited again, on a site that requires the invited', async () => {
    const [wrong, right] = [couples.newAddress(), couples.newAddress()]
    const given = await couples.couple({ Email: wrong }, 'strict')
    await openLink(given, wrong, false)
    await save(given, { Email: right })
    await couples.inviteByHand(given, right)
    const invited = await couples.open(given, guidIn(await foyer.mailbox.arrived(right)))
    expect(couples.keyOf(await sendPart(invited))).toBe('')
    expect(couples.keyOf(await couples.submit(given))).toBe('')
  })
})
