import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { type MadeRequest, makeDocumentRequest, makeSite, passTime, upload } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { submitDueDocuments } from './submit-due.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

const opened = async (RequestName = 'Income of Ada'): Promise<{ request: MadeRequest; client: Client }> => {
  const request = await makeDocumentRequest(foyer, 'ours', undefined, { RequestName })
  const client = foyer.client()
  await client.call('/api/RDACCESS', request.link)
  return { request, client }
}
const firstItem = async (client: Client, request: MadeRequest) =>
  (await client.call('/api/RDLoad', request.ids)).Docs.Items[0]
const statusOf = async (client: Client, request: MadeRequest) =>
  (await firstItem(client, request))?.DFRequestDocItemStatusDD
const submissions = (requestId: string) =>
  inSite(foyer.services.database.db, 'ours', async (trx) => {
    const rows = await trx.selectFrom('audit_events').selectAll().where('action', '=', 'documents-submitted').execute()
    return rows
      .map(({ details }) => details as { request: string; uploads: number[]; automatic: boolean })
      .filter(({ request }) => request === requestId)
  })

describe('uploads that are not submitted', () => {
  test('are sent to the broker exactly ten minutes after the upload', async () => {
    const { request, client } = await opened()
    await upload(client, request.itemId)
    await passTime(foyer, 9 * 60)
    expect(await firstItem(client, request)).toMatchObject({
      DFRequestDocItemStatusDD: 1,
      Uploads: [{ SubmitInSeconds: 60 }],
    })
    await passTime(foyer, 61)
    await expect.poll(() => statusOf(client, request)).toBe(4)
    expect(await firstItem(client, request)).toMatchObject({ Uploads: [{ RemoveFlag: 0, SubmitInSeconds: null }] })
    expect(await submissions(request.RequestDocID)).toMatchObject([{ automatic: true }])
  })
  test('are sent one by one, in order, and the broker is notified once', async () => {
    const { request, client } = await opened('One by one')
    const told = () => foyer.mailbox.to('ours@broker.example').filter(({ subject }) => subject.includes('One by one'))
    const first = await upload(client, request.itemId)
    await passTime(foyer, 300)
    const second = await upload(client, request.itemId)
    await passTime(foyer, 301)
    await expect.poll(() => statusOf(client, request)).toBe(4)
    expect((await firstItem(client, request))?.Uploads.map(({ RemoveFlag }) => RemoveFlag)).toEqual([0, 1])
    // The second submission does not contain the first file again.
    await client.call('/api/RDSubmit', request.ids)
    expect((await submissions(request.RequestDocID)).map(({ uploads }) => uploads)).toEqual([
      [first.DFRequestDocItemUploadID],
      [second.DFRequestDocItemUploadID],
    ])
    await passTime(foyer, 61)
    await expect.poll(() => told().length).toBe(1)
  })
  test('are not sent early, even if the job runs early', async () => {
    const { request, client } = await opened()
    const { DFRequestDocItemUploadID: uploadId } = await upload(client, request.itemId)
    await submitDueDocuments(foyer.services)({ siteId: 'ours', uploadId })
    expect(await statusOf(client, request)).toBe(1)
  })
  test('do not reopen an item that the broker has settled meanwhile', async () => {
    const { request, client } = await opened()
    const { DFRequestDocItemUploadID: uploadId } = await upload(client, request.itemId)
    await foyer
      .client()
      .call('/broker-api/DecideDocumentItem', { SiteID: 'ours', DFRequestDocItemID: request.itemId, Status: 2 })
    foyer.clock.advance(600)
    await submitDueDocuments(foyer.services)({ siteId: 'ours', uploadId })
    const grant = foyer.client()
    await grant.call('/api/RDACCESS', request.link)
    expect(await statusOf(grant, request)).toBe(2)
  })
})

describe('sends exactly once', () => {
  test('when its job runs ten times concurrently', async () => {
    const { request, client } = await opened()
    const { DFRequestDocItemUploadID: uploadId } = await upload(client, request.itemId)
    foyer.clock.advance(600)
    const run = submitDueDocuments(foyer.services)
    await Promise.all(Array.from({ length: 10 }, () => run({ siteId: 'ours', uploadId })))
    expect(await submissions(request.RequestDocID)).toHaveLength(1)
  })
  test('when twenty people press Submit and the job runs too', async () => {
    const { request, client } = await opened()
    const { DFRequestDocItemUploadID: uploadId } = await upload(client, request.itemId)
    foyer.clock.advance(600)
    const [, ...answers] = await Promise.all([
      submitDueDocuments(foyer.services)({ siteId: 'ours', uploadId }),
      ...Array.from({ length: 20 }, () => client.call('/api/RDSubmit', request.ids)),
    ])
    expect(answers.every(({ ReturnStatus }) => ReturnStatus.ReturnCode === 200)).toBe(true)
    expect(await submissions(request.RequestDocID)).toHaveLength(1)
  })
  test('or deletes, in a thousand races: never both, never neither', async () => {
    const lanes = await Promise.all(Array.from({ length: lanesAtOnce }, () => opened()))
    let removals = 0
    for (let round = 0; round < races / (lanesAtOnce * uploadsOfLane); round += 1) {
      const made = await insertDue(lanes.map(({ request }) => request))
      const removed = await Promise.all(
        lanes.map(({ request, client }, lane) => race(request, client, made[lane] ?? [], round + lane)),
      )
      expect(removed.flat()).toEqual((await areSubmitted(made.flat())).map((isSubmitted) => !isSubmitted))
      removals += removed.flat().filter(Boolean).length
    }
    // If the same side always won, these would not be races.
    expect(removals).toBeGreaterThan(races / 20)
    expect(removals).toBeLessThan(races - races / 20)
  }, 120_000)
})

const races = 1000
/** Concurrent requests, and the due uploads of each. */
const lanesAtOnce = 20
const uploadsOfLane = 5

/** Runs the jobs and the deletions of some uploads concurrently; returns which deletions won. */
const race = async ({ ids }: MadeRequest, client: Client, uploadIds: readonly number[], number: number) => {
  const run = submitDueDocuments(foyer.services)
  const remove = async (uploadId: number) => {
    const answer = await client.call('/api/RDRemoveUpload', { ...ids, DFRequestDocItemUploadID: uploadId })
    return answer.ReturnStatus.ReturnCode === 200
  }
  // A call takes longer than a job, so the jobs start with growing delays, and either can win.
  const submit = () =>
    turns(number % 20).then(() => Promise.all(uploadIds.map((id) => run({ siteId: 'ours', uploadId: id }))))
  const [removed] = await Promise.all([Promise.all(uploadIds.map(remove)), submit()])
  return removed
}

const areSubmitted = (uploadIds: readonly number[]): Promise<boolean[]> =>
  inSite(foyer.services.database.db, 'ours', async (trx) => {
    const rows = await trx.selectFrom('document_uploads').select(['upload_id', 'submitted_at']).execute()
    const submitted = new Set(rows.flatMap(({ upload_id, submitted_at }) => (submitted_at === null ? [] : [upload_id])))
    return uploadIds.map((id) => submitted.has(id))
  })

/** Waits for this many turns of the event loop. */
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

let rows = 0
const dueRow = (request: MadeRequest, due: Date) => {
  rows += 1
  return {
    site_id: 'ours',
    upload_id: rows,
    item_id: request.itemId,
    request_id: request.RequestDocID,
    file_name: 'a.pdf',
    content_type: 'application/pdf',
    size: 1,
    sha256: '',
    scanned: false,
    pages: 1,
    flags: [],
    storage_key: String(rows).padStart(32, '0'),
    uploaded_at: due,
    submit_at: due,
    submitted_at: null,
    returned_at: null,
    removed_at: null,
  }
}

/** Inserts due uploads for each request; their bytes do not matter. */
const insertDue = async (requests: readonly MadeRequest[]): Promise<number[][]> => {
  const due = foyer.clock.now()
  const made = requests.map((request) => Array.from({ length: uploadsOfLane }, () => dueRow(request, due)))
  await inSite(foyer.services.database.db, 'ours', (trx) =>
    trx.insertInto('document_uploads').values(made.flat()).execute(),
  )
  return made.map((ones) => ones.map(({ upload_id }) => upload_id))
}

test('a server that was down when an upload was due submits it after its start', async () => {
  const kept = await openTestDatabase()
  const database = { ...kept, close: async () => {} }
  const first = await startTestFoyer({ database })
  await makeSite(first, 'ours')
  const request = await makeDocumentRequest(first, 'ours')
  const client = first.client()
  await client.call('/api/RDACCESS', request.link)
  await upload(client, request.itemId)
  await first.stop()
  await passTime(first, 11 * 60)
  const second = await startTestFoyer({ database: kept, clock: first.clock, secretKey: first.secretKey })
  const again = second.client()
  await again.call('/api/RDACCESS', request.link)
  await expect.poll(() => statusOf(again, request)).toBe(4)
  await second.stop()
})
