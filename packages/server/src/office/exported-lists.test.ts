import { exportedDealsPage } from '@foyer/domain/office/pipeline.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApplication, makeBorrower, makeDocumentRequest, makeSite, upload } from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { recordedCalls } from '../testing/recorded-events.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { officeLimits } from './limits.ts'

let foyer: TestFoyer
let owner: Staff
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  owner = await makeStaff(foyer, await makeBrokerage(foyer))
  await giveSite(foyer, owner.brokerageId, 'ours')
})
afterAll(() => foyer.stop())

const askList = (given: object = {}, by = owner) =>
  by.client.callAnyhow('/console-api/ExportPipeline', { View: 'open', ...given })

test('a list of deals is exported as it is filtered, as far as the reach of the person goes, and recorded', async () => {
  await makeApplication(await makeBorrower(foyer, 'ours'))
  const { Deals, Next } = await owner.client.call('/console-api/ExportPipeline', { View: 'open' })
  expect([Deals.length, Next]).toEqual([1, ''])
  expect(exportedDealsPage).toBeGreaterThan(1)
  expect(await askList({ Search: 'nobody is called this' })).toMatchObject({ Deals: [] })
  const own = await makeStaff(foyer, owner.brokerageId, { role: 'broker', reach: 'own' })
  expect(await askList({}, own)).toMatchObject({ Deals: [] })
  const recorded = (await recordedCalls(foyer)).filter(({ action }) => action === 'pipeline-exported')
  expect(recorded[0]).toMatchObject({ actor: `person:${owner.personId}`, details: { count: 1, result: 'ok' } })
})

test('a list of documents is exported to who may see documents, with every file, and recorded', async () => {
  const made = await makeApplication(await makeBorrower(foyer, 'ours'))
  const { itemId } = await makeDocumentRequest(foyer, 'ours', made)
  await upload(made.borrower.client, itemId, { name: 'pay.jpg' })
  const deal = { SiteID: 'ours', MortgageApplicationID: made.applicationId }
  expect(await owner.client.call('/console-api/ExportDocuments', deal)).toMatchObject({
    Documents: [{ Items: [{ Uploads: [{ FileName: 'pay.jpg', Pages: 1 }] }, { Uploads: [] }] }],
  })
  const blind = await makeStaff(foyer, owner.brokerageId, { withheld: ['document.view'] })
  expect(outcomeOf(await blind.client.callAnyhow('/console-api/ExportDocuments', deal))).toBe('NotPermitted')
  const unknown = { ...deal, MortgageApplicationID: 4711 }
  expect(outcomeOf(await owner.client.callAnyhow('/console-api/ExportDocuments', unknown))).toBe('NoAccess')
  const recorded = (await recordedCalls(foyer)).filter(({ action }) => action === 'documents-exported')
  expect(recorded[0]).toMatchObject({ application_id: made.applicationId, details: { count: 2 } })
})

test('no list is exported without the right, past the limit of an hour, or without a confirmation', async () => {
  const other = await makeStaff(foyer, owner.brokerageId, { withheld: ['deal.export'] })
  expect(outcomeOf(await askList({}, other))).toBe('NotPermitted')
  const { limiter } = foyer.services
  for (let count = 0; count < officeLimits.dealExports.max; count += 1)
    await limiter.take(officeLimits.dealExports, owner.brokerageId, foyer.clock.now())
  expect(outcomeOf(await askList())).toBe('TooManyRequests')
  foyer.clock.advance(6 * 60)
  expect(outcomeOf(await askList())).toBe('StepUpRequired')
})
