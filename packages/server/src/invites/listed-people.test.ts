import { anAsset } from '@foyer/domain/testing/records.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import {
  type Borrower,
  browserOf,
  fillAddresses,
  fillIdentification,
  fillLists,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
  setApplication,
} from '../testing/builders.ts'
import { asApplicant, guidIn, invite, join, mailInvitation, openInvite } from '../testing/invited.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { changeInvite } from './store.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

const begun = async (): Promise<MadeApplication> => {
  const made = await makeApplication(await makeBorrower(foyer, 'ours'))
  await fillIdentification(made, { FirstName: 'Ada', LastName: 'Roy', SIN: '046 454 286' })
  await fillLists(made, { assets: [anAsset({ AssetDescription: 'SECRET-ASSET' })] })
  return made
}
const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage
const invitedTo = async (made: MadeApplication, more: Parameters<typeof invite>[2] = {}) =>
  join(await invite(foyer, made, more), { FirstName: 'Luc', LastName: 'Côté', RelationshipDD: 6 })

describe('the list of invited people', () => {
  const people = async (made: MadeApplication) =>
    (await made.borrower.client.call('/api/LoadInviteCoApplicant', made.ids)).InvitesHistory
  it('states who they are and the step they are at, and none of their answers', async () => {
    const made = await begun()
    const opened = await invite(foyer, made)
    expect(await people(made)).toMatchObject([{ Status: 'Opened', Name: '', StepNumber: 0, StepCount: 0 }])
    const invited = await join(opened, { FirstName: 'Luc', LastName: 'Côté', RelationshipDD: 6 })
    expect(await people(made)).toMatchObject([{ Status: 'Opened', Name: 'Luc Côté', StepNumber: 2, StepCount: 7 }])
    await fillAddresses(asApplicant(made, invited))
    const [listed] = await people(made)
    expect(Object.keys(listed ?? {}).sort()).toEqual([
      ...['ApplicantID', 'Contact', 'ContactMethod', 'InviteDate', 'InviteID', 'Invited', 'Name', 'Status'],
      ...['StepCount', 'StepNumber', 'strInviteDate', 'strRelationship'],
    ])
    expect(listed).toMatchObject({ StepNumber: 3, StepCount: 7 })
  })
  it('counts the mortgage only where the invitation shows it', async () => {
    const made = await begun()
    await invitedTo(made, { DisplayMortgage: 1 })
    expect(await people(made)).toMatchObject([{ StepNumber: 2, StepCount: 8 }])
  })
  it('states no step of a link that expired', async () => {
    const made = await begun()
    const { inviteId: invite_id } = await invitedTo(made)
    const expires_at = foyer.clock.now()
    await inSite(foyer.services.database.db, 'ours', (trx) =>
      changeInvite(trx, { site_id: 'ours', invite_id }, { expires_at }),
    )
    expect(await people(made)).toMatchObject([{ Status: 'Expired', Name: 'Luc Côté', StepNumber: 0, StepCount: 0 }])
  })
})

describe('a user who was invited to another application at the address of their account', () => {
  const invitedUser = async (given: { to?: (email: string) => string } = {}) => {
    const made = await begun()
    const guest = await makeBorrower(foyer, 'ours')
    const { SiteID, UserID, MortgageApplicationID } = made.ids
    const SendData = { ...mailInvitation(given.to?.(guest.email) ?? guest.email), MortgageApplicationID }
    await made.borrower.client.call('/api/InviteCoApplicant', { SiteID, UserID, SendData })
    const { InvitesHistory } = await made.borrower.client.call('/api/LoadInviteCoApplicant', made.ids)
    return { made, guest, InviteID: InvitesHistory[0]?.InviteID ?? 0 }
  }
  const parts = async ({ client, ids }: Borrower) => (await client.call('/api/MTGAPPLoadMyDeals', ids)).InvitedParts
  const mail = async ({ client, ids }: Borrower, InviteID: number) =>
    keyOf(await client.call('/api/MTGAPPMailMyInvite', { ...ids, InviteID }))
  it('reads whose application it is, and nothing of its answers', async () => {
    const { guest, InviteID } = await invitedUser()
    expect(await parts(guest)).toEqual([
      {
        ...{ InviteID, InviterName: 'Ada Roy', Status: 'Pending', RenewFlag: 1 },
        ...{ strInviteDate: expect.any(String), strSubmittedAt: '' },
      },
    ])
  })
  it('is not shown in a session that was handed over, since the application is that of another person', async () => {
    const { guest } = await invitedUser()
    expect(await parts({ ...guest, client: await browserOf(foyer, guest, 'operator') })).toEqual([])
  })
  it('is listed by the whole address, and not in their own application', async () => {
    const { guest } = await invitedUser({ to: (email) => `x${email}` })
    expect(await parts(guest)).toEqual([])
    const made = await begun()
    const { SiteID, UserID, MortgageApplicationID } = made.ids
    const SendData = { ...mailInvitation(made.borrower.email), MortgageApplicationID }
    await made.borrower.client.call('/api/InviteCoApplicant', { SiteID, UserID, SendData })
    expect(await parts(made.borrower)).toEqual([])
  })
  it('is mailed a new link, once a minute, and the old one ends', async () => {
    const { made, guest, InviteID } = await invitedUser()
    const old = guidIn(await foyer.mailbox.arrived(guest.email))
    foyer.clock.advance(61)
    expect(await mail(guest, InviteID)).toBe('')
    expect(await mail(guest, InviteID)).toBe('TooManyRequests')
    await expect.poll(() => foyer.mailbox.to(guest.email)).toHaveLength(2)
    const fresh = guidIn(foyer.mailbox.to(guest.email).at(-1) ?? { text: '' })
    expect(keyOf((await openInvite(foyer, made, old)).answer)).toBe('NoAccess')
    expect(keyOf((await openInvite(foyer, made, fresh)).answer)).toBe('')
  })
  it('is mailed none once it expired without being opened: the main applicant may have filled in the part since', async () => {
    const { guest, InviteID } = await invitedUser()
    const expires_at = foyer.clock.now()
    const key = { site_id: 'ours', invite_id: InviteID }
    await inSite(foyer.services.database.db, 'ours', (trx) => changeInvite(trx, key, { expires_at }))
    expect(await parts(guest)).toMatchObject([{ InviteID, Status: 'Expired', RenewFlag: 0 }])
    expect(await mail(guest, InviteID)).toBe('InviteCoApplicantExpired')
  })
  it('is mailed none of another person, of a withdrawn invitation or of a decided deal', async () => {
    const { made, guest, InviteID } = await invitedUser()
    expect(await mail(await makeBorrower(foyer, 'ours'), InviteID)).toBe('NoAccess')
    await setApplication(foyer, made, { status: 4 })
    expect(await parts(guest)).toEqual([])
    expect(await mail(guest, InviteID)).toBe('InviteCoApplicantSubmitted')
    await made.borrower.client.call('/api/MTGAPPWithdrawInvite', { ...made.ids, InviteID })
    expect(await mail(guest, InviteID)).toBe('NoAccess')
  })
})
