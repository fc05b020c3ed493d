import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import {
  fillIdentification,
  fillLists,
  fillMortgageRequest,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
} from '../testing/builders.ts'
import { readReview } from '../testing/read-review.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { newestSubmission, pdfOfSubmission } from './index.ts'

let foyer: TestFoyer

beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())

/** A site whose logo no program can read, so that nothing with it can be drawn. */
const makeBrokenSite = async (site: string) => {
  await makeSite(foyer, site)
  const name = `${site}.${'0'.repeat(32)}.png`
  await inSite(foyer.services.database.db, site, (trx) =>
    trx
      .insertInto('site_images')
      .values({
        site_id: site,
        name,
        kind: 'BrokerageLogo',
        content_type: 'image/png',
        bytes: Buffer.from('no picture'),
        created_at: foyer.clock.now(),
      })
      .execute(),
  )
  await foyer.client().call('/broker-api/SaveSite', { SiteID: site, Link: { AgentProfile: { BrokerageLogo: name } } })
}

const submitted = async (site: string, language: 1 | 2): Promise<MadeApplication> => {
  const made = await makeApplication(await makeBorrower(foyer, site))
  await made.borrower.client.call('/api/MTGAPPSaveLanguage', { ...made.borrower.ids, LanguageID: language })
  await fillIdentification(made)
  await fillLists(made)
  await fillMortgageRequest(made)
  const { ReturnStatus } = await made.borrower.client.call('/api/mtgappsubmit', {
    ...made.ids,
    ...(await readReview(made)),
    Consents: [{ ApplicantID: made.mainApplicantId, Accepted: 1 }],
  })
  expect(ReturnStatus.ReturnCode).toBe(200)
  return made
}

const exportDeal = ({ applicationId, ids }: MadeApplication) =>
  foyer.client().call('/broker-api/ExportDeal', { SiteID: ids.SiteID, MortgageApplicationID: applicationId })

const logged = (event: string) =>
  foyer.log.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => line.event === event)

describe('an application whose document cannot be drawn', () => {
  it.each([
    { language: 1, site: 'broken', copy: /could not make the copy.*Marie Tremblay can give you a copy/ },
    { language: 2, site: 'brise', copy: /n’a pas pu être produite.*Marie Tremblay peut vous en remettre une copie/ },
  ] as const)('is mailed to both sides without it, which the mails say: $site', async ({ language, site, copy }) => {
    await makeBrokenSite(site)
    const made = await submitted(site, language)
    const received = await foyer.mailbox.arrived(made.borrower.email)
    expect(received.attachments).toEqual([])
    expect(received.text).toMatch(copy)
    expect(received.html).toMatch(copy)
    expect(received.text).not.toMatch(/application is attached|demande est jointe/)
    const arrived = await foyer.mailbox.arrived(`${site}@broker.example`)
    expect(arrived.attachments).toEqual([])
    expect(arrived.text).toContain('We could not make the PDF of the application')
    expect(arrived.text).toContain(`under reference ${made.applicationId}`)
    expect(arrived.text).toContain('Le PDF de la demande n’a pas pu être produit')
    expect(arrived.text).toContain(`sous la référence ${made.applicationId}`)
    expect(arrived.text).not.toMatch(/application is attached|demande est jointe/)
  })

  it('is tried at most three times for each mail, and each failure is logged with its job and without user input', async () => {
    const site = 'logged'
    await makeBrokenSite(site)
    const before = logged('job-failed').length
    const made = await submitted(site, 1)
    await foyer.mailbox.arrived(made.borrower.email)
    await foyer.mailbox.arrived(`${site}@broker.example`)
    const failures = logged('job-failed').slice(before)
    // Both mails may share a drawing, of which three fail.
    expect(failures.length).toBeGreaterThanOrEqual(3)
    expect(failures.length).toBeLessThanOrEqual(6)
    expect(failures).toContainEqual(
      expect.objectContaining({
        job: 'send-mail-with-documents',
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        tries: 1,
      }),
    )
    expect(JSON.stringify(failures)).not.toMatch(/@|no picture|Raman/)
    expect(logged('job-given-up')).toEqual([])
  })

  it('is exported without the document, and the reply reports the failure', async () => {
    const site = 'exported'
    await makeSite(foyer, site)
    const made = await submitted(site, 1)
    await foyer.services.database.asOwner(async (query) => {
      await query(
        `update submissions set consents = jsonb_set(consents, '{0,AcceptedAt}', '"never"') where site_id = $1`,
        [site],
      )
    })
    const exported = () =>
      foyer.client().call('/broker-api/ExportDeal', {
        SiteID: site,
        MortgageApplicationID: made.applicationId,
        LanguageID: 2,
      })
    for (const _ of ['tried', 'tried', 'tried', 'not tried again'])
      expect(await exported()).toMatchObject({
        ReturnStatus: { ReturnCode: 200 },
        Pdf: '',
        PdfFailed: 1,
        Deal: { Submissions: [{ Consents: [{ Name: 'Priya Raman' }] }] },
      })
    const { applicationId } = made
    expect(logged('drawing-failed')).toHaveLength(3)
    expect(JSON.stringify(logged('drawing-failed'))).not.toContain(String(applicationId))
    foyer.clock.advance(60 * 60)
    await exported()
    expect(logged('drawing-failed')).toHaveLength(4)
  })
})

describe('the document of a submission', () => {
  it('is drawn once for both mails and the export', async () => {
    const site = 'drawn-once'
    await makeSite(foyer, site)
    const made = await submitted(site, 1)
    const { services } = foyer
    const submission = await inSite(services.database.db, site, (trx) =>
      newestSubmission(trx, site, made.applicationId),
    )
    const received = await foyer.mailbox.arrived(made.borrower.email)
    const shown: string[] = []
    const texts = { ...services.texts, onShown: (key: string) => shown.push(key) }
    if (!submission) return expect.fail('there is no submission')
    const again = await pdfOfSubmission({ ...services, texts }, submission, { language: 'en', reader: 'broker' })
    expect(shown).toEqual([])
    expect(again?.equals(Buffer.from(received.attachments[0]?.content ?? []))).toBe(true)
    await pdfOfSubmission({ ...services, texts }, submission, { language: 'fr', reader: 'broker' })
    expect(shown).not.toEqual([])
    expect(await exportDeal(made)).toMatchObject({ PdfFailed: 0 })
  })
})
