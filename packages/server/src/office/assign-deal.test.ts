import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())

test('gives no one an application that is deleted at that moment', async () => {
  const owner = await makeStaff(foyer, await makeBrokerage(foyer))
  await makeSite(foyer, 'ours')
  await giveSite(foyer, owner.brokerageId, 'ours')
  const { applicationId } = await makeApplication(await makeBorrower(foyer, 'ours'))
  await owner.client.call('/console-api/ListPipeline', { View: 'open' })
  const gone = applicationId + 1_000_000
  await foyer.services.database.asOwner(async (query) => {
    // Past the foreign key, as the entry of the list is seen until the deletion commits.
    await query(`begin; set local session_replication_role = replica;
      update deal_list set application_id = ${gone} where application_id = ${applicationId}; commit`)
  })
  const assigned = await owner.client.callAnyhow('/console-api/AssignDeal', {
    ...{ SiteID: 'ours', MortgageApplicationID: gone, PersonID: owner.personId },
  })
  expect(outcomeOf(assigned)).toBe('NoAccess')
})
