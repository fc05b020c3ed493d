import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDocumentRequest, makeSite, upload } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { deleteOrphanedFiles } from './delete-orphaned-files.ts'

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
