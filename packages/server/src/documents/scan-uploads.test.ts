import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { scannerClamd } from '../adapters/scanner-clamd.ts'
import { eicar, startFakeClamd } from '../adapters/testing/fake-clamd.ts'
import { inSite } from '../kit/transaction.ts'
import { FileCorrupted } from '../ports/files.ts'
import { type ScannerPort, ScannerUnavailable } from '../ports/scanner.ts'
import { makeApplication, makeBorrower, makeDocumentRequest, makeSite, upload } from '../testing/builders.ts'
import { makeZip } from '../testing/files/zip.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { scanUploads } from './scan-uploads.ts'

let foyer: TestFoyer
let clamd: Awaited<ReturnType<typeof startFakeClamd>>
/** Whether the scanner is down, or not configured at all. */
const state: { isAway: boolean; isThere: boolean } = { isAway: true, isThere: true }
beforeAll(async () => {
  clamd = await startFakeClamd()
  const inner = scannerClamd(clamd)
  const scanner: ScannerPort = {
    get scans() {
      return state.isThere
    },
    isUp: async () => state.isThere && !state.isAway,
    async scan(bytes) {
      if (!state.isThere) return 'not-scanned'
      if (state.isAway) throw new ScannerUnavailable('away')
      return inner.scan(bytes)
    },
  }
  foyer = await startTestFoyer({ scanner })
  await makeSite(foyer, 'ours')
  // The mails about decisions are due two minutes later: not in this file, however slow it is.
  foyer.clock.advance(3600)
})
afterAll(async () => {
  await foyer.stop()
  await clamd.stop()
})

const infected = makeZip([{ name: 'a.txt', data: eicar, method: 0 }])
const sent = async (bytes?: Buffer, name = 'pay stub.jpg', to = 'bo@recipient.example') => {
  const request = await makeDocumentRequest(foyer, 'ours', undefined, { Recipients: [to] })
  const client = foyer.client()
  await client.call('/api/RDACCESS', request.link)
  const { DFRequestDocItemUploadID: uploadId } = await upload(client, request.itemId, { name, ...(bytes && { bytes }) })
  return { request, client, uploadId }
}
const ofUpload = (uploadId: number) => ({ SiteID: 'ours', DFRequestDocItemUploadID: uploadId, Page: 1 })
const keyOf = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) => ReturnStatus.ReturnMessage
const download = async (uploadId: number) => {
  const answer = await foyer.app.inject({
    method: 'POST',
    url: '/broker-api/DownloadUpload',
    headers: { authorization: `Bearer ${foyer.operatorToken}` },
    payload: ofUpload(uploadId),
  })
  const { 'content-type': type, 'retry-after': retryAfter } = answer.headers
  const isFile = !String(type).startsWith('application/json')
  return { status: answer.statusCode, key: isFile ? '' : keyOf(answer.json()), retryAfter }
}
const listed = async ({ ids }: { ids: { SiteID: string; RequestDocID: string } }) =>
  (await foyer.client().call('/broker-api/ListUploads', ids)).Items[0]
const rowOf = (uploadId: number) =>
  inSite(foyer.services.database.db, 'ours', (trx) =>
    trx
      .selectFrom('document_uploads')
      .select(['removed_at', 'infected_at', 'storage_key'])
      .where('upload_id', '=', uploadId)
      .executeTakeFirstOrThrow(),
  )
const rescan = () => scanUploads(foyer.services)()
/** Keys of the files that a run of the job looks for. */
const lookedFor = async () => {
  const opened = vi.spyOn(foyer.services.fileStore, 'open')
  await rescan()
  const keys = opened.mock.calls.map(([key]) => key)
  opened.mockRestore()
  return keys
}
const page = async (uploadId: number) =>
  keyOf(await foyer.client().call('/broker-api/LoadUploadPage', ofUpload(uploadId)))
const decide = (itemId: number, Status: number) =>
  foyer
    .client()
    .call('/broker-api/DecideDocumentItem', { SiteID: 'ours', DFRequestDocItemID: itemId, Status, Reason: 'Too old' })
const events = () =>
  inSite(foyer.services.database.db, 'ours', async (trx) => {
    const found = await trx
      .selectFrom('audit_events')
      .select('details')
      .where('action', '=', 'document-infected')
      .execute()
    return found.map(({ details }) => details)
  })
/** What its people were mailed about their files. The broker is mailed by a job, which may end at any time. */
const decisionsMailed = ({ RequestDocID }: { RequestDocID: string }) =>
  inSite(foyer.services.database.db, 'ours', (trx) =>
    trx
      .selectFrom('mails')
      .select('mail_id')
      .where('document_request_id', '=', RequestDocID)
      .where('kind', 'in', ['documents-notAccepted', 'documents-accepted'])
      .execute(),
  )
/** Submitted, given back, and taken off the list, before any scan. */
const sentAndTakenOff = async (bytes?: Buffer) => {
  state.isAway = true
  const { request, client, uploadId } = await sent(bytes, bytes ? 'statements.zip' : 'pay stub.jpg')
  await client.call('/api/RDSubmit', request.ids)
  await decide(request.itemId, 3)
  await client.call('/api/RDRemoveUpload', { ...request.ids, DFRequestDocItemUploadID: uploadId })
  expect(await rowOf(uploadId)).toMatchObject({ removed_at: expect.any(Date), infected_at: null })
  expect(await download(uploadId)).toMatchObject({ status: 503 })
  state.isAway = false
  return { request, client, uploadId }
}

describe('while the scanner is down', () => {
  test('an upload is accepted, and released only after a later scan found it clean', async () => {
    state.isAway = true
    const { request, uploadId } = await sent()
    expect((await listed(request))?.Uploads).toMatchObject([{ Scanned: 0 }])
    expect(await download(uploadId)).toEqual({ status: 503, key: 'Unavailable', retryAfter: '60' })
    await rescan()
    expect(await download(uploadId)).toMatchObject({ status: 503 })
    state.isAway = false
    await rescan()
    expect(await download(uploadId)).toMatchObject({ status: 200, key: '' })
    expect((await listed(request))?.Uploads).toMatchObject([{ Scanned: 1 }])
  })
})

describe('a later scan that finds something', () => {
  test('deletes the file, reopens the item with the reason, and mails it', async () => {
    state.isAway = true
    const { request, client, uploadId } = await sent(infected, 'statements.zip', 'luc@recipient.example')
    const { storage_key: storageKey } = await rowOf(uploadId)
    state.isAway = false
    await rescan()
    await expect.poll(() => foyer.services.fileStore.stat(storageKey)).toBeUndefined()
    const { Docs } = await client.call('/api/RDLoad', request.ids)
    expect(Docs.Items[0]).toMatchObject({ DFRequestDocItemStatusDD: 3, Uploads: [] })
    expect(Docs.Items[0]?.Reason).toContain('virus')
    expect((await foyer.mailbox.arrived('luc@recipient.example', 2)).text).toContain('virus')
    expect(await decisionsMailed(request)).toHaveLength(1)
  })
  test('keeps the record of what was submitted', async () => {
    state.isAway = true
    const { request, client, uploadId } = await sent(infected, 'statements.zip')
    await client.call('/api/RDSubmit', request.ids)
    state.isAway = false
    await rescan()
    expect((await listed(request))?.Uploads).toEqual([])
    const row = await rowOf(uploadId)
    expect(row).toMatchObject({ removed_at: expect.any(Date), infected_at: expect.any(Date) })
    await expect.poll(() => foyer.services.fileStore.stat(row.storage_key)).toBeUndefined()
    expect(await events()).toContainEqual(expect.objectContaining({ upload: uploadId }))
  })
  test('gives out nothing of what was submitted, also before its bytes are deleted, and looks for it no more', async () => {
    state.isAway = true
    const { request, client, uploadId } = await sent(undefined, 'pay stub.jpg')
    await client.call('/api/RDSubmit', request.ids)
    state.isAway = false
    onTestFinished(() => void vi.restoreAllMocks())
    vi.spyOn(foyer.services.scanner, 'scan').mockResolvedValue('infected')
    vi.spyOn(foyer.services.fileStore, 'remove').mockResolvedValue()
    await rescan()
    const { storage_key: storageKey } = await rowOf(uploadId)
    expect(await foyer.services.fileStore.stat(storageKey)).toBeDefined()
    expect(await download(uploadId)).toMatchObject({ key: 'NoAccess' })
    expect(await page(uploadId)).toBe('NoAccess')
    expect(await lookedFor()).not.toContain(storageKey)
  })
  test('leaves the item of a withdrawn request as it is', async () => {
    state.isAway = true
    const { request, client, uploadId } = await sent(infected, 'statements.zip')
    await client.call('/api/RDSubmit', request.ids)
    await foyer.client().call('/broker-api/WithdrawDocumentRequest', request.ids)
    const before = await listed(request)
    state.isAway = false
    await rescan()
    expect(await listed(request)).toEqual({ ...before, Uploads: [], SentAt: '' })
    expect(before).toMatchObject({ Status: 4 })
    expect(await decisionsMailed(request)).toEqual([])
    const { storage_key: storageKey } = await rowOf(uploadId)
    await expect.poll(() => foyer.services.fileStore.stat(storageKey)).toBeUndefined()
    expect(await events()).toContainEqual(expect.objectContaining({ upload: uploadId }))
  })
})

describe('a file taken off the list before its scan', () => {
  test('is scanned, and released when it is clean', async () => {
    const { request, uploadId } = await sentAndTakenOff()
    await rescan()
    expect(await download(uploadId)).toMatchObject({ status: 200, key: '' })
    expect(await page(uploadId)).toBe('')
    expect((await listed(request))?.Uploads).toEqual([])
  })
  test('is deleted when it is infected, while its item stays as it is and no one is mailed', async () => {
    const { request, client, uploadId } = await sentAndTakenOff(infected)
    // What replaced it may be accepted by now.
    await upload(client, request.itemId)
    await client.call('/api/RDSubmit', request.ids)
    await decide(request.itemId, 2)
    const [{ removed_at: takenOff, storage_key: storageKey }, before] = [await rowOf(uploadId), await listed(request)]
    foyer.clock.advance(60)
    await rescan()
    await expect.poll(() => foyer.services.fileStore.stat(storageKey)).toBeUndefined()
    expect(await listed(request)).toEqual(before)
    expect(before?.Status).toBe(2)
    expect(await decisionsMailed(request)).toEqual([])
    expect(await rowOf(uploadId)).toMatchObject({ removed_at: takenOff, infected_at: foyer.clock.now() })
    expect(await events()).toContainEqual(expect.objectContaining({ upload: uploadId }))
    expect(await download(uploadId)).toMatchObject({ key: 'NoAccess' })
    expect(await lookedFor()).not.toContain(storageKey)
  })
})

test('of a deal on hold an infected file is deleted too', async () => {
  state.isAway = true
  const borrower = await makeBorrower(foyer, 'ours')
  const application = await makeApplication(borrower)
  const request = await makeDocumentRequest(foyer, 'ours', application)
  const path = '/WS/MTGAPPRDDZUpload'
  const sentNow = await upload(borrower.client, request.itemId, { bytes: infected, name: 'statements.zip', path })
  const { storage_key: storageKey } = await rowOf(sentNow.DFRequestDocItemUploadID)
  await inSite(foyer.services.database.db, 'ours', (trx) =>
    trx
      .insertInto('deal_holds')
      .values({
        ...{ site_id: 'ours', application_id: application.applicationId, reason: 'litigation', words: 'File 12' },
        ...{ held_by: `person:${'a'.repeat(32)}`, held_at: foyer.clock.now() },
      })
      .execute(),
  )
  state.isAway = false
  await rescan()
  await expect.poll(() => foyer.services.fileStore.stat(storageKey)).toBeUndefined()
  expect((await listed(request))?.Uploads).toEqual([])
})

test('a file from before the scanner is quarantined until it is scanned', async () => {
  state.isThere = false
  const { uploadId } = await sent()
  expect(await download(uploadId)).toMatchObject({ status: 200, key: '' })
  state.isThere = true
  expect(await download(uploadId)).toMatchObject({ status: 503 })
  await rescan()
  expect(await download(uploadId)).toMatchObject({ status: 200, key: '' })
})

test('a damaged file keeps no other from being scanned', async () => {
  state.isThere = false
  const [{ uploadId: damaged }, { uploadId: other }] = [await sent(), await sent()]
  state.isThere = true
  const { storage_key: storageKey } = await rowOf(damaged)
  const { fileStore } = foyer.services
  const { open } = fileStore
  async function* changed(): AsyncGenerator<Buffer> {
    yield Buffer.from('a part')
    throw new FileCorrupted('changed')
  }
  const opened = vi
    .spyOn(fileStore, 'open')
    .mockImplementation(async (key) => (key === storageKey ? changed() : open(key)))
  await rescan()
  opened.mockRestore()
  expect(await download(other)).toMatchObject({ status: 200, key: '' })
  expect(await download(damaged)).toMatchObject({ status: 503 })
})
