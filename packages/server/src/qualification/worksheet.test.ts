import type { BodyOf, ReplyOf } from '@foyer/contract/all-calls.ts'
import { addMonths } from '@foyer/domain/kit/dates.ts'
import { everyStepDone } from '@foyer/domain/testing/applicants.ts'
import { aJob, aLiability } from '@foyer/domain/testing/records.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { inSite, json } from '../kit/transaction.ts'
import {
  addDocument,
  fillIdentification,
  fillLists,
  fillMortgageRequest,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
} from '../testing/builders.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { recordedCalls } from '../testing/recorded-events.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { recompute } from './compute-results.ts'
import { worksheetReply } from './words/worksheet-reply.ts'
import { worksheetWords } from './words/worksheet-words.ts'

let foyer: TestFoyer
let made: MadeApplication
const site = 'worksheets'
const sin = '046454286'

beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, site, { ExampleRate: 4.79 })
  await makeSite(foyer, 'elsewhere')
  made = await makeApplication(await makeBorrower(foyer, site))
  await fillIdentification(made, { SIN: sin })
  await addDocument(made)
  await fillLists(made, { incomes: [aJob()], liabilities: [aLiability({ LiabilityType: 3 })] })
  await fillMortgageRequest(made)
})
afterAll(() => foyer.stop())

type Scenarios = NonNullable<BodyOf<'/broker-api/Qualify'>['Scenarios']>
type Worksheet = ReplyOf<'/broker-api/Qualify'>['Worksheet']

const ref = () => ({ SiteID: site, MortgageApplicationID: made.applicationId })
const qualify = async (more: { Scenarios?: Scenarios; LanguageID?: number } = {}): Promise<Worksheet> =>
  (await foyer.client().call('/broker-api/Qualify', { ...ref(), ...more })).Worksheet
const save = (given: Omit<BodyOf<'/broker-api/SaveScenarios'>, 'SiteID' | 'MortgageApplicationID'>) =>
  foyer.client().callAnyhow('/broker-api/SaveScenarios', { ...ref(), ...given })
const figure = ({ Results }: Worksheet, name: string, at = 0) => Results[at]?.Figures.find((one) => one.Name === name)

describe('a deal as it is', () => {
  it('is computed with the example rate, each figure with its lines and every rule with its source', async () => {
    const worksheet = await qualify()
    expect(worksheet.Results.map(({ Name }) => Name)).toEqual([''])
    const payment = figure(worksheet, 'payment')
    expect(payment).toMatchObject({ Title: 'Payment', Status: 'known', Unit: 'dollars', EstimateFl: 1 })
    expect(payment?.Lines.map(({ Key }) => Key)).toEqual(['loanWithPremium', 'exampleRate', 'amortization'])
    const [rule] = figure(worksheet, 'minimumDownPayment')?.Rules ?? []
    expect(worksheet.Rules.find(({ Key }) => Key === rule)).toMatchObject({
      RuleID: expect.stringMatching(/^down-payment\./),
      SourceUrl: expect.stringMatching(/^https:/),
      OverrideFl: 0,
    })
    expect(worksheet.Results[0]?.Ratios.map(({ Name, Limit }) => [Name, Limit])).toEqual([
      ['GDS', 39],
      ['TDS', 44],
    ])
    expect(worksheet.Missing).toContainEqual({
      Fact: 'Deposit',
      Text: 'the deposit already paid',
      EnterFl: 1,
    })
  })
  it('is computed with the terms that the broker saved, once there are any', async () => {
    await foyer
      .client()
      .call('/broker-api/SaveDeal', { ...ref(), InterestRate: 4.49, Term: 60, Amortization: 240, PaymentFrequency: 3 })
    const worksheet = await qualify()
    expect(worksheet.Deal).toEqual({ Rate: 4.49, TermMonths: 60, AmortizationYears: 20, PaymentFrequencyDD: 3 })
    expect(figure(worksheet, 'payment')?.Lines).toContainEqual(expect.objectContaining({ Key: 'rate', Amount: 4.49 }))
    expect(worksheet.Results[0]?.Course?.BalanceAtTermEnd).toBeGreaterThan(0)
  })
  it('is described in French', async () => {
    const worksheet = await qualify({ LanguageID: 2 })
    expect(figure(worksheet, 'qualifyingRate')).toMatchObject({ Title: 'Taux admissible minimal' })
    const { Worksheet } = await foyer.client().call('/broker-api/LoadDeal', { ...ref(), LanguageID: 2 })
    expect(Worksheet?.Results[0]?.Figures).toEqual(worksheet.Results[0]?.Figures)
  })
  it('leaves an event with its ids and no answer', async () => {
    await qualify({ Scenarios: [{ Name: 'Secret plan' }] })
    const event = (await recordedCalls(foyer)).at(-1)
    expect(event).toMatchObject({
      action: 'deal-qualified',
      application_id: made.applicationId,
      details: { scenarios: 1, result: 'ok' },
    })
    expect(JSON.stringify(event)).not.toContain('Secret')
  })
})

describe('scenarios', () => {
  it('are tried without being saved, and compared with the deal in words', async () => {
    const tried = await qualify({
      Scenarios: [{ Name: 'Longer', AmortizationYears: 25, Rate: null, TermMonths: null }],
    })
    expect(tried.Results.map(({ Name }) => Name)).toEqual(['', 'Longer'])
    expect(tried.Results[1]?.Scenario).toMatchObject({ Rate: 4.49, AmortizationYears: 25 })
    expect(tried.Results[1]?.Differences.join()).toMatch(/^Payment: \$[\d,.]+ less/)
    expect((await qualify()).Scenarios).toEqual([])
  })
  it('are saved with what no page asks, and are in LoadDeal and ExportDeal with their results', async () => {
    const { Application } = await foyer.client().call('/broker-api/LoadDeal', ref())
    const [person] = Application.Applicants
    expect(person?.Step).toBe(everyStepDone)
    const [income] = person?.Incomes ?? []
    const Scenarios = [{ Name: 'Variable', Rate: 4.2, RateTypeDD: 1 }]
    const Facts = {
      Deposit: 20_000,
      AgreementDate: '2026-11-01',
      SubjectProperty: { Heating: 130, Mortgages: [] },
      Incomes: [
        { IncomeID: income?.IncomeID ?? 0, PreviousYearAmount: 51_000 },
        { IncomeID: 1, PreviousYearAmount: 1 },
      ],
      Liabilities: [{ LiabilityID: person?.Liabilities[0]?.LiabilityID ?? 0, MonthlyPayment: 310 }],
    }
    expect((await save({ Scenarios, Facts })).ReturnStatus.ReturnCode).toBe(200)
    const { Worksheet: loaded } = await foyer.client().call('/broker-api/LoadDeal', ref())
    if (loaded === null) return expect.fail('it was not computed')
    expect([loaded.Scenarios, loaded.BrokerFacts]).toEqual([Scenarios, Facts])
    expect(loaded.Facts).toMatchObject({ Deposit: 20_000, SubjectProperty: { Heating: 130 } })
    expect(loaded.Facts.Incomes?.[0]).toMatchObject({ PreviousYearAmount: 51_000 })
    expect(loaded.Facts.Liabilities).toMatchObject([{ LiabilityType: 3, MonthlyPayment: 310 }])
    expect(figure(loaded, 'debts')).toMatchObject({ Status: 'known', Amount: 310 })
    expect(JSON.stringify(loaded.Facts)).not.toMatch(/IncomeID|LiabilityID/)
    expect(loaded.Results.map(({ Name }) => Name)).toEqual(['', 'Variable'])
    // Each replaces what was saved, and an absent one stays.
    await save({ Scenarios: [] })
    expect(await qualify()).toMatchObject({ Scenarios: [], BrokerFacts: Facts })
    await save({ Scenarios })
  })

  test.each<[string, Parameters<typeof save>[0]]>([
    ['Scenarios.1.Name', { Scenarios: [{ Name: 'One' }, { Name: ' one' }] }],
    ['Scenarios.0.Rate', { Scenarios: [{ Name: 'One', Rate: 30.5 }] }],
    ['Scenarios.0.Rate', { Scenarios: [{ Name: 'One', Rate: 4.0001 }] }],
    ['Scenarios.0.RateTypeDD', { Scenarios: [{ Name: 'One', RateTypeDD: 99 }] }],
    ['Scenarios.0.TermMonths', { Scenarios: [{ Name: 'One', TermMonths: 0 }] }],
    ['Scenarios.0.AmortizationYears', { Scenarios: [{ Name: 'One', AmortizationYears: 41 }] }],
    ['Scenarios.0.PaymentFrequencyDD', { Scenarios: [{ Name: 'One', PaymentFrequencyDD: 17 }] }],
    ['Scenarios.0.DownPayment', { Scenarios: [{ Name: 'One', DownPayment: -1 }] }],
    ['Facts.AgreementDate', { Facts: { AgreementDate: '2026-02-30' } }],
    ['Facts.MunicipalRate', { Facts: { MunicipalRate: 31 } }],
    ['Facts.SubjectProperty.Heating', { Facts: { SubjectProperty: { Heating: 1.234 } } }],
    ['Facts.Incomes.0.AddBacks', { Facts: { Incomes: [{ IncomeID: 1, AddBacks: -5 }] } }],
  ])('%s is refused', async (Field, given) => {
    const answer = await save(given)
    expect([answer.ReturnStatus.ReturnMessage, answer.Errors]).toEqual([
      'InvalidSetting',
      [{ Field, Key: 'InvalidSetting' }],
    ])
  })
  it('are refused by Qualify in the same way', async () => {
    const body = { ...ref(), Scenarios: [{ Name: '' }] }
    expect((await foyer.client().callAnyhow('/broker-api/Qualify', body)).ReturnStatus.ReturnMessage).toBe(
      'RequiredSetting',
    )
  })
  it('that a colleague saved meanwhile are not replaced', async () => {
    const [mine, theirs] = [
      { Name: 'Five down', DownPayment: 25_000 },
      { Name: 'Shorter', AmortizationYears: 20 },
    ]
    const { Scenarios: former } = await qualify()
    await save({ Scenarios: [] })
    expect((await save({ Before: [], Scenarios: [theirs] })).ReturnStatus.ReturnCode).toBe(200)
    expect((await save({ Before: [], Scenarios: [mine] })).ReturnStatus.ReturnMessage).toBe('StaleEdit')
    const { Scenarios } = await qualify()
    expect(Scenarios).toEqual([theirs])
    expect((await save({ Before: Scenarios, Scenarios: [...Scenarios, mine] })).ReturnStatus.ReturnCode).toBe(200)
    expect((await qualify()).Scenarios.map(({ Name }) => Name)).toEqual(['Shorter', 'Five down'])
    await save({ Scenarios: former })
  })
  it('are four at most', async () => {
    const Scenarios = Array.from({ length: 5 }, (_, index) => ({ Name: `Number ${index}` }))
    expect((await save({ Scenarios })).ReturnStatus.ReturnMessage).toBe('InvalidRequest')
  })
})

test.each(['/broker-api/Qualify', '/broker-api/SaveScenarios'] as const)(
  '%s refuses an unknown deal, and one of another site',
  async (path) => {
    for (const place of [
      { ...ref(), MortgageApplicationID: 12 },
      { ...ref(), SiteID: 'elsewhere' },
      { ...ref(), SiteID: 'nowhere' },
    ])
      expect((await foyer.client().callAnyhow(path, place)).ReturnStatus).toEqual({
        ReturnCode: 404,
        ReturnMessage: 'NoAccess',
      })
  },
)

describe('an export', () => {
  it('gives the same figures again from its data alone, whatever was changed since', async () => {
    const { Worksheet: printed } = (await foyer.client().call('/broker-api/ExportDeal', ref())).Deal
    if (printed === null) return expect.fail('it was not computed')
    await foyer.client().call('/broker-api/SaveLendingPolicy', { SiteID: site, Policy: { condoFeesPercent: 100 } })
    await foyer.client().call('/broker-api/SaveRuleOverride', {
      ...{ SiteID: site, RuleID: 'estimate.legal', Value: { amount: 9000, least: 9000, most: 9000 } },
      ...{ From: printed.AsOf, To: addMonths(printed.AsOf, 12), Reason: 'A test', ReasonFr: 'Un essai' },
    })
    const worksheet = {
      facts: printed.Facts,
      deal: printed.Deal,
      scenarios: printed.Scenarios,
      policy: printed.Policy,
      rules: printed.RuleRows,
      asOf: printed.AsOf,
    }
    const again = worksheetReply(worksheetWords(foyer.services.texts, 'en', printed.AsOf), {
      ...{ worksheet, results: recompute(worksheet), entered: printed.BrokerFacts },
      computedAt: new Date(printed.ComputedAt),
    })
    expect(JSON.parse(JSON.stringify(again))).toEqual(printed)
    const legal = figure(await qualify(), 'cashToClose')?.Lines.find(({ Key }) => Key === 'legal')
    expect(legal).toMatchObject({ Amount: 9000, Rule: `estimate.legal ${printed.AsOf}` })
  })
  it('has the worksheet in its document, in the asked language, without a whole SIN', async () => {
    const english = await foyer.client().call('/broker-api/ExportDeal', ref())
    const french = await foyer.client().call('/broker-api/ExportDeal', { ...ref(), LanguageID: 2 })
    const text = readPdf(Buffer.from(english.Pdf, 'base64')).text
    expect(text).toContain('Deal worksheet')
    expect(text).toContain('Variable')
    expect(readPdf(Buffer.from(french.Pdf, 'base64')).text).toContain('Analyse du dossier')
    expect(french.Deal.Worksheet?.Results[0]?.Figures[0]?.Title).toBe('Mise de fonds minimale')
    expect(text.replace(/[\s-]/g, '')).not.toContain(sin)
    expect(JSON.stringify(english.Deal.Worksheet)).not.toMatch(/SIN|Identification|Priya/)
  })
})

test('the rules of a submitted deal are those of its first submission, unless its broker entered another day', async () => {
  const other = await makeApplication(await makeBorrower(foyer, site))
  const ids = { SiteID: site, MortgageApplicationID: other.applicationId }
  const dayOf = async () =>
    (await foyer.client().call('/broker-api/Qualify', ids)).Worksheet.Facts.ApplicationDate ?? 'today'
  expect(await dayOf()).toBe('today')
  await inSite(foyer.services.database.db, site, (trx) =>
    trx
      .insertInto('submissions')
      .values(
        ['2026-04-01T03:30:00Z', '2026-09-01T12:00:00Z'].map((at, place) => ({
          site_id: site,
          submission_id: 70 + place,
          application_id: other.applicationId,
          idempotency_key: at,
          review: 0,
          snapshot: json({}),
          consents: json([]),
          submitted_at: new Date(at),
        })),
      )
      .execute(),
  )
  // Half past three in Greenwich is still March in Canada.
  expect(await dayOf()).toBe('2026-03-31')
  await foyer.client().call('/broker-api/SaveScenarios', { ...ids, Facts: { ApplicationDate: '2026-05-02' } })
  expect(await dayOf()).toBe('2026-05-02')
})

test('a deal that cannot be computed is read and exported without a worksheet', async () => {
  const other = await makeApplication(await makeBorrower(foyer, site))
  const ids = { SiteID: site, MortgageApplicationID: other.applicationId }
  await foyer.client().call('/broker-api/SaveScenarios', { ...ids, Scenarios: [{ Name: 'One' }] })
  await inSite(foyer.services.database.db, site, (trx) =>
    trx
      .updateTable('worksheets')
      .set({ scenarios: json(5) })
      .where('application_id', '=', other.applicationId)
      .execute(),
  )
  const loaded = await foyer.client().call('/broker-api/LoadDeal', ids)
  expect([loaded.ReturnStatus.ReturnCode, loaded.Worksheet]).toEqual([200, null])
  const exported = await foyer.client().call('/broker-api/ExportDeal', ids)
  expect([exported.Deal.Worksheet, exported.PdfFailed]).toEqual([null, 0])
  expect(exported.Deal.Application.MortgageApplicationID).toBe(other.applicationId)
})

test('a worksheet goes with its application', async () => {
  const other = await makeApplication(await makeBorrower(foyer, site))
  const ids = { SiteID: site, MortgageApplicationID: other.applicationId }
  await foyer.client().call('/broker-api/SaveScenarios', { ...ids, Scenarios: [{ Name: 'One' }] })
  await other.borrower.client.call('/api/MTGAPPDeleteApplication', other.ids)
  const rows = await inSite(foyer.services.database.db, site, (trx) =>
    trx.selectFrom('worksheets').select('application_id').where('application_id', '=', other.applicationId).execute(),
  )
  expect(rows).toEqual([])
})
