import { labelOf } from '@foyer/domain/codes/menus.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  fillIdentification,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
} from '../testing/builders.ts'
import { guidIn, join, mailInvitation, openInvite } from '../testing/invited.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

const begun = async (): Promise<MadeApplication> => {
  const made = await makeApplication(await makeBorrower(foyer, 'ours'))
  await fillIdentification(made, { FirstName: 'Ada', LastName: 'Roy' })
  return made
}
const marc = { FirstName: 'Marc', LastName: 'Gagnon', RelationshipDD: 0 }
const idsOf = ({ ids: { SiteID, UserID } }: MadeApplication) => ({ SiteID, UserID })
const byMail = (made: MadeApplication, to: string, given: object) =>
  made.borrower.client.callAnyhow('/api/InviteCoApplicant', {
    ...idsOf(made),
    SendData: { ...mailInvitation(to), MortgageApplicationID: made.applicationId, ...given },
  })
/** Opens the link of the mail to an address in a new browser. */
const opened = async (made: MadeApplication, to: string) => {
  const guid = guidIn(await foyer.mailbox.arrived(to))
  const { client, answer } = await openInvite(foyer, made, guid)
  const { SiteID, MortgageApplicationID } = made.ids
  const ids = { SiteID, UserID: '', MortgageApplicationID, ApplicantID: 0 }
  return { answer, invited: { client, guid, inviteId: answer.InviteID, ids } }
}
const people = async (made: MadeApplication) =>
  (await made.borrower.client.call('/api/LoadInviteCoApplicant', made.ids)).InvitesHistory

describe('a person who is invited by name', () => {
  it('is listed and greeted by it, and awaited by it', async () => {
    const made = await begun()
    await byMail(made, 'marc@named.example', { Invited: marc, LanguageID: 2 })
    expect(await people(made)).toMatchObject([{ Name: 'Marc Gagnon', strRelationship: 'Spouse', Invited: marc }])
    expect((await foyer.mailbox.arrived('marc@named.example')).text).toContain('Bonjour Marc,')
    const { OpenInvites } = await made.borrower.client.call('/api/MTGAPPLoad', made.ids)
    expect(OpenInvites).toMatchObject([{ ApplicantID: 0, Name: 'Marc Gagnon' }])
    const { Deals } = await made.borrower.client.call('/api/MTGAPPLoadMyDeals', idsOf(made))
    expect(Deals[0]?.AwaitedNames).toEqual(['Marc Gagnon'])
  })
  it('finds it filled in, and replaces it by their own answers', async () => {
    const made = await begun()
    await byMail(made, 'zoe@named.example', { Invited: { ...marc, RelationshipDD: 4 } })
    const { answer, invited } = await opened(made, 'zoe@named.example')
    expect(answer.Invited).toEqual({ ...marc, RelationshipDD: 4 })
    await join(invited, { FirstName: 'Zoé', LastName: 'Roy', RelationshipDD: 6 })
    expect(await people(made)).toMatchObject([
      { Name: 'Zoé Roy', strRelationship: 'Friend', Invited: { FirstName: 'Zoé', LastName: 'Roy', RelationshipDD: 6 } },
    ])
  })
  it('is shown to staff by their name, and as related as in the invitation while they have not sent their part', async () => {
    const made = await begun()
    await byMail(made, 'ines@named.example', { Invited: { ...marc, RelationshipDD: 4 } })
    const { invited } = await opened(made, 'ines@named.example')
    await join(invited, { FirstName: 'Inès', LastName: 'Roy', RelationshipDD: 6 })
    const { SiteID, MortgageApplicationID } = made.ids
    const { Invites } = await foyer.client().call('/broker-api/LoadDeal', { SiteID, MortgageApplicationID })
    const named = labelOf('Relationship', 4, 'en')
    expect(named).not.toBe('')
    expect(Invites).toMatchObject([{ Name: 'Inès Roy', strRelationship: named, Part: null }])
  })
  it('is named anew by the next invitation to the same address, and keeps the name of one without', async () => {
    const made = await begun()
    await byMail(made, 'two@named.example', { Invited: marc })
    await byMail(made, 'two@named.example', { Invited: { ...marc, FirstName: 'Marcel' } })
    await byMail(made, 'two@named.example', { EmailBody: 'Again.' })
    expect(await people(made)).toMatchObject([{ Name: 'Marcel Gagnon' }])
  })
  it('needs a name and a known relationship, each refused at its field, and is one person', async () => {
    const made = await begun()
    const blank = { FirstName: ' ', LastName: '', RelationshipDD: -1 }
    const errorsOf = async (to: string, Invited: object) => (await byMail(made, to, { Invited })).Errors
    expect(await errorsOf('marc@named.example', blank)).toEqual([
      { Field: 'SendData.Invited.FirstName', Key: 'IdentificationMissingFirstName' },
      { Field: 'SendData.Invited.LastName', Key: 'IdentificationMissingLastName' },
      { Field: 'SendData.Invited.RelationshipDD', Key: 'IdentificationMissingRelationship' },
    ])
    expect(await errorsOf('marc@named.example', { ...marc, RelationshipDD: 77 })).toEqual([
      { Field: 'SendData.Invited.RelationshipDD', Key: 'UnknownChoice' },
    ])
    expect(await errorsOf('marc@named.example; ana@named.example', marc)).toEqual([
      { Field: 'SendData.Recipients', Key: 'TooManyRecipients' },
    ])
    expect(await people(made)).toEqual([])
  })
  it('is no second spouse beside one who is invited, until that invitation is withdrawn', async () => {
    const made = await begun()
    const errorsOf = async (to: string, LastName = 'Gagnon') =>
      (await byMail(made, to, { Invited: { ...marc, LastName, RelationshipDD: 1 } })).Errors ?? []
    const second = [{ Field: 'SendData.Invited.RelationshipDD', Key: 'AlreadyHasSpouse' }]
    expect(await errorsOf('wait@named.example')).toEqual([])
    expect(await errorsOf('Wait@named.example', 'Gagné')).toEqual([])
    expect(await errorsOf('other@named.example', 'Gagné')).toEqual([])
    expect(await errorsOf('beside@named.example', 'Roy')).toEqual(second)
    const { SiteID, UserID, MortgageApplicationID } = made.ids
    for (const { InviteID } of await people(made))
      await made.borrower.client.call('/api/MTGAPPWithdrawInvite', {
        ...{ SiteID, UserID, MortgageApplicationID },
        InviteID,
      })
    expect(await errorsOf('beside@named.example', 'Roy')).toEqual([])
  })
  it('is no second spouse', async () => {
    const made = await begun()
    await byMail(made, 'first@named.example', { Invited: marc })
    await join((await opened(made, 'first@named.example')).invited, marc)
    expect((await byMail(made, 'second@named.example', { Invited: { ...marc, RelationshipDD: 1 } })).Errors).toEqual([
      { Field: 'SendData.Invited.RelationshipDD', Key: 'AlreadyHasSpouse' },
    ])
  })
})
