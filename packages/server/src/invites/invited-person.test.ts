import { anApplicantAddress, anAsset } from '@foyer/domain/testing/records.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addCoApplicant,
  fillAddresses,
  fillIdentification,
  fillLists,
  fillMortgageRequest,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
  setApplication,
} from '../testing/builders.ts'
import { asApplicant, type Invited, invite, join, openInvite } from '../testing/invited.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'theirs')
})
afterAll(() => foyer.stop())

const begun = async (): Promise<MadeApplication> => {
  const made = await makeApplication(await makeBorrower(foyer, 'ours'))
  await fillIdentification(made, { FirstName: 'Ada', LastName: 'Roy', SIN: '046 454 286' })
  await fillLists(made, { assets: [anAsset({ AssetDescription: 'SECRET-ASSET' })] })
  return made
}
const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage
const loaded = async (application: MadeApplication, { client, guid }: Invited) =>
  (await openInvite(foyer, application, guid, client)).answer
const invitedTo = async (made: MadeApplication, more: Parameters<typeof invite>[2] = {}) =>
  join(await invite(foyer, made, more), { FirstName: 'Luc', LastName: 'Côté', RelationshipDD: 6 })

describe('a link', () => {
  it('opens again for the same person, in any browser, at their own applicant', async () => {
    const made = await begun()
    const invited = await invitedTo(made)
    const { answer } = await openInvite(foyer, made, invited.guid)
    expect(answer).toMatchObject({
      CurrentApplicantID: invited.ids.ApplicantID,
      Applicants: [{ FirstName: 'Luc' }, { FirstName: 'Ada' }],
    })
  })
  it('that is unknown, or of another application or site, opens nothing', async () => {
    const made = await begun()
    const { guid } = await invite(foyer, made)
    const other = await begun()
    const open = (SiteID: string, MortgageApplicationID: number, ApplicantID: number, one: string) =>
      foyer.client().call('/api/MTGAPPLoadInvite', { SiteID, MortgageApplicationID, ApplicantID, guid: one })
    for (const answer of [
      await open('ours', made.applicationId, 0, 'f'.repeat(32)),
      await open('ours', made.applicationId, 0, ''),
      await open('ours', other.applicationId, 0, guid),
      await open('theirs', made.applicationId, 0, guid),
      await open('ours', made.applicationId, made.mainApplicantId, guid),
    ])
      expect(answer).toEqual({ ReturnStatus: { ReturnCode: 404, ReturnMessage: 'NoAccess' } })
  })
  it('is limited to sixty tries an hour', async () => {
    const client = foyer.client({ ip: '203.0.113.7' })
    const open = () =>
      client.call('/api/MTGAPPLoadInvite', {
        SiteID: 'ours',
        MortgageApplicationID: 1,
        ApplicantID: 0,
        guid: 'f'.repeat(32),
      })
    const answers = []
    for (let count = 0; count < 61; count += 1) answers.push(keyOf(await open()))
    expect(answers.filter((key) => key === 'NoAccess')).toHaveLength(60)
    expect(answers.at(-1)).toBe('TooManyRequests')
  })
  it('expires after 14 days', async () => {
    const made = await begun()
    const { guid } = await invite(foyer, made)
    foyer.clock.advance(14 * 24 * 3600 - 5)
    expect(keyOf((await openInvite(foyer, made, guid)).answer)).toBe('')
    foyer.clock.advance(10)
    expect((await openInvite(foyer, made, guid)).answer.ReturnStatus).toEqual({
      ReturnCode: 404,
      ReturnMessage: 'InviteCoApplicantExpired',
    })
  })
  it('gives access no longer than it is valid', async () => {
    const made = await begun()
    const { guid } = await invite(foyer, made)
    foyer.clock.advance(14 * 24 * 3600 - 5)
    const { client, answer } = await openInvite(foyer, made, guid)
    const ids = { ...made.ids, UserID: '', ApplicantID: 0 }
    const joined = await join({ client, guid, inviteId: answer.InviteID, ids }, { RelationshipDD: 6 })
    expect(keyOf(await client.call('/api/MTGAPPLoadIncome', { ...joined.ids, IncomeID: 1 }))).toBe('NoAccess')
    foyer.clock.advance(10)
    expect(keyOf(await client.call('/api/MTGAPPLoadIncome', { ...joined.ids, IncomeID: 1 }))).toBe('Access_Denied')
  })
  it('is closed once the deal is decided, and not before', async () => {
    const made = await begun()
    const invited = await invitedTo(made)
    await setApplication(foyer, made, { status: 1 })
    expect(keyOf(await loaded(made, invited))).toBe('')
    await setApplication(foyer, made, { status: 4 })
    expect((await loaded(made, invited)).ReturnStatus).toEqual({
      ReturnCode: 409,
      ReturnMessage: 'InviteCoApplicantSubmitted',
    })
    expect(keyOf(await invited.client.call('/api/MTGAPPDoneIncome', invited.ids))).toBe('ApplicationSubmitted')
  })
  it('is withdrawn with the applicant, in every browser at once', async () => {
    const made = await begun()
    const invited = await invitedTo(made)
    expect(
      keyOf(
        await made.borrower.client.call('/api/MTGAppRemoveCoApplicant', {
          ...made.ids,
          ApplicantID: invited.ids.ApplicantID,
        }),
      ),
    ).toBe('')
    expect(keyOf(await invited.client.call('/api/MTGAPPDoneIncome', invited.ids))).toBe('Access_Denied')
    expect(keyOf(await loaded(made, invited))).toBe('InviteCoApplicantSubmitted')
  })
  it('gives the browser a new session, and keeps its signed-in user', async () => {
    const made = await begun()
    const { guid } = await invite(foyer, made)
    const guest = await makeBorrower(foyer, 'ours')
    const before = guest.client.cookies.get('sid-ours')
    const { answer } = await openInvite(foyer, made, guid, guest.client)
    expect(keyOf(answer)).toBe('')
    expect(guest.client.cookies.get('sid-ours')).not.toBe(before)
    expect(keyOf(await guest.client.call('/api/MTGAPPLoadMyDeals', { ...guest.ids, LangID: 1 }))).toBe('')
    const after = guest.client.cookies.get('sid-ours')
    await openInvite(foyer, made, guid, guest.client)
    expect(guest.client.cookies.get('sid-ours')).toBe(after)
  })
  it('is in no log and in no table in plain text', async () => {
    const made = await begun()
    const invited = await invitedTo(made)
    expect(foyer.log.filter((line) => line.includes(invited.guid))).toEqual([])
    await foyer.services.database.asOwner(async (query) => {
      const tables = await query("select tablename from pg_tables where schemaname = 'public'")
      expect(tables.length).toBeGreaterThan(20)
      for (const { tablename } of tables) {
        const [row] = await query(
          `select count(*)::int as hits from "${tablename}" t where t::text like '%${invited.guid}%'`,
        )
        expect([tablename, row?.hits]).toEqual([tablename, 0])
      }
    })
  })
})

describe('an invited person sees', () => {
  it('their own applicant, and of the primary one only the name', async () => {
    const made = await begun()
    await addCoApplicant(made, { FirstName: 'Friend', LastName: 'Unseen', RelationshipDD: 6, SIN: '' })
    const invited = await invitedTo(made)
    const answer = await loaded(made, invited)
    expect(answer.UserID).toBe('')
    expect(answer.Applicants.map(({ FirstName }) => FirstName)).toEqual(['Luc', 'Ada'])
    const [, primary] = answer.Applicants
    expect(primary).toMatchObject({
      Assets: [],
      Incomes: [],
      Identification: { DOB: '', Email: '', Mobile: '', SIN: '', SINOnFile: 0 },
    })
    // Without random ids and hashes, which may contain any three digits.
    const ids = /"(?:MortgageApplication|\w*Applicant\w*|Invite)ID":\d+|"\w*Hash":"[0-9a-f]*"/g
    const words = JSON.stringify(answer).replace(ids, '')
    expect(words).not.toMatch(/SECRET-ASSET|Unseen|046|286/)
    expect(answer.Summary).toMatchObject({
      TotalApplicantCount: 1,
      MainApplicantName: 'Luc Côté',
      AllOtherApplicantNames: '',
    })
    expect(answer.Summary.Consent).not.toContain('Ada')
    expect(answer.OpenInvites).toBeUndefined()
  })
  it('the primary one’s address when they may share it: no rent, no time, no previous homes', async () => {
    const made = await begun()
    const invited = await invitedTo(made)
    const [own, primary] = (await loaded(made, invited)).Applicants
    expect(own?.SameAddressEnableFlag).toBe(1)
    expect(primary?.Addresses).toHaveLength(1)
    expect(primary?.Addresses[0]).toMatchObject({
      ResidentialStatusDD: -1,
      Rent: null,
      MonthsAtAddress: null,
      strRent: '',
    })
    await made.borrower.client.call('/api/MTGAppRemoveAddress', {
      ...made.ids,
      ApplicantAddressID: primary?.Addresses[0]?.ApplicantAddressID ?? 0,
    })
    expect((await loaded(made, invited)).Applicants[1]?.Addresses).toEqual([])
  })
  it('the primary one’s progress once they have joined, and not before', async () => {
    const made = await begun()
    const invited = await invite(foyer, made)
    expect((await loaded(made, invited)).Applicants).toMatchObject([{ FirstName: 'Ada', Step: 0 }])
    const joined = await join(invited, { RelationshipDD: 6 })
    expect((await loaded(made, joined)).Applicants[1]).toMatchObject({ FirstName: 'Ada', Step: 6, Incomes: [] })
  })
  it('the name of an existing spouse, and is refused a second one', async () => {
    const made = await begun()
    await addCoApplicant(made, { FirstName: 'Mélanie', LastName: 'Roy', RelationshipDD: 0 })
    const invited = await invite(foyer, made)
    expect((await loaded(made, invited)).Applicants.map(({ FirstName }) => FirstName)).toEqual(['Ada', 'Mélanie'])
    await expect(join(invited, { RelationshipDD: 1 })).rejects.toThrow('AlreadyHasSpouse')
  })
  it('no answers about the mortgage unless the invitation shows it', async () => {
    const made = await begun()
    const without = await invitedTo(made)
    expect(await loaded(made, without)).toMatchObject({
      DisplayMortgage: 0,
      InterView: { DealPurposeDD: -1, PropertyValue: null },
    })
    const withIt = await invitedTo(made, { DisplayMortgage: 1 })
    const { InterView } = await made.borrower.client.call('/api/MTGAPPLoad', made.ids)
    expect(await loaded(made, withIt)).toMatchObject({ DisplayMortgage: 1, InterView })
  })
})

describe('an invited person', () => {
  it('adds themself once; a request repeated after a lost reply returns the same', async () => {
    const made = await begun()
    const first = await invite(foyer, made)
    const joined = await join(first, { FirstName: 'Luc', RelationshipDD: 6 })
    expect((await join(first, { FirstName: 'Luc', RelationshipDD: 6 })).ids.ApplicantID).toBe(joined.ids.ApplicantID)
    await expect(join(first, { FirstName: 'Somebody', RelationshipDD: 6 })).rejects.toThrow('StepNotOpen')
    expect((await made.borrower.client.call('/api/MTGAPPLoad', made.ids)).Applicants).toHaveLength(2)
  })
  it('fills in their own steps by the calls of invited people, and the main applicant sees their progress', async () => {
    const made = await begun()
    const invited = await invitedTo(made)
    const applicant = asApplicant(made, invited)
    await fillAddresses(applicant)
    const Income = { IncomeTypeDD: 7, IncomeAmount: 2000, IncomePeriodDD: 1 }
    const saved = await invited.client.call('/api/MTGAppUpsertIncomeInvite', { ...invited.ids, Income })
    expect(saved.Incomes).toHaveLength(1)
    expect(keyOf(await invited.client.call('/api/MTGAPPDoneIncome', invited.ids))).toBe('')
    expect(keyOf(await invited.client.call('/api/MTGAPPDonePropertyInvite', invited.ids))).toBe('')
    const { Applicants, CurrentApplicantID, Step } = await made.borrower.client.call('/api/MTGAPPLoad', made.ids)
    expect(Applicants[1]).toMatchObject({ FirstName: 'Luc', Step: 4, Disabled: 0 })
    // The main applicant's progress is unchanged.
    expect([CurrentApplicantID, Step]).toEqual([made.mainApplicantId, 2])
  })
  it('saves the mortgage where it is shown, and only their own counter', async () => {
    const made = await begun()
    const invited = await invitedTo(made, { DisplayMortgage: 1 })
    const applicant = asApplicant(made, invited)
    await fillAddresses(applicant)
    for (const path of [
      '/api/MTGAPPDoneIncome',
      '/api/MTGAPPDonePropertyInvite',
      '/api/MTGAPPDoneAssetInvite',
      '/api/MTGAPPDoneLiabilityInvite',
    ] as const)
      expect(keyOf(await invited.client.call(path, invited.ids))).toBe('')
    const { InterView, RequestedMortgage } = await loaded(made, invited)
    const { ApplicantID: _, ...ids } = invited.ids
    const answer = await invited.client.call('/api/MTGAPPUpdateRequestMortgageInvite', {
      ...ids,
      RequestMortgage: {
        ...RequestedMortgage,
        PropertyValue: InterView.PropertyValue,
        DownPayment: 50_000,
        SubjectProperty: { ...RequestedMortgage.SubjectProperty, ClosingDate: InterView.ClosingDate },
      },
    })
    expect(answer.ReturnStatus).toEqual({ ReturnCode: 200, ReturnMessage: '' })
    expect((await loaded(made, invited)).Step).toBe(3)
    expect((await made.borrower.client.call('/api/MTGAPPLoad', made.ids)).Step).toBe(2)
  })
  it('cannot save a mortgage that is hidden or submitted', async () => {
    const made = await begun()
    const hidden = await invitedTo(made)
    const { ApplicantID: _, ...ids } = hidden.ids
    expect(
      keyOf(await hidden.client.call('/api/MTGAPPUpdateRequestMortgageInvite', { ...ids, RequestMortgage: {} })),
    ).toBe('StepNotOpen')
    const shown = await invitedTo(made, { DisplayMortgage: 1 })
    await setApplication(foyer, made, { status: 0 })
    const { ApplicantID: __, ...others } = shown.ids
    expect(
      keyOf(await shown.client.call('/api/MTGAPPUpdateRequestMortgageInvite', { ...others, RequestMortgage: {} })),
    ).toBe('StepNotOpen')
  })
  it('has their own drafts, before and after joining, in any browser', async () => {
    const made = await begun()
    const invited = await invite(foyer, made)
    const keep = (ids: Invited['ids'], StepKey: string, Data: unknown, client = invited.client) =>
      client.call('/api/MTGAPPSaveDraft', { ...ids, StepKey, Data })
    expect(keyOf(await keep(invited.ids, 'join', { Identification: { FirstName: 'Lu' } }))).toBe('')
    expect((await loaded(made, invited)).Drafts).toMatchObject([
      { StepKey: 'join', Data: { Identification: { FirstName: 'Lu' } } },
    ])
    const joined = await join(invited, { RelationshipDD: 6 })
    expect((await loaded(made, invited)).Drafts).toEqual([])
    await keep(joined.ids, 'address', { SameAddressFlag: 1 })
    const elsewhere = await openInvite(foyer, made, invited.guid)
    expect(elsewhere.answer.Drafts).toMatchObject([{ StepKey: 'address', ApplicantID: joined.ids.ApplicantID }])
    expect((await made.borrower.client.call('/api/MTGAPPLoad', made.ids)).Drafts).toEqual([])
    expect(keyOf(await keep({ ...joined.ids, ApplicantID: made.mainApplicantId }, 'address', {}))).toBe('NoAccess')
  })
  it('reads the contact that the link went to until they have entered their own', async () => {
    const made = await begun()
    const invited = await invite(foyer, made)
    expect(await loaded(made, invited)).toMatchObject({
      ContactMethod: 'Email',
      Contact: expect.stringMatching(/^invited-\d+@example\.ca$/),
    })
    await join(invited, { RelationshipDD: 6 })
    expect(await loaded(made, invited)).toMatchObject({ Contact: '' })
  })
  it('may wish to be the main applicant: the broker sees it, and nothing else changes', async () => {
    const made = await begun()
    const invited = await invitedTo(made)
    expect(keyOf(await invited.client.call('/api/MTGAPPWishPrimary', { ...invited.ids, Wish: 1 }))).toBe('')
    expect((await loaded(made, invited)).WishesPrimary).toBe(1)
    const deal = await foyer
      .client()
      .call('/broker-api/LoadDeal', { SiteID: 'ours', MortgageApplicationID: made.applicationId })
    expect(deal.Invites).toMatchObject([{ WishesPrimary: 1, ApplicantID: invited.ids.ApplicantID }])
    expect(deal.Application.MainApplicantID).toBe(made.mainApplicantId)
  })
})

describe('concurrent edits', () => {
  it('of different parts do not conflict, and of the same part neither overwrites the other', async () => {
    const made = await begun()
    const invited = await invitedTo(made)
    const { Version: mine } = await made.borrower.client.call('/api/MTGAPPLoad', made.ids)
    const { Version: theirs } = await loaded(made, invited)
    const address = (ids: Invited['ids'], client: Invited['client'], Version: number) =>
      client.call('/api/MTGAppUpsertAddress', { ...ids, ApplicantAddresses: [anApplicantAddress()], Version })
    // Different parts, though the application's version is newer.
    expect(keyOf(await address(made.ids, made.borrower.client, mine))).toBe('')
    expect(keyOf(await address(invited.ids, invited.client, theirs))).toBe('')
    // The main applicant saves the invited person's part with an outdated version.
    const stale = await address({ ...made.ids, ApplicantID: invited.ids.ApplicantID }, made.borrower.client, mine)
    expect(stale.ReturnStatus).toEqual({ ReturnCode: 409, ReturnMessage: 'StaleEdit' })
    // And the reverse.
    const newest = (await made.borrower.client.call('/api/MTGAPPLoad', made.ids)).Version
    expect(
      keyOf(await address({ ...made.ids, ApplicantID: invited.ids.ApplicantID }, made.borrower.client, newest)),
    ).toBe('')
    expect(keyOf(await address(invited.ids, invited.client, theirs))).toBe('StaleEdit')
  })
  it('treat the mortgage as one part too', async () => {
    const made = await begun()
    const invited = await invitedTo(made, { DisplayMortgage: 1 })
    await fillAddresses(asApplicant(made, invited))
    for (const path of [
      '/api/MTGAPPDoneIncome',
      '/api/MTGAPPDonePropertyInvite',
      '/api/MTGAPPDoneAssetInvite',
      '/api/MTGAPPDoneLiabilityInvite',
    ] as const)
      await invited.client.call(path, invited.ids)
    const { Version } = await loaded(made, invited)
    await fillMortgageRequest(made)
    const { ApplicantID: _, ...ids } = invited.ids
    expect(
      keyOf(
        await invited.client.call('/api/MTGAPPUpdateRequestMortgageInvite', { ...ids, RequestMortgage: {}, Version }),
      ),
    ).toBe('StaleEdit')
  })
})
