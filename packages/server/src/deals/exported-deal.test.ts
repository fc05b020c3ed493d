import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { dealExportSchemaPath } from '@foyer/contract/deals/deal-export-schema.ts'
import { ruleBook } from '@foyer/domain/qualification/rules/rule-book.ts'
import {
  coupleRefinancingInQuebec,
  coupleWithEverything,
  sharingContacts,
  singleBuyerInOntario,
} from '@foyer/domain/testing/personas.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { todayOf } from '../ports/clock.ts'
import {
  addDocument,
  fillIdentification,
  fillPersona,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  upload,
} from '../testing/builders.ts'
import { validatorOf } from '../testing/deal-schema.ts'
import { completePart, readyApplication, sendApplication, sendPart } from '../testing/invited.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

type Exported = ReplyOf<'/console-api/ExportDeal'>['Deal']

const sin = '046454286'
const number = 'Q7788-WXYZVW-99'
let foyer: TestFoyer
let staff: Staff
let schema: { $id: string; $defs: Record<string, { description?: string }> }
let isValid: ReturnType<typeof validatorOf>
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours', { Credits: 100, showSin: 1 })
  staff = await makeStaff(foyer, await makeBrokerage(foyer))
  await giveSite(foyer, staff.brokerageId, 'ours')
  schema = (await foyer.app.inject(dealExportSchemaPath)).json()
  isValid = validatorOf(schema)
})
afterAll(() => foyer.stop())

const read = (MortgageApplicationID: number, more: { LanguageID?: 1 | 2; SiteID?: string } = {}) =>
  staff.client.call('/console-api/ExportDeal', { SiteID: 'ours', MortgageApplicationID, ...more })
/** The export of a deal, once it is as the schema has it. */
const exported = async (...asked: Parameters<typeof read>): Promise<Exported> => {
  const { Deal } = await read(...asked)
  isValid(Deal)
  expect(isValid.errors ?? []).toEqual([])
  return Deal
}

describe('an exported deal is valid by the published schema', () => {
  it('before anything was answered, and in French', async () => {
    const { applicationId } = await makeApplication(await makeBorrower(foyer, 'ours'))
    expect(await exported(applicationId)).toMatchObject({ Format: 'foyer.deal', FormatVersion: 1, Submissions: [] })
    expect(await exported(applicationId, { LanguageID: 2 })).toMatchObject({ LanguageID: 2 })
  })
  it.each([
    ['who buys, with records in every list', coupleWithEverything, true],
    ['who refinances in Quebec, without any', coupleRefinancingInQuebec, false],
  ] as const)('of a couple %s', async (_, persona, hasRecords) => {
    const made = await fillPersona(
      await makeBorrower(foyer, 'ours'),
      sharingContacts(persona(todayOf(foyer.clock.now()))),
    )
    await foyer.client().call('/broker-api/SaveDeal', {
      ...{ SiteID: 'ours', MortgageApplicationID: made.applicationId, LenderName: 'First National', Term: 60 },
    })
    await foyer.client().call('/broker-api/SaveScenarios', {
      ...{ SiteID: 'ours', MortgageApplicationID: made.applicationId },
      Scenarios: [{ Name: 'Longer', AmortizationYears: 30 }],
    })
    const { Application, Worksheet, Terms } = await exported(made.applicationId, { LanguageID: 2 })
    expect((Application.Applicants[0]?.Properties ?? []).length > 0).toBe(hasRecords)
    expect(Worksheet?.Results.map(({ Name }) => Name)).toEqual(['', 'Longer'])
    expect(Terms).toMatchObject({ LenderName: 'First National', Term: 60, MaturityDate: '' })
  })
  it('with an invited person, submissions, documents and comments', async () => {
    const made = await readyApplication(foyer, 'ours')
    const invited = await completePart(foyer, made)
    const { itemId } = await makeDocumentRequest(foyer, 'ours', made)
    await upload(made.borrower.client, itemId, { name: 'pay.jpg' })
    expect(outcomeOf(await sendApplication(made))).toBe('ok')
    expect(await exported(made.applicationId)).toMatchObject({ Invites: [{ Part: null, Consent: null }] })
    expect(outcomeOf(await sendPart(invited))).toBe('ok')
    const deal = { SiteID: 'ours', MortgageApplicationID: made.applicationId }
    const comment = { CommentID: 0, ApplicantID: made.mainApplicantId, Step: 'identification' as const, RecordID: 0 }
    const given = { ...deal, ...comment, Field: 'MaritalStatusDD', Text: 'Still single?' }
    expect(outcomeOf(await staff.client.callAnyhow('/console-api/SaveComment', given))).toBe('ok')
    const sent = { ...deal, DisplayMortgage: 1, DisplayIncome: 1, Message: 'One small thing.' }
    expect(outcomeOf(await staff.client.callAnyhow('/console-api/ReturnForReview', sent))).toBe('ok')
    expect(await exported(made.applicationId)).toMatchObject({
      Invites: [{ Part: { FirstName: 'Luc' }, Consent: { Name: 'Luc Côté' } }],
      Submissions: [{ Consents: [{ Language: 'en' }], ReviewFl: 0 }],
      Documents: [{ Items: [{ Uploads: [{ FileName: 'pay.jpg' }] }, { Uploads: [] }] }],
      Comments: [{ Text: 'Still single?' }],
    })
  })
  it('as every sample deal is', { timeout: 600_000 }, async () => {
    const { SiteID } = await staff.client.call('/console-api/SetDemo', { ShownFl: 1 })
    const { Columns } = await staff.client.call('/console-api/BoardDeals', { SiteID })
    const deals = Columns.flatMap(({ Deals }) => Deals.slice(0, 2))
    expect(deals.length).toBeGreaterThan(12)
    for (const { MortgageApplicationID } of deals) await exported(MortgageApplicationID, { SiteID })
  })
})

describe('the published schema', () => {
  it('names every code of a menu, and has an address of its own', () => {
    expect(schema.$id).toBe('urn:foyer:deal:1')
    expect(schema.$defs['Menu.LiabilityType']?.description).toMatch(
      /^LiabilityType: .*\b10 Line of credit; .*; -1 when not chosen$/,
    )
    expect(schema.$defs.Money?.description).toContain('Dollars')
  })
  test.each<[string, (deal: Exported) => object]>([
    ['another format', (deal) => ({ ...deal, Format: 'foyer.lead' })],
    ['a later version', (deal) => ({ ...deal, FormatVersion: 2 })],
    ['no worksheet at all', ({ Worksheet: _, ...deal }) => deal],
    ['an amount as text', (deal) => ({ ...deal, Terms: { ...deal.Terms, PaymentAmount: '1,854.32' } })],
    [
      'a submission without its answers',
      (deal) => ({ ...deal, Submissions: [{ SubmissionID: 1, SubmittedAt: '', Consents: [] }] }),
    ],
    [
      'an applicant without a list',
      (deal) => ({
        ...deal,
        Application: {
          ...deal.Application,
          Applicants: deal.Application.Applicants.map(({ Incomes: _, ...one }) => one),
        },
      }),
    ],
  ])('refuses %s', async (_, change) => {
    const { applicationId } = await makeApplication(await makeBorrower(foyer, 'ours'))
    expect(isValid(change(await exported(applicationId)))).toBe(false)
  })
  it.each<[string, (worksheet: NonNullable<Exported['Worksheet']>) => object]>([
    ['a fact as text', (one) => ({ ...one, Facts: { ...one.Facts, PropertyValue: '525,000' } })],
    ['an income without its kind', (one) => ({ ...one, Facts: { ...one.Facts, Incomes: [{ IncomeAmount: 1 }] } })],
    ['another way to count rent', (one) => ({ ...one, Policy: { ...one.Policy, otherRent: { method: 'all' } } })],
    ['a policy without a setting', ({ Policy: { heatPerMonth: _, ...Policy }, ...one }) => ({ ...one, Policy })],
    ['a rate as a flag', (one) => ({ ...one, Deal: { ...one.Deal, Insure: 1 } })],
    [
      'the value of another rule',
      (one) => ({
        ...one,
        RuleRows: one.RuleRows.map((row) => (row.id === 'qualifying-rate' ? { ...row, value: { gds: 1 } } : row)),
      }),
    ],
    [
      'a rule that no one knows',
      (one) => ({ ...one, RuleRows: one.RuleRows.map((row) => ({ ...row, id: 'moon-phase' })) }),
    ],
  ])('refuses a worksheet with %s', async (_, change) => {
    const persona = sharingContacts(coupleWithEverything(todayOf(foyer.clock.now())))
    const { applicationId } = await fillPersona(await makeBorrower(foyer, 'ours'), persona)
    const { Worksheet, ...deal } = await exported(applicationId)
    if (Worksheet === null) throw new Error('no worksheet')
    expect(isValid({ ...deal, Worksheet: change(Worksheet) })).toBe(false)
  })
  it('has the form of every rule that is shipped, and leaves nothing of the worksheet open', () => {
    const rowOf = validatorOf({ $ref: '#/$defs/RuleRow', $defs: schema.$defs })
    for (const row of Object.values<readonly object[]>(ruleBook).flat())
      expect([row, rowOf(row) ? [] : rowOf.errors]).toEqual([row, []])
    const { Worksheet, Facts, Policy, RuleRow } = schema.$defs
    const open = /\{\}|"title":"RuleValue"\}/g
    const isOpen = (one: object | undefined) => JSON.stringify(one).match(open)?.length ?? 0
    // The value of a rule, whose form each id has beside it.
    expect([Facts, Policy, Worksheet, RuleRow].map(isOpen)).toEqual([0, 0, 1, 1])
  })
  it('allows a field that a later server adds', async () => {
    const { applicationId } = await makeApplication(await makeBorrower(foyer, 'ours'))
    expect(isValid({ ...(await exported(applicationId)), Later: 1 })).toBe(true)
  })
})

test('an export has masks of SINs and of document numbers, in what was sent too', async () => {
  const single = singleBuyerInOntario(todayOf(foyer.clock.now()))
  const main = {
    ...single.main,
    identification: { ...single.main.identification, SIN: sin },
    document: { ...single.main.document, IdentificationNumber: number },
  }
  const made = await makeApplication(await makeBorrower(foyer, 'ours'))
  await fillIdentification(made, main.identification)
  await addDocument(made, { IdentificationNumber: number })
  const whole = await fillPersona(await makeBorrower(foyer, 'ours'), { ...single, main })
  expect(outcomeOf(await sendApplication(whole))).toBe('ok')
  for (const { applicationId } of [made, whole]) {
    const reply = JSON.stringify(await read(applicationId))
    expect(reply).toContain('••• ••• 286')
    expect(reply).not.toMatch(/046[\s-]?454[\s-]?286|Q7788|WXYZVW/)
  }
})
