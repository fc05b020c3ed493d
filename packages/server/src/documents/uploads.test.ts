import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { randomId } from '../kit/hash.ts'
import { inSite } from '../kit/transaction.ts'
import { allMailsSent } from '../testing/all-mails-sent.ts'
import {
  aPhoto,
  type Borrower,
  type MadeApplication,
  type MadeRequest,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  upload,
} from '../testing/builders.ts'
import { databaseState } from '../testing/database-state.ts'
import { makePdf } from '../testing/files/pdf.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'
import { limits } from './limits.ts'

let foyer: TestFoyer
let borrower: Borrower
let application: MadeApplication
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'theirs')
  borrower = await makeBorrower(foyer, 'ours')
  application = await makeApplication(borrower)
})
afterAll(() => foyer.stop())

const recipientOf = async (request: MadeRequest): Promise<Client> => {
  const client = foyer.client()
  await client.call('/api/RDACCESS', request.link)
  return client
}
const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage
const itemsOf = async (client: Client, request: MadeRequest) =>
  (await client.call('/api/RDLoad', request.ids)).Docs.Items
const decide = (itemId: number, Status: number, Reason?: string) =>
  foyer.client().call('/broker-api/DecideDocumentItem', {
    SiteID: 'ours',
    DFRequestDocItemID: itemId,
    Status,
    ...(Reason !== undefined && { Reason }),
  })
const keptFiles = async () => {
  const keys: string[] = []
  for await (const { storageKey } of foyer.services.fileStore.list()) keys.push(storageKey)
  return keys
}
/** By name and not by number, because other tests' removed files may be deleted at any time. */
const keptSince = async (before: readonly string[]) => (await keptFiles()).filter((key) => !before.includes(key))

describe('an upload', () => {
  test('of a recipient returns the data for the page, and is listed', async () => {
    const request = await makeDocumentRequest(foyer, 'ours')
    const client = await recipientOf(request)
    const sent = await upload(client, request.itemId, { name: 'C:\\scans\\pay stub.jpg' })
    expect(sent).toMatchObject({
      ReturnStatus: { ReturnCode: 200, ReturnMessage: '' },
      DFRequestDocItemID: request.itemId,
      FileName: 'pay stub.jpg',
      RemoveFlag: 1,
      ImageFlag: 1,
      SubmitInSeconds: 600,
    })
    expect(sent.strUploadDate).toMatch(/\d{4}/)
    const [item] = await itemsOf(client, request)
    expect(item).toMatchObject({
      DFRequestDocItemStatusDD: 1,
      Uploads: [{ FileName: 'pay stub.jpg', ReturnedFlag: 0 }],
    })
  })
  test('of the borrower uses the path of the application, also without SiteID', async () => {
    const request = await makeDocumentRequest(foyer, 'ours', application)
    const sent = await upload(borrower.client, request.itemId, { path: '/WS/MTGAPPRDDZUpload' })
    expect(keyOf(sent)).toBe('')
    const { RequestDocument, Requests } = await borrower.client.call('/api/MTGAPPLoad', application.ids)
    expect(Requests.flatMap(({ Items }) => Items).flatMap(({ Uploads }) => Uploads)).toMatchObject([
      { FileName: 'pay stub.jpg' },
    ])
    expect(RequestDocument).toEqual(Requests[0])
  })
  test('is refused before its body is read for anyone without access, and nothing is stored', async () => {
    const request = await makeDocumentRequest(foyer, 'ours', application)
    const other = await makeDocumentRequest(foyer, 'ours')
    const elsewhere = await makeDocumentRequest(foyer, 'theirs', undefined, { SiteID: 'theirs' })
    const recipient = await recipientOf(other)
    const stranger = await makeBorrower(foyer, 'ours')
    const files = await keptFiles()
    await allMailsSent(foyer)
    const before = await databaseState(foyer.services.database)
    const tries: [Client, number, string][] = [
      [foyer.client(), request.itemId, 'Access_Denied'],
      [recipient, request.itemId, 'NoAccess'],
      [recipient, elsewhere.itemId, 'NoAccess'],
      [recipient, randomId(), 'NoAccess'],
      [stranger.client, request.itemId, 'NoAccess'],
      [recipient, Number.NaN, 'Access_Denied'],
    ]
    for (const [client, itemId, key] of tries) expect(keyOf(await upload(client, itemId))).toBe(key)
    expect(await databaseState(foyer.services.database)).toEqual(before)
    expect(await keptSince(files)).toEqual([])
  })
  test('with another site in its form is refused and not stored', async () => {
    const request = await makeDocumentRequest(foyer, 'ours')
    const files = await keptFiles()
    expect(keyOf(await upload(await recipientOf(request), request.itemId, { siteId: 'theirs' }))).toBe('Access_Denied')
    expect(await keptSince(files)).toEqual([])
  })
  test('of an unaccepted type reports the reason, and leaves nothing', async () => {
    const request = await makeDocumentRequest(foyer, 'ours')
    const client = await recipientOf(request)
    const files = await keptFiles()
    const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000, 1)])
    const refused = await upload(client, request.itemId, { bytes: program, name: 'pay stub.pdf' })
    expect([keyOf(refused), refused.http]).toEqual(['FileTypeNotAccepted', 415])
    const large = await upload(client, request.itemId, { bytes: Buffer.alloc(25 * 1024 * 1024 + 1), name: 'scan.pdf' })
    expect([keyOf(large), large.http]).toEqual(['FileTooLarge', 413])
    expect((await itemsOf(client, request))[0]?.Uploads).toEqual([])
    expect(await keptSince(files)).toEqual([])
  })
  test('that is unsafe is refused ten times an hour for a link, whose next files then wait', async () => {
    const request = await makeDocumentRequest(foyer, 'ours')
    const client = await recipientOf(request)
    const unsafe = makePdf({ catalogue: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' })
    for (let count = 0; count < 9; count += 1)
      expect(keyOf(await upload(client, request.itemId, { bytes: unsafe, name: 'a.pdf' }))).toBe('FileUnsafe')
    expect(keyOf(await upload(client, request.itemId))).toBe('')
    expect(keyOf(await upload(client, request.itemId, { bytes: unsafe, name: 'a.pdf' }))).toBe('FileUnsafe')
    expect(keyOf(await upload(client, request.itemId))).toBe('TooManyRequests')
    const other = await makeDocumentRequest(foyer, 'ours')
    expect(keyOf(await upload(await recipientOf(other), other.itemId))).toBe('')
  })

  test('that was removed again counts among the 150 of a request in an hour', async () => {
    const request = await makeDocumentRequest(foyer, 'ours')
    const client = await recipientOf(request)
    const sender = `ours|${request.RequestDocID}`
    for (let count = 0; count < 149; count += 1)
      await foyer.services.limiter.take(limits.uploadsOfSender, sender, foyer.clock.now())
    expect(keyOf(await upload(client, request.itemId))).toBe('')
    const [kept] = (await itemsOf(client, request))[0]?.Uploads ?? []
    const removed = { ...request.ids, DFRequestDocItemUploadID: kept?.DFRequestDocItemUploadID ?? 0 }
    expect(keyOf(await client.call('/api/RDRemoveUpload', removed))).toBe('')
    expect(keyOf(await upload(client, request.itemId))).toBe('TooManyRequests')
  })

  test('may be the fiftieth of an application, but not the next one', async () => {
    const full = await makeApplication(borrower)
    const [first, second] = [
      await makeDocumentRequest(foyer, 'ours', full),
      await makeDocumentRequest(foyer, 'ours', full),
    ]
    await inSite(foyer.services.database.db, 'ours', (trx) =>
      trx
        .insertInto('document_uploads')
        .values(
          Array.from({ length: 49 }, (_, at) => ({
            site_id: 'ours',
            upload_id: randomId(),
            item_id: first.itemId,
            request_id: first.RequestDocID,
            file_name: `${at}.pdf`,
            content_type: 'application/pdf',
            size: 1,
            sha256: '',
            scanned: false,
            pages: 1,
            flags: [],
            storage_key: `missing${at}`,
            uploaded_at: foyer.clock.now(),
            submit_at: foyer.clock.now(),
            submitted_at: foyer.clock.now(),
            returned_at: null,
            removed_at: null,
          })),
        )
        .execute(),
    )
    expect(keyOf(await upload(borrower.client, second.itemId))).toBe('')
    expect(keyOf(await upload(borrower.client, second.itemId))).toBe('TooManyUploads')
    expect(keyOf(await upload(borrower.client, first.itemId))).toBe('TooManyUploads')
  })
  test('of six concurrent ones: three are received, the others are queued, none fails', async () => {
    const request = await makeDocumentRequest(foyer, 'ours')
    const client = await recipientOf(request)
    const photos = await Promise.all([1, 2, 3, 4, 5, 6].map((shade) => aPhoto(shade * 30)))
    const sent = await Promise.all(photos.map((bytes) => upload(client, request.itemId, { bytes })))
    expect(sent.map(keyOf)).toEqual(['', '', '', '', '', ''])
    expect((await itemsOf(client, request))[0]?.Uploads).toHaveLength(6)
  })
  test('that breaks off leaves neither a row nor a file', async () => {
    const request = await makeDocumentRequest(foyer, 'ours')
    const client = await recipientOf(request)
    if (!foyer.app.server.listening) await foyer.app.listen({ host: '127.0.0.1', port: 0 })
    const address = foyer.app.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const files = await keptFiles()
    await new Promise<void>((resolve) => {
      const sending = httpRequest({
        port,
        method: 'POST',
        path: `/WS/RDDZUpload/${request.itemId}`,
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 5_000_000,
          cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
      })
      sending.on('error', () => resolve())
      sending.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n', () =>
        sending.destroy(),
      )
    })
    // Its place is free again once the failure is noticed: three more pass.
    for (let sent = 0; sent < 3; sent += 1) expect(keyOf(await upload(client, request.itemId))).toBe('')
    expect((await itemsOf(client, request))[0]?.Uploads).toHaveLength(3)
    expect(await keptSince(files)).toHaveLength(3)
  })
})

describe('each status of an item', () => {
  test.each([
    [1, true],
    [2, false],
    [3, true],
    [5, false],
    [6, false],
    [7, false],
    [8, true],
  ])('%i accepts uploads: %s', async (status, takes) => {
    const request = await makeDocumentRequest(foyer, 'ours')
    const client = await recipientOf(request)
    await decide(request.itemId, status, 'Too dark')
    expect(keyOf(await upload(client, request.itemId))).toBe(takes ? '' : 'DocumentClosed')
    const [item] = await itemsOf(client, request)
    expect(item?.Uploads.map(({ RemoveFlag }) => RemoveFlag)).toEqual(takes ? [1] : [])
    expect(item?.Reason).toBe(status === 3 || status === 8 ? 'Too dark' : '')
  })
  test('4: submitted files stay, later ones may be removed', async () => {
    const request = await makeDocumentRequest(foyer, 'ours')
    const client = await recipientOf(request)
    const first = await upload(client, request.itemId)
    expect(await client.call('/api/RDSubmit', request.ids)).toMatchObject({ Submitted: 1 })
    expect(await client.call('/api/RDSubmit', request.ids)).toMatchObject({ Submitted: 0 })
    foyer.clock.advance(1)
    const second = await upload(client, request.itemId)
    const [item] = await itemsOf(client, request)
    expect(item).toMatchObject({
      DFRequestDocItemStatusDD: 4,
      Uploads: [
        { RemoveFlag: 0, SubmitInSeconds: null },
        { RemoveFlag: 1, SubmitInSeconds: 600 },
      ],
    })
    const remove = (id: number) => client.call('/api/RDRemoveUpload', { ...request.ids, DFRequestDocItemUploadID: id })
    expect(keyOf(await remove(first.DFRequestDocItemUploadID))).toBe('DocumentSubmitted')
    expect(keyOf(await remove(second.DFRequestDocItemUploadID))).toBe('')
    expect(keyOf(await remove(second.DFRequestDocItemUploadID))).toBe('NoAccess')
  })
})

describe('removing an upload', () => {
  test('removes its row and, soon after, its bytes', async () => {
    const request = await makeDocumentRequest(foyer, 'ours', application)
    const files = await keptFiles()
    const sent = await upload(borrower.client, request.itemId)
    expect(await keptSince(files)).toHaveLength(1)
    const gone = { ...request.ids, DFRequestDocItemUploadID: sent.DFRequestDocItemUploadID }
    expect(keyOf(await borrower.client.call('/api/RDRemoveUploadV2', gone))).toBe('')
    expect((await itemsOf(borrower.client, request))[0]?.Uploads).toEqual([])
    await expect.poll(() => keptSince(files)).toEqual([])
  })
  test('of another request is NoAccess', async () => {
    const [one, two] = [await makeDocumentRequest(foyer, 'ours'), await makeDocumentRequest(foyer, 'ours')]
    const client = await recipientOf(one)
    await client.call('/api/RDACCESS', two.link)
    const sent = await upload(client, two.itemId)
    const wrong = { ...one.ids, DFRequestDocItemUploadID: sent.DFRequestDocItemUploadID }
    expect(keyOf(await client.call('/api/RDRemoveUpload', wrong))).toBe('NoAccess')
    expect((await itemsOf(client, two))[0]?.Uploads).toHaveLength(1)
  })
  test('that was returned removes it from the list; the broker’s record stays', async () => {
    const request = await makeDocumentRequest(foyer, 'ours')
    const client = await recipientOf(request)
    const files = await keptFiles()
    const sent = await upload(client, request.itemId)
    await client.call('/api/RDSubmit', request.ids)
    await decide(request.itemId, 3, 'The date cannot be read')
    expect((await itemsOf(client, request))[0]).toMatchObject({
      DFRequestDocItemStatusDD: 3,
      Reason: 'The date cannot be read',
      Uploads: [{ ReturnedFlag: 1, RemoveFlag: 1 }],
    })
    const gone = { ...request.ids, DFRequestDocItemUploadID: sent.DFRequestDocItemUploadID }
    expect(keyOf(await client.call('/api/RDRemoveUpload', gone))).toBe('')
    expect((await itemsOf(client, request))[0]?.Uploads).toEqual([])
    expect(await keptSince(files)).toHaveLength(1)
  })
})
