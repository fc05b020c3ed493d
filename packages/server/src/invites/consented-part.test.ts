import { anApplicantAddress } from '@foyer/domain/testing/records.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { allMailsSent } from '../testing/all-mails-sent.ts'
import { addCoApplicant, fillAddresses, type MadeApplication, makeSite } from '../testing/builders.ts'
import { databaseState } from '../testing/database-state.ts'
import {
  completePart,
  fillPart,
  type Invited,
  invite,
  join,
  openInvite,
  readyApplication,
  sendApplication,
  sendInvitation,
  sendPart,
} from '../testing/invited.ts'
import { askAgain, forgePart } from '../testing/part-states.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage
const sent = async (): Promise<{ made: MadeApplication; invited: Invited; ids: MadeApplication['ids'] }> => {
  const made = await readyApplication(foyer, 'ours')
  const invited = await completePart(foyer, made)
  expect(keyOf(await sendPart(invited))).toBe('')
  return { made, invited, ids: { ...made.ids, ApplicantID: invited.ids.ApplicantID } }
}
const load = ({ borrower, ids }: MadeApplication) => borrower.client.call('/api/MTGAPPLoad', ids)
/** A person invited by name, who lives at the main applicant's address. */
const sentFromSharedHome = async () => {
  const made = await readyApplication(foyer, 'ours')
  const invited = await join(await invite(foyer, made), { FirstName: 'Luc', LastName: 'Côté', RelationshipDD: 6 })
  await fillPart(made, invited)
  await invited.client.call('/api/MTGAppUpsertAddressInvite', {
    ...invited.ids,
    ApplicantAddresses: [],
    SameAddressFlag: 1,
  })
  expect(keyOf(await sendPart(invited))).toBe('')
  return { made, invited }
}
const moveMain = (made: MadeApplication) => {
  const home = anApplicantAddress()
  return fillAddresses(made, [{ ...home, Address: { ...home.Address, StreetName: 'Elsewhere' } }])
}
interface Consent {
  ApplicantID: number
  PartHash: string
}
const exported = async ({ ids: { SiteID }, applicationId }: MadeApplication) => {
  const { Deal: deal } = await foyer
    .client()
    .call('/broker-api/ExportDeal', { SiteID, MortgageApplicationID: applicationId })
  const submissions = deal.Submissions as { Consents: Consent[]; Application: typeof deal.Application }[]
  return { deal, submission: submissions[0] }
}

describe('a part sent with a consent', () => {
  it('is not overwritten by adding its applicant again', async () => {
    const { made, ids } = await sent()
    await allMailsSent(foyer)
    const before = await databaseState(foyer.services.database)
    const forged = await made.borrower.client.callAnyhow('/api/MTGAPPAddCoApplicant', {
      ...ids,
      Identification: { FirstName: 'Mallory', SIN: '130 692 544', DOB: '1970-01-01', Email: 'mallory@example.ca' },
    })
    expect(keyOf(forged)).toBe('InviteCoApplicantSubmitted')
    expect(await databaseState(foyer.services.database)).toEqual(before)
  })
  it('is in the submission as sent, with the hash in the consent', async () => {
    const { made, invited } = await sent()
    expect(keyOf(await sendApplication(made))).toBe('')
    const { deal, submission } = await exported(made)
    const inSubmission = submission?.Application.Applicants.find(
      ({ ApplicantID }) => ApplicantID === invited.ids.ApplicantID,
    )
    expect(inSubmission).toMatchObject({ FirstName: 'Luc', Identification: { SIN: '••• ••• 286' } })
    const theirs = submission?.Consents.find(({ ApplicantID }) => ApplicantID === invited.ids.ApplicantID)
    expect(theirs).toEqual(deal.Invites[0]?.Consent)
    const hashes = submission?.Consents.map(({ PartHash }) => PartHash) ?? []
    expect(hashes).toHaveLength(2)
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(new Set(hashes).size).toBe(2)
  })
  it('withdraws the other invitations to it, so that no second link consents to it', async () => {
    const made = await readyApplication(foyer, 'ours')
    const { ids } = await addCoApplicant(made, { RelationshipDD: 6 })
    const toCo = { DisplayAddApplicant: 0, ApplicantID: ids.ApplicantID }
    const [first, second] = [await invite(foyer, made, toCo), await sendInvitation(foyer, made, toCo)]
    await fillPart(made, first)
    expect(keyOf(await sendPart(first))).toBe('')
    expect(keyOf((await openInvite(foyer, made, second)).answer)).toBe('InviteCoApplicantSubmitted')
    const { OpenInvites } = await load(made)
    expect(OpenInvites).toEqual([])
  })
  it('is not offered to another contact', async () => {
    const { made, ids } = await sent()
    const { SiteID, UserID, MortgageApplicationID, ApplicantID } = ids
    const SendData = {
      Recipients: 'mallory@example.ca',
      EmailBody: 'Please.',
      MtgAppLinkID: 1,
      MortgageApplicationID,
      DisplayAddApplicant: 0,
      ApplicantID,
    }
    const invited = () => made.borrower.client.callAnyhow('/api/InviteCoApplicant', { SiteID, UserID, SendData })
    expect(keyOf(await invited())).toBe('InviteCoApplicantSubmitted')
    await forgePart(foyer, ids)
    expect(keyOf(await invited())).toBe('InviteCoApplicantSubmitted')
  })
})

describe('a consent is void once its part differs, no matter who changed it', () => {
  test.each<[string, (ids: MadeApplication['ids']) => ReturnType<typeof sql>]>([
    [
      'the name',
      ({ ApplicantID }) =>
        sql`update applicants set identification = identification || '{"FirstName": "Mallory"}' where applicant_id = ${ApplicantID}`,
    ],
    ['the SIN', ({ ApplicantID }) => sql`update applicants set sin_cipher = null where applicant_id = ${ApplicantID}`],
    [
      'an address',
      ({ ApplicantID }) =>
        sql`update records set data = data::jsonb || '{"Rent": 1}' where applicant_id = ${ApplicantID} and kind = 'address'`,
    ],
    ['a list', ({ ApplicantID }) => sql`delete from records where applicant_id = ${ApplicantID}`],
    [
      'the home they share',
      ({ ApplicantID }) => sql`update applicants set same_address = 1 where applicant_id = ${ApplicantID}`,
    ],
  ])('by a change in the database: %s', async (_, forge) => {
    const { made, invited, ids } = await sent()
    await inSite(foyer.services.database.db, 'ours', (trx) => forge(ids).execute(trx))
    await allMailsSent(foyer)
    const before = await databaseState(foyer.services.database)
    expect(await sendApplication(made)).toMatchObject({
      ReturnStatus: { ReturnCode: 422, ReturnMessage: 'ApplicationIncomplete' },
      Errors: [{ Field: 'ChangedParts.0', Key: 'ConsentRequired' }],
    })
    expect(await databaseState(foyer.services.database)).toEqual(before)
    expect((await load(made)).ChangedParts).toMatchObject([
      { InviteID: invited.inviteId, ApplicantID: invited.ids.ApplicantID },
    ])
  })
  it('by the main applicant, who moves away from the shared home', async () => {
    const { made } = await sentFromSharedHome()
    await moveMain(made)
    expect(keyOf(await sendApplication(made))).toBe('ApplicationIncomplete')
  })
  it('and is valid again once the part is what they consented to', async () => {
    const { made, ids } = await sent()
    await forgePart(foyer, ids)
    expect(keyOf(await sendApplication(made))).toBe('ApplicationIncomplete')
    await inSite(foyer.services.database.db, 'ours', (trx) =>
      sql`update applicants set identification = identification || '{"FirstName": "Luc"}'
          where applicant_id = ${ids.ApplicantID}`.execute(trx),
    )
    expect(keyOf(await sendApplication(made))).toBe('')
  })
})

describe('the person of a part with a void consent', () => {
  it('is asked again at the same contact, and consents to the current part', async () => {
    const { made, invited } = await sentFromSharedHome()
    await moveMain(made)
    const again = await askAgain(foyer, made, invited)
    const { Applicants, ChangedParts, OpenInvites } = await load(made)
    expect(Applicants[1]).toMatchObject({ Disabled: 1, Deletable: 0 })
    expect([ChangedParts, OpenInvites?.map(({ InviteID }) => InviteID)]).toEqual([[], [again.inviteId]])
    // Their steps are done already, and the first consent is kept beside the new one.
    expect(keyOf(await sendPart(again, { IdempotencyKey: 'k-2' }))).toBe('')
    expect(keyOf(await sendApplication(made))).toBe('')
    const { deal, submission } = await exported(made)
    const consents = deal.Invites.flatMap(({ Consent }) => (Consent === null ? [] : [Consent as Consent]))
    expect(consents).toHaveLength(2)
    const theirs = submission?.Consents.filter(({ ApplicantID }) => ApplicantID === invited.ids.ApplicantID)
    expect(theirs).toHaveLength(1)
    expect(consents).toContainEqual(theirs?.[0])
  })
  it('does not block the submission, which omits the void consent', async () => {
    const { made, invited } = await sentFromSharedHome()
    await moveMain(made)
    await askAgain(foyer, made, invited)
    expect(keyOf(await sendApplication(made))).toBe('')
    const { submission } = await exported(made)
    expect(submission?.Consents.map(({ ApplicantID }) => ApplicantID)).toEqual([made.mainApplicantId])
  })
})

describe('drafts', () => {
  it('end with the submission, and are refused after it', async () => {
    const made = await readyApplication(foyer, 'ours')
    const draft = (StepKey: string) =>
      made.borrower.client.callAnyhow('/api/MTGAPPSaveDraft', { ...made.ids, ApplicantID: 0, StepKey, Data: { A: 1 } })
    for (const key of ['start', 'summary']) expect(keyOf(await draft(key))).toBe('')
    expect(keyOf(await sendApplication(made))).toBe('')
    expect((await load(made)).Drafts).toEqual([])
    expect(keyOf(await draft('start'))).toBe('ApplicationSubmitted')
  })
})
