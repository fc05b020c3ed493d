import { afterAll, beforeAll, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeDocumentRequest, makeSite, upload } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { listFiles } from './tables.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

test('the files of a backup are those that rows name, but for infected ones, whose bytes are gone', async () => {
  const request = await makeDocumentRequest(foyer, 'ours', undefined, { Recipients: ['bo@recipient.example'] })
  const client = foyer.client()
  await client.call('/api/RDACCESS', request.link)
  const { DFRequestDocItemUploadID: kept } = await upload(client, request.itemId)
  const { DFRequestDocItemUploadID: infected } = await upload(client, request.itemId)
  const keys = await inSite(foyer.services.database.db, 'ours', async (trx) => {
    const now = foyer.clock.now()
    await trx
      .updateTable('document_uploads')
      .set({ submitted_at: now, removed_at: now, infected_at: now })
      .where('upload_id', '=', infected)
      .execute()
    const rows = await trx.selectFrom('document_uploads').select(['upload_id', 'storage_key']).execute()
    return new Map(rows.map((row) => [row.upload_id, row.storage_key]))
  })
  let listed: string[] = []
  await foyer.services.database.asOwner(async (query) => {
    await query("begin read only; set local foyer.backup = 'on'")
    listed = await listFiles(query)
    await query('commit')
  })
  expect(listed).toContain(keys.get(kept))
  expect(listed).not.toContain(keys.get(infected))
})
