import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
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
const download = async (uploadId: number) => {
  const answer = await foyer.app.inject({
    method: 'POST',
    url: '/broker-api/DownloadUpload',
    headers: { authorization: `Bearer ${foyer.operatorToken}` },
    payload: { SiteID: 'ours', DFRequestDocItemUploadID: uploadId },
  })
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'] }
}
const listed = async ({ ids }: { ids: { SiteID: string; RequestDocID: string } }) =>
  (await foyer.client().call('/broker-api/ListUploads', ids)).Items[0]
const rowOf = (uploadId: number) =>
  inSite(foyer.services.database.db, 'ours', (trx) =>
    trx
      .selectFrom('document_uploads')
      .select(['removed_at', 'storage_key'])
      .where('upload_id', '=', uploadId)
      .executeTakeFirstOrThrow(),
  )
const rescan = () => scanUploads(foyer.services)()

describe('while the scanner is down', () => {
  test('an upload is accepted, and released only after a later scan found it clean', async () => {
    state.isAway = true
    const { request, uploadId } = await sent()
    expect((await listed(request))?.Uploads).toMatchObject([{ Scanned: 0 }])
    expect(await download(uploadId)).toEqual({ status: 503, retryAfter: '60' })
    await rescan()
    expect(await download(uploadId)).toMatchObject({ status: 503 })
    state.isAway = false
    await rescan()
    expect(await download(uploadId)).toMatchObject({ status: 200 })
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
  })
  test('keeps the record of what was submitted', async () => {
    state.isAway = true
    const { request, client, uploadId } = await sent(infected, 'statements.zip')
    await client.call('/api/RDSubmit', request.ids)
    state.isAway = false
    await rescan()
    expect((await listed(request))?.Uploads).toEqual([])
    const row = await rowOf(uploadId)
    expect(row.removed_at).not.toBeNull()
    await expect.poll(() => foyer.services.fileStore.stat(row.storage_key)).toBeUndefined()
    const trail = await inSite(foyer.services.database.db, 'ours', (trx) =>
      trx.selectFrom('audit_events').select('details').where('action', '=', 'document-infected').execute(),
    )
    expect(trail.map(({ details }) => details)).toContainEqual(expect.objectContaining({ upload: uploadId }))
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
  expect(await download(uploadId)).toMatchObject({ status: 200 })
  state.isThere = true
  expect(await download(uploadId)).toMatchObject({ status: 503 })
  await rescan()
  expect(await download(uploadId)).toMatchObject({ status: 200 })
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
  expect(await download(other)).toMatchObject({ status: 200 })
  expect(await download(damaged)).toMatchObject({ status: 503 })
})
