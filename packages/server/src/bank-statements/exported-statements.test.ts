import { dealExportSchemaPath } from '@foyer/contract/deals/deal-export-schema.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBorrower, makeSite } from '../testing/builders.ts'
import { validatorOf } from '../testing/deal-schema.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { applicationAtStatements, statementSteps } from './testing/statement-steps.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours', { Credits: 100 })
})
afterAll(() => foyer.stop())

test('an exported deal with bank statements is valid by the published schema', async () => {
  const made = await applicationAtStatements(await makeBorrower(foyer, 'ours'))
  await statementSteps(foyer, made).authorise()
  const asked = { SiteID: 'ours', MortgageApplicationID: made.applicationId, PdfFl: 0 }
  const exported = async () => (await foyer.client().call('/broker-api/ExportDeal', asked)).Deal
  await expect.poll(async () => (await exported()).BankStatements.length, { timeout: 30_000 }).toBe(1)
  const isValid = validatorOf((await foyer.app.inject(dealExportSchemaPath)).json<object>())
  isValid(await exported())
  expect(isValid.errors ?? []).toEqual([])
})
