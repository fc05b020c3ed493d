import { coupleWithEverything, sharingContacts } from '@foyer/domain/testing/personas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { todayOf } from '../ports/clock.ts'
import { fillPersona, type MadeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let made: MadeApplication
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours', { ReqIncome: 1, ReqAssets: 1, ReqLiabilities: 1, ReqType: 1 })
  const persona = sharingContacts(coupleWithEverything(todayOf(foyer.clock.now())))
  made = await fillPersona(await makeBorrower(foyer, 'ours'), persona)
})
afterAll(() => foyer.stop())

const load = () => made.borrower.client.call('/api/MTGAPPLoad', made.ids)
const submit = async () => {
  const { Applicants, Summary } = await load()
  const { ConsentVersion, Reviewed } = Summary
  return made.borrower.client.call('/api/mtgappsubmit', {
    ...made.ids,
    ConsentVersion,
    Reviewed,
    Consents: Applicants.map(({ ApplicantID }) => ({ ApplicantID, Accepted: 1 })),
  })
}
const lists = ['Addresses', 'Incomes', 'Properties', 'Assets', 'Liabilities'] as const

describe('a couple with answers in every list', () => {
  test('loads all of them, in the order they were added', async () => {
    const { Applicants, Step, Summary } = await load()
    expect(Applicants.map((one) => lists.map((list) => one[list].length))).toEqual([
      [3, 2, 1, 2, 2],
      [2, 3, 1, 1, 2],
    ])
    expect(Applicants.map((one) => one.Step)).toEqual([6, 6])
    expect(Step).toBe(5)
    expect(Applicants[0]?.Addresses.map(({ Address }) => Address.City)).toEqual(['Durham', 'Hamilton', 'Winnipeg'])
    expect(Applicants[1]?.Addresses[1]?.Address).toMatchObject({ CountryTypeDD: 2, InternationalPostalCode: '14222' })
    expect(Summary).toMatchObject({ strAnnualIncome: '$172,292', PropertyCount: 2, strTotalAsset: '$113,700' })
  })

  test('may not submit while one history is out of order, and receives the place', async () => {
    const { Applicants } = await load()
    const [, second] = Applicants
    const ids = { ...made.ids, ApplicantID: second?.ApplicantID ?? 0 }
    const [home] = second?.Addresses ?? []
    const removed = { ...ids, ApplicantAddressID: home?.ApplicantAddressID ?? 0 }
    await made.borrower.client.call('/api/MTGAppRemoveAddress', removed)
    expect(await submit()).toMatchObject({
      ReturnStatus: { ReturnMessage: 'ApplicationIncomplete' },
      Errors: [{ Field: 'Applicants.1.ApplicantAddresses', Key: 'AtLeastOneCurrentAddress' }],
    })
    await made.borrower.client.call('/api/MTGAppUpsertAddress', {
      ...ids,
      ApplicantAddresses: [{ ...home, ApplicantAddressID: 0 }, ...(second?.Addresses.slice(1) ?? [])],
    })
  })

  test('submits, and the broker receives all of it unchanged: in the export and in both documents', async () => {
    const before = await load()
    expect((await submit()).ReturnStatus).toEqual({ ReturnCode: 200, ReturnMessage: '' })
    const ref = { SiteID: 'ours', MortgageApplicationID: made.applicationId }
    const exported = await foyer.client().call('/broker-api/ExportDeal', ref)
    const [submission] = exported.Deal.Submissions
    for (const list of lists) {
      const told = before.Applicants.map((one) => one[list])
      expect(exported.Deal.Application.Applicants.map((one) => one[list])).toEqual(told)
      expect(submission?.Application.Applicants.map((one) => one[list])).toEqual(told)
    }
    const loaded = await foyer.client().call('/broker-api/LoadDeal', ref)
    expect(loaded.Application.Applicants[1]?.Properties[0]?.Mortgages).toMatchObject([{ MortgageHolder: 'Scotia' }])
    const french = await foyer.client().call('/broker-api/ExportDeal', { ...ref, LanguageID: 2 })
    const words = {
      en: { pdf: exported.Pdf, expected: ['Aisha Haddad', 'Scotia', '$172,292', 'Debts'] },
      fr: { pdf: french.Pdf, expected: ['Aisha Haddad', 'Scotia', '172\u00a0292\u00a0$', 'Dettes'] },
    }
    for (const { pdf, expected } of Object.values(words)) {
      const { text } = readPdf(Buffer.from(pdf, 'base64'))
      expect(expected.filter((word) => !text.includes(word))).toEqual([])
    }
  })
})
