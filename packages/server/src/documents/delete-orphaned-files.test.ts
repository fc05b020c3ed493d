import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDocumentRequest, makeSite, upload } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { deleteOrphanedFiles, sweepOldFiles } from './delete-orphaned-files.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  await makeSite(foyer, 'theirs')
})
afterAll(() => foyer.stop())

test('an old file without a row is deleted; files of every site stay', async () => {
  for (const siteId of ['ours', 'theirs']) {
    const request = await makeDocumentRequest(foyer, siteId, undefined, { SiteID: siteId })
    const client = foyer.client()
    await client.call('/api/RDACCESS', request.link)
    await upload(client, request.itemId, { siteId })
  }
  const { fileStore } = foyer.services
  const { storageKey } = await fileStore.store(Readable.from([Buffer.from('left behind')]))
  expect(await deleteOrphanedFiles(foyer.services, { olderThan: new Date(Date.now() - 60_000) })).toMatchObject({
    files: 0,
  })
  expect(await deleteOrphanedFiles(foyer.services, { olderThan: new Date(Date.now() + 60_000) })).toMatchObject({
    files: 1,
  })
  expect(await fileStore.open(storageKey)).toBeUndefined()
  let left = 0
  for await (const _ of fileStore.list()) left += 1
  expect(left).toBe(2)
})

test('all files are compared once after each Sunday night, however late the job runs or how often it fails', async () => {
  const { fileStore } = foyer.services
  const leave = async () => (await fileStore.store(Readable.from([Buffer.from('left behind')]))).storageKey
  const isLeft = async (storageKey: string) => (await fileStore.open(storageKey)) !== undefined
  // A Sunday for which the files of now are old.
  const sunday = new Date(Date.now() + 7 * 86_400_000)
  sunday.setUTCDate(sunday.getUTCDate() + ((7 - sunday.getUTCDay()) % 7))
  const sweep = (days: number, hours: number, store = fileStore) => {
    const at = new Date(sunday)
    at.setUTCDate(at.getUTCDate() + days)
    at.setUTCHours(hours, 41, 0, 0)
    return sweepOldFiles({ ...foyer.services, fileStore: store, clock: { now: () => at } })()
  }
  await sweep(-7, 8)
  const file = await leave()
  await sweep(-1, 23)
  await sweep(0, 7)
  expect(await isLeft(file)).toBe(true)
  const broken = { ...fileStore, remove: () => Promise.reject(new Error('no disk')) }
  await expect(sweep(0, 8, broken)).rejects.toThrow('no disk')
  await sweep(0, 9)
  expect(await isLeft(file)).toBe(false)
  const next = await leave()
  await sweep(0, 10)
  await sweep(6, 8)
  expect(await isLeft(next)).toBe(true)
  await sweep(8, 3)
  expect(await isLeft(next)).toBe(false)
})
