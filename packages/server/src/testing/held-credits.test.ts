import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicationAtStatements, statementSteps } from '../bank-statements/testing/statement-steps.ts'
import { inSite } from '../kit/transaction.ts'
import { makeBorrower, makeSite } from './builders.ts'
import { makeInsurance, openInsurance } from './insurance.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())

const credits = async (siteId: string) => {
  const row = await inSite(foyer.services.database.db, siteId, (trx) =>
    trx.selectFrom('sites').select('credits').where('site_id', '=', siteId).executeTakeFirstOrThrow(),
  )
  return row.credits
}
/** Asks for the signatures of a new insurance application, which costs 25 credits. */
const askForSignatures = async (siteId: string) => {
  const insurance = await makeInsurance(foyer, siteId)
  const { client, place, loaded, quote, prepare } = await openInsurance(foyer, insurance)
  await quote()
  expect((await prepare()).ReturnStatus.ReturnCode).toBe(200)
  const { ExistingApplication } = await client.call('/cli-api/load-application-detail', place)
  const { ReturnStatus } = await client.callAnyhow('/cli-api/CreateDocuSignLink', {
    ...place,
    CliApplicationId: insurance.id,
    MortgageApplicationID: loaded.MortgageApplicationId,
    Signers: ExistingApplication.ApplicantStatuses.map(({ ApplicantId, FirstName, LastName, Email }) => ({
      SignerID: ApplicantId,
      FirstName,
      LastName,
      Email,
    })),
  })
  return ReturnStatus.ReturnMessage
}
/** Four requests on a new site with 28 credits, of which 24 are left; the first `answered` of them returned from the bank. */
const holdFour = async (siteId: string, answered: number) => {
  await makeSite(foyer, siteId, { Credits: 28 })
  const requests = []
  for (let count = 0; count < 4; count += 1) {
    const steps = statementSteps(foyer, await applicationAtStatements(await makeBorrower(foyer, siteId)))
    requests.push({ steps, returned: await steps.walk((await steps.request()).url) })
  }
  for (const { steps, returned } of requests.slice(0, answered))
    expect((await steps.save(returned)).ReturnStatus.ReturnMessage).toBe('')
  expect(await credits(siteId)).toBe(24)
  return requests
}

describe('credits that requests for bank statements hold', () => {
  it('are there for signatures while their borrowers have not returned: the oldest of them ends', async () => {
    const requests = await holdFour('held', 0)
    expect(await askForSignatures('held')).toBe('')
    expect(await credits('held')).toBe(0)
    const saved = []
    for (const { steps, returned } of requests) saved.push((await steps.save(returned)).ReturnStatus.ReturnMessage)
    expect(saved).toEqual(['NoAccess', '', '', ''])
  })
  it('are not taken from who has returned', async () => {
    await holdFour('answered', 4)
    expect(await askForSignatures('answered')).toBe('INSUFFICIENT_FUNDS')
    expect(await credits('answered')).toBe(24)
  })
})
