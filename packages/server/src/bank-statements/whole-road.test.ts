import { expect, test } from 'vitest'
import { makeBorrower, makeSite } from '../testing/builders.ts'
import { startTestFoyer } from '../testing/start-test-foyer.ts'
import { applicationAtStatements, statementSteps } from './testing/statement-steps.ts'

test('a statement of the simulated institution reaches the broker, with the chosen accounts only', async () => {
  const foyer = await startTestFoyer()
  await makeSite(foyer, 'ours', { Credits: 5 })
  const made = await applicationAtStatements(await makeBorrower(foyer, 'ours'))
  await statementSteps(foyer, made).authorise(['savings', 'chequing', 'creditLine'])
  const reference = { SiteID: 'ours', MortgageApplicationID: made.applicationId }
  const statements = async () => (await foyer.client().call('/broker-api/ExportDeal', reference)).Deal.BankStatements
  await expect.poll(async () => (await statements()).length, { interval: 100 }).toBe(1)
  const [{ Statement } = { Statement: undefined }] = await statements()
  expect(Statement).toMatchObject({
    Institution: 'Maple Sample Bank',
    SimulatedFlag: 1,
    Accounts: [{ Title: 'Chequing account' }, { Title: 'Savings account' }, { Title: 'Line of credit' }],
  })
  await foyer.stop()
})
