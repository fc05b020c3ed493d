import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitDue } from '../documents/jobs.ts'
import { makeApplication, makeBorrower, makeDocumentRequest, makeSite, passTime, upload } from './builders.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'

const day = 24 * 60 * 60

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

const messageOf = async (borrower: Awaited<ReturnType<typeof makeBorrower>>) =>
  (await borrower.client.call('/api/MTGAPPLoadMyDeals', { SiteID: 'ours', UserID: borrower.userId })).ReturnStatus
    .ReturnMessage

test('a clock that jumps a day ahead and back costs people a sign-in, and nothing that they saved', async () => {
  const before = await makeBorrower(foyer, 'ours')
  await makeApplication(before)
  foyer.clock.advance(day)
  expect(await messageOf(before)).toBe('Access_Denied')
  const meanwhile = await makeBorrower(foyer, 'ours')
  await makeApplication(meanwhile)
  foyer.clock.advance(-day)
  expect(await messageOf(meanwhile)).toBe('')
  const after = await makeBorrower(foyer, 'ours')
  await makeApplication(after)
  expect(await messageOf(after)).toBe('')
  const { Intact } = await foyer.client().call('/broker-api/VerifyAudit', {})
  expect(Intact).toBe(1)
})

test('a job that the database begins early, because our clock is behind, waits and is done once', async () => {
  foyer.clock.advance(-day)
  const request = await makeDocumentRequest(foyer, 'ours')
  const client = foyer.client()
  await client.call('/api/RDACCESS', request.link)
  await upload(client, request.itemId)
  const jobs = async () => {
    let rows: Record<string, unknown>[] = []
    await foyer.services.database.asOwner(async (query) => {
      rows = await query(
        'select state, start_after > now() as waits from pgboss.job where name = $1 order by created_on',
        [submitDue.name],
      )
    })
    return rows
  }
  await expect.poll(jobs).toEqual([
    { state: 'completed', waits: false },
    { state: 'created', waits: true },
  ])
  await passTime(foyer, day + 601)
  const later = foyer.client()
  await later.call('/api/RDACCESS', request.link)
  const status = async () => (await later.call('/api/RDLoad', request.ids)).Docs.Items[0]?.DFRequestDocItemStatusDD
  await expect.poll(status, { timeout: 15_000 }).toBe(4)
  expect(await jobs()).toHaveLength(2)
})
