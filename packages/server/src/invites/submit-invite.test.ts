import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { type MadeApplication, makeSite } from '../testing/builders.ts'
import {
  completePart,
  type Invited,
  invite,
  join,
  openInvite,
  readyApplication,
  sendApplication,
  sendPart,
} from '../testing/invited.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { changeInvite } from './store.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'late')
  await makeSite(foyer, 'waits', { ReqInvited: 1 })
})
afterAll(() => foyer.stop())

const thanked = 'We have received your part of the application'
const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage
const begun = (siteId = 'ours') => readyApplication(foyer, siteId)
const complete = (made: MadeApplication) => completePart(foyer, made)
const load = async (made: MadeApplication, { client, guid }: Invited) =>
  (await openInvite(foyer, made, guid, client)).answer
const exported = async ({ ids: { SiteID }, applicationId }: MadeApplication) =>
  (await foyer.client().call('/broker-api/ExportDeal', { SiteID, MortgageApplicationID: applicationId })).Deal

describe('an invited person sends their part', () => {
  it('with their own consent: the hash of the exact text, time and address', async () => {
    const made = await begun()
    const invited = await complete(made)
    const { Summary } = await load(made, invited)
    expect(await sendPart(invited, { Comments: 'I change jobs. SIN 046 454 286' })).toMatchObject({
      ReturnStatus: { ReturnCode: 200 },
      SubmittedAt: foyer.clock.now().toISOString(),
    })
    const [sent] = (await exported(made)).Invites
    expect(sent).toMatchObject({
      Status: 'Submitted',
      ApplicantID: invited.ids.ApplicantID,
      Comments: 'I change jobs. SIN ••• ••• 286',
      Consent: {
        ApplicantID: invited.ids.ApplicantID,
        Name: 'Luc Côté',
        ConsentVersion: '1.3',
        TextHash: createHash('sha256').update(Summary.Consent, 'utf8').digest('hex'),
        AcceptedAt: foyer.clock.now().toISOString(),
        Ip: '127.0.0.1',
        Actor: `invite:${invited.ids.ApplicantID}`,
      },
    })
    expect(sent?.Hash).toMatch(/^[0-9a-f]{64}$/)
  })
  it('once: the same key returns the first reply, any other is refused as sent', async () => {
    const made = await begun()
    const invited = await complete(made)
    const first = await sendPart(invited)
    foyer.clock.advance(60)
    expect(await sendPart(invited)).toEqual(first)
    expect((await sendPart(invited, { IdempotencyKey: 'k-2' })).ReturnStatus).toEqual({
      ReturnCode: 409,
      ReturnMessage: 'InviteCoApplicantSubmitted',
    })
    expect(keyOf(await load(made, invited))).toBe('InviteCoApplicantSubmitted')
    expect((await exported(made)).Invites).toHaveLength(1)
  })
  it('once of twenty concurrent requests', async () => {
    const made = await begun()
    const invited = await complete(made)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => sendPart(invited, { IdempotencyKey: `k-${at}` })),
    )
    expect(answers.map(keyOf).filter((key) => key === '')).toHaveLength(1)
    expect(new Set(answers.map(keyOf))).toEqual(new Set(['', 'InviteCoApplicantSubmitted']))
  })
  it('after which no one can change it: neither they nor the main applicant', async () => {
    const made = await begun()
    const invited = await complete(made)
    await sendPart(invited)
    expect(keyOf(await invited.client.call('/api/MTGAPPDoneIncome', invited.ids))).toBe('NoAccess')
    expect(keyOf(await invited.client.call('/api/MTGAPPWishPrimary', { ...invited.ids, Wish: 1 }))).toBe(
      'InviteCoApplicantSubmitted',
    )
    const theirs = { ...made.ids, ApplicantID: invited.ids.ApplicantID }
    expect(keyOf(await made.borrower.client.call('/api/MTGAPPDoneIncome', theirs))).toBe('InviteCoApplicantSubmitted')
    expect(keyOf(await made.borrower.client.call('/api/MTGAppRemoveCoApplicant', theirs))).toBe('ApplicantNotRemovable')
    const { InvitesHistory } = await made.borrower.client.call('/api/LoadInviteCoApplicant', made.ids)
    const InviteID = InvitesHistory[0]?.InviteID ?? 0
    expect(keyOf(await made.borrower.client.call('/api/ReInviteCoApplicant', { ...made.ids, InviteID }))).toBe(
      'InviteCoApplicantSubmitted',
    )
  })
  it('only if complete: missing answers are reported as in their own steps', async () => {
    const made = await begun()
    const invited = await join(await invite(foyer, made), { RelationshipDD: 6 })
    expect(await sendPart(invited)).toMatchObject({
      ReturnStatus: { ReturnCode: 422, ReturnMessage: 'ApplicationIncomplete' },
      Errors: [
        { Field: 'ApplicantAddresses', Key: 'AtLeastOneCurrentAddress' },
        { Field: 'ApplicantAddresses', Key: 'YearAddressHistory' },
      ],
    })
  })
  it.each([{ Accepted: 0 }, { ConsentVersion: '1.1' }])(
    'only with their consent to the current text: %o',
    async (given) => {
      const made = await begun()
      const invited = await complete(made)
      expect(await sendPart(invited, given)).toMatchObject({
        ReturnStatus: { ReturnCode: 422, ReturnMessage: 'ConsentRequired' },
        Errors: [{ Field: 'Accepted', Key: 'ConsentRequired' }],
      })
    },
  )
  it('only with the link of their own invitation', async () => {
    const made = await begun()
    const invited = await complete(made)
    const { guid } = await invite(foyer, made)
    expect(keyOf(await sendPart(invited, { guid }))).toBe('NoAccess')
  })
  it('and is thanked, and the main applicant is notified', async () => {
    const made = await begun()
    const { CopyTo } = await sendPart(await complete(made))
    expect((await foyer.mailbox.arrived(made.borrower.email)).subject).toBe('Luc Côté has filled in their part')
    await expect.poll(() => foyer.mailbox.to(CopyTo).at(-1)?.subject).toBe(thanked)
    expect(foyer.mailbox.to('ours@broker.example').filter(({ subject }) => subject.includes('invited'))).toEqual([])
  })
})

describe('the copy of a sent part', () => {
  const copiesTo = (to: string) => foyer.mailbox.to(to).filter(({ subject }) => subject === thanked)
  it('goes to the address that opened the link, and not to one that was only typed', async () => {
    const made = await begun()
    const invited = await complete(made)
    const { InvitesHistory } = await made.borrower.client.call('/api/LoadInviteCoApplicant', made.ids)
    const { CopyTo } = await sendPart(invited)
    expect(CopyTo).toBe(InvitesHistory[0]?.Contact)
    await expect.poll(() => copiesTo(CopyTo)).toHaveLength(1)
    const { text, attachments } = copiesTo(CopyTo)[0] ?? {}
    expect(text).toContain('A copy of your part is attached.')
    expect(attachments?.map(({ filename }) => filename)).toEqual([`your-part-${made.applicationId}.pdf`])
    const copy = readPdf(Buffer.from(attachments?.[0]?.content ?? '')).text
    expect(copy).toContain('Luc Côté')
    expect(copy).not.toContain('Ada Roy')
    expect(copiesTo('luc.cote@example.ca')).toEqual([])
  })
  it('has the same recipient when the request is repeated, and is sent once', async () => {
    const invited = await complete(await begun())
    const { CopyTo } = await sendPart(invited)
    expect((await sendPart(invited)).CopyTo).toBe(CopyTo)
    await expect.poll(() => copiesTo(CopyTo)).toHaveLength(1)
  })
  it('goes to no address that was only typed, after an invitation by text message: its mail has none', async () => {
    const made = await begun()
    const invited = await complete(made)
    const { siteId: site_id } = made.borrower
    await inSite(foyer.services.database.db, site_id, (trx) =>
      changeInvite(trx, { site_id, invite_id: invited.inviteId }, { method: 'SMS', contact: '4165550123' }),
    )
    expect((await sendPart(invited)).CopyTo).toBe('')
    await expect.poll(() => copiesTo('luc.cote@example.ca')).toMatchObject([{ attachments: [] }])
  })
})

describe('the main applicant submits the application', () => {
  it('with the invited person’s consent beside their own', async () => {
    const made = await begun()
    const invited = await complete(made)
    await sendPart(invited)
    foyer.clock.advance(600)
    expect(keyOf(await sendApplication(made))).toBe('')
    const { Submissions } = await exported(made)
    const [submission] = Submissions as {
      Consents: { ApplicantID: number; AcceptedAt: string; TextHash: string; Actor: string }[]
    }[]
    const [own, theirs] = submission?.Consents ?? []
    expect([own?.ApplicantID, theirs?.ApplicantID]).toEqual([made.mainApplicantId, invited.ids.ApplicantID])
    expect([own?.Actor, theirs?.Actor]).toEqual([made.borrower.userId, `invite:${invited.ids.ApplicantID}`])
    expect(own?.TextHash).not.toBe(theirs?.TextHash)
    expect(Date.parse(own?.AcceptedAt ?? '') - Date.parse(theirs?.AcceptedAt ?? '')).toBe(600_000)
  })
  it('without a missing part, which is listed and may come later', async () => {
    const made = await begun('late')
    await invite(foyer, made)
    const invited = await complete(made)
    const { OpenInvites } = await made.borrower.client.call('/api/MTGAPPLoad', made.ids)
    expect(OpenInvites?.map(({ ApplicantID }) => ApplicantID).sort()).toEqual([0, invited.ids.ApplicantID])
    expect(keyOf(await sendApplication(made))).toBe('')
    const { text: toBroker } = await foyer.mailbox.arrived('late@broker.example')
    expect(toBroker).toMatch(
      /Personnes invitées, partie à venir\u00A0: (?:invited-\d+@example\.ca|Luc Côté) et (?:Luc Côté|invited-\d+@example\.ca)\./,
    )
    expect(toBroker).toMatch(
      /Invited, part still to come: (?:invited-\d+@example\.ca|Luc Côté) and (?:Luc Côté|invited-\d+@example\.ca)\./,
    )
    expect(keyOf(await sendPart(invited))).toBe('')
    const late = await foyer.mailbox.arrived('late@broker.example', 2)
    expect(late.subject).toBe(
      'An invited co-applicant has sent their part: Luc Côté / Un coemprunteur invité a envoyé sa partie\u00A0: Luc Côté',
    )
    expect((await exported(made)).Invites.filter(({ Status }) => Status === 'Submitted')).toHaveLength(1)
  })
  it('unless the broker requires everyone who was invited', async () => {
    const made = await begun('waits')
    const invited = await complete(made)
    expect(await sendApplication(made)).toMatchObject({
      ReturnStatus: { ReturnCode: 422, ReturnMessage: 'ApplicationIncomplete' },
      Errors: [{ Field: 'OpenInvites.0', Key: 'InvitedPersonNotDone' }],
    })
    await sendPart(invited)
    expect(keyOf(await sendApplication(made))).toBe('')
  })
  it('regardless of expired links', async () => {
    const made = await begun('waits')
    await invite(foyer, made)
    foyer.clock.advance(15 * 24 * 3600)
    const deal = await foyer
      .client()
      .call('/broker-api/LoadDeal', { SiteID: 'waits', MortgageApplicationID: made.applicationId })
    expect(deal.Application.OpenInvites).toEqual([])
    expect(deal.Invites[0]?.Status).toBe('Expired')
  })
})
