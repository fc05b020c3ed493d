import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { allMailsSent } from '../testing/all-mails-sent.ts'
import {
  addCoApplicant,
  fillIdentification,
  fillLists,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
  setApplication,
} from '../testing/builders.ts'
import { guidIn, invite, join, mailInvitation, openInvite } from '../testing/invited.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { changeInvite } from './store.ts'

let foyer: TestFoyer
let application: MadeApplication

beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'alone', { ShowInviteCoApplicant: 0 })
})
afterAll(() => foyer.stop())

const begun = async (siteId = 'ours'): Promise<MadeApplication> => {
  const made = await makeApplication(await makeBorrower(foyer, siteId))
  await fillIdentification(made, { FirstName: 'Ada', LastName: 'Roy' })
  await fillLists(made)
  return made
}
const idsOf = ({ ids: { SiteID, UserID } }: MadeApplication) => ({ SiteID, UserID })
const byMail = (made: MadeApplication, given: object) =>
  made.borrower.client.callAnyhow('/api/InviteCoApplicant', {
    ...idsOf(made),
    SendData: { ...mailInvitation('luc@example.ca'), MortgageApplicationID: made.applicationId, ...given },
  })
const byText = (made: MadeApplication, given: object) =>
  made.borrower.client.callAnyhow('/api/InviteCoApplicantSMS', {
    ...idsOf(made),
    SendData: {
      Recipients: [{ Number: '(416) 555-0123' }],
      EmailBody: 'Your part, please.',
      MtgAppLinkID: 1,
      MortgageApplicationID: made.applicationId,
      ...given,
    },
  })
const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage
const history = async (made: MadeApplication) =>
  (await made.borrower.client.call('/api/LoadInviteCoApplicant', made.ids)).InvitesHistory
const again = (made: MadeApplication, InviteID: number) =>
  made.borrower.client.call('/api/ReInviteCoApplicant', {
    ...idsOf(made),
    MortgageApplicationID: made.applicationId,
    InviteID,
  })

const setInvite = (invite_id: number, changes: { submitted_at: Date } | { sent_at: Date }) =>
  inSite(foyer.services.database.db, 'ours', (trx) => changeInvite(trx, { site_id: 'ours', invite_id }, changes))

describe('an invitation by e-mail', () => {
  beforeAll(async () => {
    application = await begun()
  })
  it('has a separate link for each recipient, under the broker’s brand, and is in the history', async () => {
    const answer = await byMail(application, { Recipients: 'Luc@Example.ca; ana@example.ca', DisplayMortgage: 1 })
    expect(
      answer.InvitesHistory.map(({ ContactMethod, Contact, Status }) => [ContactMethod, Contact, Status]).sort(),
    ).toEqual([
      ['Email', 'ana@example.ca', 'Pending'],
      ['Email', 'luc@example.ca', 'Pending'],
    ])
    const mails = await Promise.all(['luc', 'ana'].map((one) => foyer.mailbox.arrived(`${one}@example.ca`)))
    const [first, second] = mails.map(guidIn)
    expect(first).not.toBe(second)
    const [mail] = mails
    expect(mail?.subject).toBe('Ada Roy invites you to apply for a mortgage together')
    expect(mail?.text).toContain('Ada Roy invites you to apply together')
    expect(mail?.text).toContain('Tremblay Hypothèques')
    expect(mail?.html).toContain('#7a1f5c')
  })
  it('is in the chosen language', async () => {
    await byMail(await begun(), { Recipients: 'marc@example.ca', LanguageID: 2 })
    const { text } = await foyer.mailbox.arrived('marc@example.ca')
    expect(text).toContain('Ada Roy vous invite à faire la demande ensemble')
    expect(text).toContain('Remplir ma partie')
  })
  it('has our subject and text, whatever the request contains, with the note as plain text', async () => {
    const EmailBody = '<script>alert(1)</script>\nSee you soon'
    const EmailSubject = 'Verify your account at evil.example\r\nBcc: all@example.ca'
    await byMail(await begun(), { Recipients: 'plain@example.ca', EmailBody, EmailSubject })
    const { html, text, subject } = await foyer.mailbox.arrived('plain@example.ca')
    expect(subject).toBe('Ada Roy invites you to apply for a mortgage together')
    expect(text).toContain('A note from Ada Roy:\n\n<script>alert(1)</script>\n\nSee you soon')
    expect(text).not.toContain('evil')
    expect(html).not.toMatch(/<script/)
    expect(html.match(/<a /g)).toHaveLength(1)
  })
  it('may omit the note', async () => {
    await byMail(await begun(), { Recipients: 'bare@example.ca', EmailBody: undefined })
    expect((await foyer.mailbox.arrived('bare@example.ca')).text).not.toContain('A note from')
  })
  it('equals its preview', async () => {
    const made = await begun()
    const { Previews } = await made.borrower.client.call('/api/LoadInviteCoApplicant', made.ids)
    const preview = (way: string, language: number) =>
      Previews.find(({ ContactMethod, LanguageID }) => ContactMethod === way && LanguageID === language)
    await byMail(made, { Recipients: 'preview@example.ca', LanguageID: 2 })
    const mail = await foyer.mailbox.arrived('preview@example.ca')
    const french = preview('Email', 2)
    expect(mail.subject).toBe(french?.Subject)
    for (const words of [...(french?.Before ?? ['?']), french?.NoteLead ?? '?', ...(french?.After ?? ['?'])])
      expect(mail.text).toContain(words)
    await byText(made, { Recipients: [{ Number: '514-555-0171' }] })
    const { text } = await foyer.phone.arrived('5145550171')
    expect(text).toContain(preview('SMS', 1)?.Before[0] ?? '?')
  })
  it('is limited to three a day to one address, from all users of the site', async () => {
    for (let count = 0; count < 3; count += 1)
      expect(keyOf(await byMail(await begun(), { Recipients: 'target@example.ca' }))).toBe('')
    expect(keyOf(await byMail(await begun(), { Recipients: 'target@example.ca' }))).toBe('TooManyRequests')
    expect(foyer.mailbox.to('target@example.ca').length).toBeLessThanOrEqual(3)
  })
  it('is limited to thirty a day from one network, over all accounts', async () => {
    const keys: string[] = []
    for (let count = 0; count < 4; count += 1) {
      const made = await begun()
      const client = foyer.client({ ip: `203.0.113.${count + 1}` })
      client.cookies.set('sid-ours', made.borrower.client.cookies.get('sid-ours') ?? '')
      const five = (name: string) =>
        Array.from({ length: 5 }, (_, at) => `${name}${count}${at}@net.example.ca`).join(';')
      for (const name of ['a', 'b'])
        keys.push(keyOf(await byMail({ ...made, borrower: { ...made.borrower, client } }, { Recipients: five(name) })))
    }
    expect(keys).toEqual(['', '', '', '', '', '', 'TooManyRequests', 'TooManyRequests'])
  })
  test.each([
    ['Recipients', ' ', 'RequiredRecipients'],
    ['Recipients', 'luc', 'InvalidEmail'],
    ['Recipients', Array.from({ length: 6 }, (_, at) => `p${at}@example.ca`).join(';'), 'TooManyRecipients'],
    ['EmailBody', 'x'.repeat(301), 'NoteTooLong'],
    ['EmailBody', 'Details: https://evil.example/x', 'NoteWithContactDetails'],
    ['EmailBody', 'Call me at 416 555 0123', 'NoteWithContactDetails'],
    ['MtgAppLinkID', 9, 'UnknownChoice'],
  ])('%s %j is refused: %s', async (Field, value, Key) => {
    const answer = await byMail(application, { [Field]: value })
    expect(answer.ReturnStatus).toEqual({ ReturnCode: 422, ReturnMessage: Key })
    expect(answer.Errors).toEqual([{ Field: `SendData.${Field}`, Key }])
  })
  it('has no note before the main applicant has a name to sign it with', async () => {
    const unnamed = await makeApplication(await makeBorrower(foyer, 'ours', { firstName: '', lastName: '' }))
    const answer = await byMail(unnamed, { Recipients: 'anne@example.ca', EmailBody: 'Please fill in your part' })
    expect(answer.Errors).toEqual([{ Field: 'SendData.EmailBody', Key: 'NoteNeedsName' }])
    expect(keyOf(await byMail(unnamed, { Recipients: 'anne@example.ca', EmailBody: '' }))).toBe('')
  })
  it('for an applicant must name the applicant', async () => {
    const answer = await byMail(application, { DisplayAddApplicant: 0 })
    expect(answer.Errors).toEqual([{ Field: 'SendData.ApplicantID', Key: 'RequiredInvitedApplicant' }])
  })
  it('is limited to ten a day per application; refused ones are not counted', async () => {
    const made = await begun()
    const five = (from: string) => Array.from({ length: 5 }, (_, at) => `${from}${at}@day.example.ca`).join(';')
    expect(keyOf(await byMail(made, { Recipients: five('a') }))).toBe('')
    const tooMany = await byMail(made, { Recipients: `${five('b')};one@more.example.ca` })
    expect(keyOf(tooMany)).toBe('TooManyRecipients')
    expect(keyOf(await byMail(made, { Recipients: 'c0@day.example.ca;c1@day.example.ca;c2@day.example.ca' }))).toBe('')
    expect(keyOf(await byMail(made, { Recipients: five('d') }))).toBe('TooManyRequests')
    expect(keyOf(await byMail(made, { Recipients: 'c3@day.example.ca' }))).toBe('')
    expect(keyOf(await byMail(made, { Recipients: 'c4@day.example.ca;c5@day.example.ca' }))).toBe('TooManyRequests')
    expect(foyer.mailbox.to('d0@day.example.ca')).toEqual([])
  })
  it('sent twice after a lost reply goes out once', async () => {
    const made = await begun()
    await byMail(made, { Recipients: 'twice@example.ca' })
    const answer = await byMail(made, { Recipients: 'twice@example.ca' })
    expect(answer.InvitesHistory).toHaveLength(1)
    await allMailsSent(foyer, 'twice@example.ca')
    expect(foyer.mailbox.to('twice@example.ca')).toHaveLength(1)
  })
  it('goes out again where the first one has a time far ahead, which a wrong clock wrote', async () => {
    const made = await begun()
    const sent = await byMail(made, { Recipients: 'ahead@example.ca' })
    const ahead = new Date(foyer.clock.now().getTime() + 365 * 24 * 60 * 60 * 1000)
    await setInvite(sent.InvitesHistory[0]?.InviteID ?? 0, { sent_at: ahead })
    await byMail(made, { Recipients: 'ahead@example.ca' })
    await expect.poll(() => foyer.mailbox.to('ahead@example.ca').length).toBe(2)
  })
})

describe('an invitation by text message', () => {
  it('goes to each number with a valid link', async () => {
    const made = await begun()
    const answer = await byText(made, { Recipients: [{ Number: '(416) 555-0123' }, { Number: '514-555-0199' }] })
    expect(answer.InvitesHistory.map(({ ContactMethod, Contact }) => [ContactMethod, Contact]).sort()).toEqual([
      ['SMS', '(416) 555-0123'],
      ['SMS', '(514) 555-0199'],
    ])
    const message = await foyer.phone.arrived('4165550123')
    expect(message.text).toContain('Ada Roy')
    expect(message.text).toContain('Your part, please.')
    expect((await openInvite(foyer, made, guidIn(message))).answer.CurrentApplicantID).toBe(0)
  })
  test.each([
    [[], 'RequiredPhoneNumbers'],
    [[{ Number: '4165550123' }, { Number: '+1 416 555 0123' }], 'PhoneNumberExists'],
    [[{ Number: '+44 20 7946 0958' }], 'PhoneNotTextable'],
    [[{ Number: '809 555 0123' }], 'PhoneNotTextable'],
  ])('to %j is refused: %s', async (Recipients, Key) => {
    const answer = await byText(await begun(), { Recipients })
    expect(answer.Errors).toEqual([{ Field: 'SendData.Recipients', Key }])
  })
  it('is in the chosen language', async () => {
    await byText(await begun(), { Recipients: [{ Number: '514-555-0133' }], LanguageID: 2, EmailBody: 'À toi.' })
    const { text } = await foyer.phone.arrived('5145550133')
    expect(text.replace(/https?:\S+/, 'LIEN')).toBe(
      'Ada Roy vous invite à faire une demande de prêt hypothécaire ensemble auprès de Tremblay Hypothèques. Son message : À toi. Remplissez votre partie : LIEN Le lien fonctionne 14 jours.',
    )
  })
  it('that cannot be delivered is shown as failed, and its number may be used again', async () => {
    const made = await begun()
    foyer.phone.refuse('4165550166')
    await byText(made, { Recipients: [{ Number: '4165550166' }] })
    await expect.poll(async () => (await history(made))[0]?.Status).toBe('Undelivered')
  })
  it('to a person who has joined already keeps them as the same applicant', async () => {
    const made = await begun()
    const first = await byText(made, { Recipients: [{ Number: '4165550155' }] })
    const { client, answer } = await openInvite(foyer, made, guidIn(await foyer.phone.arrived('4165550155')))
    const ids = { ...made.ids, UserID: '', ApplicantID: 0 }
    const joined = await join({ client, guid: '', inviteId: answer.InviteID, ids }, { RelationshipDD: 6 })
    foyer.clock.advance(60)
    const second = await byText(made, { Recipients: [{ Number: '4165550155' }], EmailBody: 'Once more.' })
    expect(second.InvitesHistory.map(({ InviteID }) => InviteID)).toEqual([first.InvitesHistory[0]?.InviteID])
    // The earlier link opens nothing, and its grant has ended.
    expect(keyOf(await client.call('/api/MTGAPPDoneIncome', joined.ids))).toBe('Access_Denied')
    const guid = guidIn(await foyer.phone.arrived('4165550155', 2))
    expect((await openInvite(foyer, made, guid)).answer.CurrentApplicantID).toBe(joined.ids.ApplicantID)
  })
  it('cannot be resent directly: its number is entered again instead', async () => {
    const made = await begun()
    const { InvitesHistory } = await byText(made, { Recipients: [{ Number: '4165550188' }] })
    expect(keyOf(await again(made, InvitesHistory[0]?.InviteID ?? 0))).toBe('NoAccess')
  })
})

describe('inviting', () => {
  it('is possible as soon as the interview is saved, where the site offers it, until submission', async () => {
    const early = await makeApplication(await makeBorrower(foyer, 'ours'))
    expect(keyOf(await byMail(early, {}))).toBe('')
    expect(keyOf(await byMail(await begun('alone'), {}))).toBe('StepNotOpen')
    const sent = await begun()
    await setApplication(foyer, sent, { status: 0 })
    expect(keyOf(await byMail(sent, {}))).toBe('ApplicationSubmitted')
  })
  it('is limited to ten people', async () => {
    const made = await begun()
    for (let count = 1; count < 9; count += 1) await addCoApplicant(made, { FirstName: `P${count}`, RelationshipDD: 6 })
    expect(keyOf(await byMail(made, { Recipients: 'a@full.example.ca;b@full.example.ca' }))).toBe('TooManyRecords')
  })
  it('lists the available profiles', async () => {
    const made = await begun()
    const answer = await made.borrower.client.call('/api/LoadInviteCoApplicant', {
      ...idsOf(made),
      MortgageApplicationID: made.applicationId,
    })
    expect(answer).toMatchObject({
      InvitesHistory: [],
      MtgAppProfileLinks: [{ Label: 'Marie Tremblay, Tremblay Hypothèques', Value: 1 }],
    })
  })
  it('may be for a co-applicant on the application, and for no other applicant', async () => {
    const made = await begun()
    const luc = await addCoApplicant(made, { RelationshipDD: 6 })
    const { ids } = await invite(foyer, made, { DisplayAddApplicant: 0, ApplicantID: luc.ids.ApplicantID })
    expect(ids.ApplicantID).toBe(luc.ids.ApplicantID)
    for (const ApplicantID of [made.mainApplicantId, (await begun()).mainApplicantId])
      expect(keyOf(await byMail(made, { DisplayAddApplicant: 0, ApplicantID }))).toBe('NoAccess')
  })
})

describe('a withdrawn invitation', () => {
  const takeBack = (made: MadeApplication, InviteID: number) =>
    made.borrower.client.call('/api/MTGAPPWithdrawInvite', { ...made.ids, InviteID })

  it('opens nothing, in no browser; its person stays, and it blocks nothing', async () => {
    const made = await begun()
    const invited = await join(await invite(foyer, made), { RelationshipDD: 6 })
    const answer = await takeBack(made, invited.inviteId)
    expect(answer.InvitesHistory.map(({ Status }) => Status)).toEqual(['Withdrawn'])
    expect(keyOf(await invited.client.call('/api/MTGAPPDoneIncome', invited.ids))).toBe('Access_Denied')
    expect(keyOf((await openInvite(foyer, made, invited.guid)).answer)).toBe('InviteCoApplicantSubmitted')
    const { Applicants, OpenInvites } = await made.borrower.client.call('/api/MTGAPPLoad', made.ids)
    expect([Applicants.length, OpenInvites]).toEqual([2, []])
    expect(keyOf(await again(made, invited.inviteId))).toBe('InviteCoApplicantSubmitted')
    expect(keyOf(await takeBack(made, invited.inviteId))).toBe('')
    const { Events } = await foyer.client().call('/broker-api/AuditTrail', {
      SiteID: 'ours',
      MortgageApplicationID: made.applicationId,
    })
    expect(Events.filter(({ Action }) => Action === 'invite-withdrawn')).toHaveLength(1)
  })
  it('may be withdrawn after submission', async () => {
    const made = await begun()
    const { inviteId } = await invite(foyer, made)
    await setApplication(foyer, made, { status: 0 })
    expect(keyOf(await takeBack(made, inviteId))).toBe('')
  })
  it('must be of this application, and not yet submitted', async () => {
    const made = await begun()
    const { inviteId } = await invite(foyer, made)
    expect(keyOf(await takeBack(await begun(), inviteId))).toBe('NoAccess')
    await setInvite(inviteId, { submitted_at: foyer.clock.now() })
    expect(keyOf(await takeBack(made, inviteId))).toBe('InviteCoApplicantSubmitted')
  })
})

describe('a resent invitation', () => {
  it('has a new link valid for two weeks; the old link and its grants end', async () => {
    const made = await begun()
    const invited = await join(await invite(foyer, made), { RelationshipDD: 6 })
    const answer = await again(made, invited.inviteId)
    const contact = answer.InvitesHistory[0]?.Contact ?? ''
    const guid = guidIn(await foyer.mailbox.arrived(contact, 2))
    expect(guid).not.toBe(invited.guid)
    expect(keyOf((await openInvite(foyer, made, invited.guid)).answer)).toBe('NoAccess')
    expect(keyOf(await invited.client.call('/api/MTGAPPDoneIncome', invited.ids))).toBe('Access_Denied')
    const { answer: opened } = await openInvite(foyer, made, guid, invited.client)
    expect(opened.CurrentApplicantID).toBe(invited.ids.ApplicantID)
  })
  it('is limited to one a minute', async () => {
    const made = await begun()
    const { inviteId } = await invite(foyer, made)
    expect(keyOf(await again(made, inviteId))).toBe('')
    expect(keyOf(await again(made, inviteId))).toBe('TooManyRequests')
    foyer.clock.advance(61)
    expect(keyOf(await again(made, inviteId))).toBe('')
  })
  it('must be of this application', async () => {
    const { inviteId } = await invite(foyer, await begun())
    expect(keyOf(await again(await begun(), inviteId))).toBe('NoAccess')
  })
})
