import { kinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import { hiddenPeople } from '@foyer/domain/documents/checklist.ts'
import { aJob, anAsset } from '@foyer/domain/testing/records.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import {
  addDocument,
  fillIncomes,
  type MadeApplication,
  makeDocumentRequest,
  makeSite,
  upload,
} from '../testing/builders.ts'
import {
  asApplicant,
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

const nothing = { MainSeesIdentity: 0, MainSeesContact: 0, MainSeesIncome: 0, MainSeesAssets: 0, MainSeesDebts: 0 }
const everything = {
  InvitedSeesIdentity: 1,
  InvitedSeesContact: 1,
  InvitedSeesIncome: 1,
  InvitedSeesAssets: 1,
  InvitedSeesDebts: 1,
}
let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'closed', nothing)
  await makeSite(foyer, 'typed', nothing)
  await makeSite(foyer, 'partly', { MainSeesIncome: 0, MainSeesAssets: 0 })
  await makeSite(foyer, 'mutual', everything)
  await makeSite(foyer, 'usual')
})
afterAll(() => foyer.stop())

/** An application whose invited person has answered everything. */
const withInvited = async (siteId: string) => {
  const made = await readyApplication(foyer, siteId)
  const invited = await completePart(foyer, made)
  const theirs = asApplicant(made, invited)
  await addDocument(theirs, { IdentificationNumber: 'K9182736' })
  await fillIncomes(theirs, [aJob({ EmployerName: 'Scierie du Fjord', IncomeAmount: 43_210 })])
  const Asset = anAsset({ AssetValue: 54_321 })
  await invited.client.call('/api/MTGAPPUpsertAssetInvite', { ...invited.ids, Asset })
  return { made, invited, theirs }
}
const marks = ['luc.cote@example.ca', '286', 'Scierie du Fjord', '43210', '54321', 'K9182736']
const marksIn = (text: string) =>
  marks.filter((mark) => text.replaceAll(/[\s\u00a0,]/g, '').includes(mark.replaceAll(' ', '')))
const answersOf = (applicant: unknown) =>
  JSON.stringify(applicant, (key, value: unknown) => (/ID$/.test(key) ? undefined : value))
const load = (made: MadeApplication) => made.borrower.client.call('/api/MTGAPPLoad', made.ids)
const partOf = async (made: MadeApplication, { ids }: Invited) => {
  const application = await load(made)
  return {
    applicant: application.Applicants.find(({ ApplicantID }) => ApplicantID === ids.ApplicantID),
    totals: application.Summary.ApplicantsNames.find(({ ApplicantID }) => ApplicantID === ids.ApplicantID),
  }
}

describe('a site that shows the main applicant nothing of an invited person’s part', () => {
  it('replies with the name and the progress alone, before and after the part is sent', async () => {
    const { made, invited } = await withInvited('closed')
    for (const send of [async () => {}, () => sendPart(invited)]) {
      await send()
      const { applicant, totals } = await partOf(made, invited)
      expect(applicant).toMatchObject({
        FirstName: 'Luc',
        LastName: 'Côté',
        Hidden: Object.keys(nothing).map((key) => key.slice(8)),
      })
      expect(applicant?.Step).toBeGreaterThan(0)
      expect(marksIn(answersOf(applicant))).toEqual([])
      expect(totals).toMatchObject({ strAnnualIncome: '', strTotalAsset: '', PropertyCount: 0 })
    }
  })
  test.each(Object.values(kinds))('refuses the main applicant each $kind record of the part', async (kind) => {
    const { made, invited } = await withInvited('closed')
    const [path] = 'load' in kind.paths ? kind.paths.load : []
    if (path === undefined) return
    const answer = await made.borrower.client.callAnyhow(path, {
      ...made.ids,
      ...invited.ids,
      UserID: made.ids.UserID,
      [kind.idField]: 1,
    })
    expect(answer.ReturnStatus).toEqual({ ReturnCode: 403, ReturnMessage: 'PartIsPrivate' })
  })
  it('replies with no hash of a part, from which a guess could be confirmed, and accepts the submission', async () => {
    const { made, invited } = await withInvited('closed')
    await sendPart(invited)
    const { Summary } = await load(made)
    expect(Summary.Reviewed.Parts.find(({ ApplicantID }) => ApplicantID === invited.ids.ApplicantID)?.PartHash).toBe('')
    expect((await sendApplication(made)).ReturnStatus.ReturnMessage).toBe('')
  })
  it('keeps the documents that others alone were asked for from the main applicant', async () => {
    const { made, invited } = await withInvited('closed')
    const ask = (Recipients: string[], RequestName: string) =>
      makeDocumentRequest(foyer, 'closed', made, { Recipients, RequestName })
    const theirs = await ask(['luc.cote@example.ca'], 'Pay of Luc')
    const shared = await ask(['luc.cote@example.ca', made.borrower.email], 'Home')
    await invited.client.call('/api/RDACCESS', theirs.link)
    const sentFile = await upload(invited.client, theirs.itemId, { siteId: 'closed' })
    expect(sentFile).toMatchObject({ http: 200 })
    const { DFRequestDocItemUploadID } = sentFile
    const { client } = made.borrower
    for (const { Requests, RequestDocument } of [await load(made)])
      expect([Requests, RequestDocument].map((one) => JSON.stringify(one).includes('Pay of Luc'))).toEqual([
        false,
        false,
      ])
    expect((await load(made)).Requests.map(({ Desc }) => Desc)).toEqual(['Home'])
    const { Deals } = await client.call('/api/MTGAPPLoadMyDeals', { SiteID: 'closed', UserID: made.ids.UserID })
    expect(Deals[0]?.DocumentRequests.map(({ RequestName }) => RequestName)).toEqual(['Home'])
    expect((await client.callAnyhow('/api/RDLoad', theirs.ids)).ReturnStatus.ReturnMessage).toBe('NoAccess')
    const page = { ...theirs.ids, DFRequestDocItemUploadID, Page: 1 }
    expect((await client.callAnyhow('/api/RDLoadPage', page)).ReturnStatus.ReturnMessage).toBe('NoAccess')
    expect((await client.callAnyhow('/api/RDLoad', shared.ids)).ReturnStatus.ReturnMessage).toBe('')
    // With the link and the code of a recipient they are a recipient; without the code they are no one.
    await foyer.client().call('/broker-api/SaveDocumentRequest', { ...theirs.ids, UseAccessCode: 1 })
    expect(await client.call('/api/RDACCESS', theirs.link)).toMatchObject({ AccessCode: 1 })
  })
  it('asks the main applicant for no documents of others, although they type the recipient’s address as their own', async () => {
    const { made, invited } = await withInvited('typed')
    const request = { Recipients: ['luc.cote@example.ca'], RequestName: 'Pay of Luc' }
    const theirs = await makeDocumentRequest(foyer, 'typed', made, request)
    const application = await load(made)
    const main = application.Applicants.find(({ ApplicantID }) => ApplicantID === made.mainApplicantId)
    const Identification = { ...main?.Identification, Email: 'luc.cote@example.ca' }
    const saved = await made.borrower.client.callAnyhow('/api/MTGAPPSaveIdentification', {
      ...made.ids,
      ApplicantID: made.mainApplicantId,
      Identification,
    })
    expect(saved.ReturnStatus.ReturnMessage).toBe('')
    const { Deals } = await made.borrower.client.call('/api/MTGAPPLoadMyDeals', {
      SiteID: 'typed',
      UserID: made.ids.UserID,
    })
    expect([Deals[0]?.OpenDocuments, (await load(made)).MissingDocs]).toEqual([[], 0])
    await invited.client.call('/api/RDACCESS', theirs.link)
    expect(await upload(invited.client, theirs.itemId, { siteId: 'typed' })).toMatchObject({ http: 200 })
    // What the main applicant sends does not include it, so it can still be removed.
    const own = await makeDocumentRequest(foyer, 'typed', made, { Recipients: [made.borrower.email] })
    await made.borrower.client.call('/api/RDACCESS', own.link)
    await upload(made.borrower.client, own.itemId, { siteId: 'typed' })
    const done = await made.borrower.client.callAnyhow('/api/MTGAPPDoneRequestDocument', made.ids)
    expect(done.ReturnStatus.ReturnMessage).toBe('')
    expect(await invited.client.call('/api/RDSubmit', theirs.ids)).toMatchObject({ Submitted: 1 })
    const { replyTo, text } = await foyer.mailbox.arrived('typed@broker.example', 2)
    expect(text).toContain('Pay of Luc')
    expect(JSON.stringify(replyTo ?? '')).not.toContain(made.borrower.email)
  })
  it('gives the part back to the main applicant with the withdrawal, which erases it', async () => {
    const { made, invited, theirs } = await withInvited('closed')
    const write = () =>
      made.borrower.client.callAnyhow('/api/MTGAPPUpsertAsset', {
        ...theirs.ids,
        UserID: made.ids.UserID,
        Asset: anAsset(),
      })
    expect((await write()).ReturnStatus.ReturnMessage).toBe('PartIsPrivate')
    const { SiteID, UserID, MortgageApplicationID } = made.ids
    const withdraw = { SiteID, UserID, MortgageApplicationID, InviteID: invited.inviteId }
    await made.borrower.client.call('/api/MTGAPPWithdrawInvite', withdraw)
    // The erased part is theirs to fill in, from its first step.
    expect((await write()).ReturnStatus.ReturnMessage).toBe('StepNotOpen')
    const { applicant } = await partOf(made, invited)
    expect(applicant).not.toHaveProperty('Hidden')
    expect(marksIn(answersOf(applicant))).toEqual([])
  })
  it('sends the whole part to the broker, and what the site shows in the main applicant’s document', async () => {
    const { made, invited } = await withInvited('partly')
    const ip = '198.51.100.77'
    const client = foyer.client({ ip })
    for (const [name, value] of invited.client.cookies) client.cookies.set(name, value)
    await sendPart({ ...invited, client })
    expect((await sendApplication(made)).ReturnStatus.ReturnMessage).toBe('')
    const documents = [
      // The first mail states that the part was sent.
      await foyer.mailbox.arrived(made.borrower.email, 2),
      await foyer.mailbox.arrived('partly@broker.example'),
    ].map(({ attachments }) => readPdf(Buffer.from(attachments[0]?.content ?? [])).text)
    const [own = '', brokers = ''] = documents
    const hidden = ['ScierieduFjord', '43210', '54321']
    const plain = (text: string) => text.replaceAll(/[\s\u00a0,]/g, '')
    expect(hidden.filter((mark) => plain(brokers).includes(mark))).toEqual(hidden)
    expect(hidden.filter((mark) => plain(own).includes(mark))).toEqual([])
    // Nor from where they accepted.
    expect([brokers.includes(ip), own.includes(ip)]).toEqual([true, false])
    expect(own).toContain('luc.cote@example.ca')
    expect(own).toContain('Private: income and assets. Only the broker receives this.')
    expect(brokers).not.toContain('Only the broker receives this.')
  })
})

describe('a site that changes who sees what', () => {
  const change = (siteId: string, Settings: object) =>
    foyer.client().call('/broker-api/SaveSite', { SiteID: siteId, Settings })
  const shownOf = async (made: MadeApplication, invited: Invited) => {
    const { applicant } = await partOf(made, invited)
    return { hidden: applicant?.Hidden ?? [], marks: marksIn(answersOf(applicant)) }
  }
  const all = { MainSeesIdentity: 1, MainSeesContact: 1, MainSeesIncome: 1, MainSeesAssets: 1, MainSeesDebts: 1 }
  const hiddenAll = { hidden: Object.keys(nothing).map((key) => key.slice(8)), marks: [] }
  const shownAll = { hidden: [], marks: expect.arrayContaining(['43210']) }
  it('shows more in applications that begin from then on, so that a promise to an invited person is kept', async () => {
    await makeSite(foyer, 'opening', nothing)
    const { made, invited } = await withInvited('opening')
    await makeDocumentRequest(foyer, 'opening', made, {
      Recipients: ['luc.cote@example.ca'],
      RequestName: 'Pay of Luc',
    })
    await sendPart(invited)
    const unsent = await withInvited('opening')
    expect(await shownOf(made, invited)).toEqual(hiddenAll)
    await change('opening', all)
    expect(await shownOf(made, invited)).toEqual(hiddenAll)
    expect(await load(made)).toMatchObject({ MainSeesIncome: 0, MainSeesDebts: 0, Requests: [] })
    const { answer } = await openInvite(foyer, unsent.made, unsent.invited.guid, unsent.invited.client)
    expect(answer).toMatchObject({ MainSeesIncome: 0 })
    const asset = { ...unsent.theirs.ids, UserID: unsent.made.ids.UserID, Asset: anAsset() }
    const write = await unsent.made.borrower.client.callAnyhow('/api/MTGAPPUpsertAsset', asset)
    expect(write.ReturnStatus.ReturnMessage).toBe('PartIsPrivate')
    const later = await withInvited('opening')
    expect(await shownOf(later.made, later.invited)).toEqual(shownAll)
  })
  it('shows less in applications that begin from then on, since links that were shown stay known', async () => {
    await makeSite(foyer, 'closing')
    const { made, invited } = await withInvited('closing')
    const request = { Recipients: ['luc.cote@example.ca'], RequestName: 'Pay of Luc' }
    await makeDocumentRequest(foyer, 'closing', made, request)
    await change('closing', nothing)
    expect(await shownOf(made, invited)).toEqual(shownAll)
    expect((await load(made)).Requests.map(({ Desc }) => Desc)).toEqual(['Pay of Luc'])
    const later = await withInvited('closing')
    await makeDocumentRequest(foyer, 'closing', later.made, request)
    expect(await shownOf(later.made, later.invited)).toEqual(hiddenAll)
    expect((await load(later.made)).Requests).toEqual([])
  })
  it('keeps the main applicant’s answers from people invited to an application that began before', async () => {
    await makeSite(foyer, 'turning')
    const made = await readyApplication(foyer, 'turning')
    await change('turning', everything)
    const seenIn = async (application: MadeApplication) => {
      const invited = await join(await invite(foyer, application), { FirstName: 'Luc', RelationshipDD: 6 })
      const { answer } = await openInvite(foyer, application, invited.guid, invited.client)
      return answer.Applicants.find(({ ApplicantID }) => ApplicantID === application.mainApplicantId)
    }
    expect(await seenIn(made)).toMatchObject({ Incomes: [], Assets: [], Identification: { DOB: '', Email: '' } })
    expect(await seenIn(await readyApplication(foyer, 'turning'))).toMatchObject({ Hidden: [] })
  })
})

describe('what an invited person sees of the main applicant', () => {
  const mainIn = async (siteId: string, hasJoined: boolean) => {
    const made = await readyApplication(foyer, siteId)
    const application = await load(made)
    const opened = await invite(foyer, made)
    const invited = hasJoined ? await join(opened, { FirstName: 'Luc', RelationshipDD: 6 }) : opened
    const { answer } = await openInvite(foyer, made, invited.guid, invited.client)
    const ofMain = ({ ApplicantID }: { ApplicantID: number }) => ApplicantID === made.mainApplicantId
    return { whole: application.Applicants.find(ofMain), seen: answer.Applicants.find(ofMain) }
  }
  it('is the name alone before they join, on any site', async () => {
    const { seen } = await mainIn('mutual', false)
    expect(seen).toMatchObject({
      FirstName: 'Ada',
      Step: 0,
      Addresses: [],
      Incomes: [],
      Identification: { DOB: '', Email: '' },
    })
  })
  it('is everything that the site shows once they joined, without SIN, documents and explanations', async () => {
    const { whole, seen } = await mainIn('mutual', true)
    expect(seen).toMatchObject({
      Hidden: [],
      Addresses: whole?.Addresses,
      Incomes: whole?.Incomes,
      Properties: whole?.Properties,
      Assets: whole?.Assets,
      Liabilities: whole?.Liabilities,
      Identification: { DOB: whole?.Identification.DOB, SIN: '', SINOnFile: 0, IdentificationLst: [] },
    })
  })
  it('is the name by default', async () => {
    const { seen } = await mainIn('usual', true)
    expect(seen).toMatchObject({
      Incomes: [],
      Properties: [],
      Assets: [],
      Liabilities: [],
      Identification: { DOB: '', Email: '' },
    })
  })
})

test.each([
  ['partly', true],
  ['usual', false],
])(
  'staff who ask the main applicant for documents learn whom they must not name there: on the site %s, %s',
  async (siteId, isHidden) => {
    const { made, invited } = await withInvited(siteId)
    const asked = { SiteID: siteId, MortgageApplicationID: made.applicationId }
    const hidden = async () => hiddenPeople((await foyer.client().call('/broker-api/LoadDeal', asked)).Application)
    const expected = isHidden ? [invited.ids.ApplicantID] : []
    expect(await hidden()).toEqual(expected)
    await sendPart(invited)
    expect(await hidden()).toEqual(expected)
  },
)
