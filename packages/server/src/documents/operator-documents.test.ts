import { coupleRefinancingInQuebec } from '@foyer/domain/testing/personas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actorOfPerson } from '../kit/office-session.ts'
import { inSite } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'
import {
  aPhoto,
  type Borrower,
  fillPersona,
  type MadeApplication,
  type MadeRequest,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  passTime,
  upload,
} from '../testing/builders.ts'
import { makePdf } from '../testing/files/pdf.ts'
import { giveSite, makeBrokerage, makeStaff } from '../testing/office-builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { downloadsOfActor } from './download-upload.ts'
import { limits } from './limits.ts'

let foyer: TestFoyer
let borrower: Borrower
let application: MadeApplication
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  borrower = await makeBorrower(foyer, 'ours', { email: 'ada@borrower.example' })
  application = await makeApplication(borrower)
})
afterAll(() => foyer.stop())

const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage
const ask = (body: object) => foyer.client().callAnyhow('/broker-api/SaveDocumentRequest', { SiteID: 'ours', ...body })

describe('a document request', () => {
  test('mails every recipient in their language, without the code, which is mailed to the requesting browser’s recipient', async () => {
    const request = await makeDocumentRequest(foyer, 'ours', undefined, {
      UseAccessCode: 1,
      LanguageID: 2,
      Recipients: ['Luc@recipient.example', 'ada@borrower.example'],
    })
    const french = await foyer.mailbox.arrived('luc@recipient.example')
    expect(french.text).toContain(`http://localhost:3000/ours/reqdoc/upload/${request.link.RequestDocID}`)
    expect(french.text).toContain('Talon de paie\u00A0: The last two')
    expect(french.text).not.toMatch(/\b\d{6}\b/)
    expect((await foyer.mailbox.arrived('ada@borrower.example')).subject).toMatch(/documents/)
    await foyer.client().call('/api/RDResendACCESS', { ...request.link, Email: 'luc@recipient.example' })
    const code = await foyer.mailbox.arrived('luc@recipient.example', 2)
    expect(code.text).toMatch(/\b\d{6}\b/)
    expect(code.text).not.toContain(request.RequestDocID)
    expect(foyer.mailbox.to('ada@borrower.example')).toHaveLength(1)
  })
  test('of an application without recipients is sent to its borrower and listed on the dashboard', async () => {
    const own = await makeBorrower(foyer, 'ours')
    const asked = await makeApplication(own)
    const request = await makeDocumentRequest(foyer, 'ours', asked)
    expect((await foyer.mailbox.arrived(own.email)).text).toContain(request.RequestDocID)
    const { Deals } = await own.client.call('/api/MTGAPPLoadMyDeals', own.ids)
    expect(Deals[0]?.DocumentRequests).toEqual([
      {
        DocumentRequestId: request.RequestDocID,
        RequestName: 'Income of Ada',
        Recipients: own.email,
        SentDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        DocumentRequestUrl: `/ours/doc/${request.RequestDocID}/upload?mydeals=true`,
      },
    ])
  })
  test('names the mortgage and its applicants to the borrower, in part to a co-applicant, and only itself to others', async () => {
    const own = await makeBorrower(foyer, 'ours')
    const persona = coupleRefinancingInQuebec(todayOf(new Date()))
    const asked = await fillPersona(own, persona)
    const { identification: main } = persona.main
    const other = persona.others[0]?.identification ?? main
    const stranger = 'notary@recipient.example'
    const Recipients = [own.email, other.Email, stranger]
    await makeDocumentRequest(foyer, 'ours', asked, { Recipients, LanguageID: 2, RequestName: 'Revenus' })
    const toBorrower = (await foyer.mailbox.arrived(own.email)).text
    expect(toBorrower).toContain('About: Revenus')
    expect(toBorrower).toMatch(/Mortgage: Refinance, .*Gatineau/)
    expect(toBorrower).toContain(`Applicants: ${main.FirstName} ${main.LastName}, ${other.FirstName} ${other.LastName}`)
    const toOther = (await foyer.mailbox.arrived(other.Email)).text
    expect(toOther).toContain('Prêt hypothécaire\u00A0: Refinancement, Gatineau\n')
    const toStranger = (await foyer.mailbox.arrived(stranger)).text
    expect(toStranger).toContain('Objet\u00A0: Revenus')
    expect(toStranger).not.toMatch(/Refinancement|Gatineau|Demandeurs/)
    expect(toStranger).not.toContain(main.LastName)
  })
  test('calls a purchase without a property a pre-approval', async () => {
    const own = await makeBorrower(foyer, 'ours')
    const asked = await makeApplication(own, { DealPurposeDD: 0, SearchStageDD: 5 })
    await makeDocumentRequest(foyer, 'ours', asked)
    expect((await foyer.mailbox.arrived(own.email)).text).toMatch(/Mortgage: Pre-approval\n/)
  })
  test.each([
    ['without a name', { Recipients: ['a@recipient.example'], Items: [{ Type: 0 }] }, 'RequestName'],
    ['without recipients', { RequestName: 'x', Items: [{ Type: 0 }] }, 'Recipients'],
    ['with an invalid address', { RequestName: 'x', Recipients: ['a'], Items: [{ Type: 0 }] }, 'Recipients.0'],
    ['without documents', { RequestName: 'x', Recipients: ['a@recipient.example'] }, 'Items'],
    [
      'for an unknown kind',
      { RequestName: 'x', Recipients: ['a@recipient.example'], Items: [{ Type: 77 }] },
      'Items.0.Type',
    ],
  ])('%s is refused at its field', async (what, body, Field) => {
    const Key = what.startsWith('without') ? 'RequiredSetting' : 'InvalidSetting'
    expect(await ask(body)).toMatchObject({ ReturnStatus: { ReturnMessage: Key }, Errors: [{ Field }] })
  })
  test('is the hundredth of its application at most', async () => {
    const full = await makeApplication(await makeBorrower(foyer, 'ours'))
    const now = foyer.clock.now()
    const known = Array.from({ length: 99 }, (_, at) => ({
      ...{ site_id: 'ours', request_id: `full-${at}`, document_id: at + 1, application_id: full.applicationId },
      ...{ name: 'Full', use_access_code: false, due_on: null, sent_at: now, expires_at: now, created_at: now },
    }))
    await inSite(foyer.services.database.db, 'ours', (trx) =>
      trx.insertInto('document_requests').values(known).execute(),
    )
    const more = { MortgageApplicationID: full.applicationId, RequestName: 'x', Items: [{ Type: 0 }] }
    expect(keyOf(await ask(more))).toBe('')
    expect(keyOf(await ask(more))).toBe('TooManyDocumentRequests')
  })
  test('of an unknown site, application or request is refused', async () => {
    const whole = { RequestName: 'x', Recipients: ['a@recipient.example'], Items: [{ Type: 0 }] }
    expect(keyOf(await ask({ ...whole, SiteID: 'nowhere' }))).toBe('UnknownSite')
    expect(keyOf(await ask({ ...whole, MortgageApplicationID: 4711 }))).toBe('NoAccess')
    expect(keyOf(await ask({ RequestDocID: 'nothing' }))).toBe('NoAccess')
  })
  test('sent again adds new items and keeps existing ones', async () => {
    const request = await makeDocumentRequest(foyer, 'ours')
    const again = await foyer.client().call('/broker-api/SaveDocumentRequest', { ...request.ids, Items: [{ Type: 3 }] })
    expect(again.Items.map(({ Type }) => Type)).toEqual([0, 14, 3])
    expect(again.Items[0]?.DFRequestDocItemID).toBe(request.itemId)
  })
})

describe('the reply to the news on documents goes to', () => {
  const replyToNewsOn = async (given: object) => {
    const RequestName = `News ${JSON.stringify(given).length}`
    const request = await makeDocumentRequest(foyer, 'ours', application, { ...given, RequestName })
    await upload(borrower.client, request.itemId)
    await borrower.client.call('/api/RDSubmit', request.ids)
    const news = () => foyer.mailbox.to('ours@broker.example').find(({ subject }) => subject.includes(RequestName))
    await expect.poll(news).toBeDefined()
    return news()?.replyTo
  }
  const [employer, lawyer] = ['employer@recipient.example', 'lawyer@recipient.example']
  test('the borrower who was asked, beside others or alone', async () => {
    expect(await replyToNewsOn({})).toBe(borrower.email)
    expect(await replyToNewsOn({ Recipients: [employer, borrower.email] })).toBe(borrower.email)
  })
  test('the only recipient', async () => {
    expect(await replyToNewsOn({ Recipients: [employer] })).toBe(employer)
  })
  test('no one where several others were asked, since the one who sent is not known', async () => {
    expect(await replyToNewsOn({ Recipients: [employer, lawyer] })).toBeUndefined()
  })
})

describe('a decision on an item', () => {
  const decide = (itemId: number, Status: number, Reason?: string) =>
    foyer.client().call('/broker-api/DecideDocumentItem', {
      SiteID: 'ours',
      DFRequestDocItemID: itemId,
      Status,
      ...(Reason !== undefined && { Reason }),
    })

  const listed = async ({ ids, itemId }: MadeRequest) => {
    const { Items } = await foyer.client().call('/broker-api/ListUploads', ids)
    const found = Items.find(({ DFRequestDocItemID }) => DFRequestDocItemID === itemId)
    if (!found) throw new Error('no item')
    return found
  }
  const decideSeen =
    (itemId: number) =>
    async (SeenSentAt: string, Status = 2) =>
      keyOf(
        await foyer.client().callAnyhow('/broker-api/DecideDocumentItem', {
          ...{ SiteID: 'ours', DFRequestDocItemID: itemId, SeenSentAt, Status, Reason: 'Cut off' },
        }),
      )

  test('made on a status that it no longer has is refused', async () => {
    const own = await makeBorrower(foyer, 'ours')
    const request = await makeDocumentRequest(foyer, 'ours', await makeApplication(own))
    await upload(own.client, request.itemId)
    await own.client.call('/api/RDSubmit', request.ids)
    const body = { SiteID: 'ours', DFRequestDocItemID: request.itemId, FromStatus: 4 }
    const accept = { ...body, Status: 2 }
    const decideOn = (given: object) => foyer.client().callAnyhow('/broker-api/DecideDocumentItem', given)
    expect(keyOf(await decideOn({ ...body, Status: 3, Reason: 'Cut off' }))).toBe('')
    expect(keyOf(await decideOn(accept))).toBe('StaleEdit')
    expect(keyOf(await decideOn({ ...accept, FromStatus: 3 }))).toBe('')
  })

  test('that covers a file, or a statement that there is none, which its maker has not seen is refused', async () => {
    const own = await makeBorrower(foyer, 'ours')
    const request = await makeDocumentRequest(foyer, 'ours', await makeApplication(own))
    const seen = async () => (await listed(request)).SentAt
    const decideOn = decideSeen(request.itemId)
    await upload(own.client, request.itemId)
    await own.client.call('/api/RDSubmit', request.ids)
    const first = await seen()
    foyer.clock.advance(1)
    await upload(own.client, request.itemId, { bytes: await aPhoto(80) })
    await own.client.call('/api/RDSubmit', request.ids)
    for (const status of [2, 3, 8]) expect(await decideOn(first, status)).toBe('StaleEdit')
    const newest = await seen()
    expect(newest > first).toBe(true)
    expect(await decideOn(newest, 3)).toBe('')
    foyer.clock.advance(1)
    await own.client.call('/api/RDNotAvailable', { ...request.ids, DFRequestDocItemID: request.itemId, Reason: 'Lost' })
    await own.client.call('/api/RDSubmit', request.ids)
    expect(await decideOn(newest)).toBe('StaleEdit')
    expect(await decideOn(await seen())).toBe('')
  })

  test.each([2, 3, 8])(
    '%i, on what is left after its client removed the newest of two files, or both, is made',
    async (status) => {
      const own = await makeBorrower(foyer, 'ours')
      const request = await makeDocumentRequest(foyer, 'ours', await makeApplication(own))
      const decideOn = decideSeen(request.itemId)
      const sent = []
      for (const width of [60, 80]) {
        sent.push(await upload(own.client, request.itemId, { bytes: await aPhoto(width) }))
        await own.client.call('/api/RDSubmit', request.ids)
        foyer.clock.advance(1)
      }
      expect(await decideOn((await listed(request)).SentAt, 3)).toBe('')
      for (const { DFRequestDocItemUploadID } of sent.toReversed()) {
        await own.client.call('/api/RDRemoveUpload', { ...request.ids, DFRequestDocItemUploadID })
        expect(await decideOn((await listed(request)).SentAt, status)).toBe('')
        if (status === 2) expect(await decideOn((await listed(request)).SentAt, 3)).toBe('')
      }
      expect((await listed(request)).SentAt).toBe('')
    },
  )

  test('not to accept mails the reason to the recipients and to the borrower', async () => {
    const own = await makeBorrower(foyer, 'ours')
    const request = await makeDocumentRequest(foyer, 'ours', await makeApplication(own), {
      Recipients: ['accountant@recipient.example'],
    })
    await upload(own.client, request.itemId)
    await own.client.call('/api/RDSubmit', request.ids)
    expect(keyOf(await decide(request.itemId, 3, 'The date\ncannot be read'))).toBe('')
    await passTime(foyer, 121)
    const [toAccountant, toBorrower] = [
      await foyer.mailbox.arrived('accountant@recipient.example', 2),
      await foyer.mailbox.arrived(own.email, 1),
    ]
    expect(toAccountant.text).toContain('The date cannot be read')
    expect(toAccountant.text).toContain(`/ours/reqdoc/upload/${request.link.RequestDocID}`)
    expect(toBorrower.text).toContain('Pay stub')
    expect(toBorrower.text).toContain('/ours/user/mydeals')
  })
  test('must be a known status, and a rejection must have a reason', async () => {
    const request = await makeDocumentRequest(foyer, 'ours')
    for (const status of [0, 4, 9]) expect(keyOf(await decide(request.itemId, status, 'x'))).toBe('InvalidSetting')
    expect(await decide(request.itemId, 8)).toMatchObject({ Errors: [{ Field: 'Reason', Key: 'RequiredSetting' }] })
    expect(keyOf(await decide(4711, 2))).toBe('NoAccess')
  })
})

describe('a download', () => {
  test('is the file as stored, as an attachment that runs nothing', async () => {
    const request = await makeDocumentRequest(foyer, 'ours', application)
    const bytes = makePdf()
    const sent = await upload(borrower.client, request.itemId, { bytes, name: 'Relevé "é" 2026.pdf' })
    const answer = await foyer.app.inject({
      method: 'POST',
      url: '/broker-api/DownloadUpload',
      headers: { authorization: `Bearer ${foyer.operatorToken}` },
      payload: { SiteID: 'ours', DFRequestDocItemUploadID: sent.DFRequestDocItemUploadID },
    })
    expect(answer.rawPayload.equals(bytes)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="Relev_[^"]*2026\.pdf"; filename\*=UTF-8''Relev%C3%A9/,
    )
    const trail = await inSite(foyer.services.database.db, 'ours', (trx) =>
      trx.selectFrom('audit_events').select('details').where('action', '=', 'document-downloaded').execute(),
    )
    expect(trail).toHaveLength(1)
  })
  test('of a missing file, or without the token, is refused', async () => {
    const body = { SiteID: 'ours', DFRequestDocItemUploadID: 4711 }
    const asked = await foyer.client().raw('/broker-api/DownloadUpload', body)
    expect(JSON.parse(asked.body)).toMatchObject({ ReturnStatus: { ReturnMessage: 'NoAccess' } })
    expect((await borrower.client.raw('/broker-api/DownloadUpload', body, { authorization: '' })).status).toBe(401)
    for (const given of [{ DFRequestDocItemUploadID: 1e19 }, { DFRequestDocItemUploadID: 1e300 }, { SiteID: 'ours\0' }])
      expect((await foyer.client().raw('/broker-api/DownloadUpload', { ...body, ...given })).status).toBe(400)
  })
  test('is limited by the hour for a person of staff', async () => {
    const { limiter, clock } = foyer.services
    const brokerageId = await makeBrokerage(foyer)
    await makeSite(foyer, 'downloads')
    await giveSite(foyer, brokerageId, 'downloads')
    const { client, personId } = await makeStaff(foyer, brokerageId)
    const body = { SiteID: 'downloads', DFRequestDocItemUploadID: 4711 }
    const ask = async () => JSON.parse((await client.raw('/console-api/DownloadUpload', body)).body)
    expect(keyOf(await ask())).toBe('NoAccess')
    for (let count = 1; count < downloadsOfActor.max; count += 1)
      await limiter.takeOrRefuse(downloadsOfActor, actorOfPerson(personId), clock.now())
    expect(keyOf(await ask())).toBe('TooManyRequests')
  })
})

describe('photos', () => {
  test('are replaced by one PDF', async () => {
    const request = await makeDocumentRequest(foyer, 'ours', application)
    const photos = [await upload(borrower.client, request.itemId), await upload(borrower.client, request.itemId)]
    const Uploads = photos.map(({ DFRequestDocItemUploadID }) => DFRequestDocItemUploadID)
    const asked = { ...request.ids, DFRequestDocItemID: request.itemId, Uploads }
    const joined = await borrower.client.call('/api/RDJoinPhotos', asked)
    const { Docs } = await borrower.client.call('/api/RDLoad', request.ids)
    expect(Docs.Items[0]?.Uploads).toMatchObject([
      {
        DFRequestDocItemUploadID: joined.DFRequestDocItemUploadID,
        FileName: 'photos.pdf',
        ImageFlag: 0,
        SubmitInSeconds: 600,
      },
    ])
    expect(keyOf(await borrower.client.call('/api/RDJoinPhotos', asked))).toBe('NoAccess')
  })
  test('of a request are merged at most thirty times an hour', async () => {
    const request = await makeDocumentRequest(foyer, 'ours', application)
    const { DFRequestDocItemUploadID: photo } = await upload(borrower.client, request.itemId)
    const asked = { ...request.ids, DFRequestDocItemID: request.itemId, Uploads: [photo] }
    const { limiter } = foyer.services
    const now = foyer.clock.now()
    for (let count = 0; count < 30; count += 1)
      expect(await limiter.take(limits.joinsOfRequest, `ours|${request.RequestDocID}`, now)).toBe(0)
    expect(keyOf(await borrower.client.call('/api/RDJoinPhotos', asked))).toBe('TooManyRequests')
  })
  test('that are submitted, or are no photos, are unchanged', async () => {
    const request = await makeDocumentRequest(foyer, 'ours', application)
    const photo = async () => (await upload(borrower.client, request.itemId)).DFRequestDocItemUploadID
    const join = (Uploads: number[]) =>
      borrower.client.call('/api/RDJoinPhotos', { ...request.ids, DFRequestDocItemID: request.itemId, Uploads })
    const { DFRequestDocItemUploadID: pdf } = await join([await photo(), await photo()])
    const other = await photo()
    expect(keyOf(await join([pdf, other]))).toBe('PhotosNotJoinable')
    await borrower.client.call('/api/RDSubmit', request.ids)
    expect(keyOf(await join([other, await photo()]))).toBe('NoAccess')
  })
})

test('uploads are listed with their checksums, and are part of the export', async () => {
  const exporting = await makeApplication(borrower)
  const request = await makeDocumentRequest(foyer, 'ours', exporting)
  const sent = await upload(borrower.client, request.itemId)
  const { Items } = await foyer.client().call('/broker-api/ListUploads', request.ids)
  expect(Items[0]?.Uploads).toMatchObject([
    {
      DFRequestDocItemUploadID: sent.DFRequestDocItemUploadID,
      ContentType: 'image/jpeg',
      Sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      SubmittedAt: '',
      Scanned: 0,
      Pages: 1,
      Flags: [],
    },
  ])
  const { Deal: exported } = await foyer
    .client()
    .call('/broker-api/ExportDeal', { SiteID: 'ours', MortgageApplicationID: exporting.applicationId })
  expect(exported.Documents).toMatchObject([
    { RequestDocID: request.RequestDocID, RequestName: 'Income of Ada', Items: Items as object[] },
  ])
  expect(keyOf(await foyer.client().call('/broker-api/ListUploads', { SiteID: 'ours', RequestDocID: 'nothing' }))).toBe(
    'NoAccess',
  )
})
