import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { inSite, json } from '../kit/transaction.ts'
import type { Snapshot } from '../review/index.ts'
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
import { readReview } from '../testing/read-review.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { openTestDatabase } from '../testing/test-database.ts'

let foyer: TestFoyer
let made: MadeApplication
const site = 'deals'
const sin = '046454286'

/** The statements that read an application or its site, and the submissions that were read with all their answers. */
let reads: string[] = []
let snapshotsRead = 0
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    const text = JSON.stringify(node)
    if (/SelectQueryNode|foyer_application_rows/.test(text) && text.includes(site)) reads.push(text)
    return node
  },
  transformResult: async ({ result }) => {
    snapshotsRead += result.rows.filter((row) => 'snapshot' in row).length
    return result
  },
}

beforeAll(async () => {
  const database = await openTestDatabase()
  foyer = await startTestFoyer({ database: { ...database, db: database.db.withPlugin(counting) } })
  await makeSite(foyer, site)
  await makeSite(foyer, 'elsewhere')
  made = await makeApplication(await makeBorrower(foyer, site))
  await fillIdentification(made, { SIN: sin })
  await addDocument(made)
  await fillLists(made)
  await fillMortgageRequest(made)
})
afterAll(() => foyer.stop())

const ref = () => ({ SiteID: site, MortgageApplicationID: made.applicationId })
const listDeals = (SiteID: string, LanguageID = 1) =>
  foyer.client().call('/broker-api/ListDeals', { SiteID, LanguageID })
const loadDeal = () => foyer.client().call('/broker-api/LoadDeal', ref())
const exportDeal = (more: { LanguageID?: number } = {}) =>
  foyer.client().call('/broker-api/ExportDeal', { ...ref(), ...more })
const saveDeal = (terms: object) => foyer.client().callAnyhow('/broker-api/SaveDeal', { ...ref(), ...terms })

describe('an application in progress', () => {
  it('is listed with labels in the requested language, and its borrower', async () => {
    const { Deals } = await listDeals(site, 2)
    expect(Deals).toMatchObject([
      {
        MortgageApplicationID: made.applicationId,
        UserID: made.borrower.userId,
        Purpose: 'Achat',
        MortgageApplicationStatus: 'En cours',
        MainBorrowerName: 'Priya Raman',
      },
    ])
    expect((await listDeals('elsewhere')).Deals).toEqual([])
  })
  it('is loaded completely, with a masked SIN', async () => {
    const { Application, Status, SubmittedAt } = await loadDeal()
    expect([Status, SubmittedAt]).toEqual([11, ''])
    expect(Application.Applicants[0]?.Identification).toMatchObject({ SIN: '••• ••• 286', SINOnFile: 1 })
    expect(JSON.stringify(Application)).not.toContain(sin)
  })
  it('is loaded without reading anything twice', async () => {
    reads = []
    await loadDeal()
    expect(reads.length).toBeGreaterThan(4)
    expect(new Set(reads).size).toBe(reads.length)
  })
  it('is exported without submissions, with a document of the answers so far', async () => {
    const { Deal, Pdf } = await exportDeal()
    expect(Deal.Submissions).toEqual([])
    expect(readPdf(Buffer.from(Pdf, 'base64')).text).toContain('not been sent yet')
  })
})

describe('terms of a deal', () => {
  it('are saved, and omitted ones keep their value', async () => {
    await saveDeal({ LenderName: 'First National', InterestRate: 4.79, Term: 60, PaymentFrequency: 2 })
    await saveDeal({ PaymentAmount: 1854.32, MaturityDate: '2031-09-01' })
    const { Deals } = await made.borrower.client.call('/api/MTGAPPLoadMyDeals', made.borrower.ids)
    expect(Deals[0]).toMatchObject({
      LenderName: 'First National',
      InterestRate: 4.79,
      Term: 60,
      PaymentFrequency: 2,
      PaymentAmount: 1854.32,
      MaturityDate: '2031-09-01',
    })
  })
  it('are loaded with the deal, and refused from a caller who has seen others', async () => {
    const { Terms: seen } = await loadDeal()
    expect(seen).toMatchObject({ LenderName: 'First National', Amortization: null, RateType: '', InsuredFl: 0 })
    expect((await saveDeal({ Before: seen, InterestRate: 4.64 })).ReturnStatus.ReturnCode).toBe(200)
    const late = await saveDeal({ Before: seen, LenderName: 'Late Bank', InterestRate: 4.49 })
    expect(late.ReturnStatus.ReturnMessage).toBe('StaleEdit')
    expect((await loadDeal()).Terms).toEqual({ ...seen, InterestRate: 4.64 })
  })
  test.each([
    ['Status', 11],
    ['Status', 99],
    ['InterestRate', -1],
    ['InterestRate', 101],
    ['Term', 1201],
    ['PaymentFrequency', 17],
    ['PaymentAmount', 12.345],
    ['MaturityDate', '2027-02-30'],
    ['LenderName', 'a\nb'],
  ])('%s %j is refused', async (Field, value) => {
    const answer = await saveDeal({ [Field]: value })
    expect(answer).toMatchObject({ ReturnStatus: { ReturnMessage: 'InvalidSetting' }, Errors: [{ Field }] })
  })
})

describe('what was submitted', () => {
  it('is exported unchanged, with consents, a hash and the document in either language', async () => {
    const submitted = await made.borrower.client.call('/api/mtgappsubmit', {
      ...made.ids,
      ...(await readReview(made)),
      Consents: [{ ApplicantID: made.mainApplicantId, Accepted: 1 }],
    })
    const { Deal, Pdf } = await exportDeal()
    expect([Deal.SubmittedAt, Deal.Status]).toEqual([submitted.SubmittedAt, 0])
    expect(Deal.Submissions).toMatchObject([
      { SubmissionID: submitted.SubmissionID, ReviewFl: 0, Consents: [{ Name: 'Priya Raman' }], Language: 'en' },
    ])
    const { text } = readPdf(Buffer.from(Pdf, 'base64'))
    expect(text).toContain('Mortgage deal')
    expect(text).toContain('••• ••• 286')
    expect(text.replace(/[ -]/g, '')).not.toContain(sin)
    const french = await exportDeal({ LanguageID: 2 })
    expect(readPdf(Buffer.from(french.Pdf, 'base64')).text).toContain('Dossier hypothécaire')
  })
  it('is drawn by its number, and no submission of another application is', async () => {
    const { SubmissionID } = await foyer.client().call('/broker-api/LoadSubmission', ref())
    const { Pdf } = await foyer.client().call('/broker-api/ExportDeal', { ...ref(), SubmissionID })
    expect(readPdf(Buffer.from(Pdf, 'base64')).text).toContain('Mortgage application')
    const other = await makeApplication(await makeBorrower(foyer, site))
    for (const given of [{ SubmissionID: 4711 }, { SubmissionID, MortgageApplicationID: other.applicationId }]) {
      const refused = await foyer.client().callAnyhow('/broker-api/ExportDeal', { ...ref(), ...given })
      expect(refused.ReturnStatus.ReturnMessage).toBe('NoAccess')
    }
  })
  it('contains the SIN and the numbers of documents encrypted, bound to its submission', async () => {
    const rows = await inSite(foyer.services.database.db, site, (trx) =>
      trx.selectFrom('submissions').select(['submission_id', 'secrets', 'snapshot']).execute(),
    )
    const [row] = rows
    const place = { table: 'submissions', column: 'secrets', row: row?.submission_id ?? 0, site } as const
    expect(JSON.parse(foyer.services.crypto.decrypt(row?.secrets ?? new Uint8Array(), place))).toEqual({
      sins: { [made.mainApplicantId]: sin },
      numbers: { [made.mainApplicantId]: [expect.stringMatching(/^[^•]+$/)] },
    })
    expect(JSON.stringify(row?.snapshot)).not.toContain(sin)
    expect(() => foyer.services.crypto.decrypt(row?.secrets ?? new Uint8Array(), { ...place, row: 1 })).toThrow()
  })
  it('is read with its consents and masks, for what changed since', async () => {
    const { SubmittedAt } = await loadDeal()
    const read = await foyer.client().call('/broker-api/LoadSubmission', ref())
    const [newest] = read.Submissions
    expect(newest).toMatchObject({ SubmittedAt, Consents: [{ Name: 'Priya Raman' }] })
    expect(read.SubmissionID).toBe(newest?.SubmissionID)
    expect(read.Application?.Applicants[0]?.Identification.SIN).toBe('••• ••• 286')
    const number = read.Application?.Applicants[0]?.Identification.IdentificationLst[0]?.IdentificationNumber
    expect(number).toMatch(/^•/)
    const other = await makeApplication(await makeBorrower(foyer, site))
    const asked = { ...ref(), MortgageApplicationID: other.applicationId }
    expect(await foyer.client().call('/broker-api/LoadSubmission', asked)).toMatchObject({
      ...{ Submissions: [], SubmissionID: 0, Application: null },
    })
    for (const given of [{ SubmissionID: newest?.SubmissionID }, { MortgageApplicationID: 4711 }]) {
      const refused = await foyer.client().callAnyhow('/broker-api/LoadSubmission', { ...asked, ...given })
      expect(refused.ReturnStatus.ReturnMessage).toBe('NoAccess')
    }
  })
  it('is not read to load the deal, and left out of the export where several are too large together', async () => {
    await inSite(foyer.services.database.db, site, async (trx) => {
      const { snapshot } = await trx.selectFrom('submissions').select('snapshot').executeTakeFirstOrThrow()
      const { Application } = snapshot as Snapshot
      const older = { ...(snapshot as Snapshot), Application: { ...Application, Comments: 'x'.repeat(9_000_000) } }
      await trx
        .insertInto('submissions')
        .values(
          [1, 2, 3].map((day) => ({
            ...{
              site_id: site,
              submission_id: day,
              application_id: made.applicationId,
              idempotency_key: `older-${day}`,
            },
            ...{ review: 0, snapshot: json(older), consents: json([]), submitted_at: new Date(`2020-01-0${day}`) },
          })),
        )
        .execute()
    })
    const before = snapshotsRead
    const { SubmittedAt } = await loadDeal()
    expect(snapshotsRead - before).toBe(0)
    const { Submissions, SubmissionsLeftOut } = (await exportDeal()).Deal
    expect(Submissions).toMatchObject([{ SubmittedAt }, { SubmissionID: 3 }])
    expect(SubmissionsLeftOut).toBe(2)
  })
  it('gets the status set by the broker, in the borrower’s language', async () => {
    await saveDeal({ Status: 2 })
    const { Deals } = await made.borrower.client.call('/api/MTGAPPLoadMyDeals', { ...made.borrower.ids, LangID: 2 })
    expect(Deals[0]).toMatchObject({ MortgageApplicationStatus: 'Approuvée', LenderName: 'First National' })
  })
})

describe('an unknown deal, or one of another site, is refused', () => {
  test.each([
    ['/broker-api/LoadDeal', {}],
    ['/broker-api/ExportDeal', {}],
    ['/broker-api/SaveDeal', { Status: 2 }],
    ['/broker-api/RequestReview', { DisplayMortgage: 1, DisplayIncome: 1 }],
  ] as const)('%s', async (path, more) => {
    for (const place of [
      { SiteID: site, MortgageApplicationID: 12 },
      { ...ref(), SiteID: 'elsewhere' },
      { ...ref(), SiteID: 'nowhere' },
    ]) {
      const answer = await foyer.client().callAnyhow(path, { ...place, ...more })
      expect(answer.ReturnStatus).toEqual({ ReturnCode: 404, ReturnMessage: 'NoAccess' })
    }
  })
  it('an unknown site has no list', async () => {
    expect((await listDeals('nowhere')).ReturnStatus.ReturnMessage).toBe('UnknownSite')
  })
})
