import { illustrativeRates } from '@foyer/domain/insurance/illustrative-rates.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeSite } from '../testing/builders.ts'
import { makeInsurance, openInsurance } from '../testing/insurance.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())

const importRates = (SiteID: string, factor: number, Source: string) =>
  foyer.client().call('/broker-api/ImportRates', {
    ...{ SiteID, Source, JointDiscount: 0, StandaloneLoading: 0, IllustrativeFl: 0 },
    Rates: illustrativeRates.Rates.map((one) => ({ ...one, MonthlyRate: one.MonthlyRate * factor })),
  })

/** An application that was prepared with a begin on the funding date, on a site with the credits for one. */
const prepared = async (SiteID: string) => {
  await makeSite(foyer, SiteID, { Credits: 25 })
  await importRates(SiteID, 1, 'Insurer, 2026')
  const insurance = await makeInsurance(foyer, SiteID)
  const opened = await openInsurance(foyer, insurance)
  const prepare = async () => {
    await opened.quote()
    expect(outcomeOf(await opened.prepare())).toBe('ok')
  }
  await prepare()
  const inTheSite = (statement: ReturnType<typeof sql>) =>
    inSite(foyer.services.database.db, SiteID, async (trx) => void (await statement.execute(trx)))
  const send = async (SignNowFl: 0 | 1) => {
    const { ExistingApplication } = await opened.client.call('/cli-api/load-application-detail', opened.place)
    const Signers = ExistingApplication.ApplicantStatuses.map(({ ApplicantId, Status: _, ...signer }) => ({
      SignerID: ApplicantId,
      ...signer,
    }))
    return outcomeOf(
      await opened.client.callAnyhow('/cli-api/CreateDocuSignLink', {
        ...opened.place,
        ...{ CliApplicationId: insurance.id, MortgageApplicationID: opened.loaded.MortgageApplicationId },
        ...{ Signers, EnableOrdering: 0, SignNowFl },
      }),
    )
  }
  const credits = () =>
    inSite(foyer.services.database.db, SiteID, (trx) =>
      trx.selectFrom('sites').select('credits').where('site_id', '=', SiteID).executeTakeFirstOrThrow(),
    )
  return { insurance, prepare, inTheSite, send, credits }
}

test.each([
  ['higher rates', 2, 'Insurer, 2026'],
  ['the same rates of another source', 1, 'Insurer, 2027'],
])(
  '%s that were loaded since it was prepared: nothing is sent or charged until it is prepared again',
  async (_, factor, source) => {
    const SiteID = `rates-${factor}`
    const { prepare, send, credits } = await prepared(SiteID)
    await importRates(SiteID, factor, source)
    for (const signNow of [0, 1] as const) expect(await send(signNow)).toBe('CLI_QuoteChanged')
    expect(await credits()).toEqual({ credits: 25 })
    await prepare()
    expect(await send(0)).toBe('ok')
    expect(await credits()).toEqual({ credits: 0 })
  },
)

test('a birthday into another band of ages: it is prepared again', async () => {
  const { insurance, inTheSite, prepare, send, credits } = await prepared('birthday')
  await inTheSite(sql`update cli_applications
    set facts = jsonb_set(facts, '{Applicants,0,DateOfBirth}', '"1961-01-01"') where cli_application_id = ${insurance.id}`)
  expect(await send(0)).toBe('CLI_QuoteChanged')
  expect(await credits()).toEqual({ credits: 25 })
  await prepare()
  expect(await send(0)).toBe('ok')
})

test('a funding date that has passed, on which the policy should begin, is refused', async () => {
  const { insurance, inTheSite, send, credits } = await prepared('funded')
  await inTheSite(sql`update cli_applications
    set facts = jsonb_set(facts, '{LoanDetail,FundingDate}', '"2026-01-05"'),
        answers = jsonb_set(answers, '{InsuranceEffectiveType}', '"F"') where cli_application_id = ${insurance.id}`)
  expect(await send(0)).toBe('CLI_PastFundingDate')
  expect(await credits()).toEqual({ credits: 25 })
})
