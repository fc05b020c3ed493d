import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { allMailsSent } from '../testing/all-mails-sent.ts'
import { type MadeApplication, makeSite } from '../testing/builders.ts'
import {
  completePart,
  guidIn,
  type Invited,
  openInvite,
  readyApplication,
  sendApplication,
  sendPart,
} from '../testing/invited.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let staff: Staff
let assistant: Staff
let compliance: Staff
let made: MadeApplication
const site = 'commented'
beforeAll(async () => {
  foyer = await startTestFoyer()
  const brokerageId = await makeBrokerage(foyer)
  await makeSite(foyer, site)
  await giveSite(foyer, brokerageId, site)
  staff = await makeStaff(foyer, brokerageId)
  assistant = await makeStaff(foyer, brokerageId, { role: 'assistant', reach: 'brokerage' })
  compliance = await makeStaff(foyer, brokerageId, { role: 'compliance' })
})
afterAll(() => foyer.stop())
beforeEach(async () => {
  made = await readyApplication(foyer, site)
})

interface Answer {
  ReturnStatus: { ReturnCode: number; ReturnMessage: string }
}
const refusalOf = ({ ReturnStatus: { ReturnCode, ReturnMessage } }: Answer) => (ReturnCode === 200 ? '' : ReturnMessage)
type Given = Partial<Omit<BodyOf<'/console-api/SaveComment'>, 'SiteID' | 'MortgageApplicationID'>>
const deal = () => ({ SiteID: site, MortgageApplicationID: made.applicationId })
const comment = (given: Given = {}) => ({
  ...{ ...deal(), CommentID: 0, ApplicantID: made.mainApplicantId, Step: 'identification' as const, RecordID: 0 },
  ...{ Field: 'MaritalStatusDD', Text: 'Still single?', ...given },
})
const save = (given: Given = {}, by: Staff = staff) => by.client.callAnyhow('/console-api/SaveComment', comment(given))
const list = (LanguageID = 1) => staff.client.call('/console-api/ListComments', { ...deal(), LanguageID })
const sendBack = (Message = 'Two small things.') =>
  staff.client.callAnyhow('/console-api/ReturnForReview', { ...deal(), DisplayMortgage: 1, DisplayIncome: 1, Message })
const read = async ({ client, ids }: Pick<Invited, 'client' | 'ids'>) => {
  const { SiteID, UserID, MortgageApplicationID } = ids
  return (await client.call('/api/MTGAPPListReviewComments', { SiteID, UserID, MortgageApplicationID })).Comments
}
const main = () => ({ client: made.borrower.client, ids: { ...made.ids, ApplicantID: made.mainApplicantId } })

describe('a comment at an answer', () => {
  it('is a draft that its client does not read until the application is returned', async () => {
    await sendApplication(made)
    expect(refusalOf(await save())).toBe('')
    expect((await list()).Comments).toMatchObject([
      { Label: 'Marital status', Text: 'Still single?', State: 'draft', SentAt: '', Before: '', After: '' },
    ])
    expect((await list(2)).Comments).toMatchObject([{ Label: 'État matrimonial' }])
    expect(await read(main())).toEqual([])
  })
  it('is changed or removed by staff until it is sent, and not after', async () => {
    await sendApplication(made)
    await save()
    const [first] = (await list()).Comments
    const CommentID = first?.CommentID ?? 0
    expect(refusalOf(await save({ CommentID, Text: 'Single?' }, assistant))).toBe('')
    expect((await list()).Comments).toMatchObject([{ CommentID, Text: 'Single?' }])
    await sendBack()
    const remove = () => staff.client.callAnyhow('/console-api/RemoveComment', { ...deal(), CommentID })
    expect([refusalOf(await save({ CommentID })), refusalOf(await remove())]).toEqual(['NoAccess', 'NoAccess'])
  })
  test.each<[string, Given, string]>([
    ['no words', { Text: ' ' }, 'RequiredNote'],
    ['another application’s person', { ApplicantID: 7 }, 'NoAccess'],
    ['a field that is not asked', { Field: 'Password' }, 'NoAccess'],
    ['a record that is not there', { Step: 'income', RecordID: 12_345, Field: 'IncomeAmount' }, 'NoAccess'],
  ])('with %s is refused', async (_, given, key) => {
    await sendApplication(made)
    expect(refusalOf(await save(given))).toBe(key)
  })
  it('is not written before the application was sent', async () => expect(refusalOf(await save())).toBe('NoAccess'))
  it('is read by compliance, who write none', async () => {
    await sendApplication(made)
    expect(refusalOf(await save({}, compliance))).not.toBe('')
    expect((await compliance.client.call('/console-api/ListComments', deal())).Comments).toEqual([])
  })
})

describe('an application that is returned', () => {
  it('mails its client once, with the message and the number of questions, in their language', async () => {
    await sendApplication(made)
    await save()
    await save({ Field: 'Email', Text: 'Is this address right?' })
    await allMailsSent(foyer, made.borrower.email)
    const before = foyer.mailbox.to(made.borrower.email).length
    expect((await list()).Readers).toMatchObject([{ ApplicantID: 0, Name: 'Ada Roy', LanguageID: 1 }])
    expect(await sendBack()).toMatchObject({ Sent: 2 })
    const mail = await foyer.mailbox.arrived(made.borrower.email, before + 1)
    expect(mail.text).toContain('There are questions about 2 of your answers.')
    expect(mail.text).toContain('Two small things.')
    // What is asked is read after signing in only.
    expect(mail.text).not.toContain('Is this address right?')
    expect(refusalOf(await sendBack())).toBe('NoComments')
  })
  it('shows each comment to its reader; the office sees the change, or that it is done', async () => {
    await sendApplication(made)
    await save()
    await save({ Field: 'Email', Text: 'Is this address right?' })
    await sendBack()
    const [marital, email] = await read(main())
    expect(marital).toMatchObject({ Label: 'Marital status', Text: 'Still single?', ChangedFl: 0, DoneFl: 0 })
    const { Applicants } = await made.borrower.client.call('/api/MTGAPPLoad', made.ids)
    const Identification = { ...Applicants[0]?.Identification, MaritalStatusDD: 1 }
    const ids = { ...made.ids, ApplicantID: made.mainApplicantId }
    await made.borrower.client.call('/api/MTGAPPSaveIdentification', { ...ids, Identification })
    const mark = { ...made.ids, CommentID: email?.CommentID ?? 0, DoneFl: 1 as const }
    await made.borrower.client.call('/api/MTGAPPMarkReviewComment', mark)
    expect(await read(main())).toMatchObject([{ ChangedFl: 1 }, { ChangedFl: 0, DoneFl: 1 }])
    const [first, second] = (await list()).Comments
    expect(first).toMatchObject({ State: 'changed', DoneFl: 0 })
    expect([first?.Before, first?.After].every(Boolean)).toBe(true)
    expect(first?.Before).not.toBe(first?.After)
    expect(second).toMatchObject({ State: 'done', Before: '', After: '' })
  })
  it('asks a person who sent their own part by a new link; no one else reads their comments', async () => {
    const luc = await completePart(foyer, made)
    await sendPart(luc)
    await sendApplication(made)
    await save({ ApplicantID: luc.ids.ApplicantID, Text: 'Since when?' })
    await save()
    const { Readers } = await list()
    expect(Readers).toMatchObject([{ ApplicantID: luc.ids.ApplicantID, Name: 'Luc Côté' }, { ApplicantID: 0 }])
    const { Invites } = await staff.client.call('/console-api/LoadDeal', deal())
    const to = Invites[0]?.Contact ?? ''
    await allMailsSent(foyer, to)
    const before = foyer.mailbox.to(to).length
    foyer.clock.advance(120)
    expect(await sendBack()).toMatchObject({ Sent: 2 })
    const mail = await foyer.mailbox.arrived(to, before + 1)
    expect(mail.text).toContain('Two small things.')
    const { client } = await openInvite(foyer, made, guidIn(mail))
    expect(await read({ client, ids: luc.ids })).toMatchObject([{ Text: 'Since when?' }])
    const [own] = await read(main())
    expect(own).toMatchObject({ Text: 'Still single?' })
    const mark = { ...luc.ids, CommentID: own?.CommentID ?? 0, DoneFl: 1 as const }
    expect(refusalOf(await client.callAnyhow('/api/MTGAPPMarkReviewComment', mark))).toBe('NoAccess')
  })
  it('keeps what changed in a hidden number to itself', async () => {
    await sendApplication(made)
    await save({ Field: 'SIN', Text: 'Is this number right?' })
    await sendBack()
    const { Applicants } = await made.borrower.client.call('/api/MTGAPPLoad', made.ids)
    const Identification = { ...Applicants[0]?.Identification, SIN: '130 692 544' }
    const ids = { ...made.ids, ApplicantID: made.mainApplicantId }
    await made.borrower.client.call('/api/MTGAPPSaveIdentification', { ...ids, Identification })
    expect((await list()).Comments).toMatchObject([{ State: 'changed', Before: '', After: '' }])
  })
})
