import { coupleWithEverything, sharingContacts } from '@foyer/domain/testing/personas.ts'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { todayOf } from '../ports/clock.ts'
import {
  fillPersona,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  upload,
} from '../testing/builders.ts'
import { completePart, readyApplication, sendApplication } from '../testing/invited.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

const sin = '046454286'
let foyer: TestFoyer
let staff: Staff
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours', { showSin: 1 })
  staff = await makeStaff(foyer, await makeBrokerage(foyer))
  await giveSite(foyer, staff.brokerageId, 'ours')
  await foyer.services.database.asOwner(async (query) => {
    await query(`update brokerages set time_zone = 'America/Vancouver' where brokerage_id = $1`, [staff.brokerageId])
  })
})
afterAll(() => foyer.stop())

const read = async ({ applicationId }: MadeApplication, more: object = {}, by = staff) => {
  const asked = { SiteID: 'ours', MortgageApplicationID: applicationId, ...more }
  const { Pdf, PdfFailed } = await by.client.call('/console-api/ExportDeal', asked)
  expect(PdfFailed).toBe(0)
  const { text, ...rest } = readPdf(Buffer.from(Pdf, 'base64'))
  return { ...rest, text: text.replace(/\s+/g, ' ') }
}

describe('the document of a deal', () => {
  it('has the application of all applicants, the figures, what is missing, and the documents', async () => {
    const made = await readyApplication(foyer, 'ours')
    await completePart(foyer, made)
    const { itemId } = await makeDocumentRequest(foyer, 'ours', made)
    await upload(made.borrower.client, itemId, { name: 'pay-stub.jpg' })
    const before = (await read(made)).text
    for (const words of ['has not been sent yet', 'Part still to come.', 'Has not sent their part yet'])
      expect(before).toContain(words)
    expect(before).not.toContain('Fingerprint')
    expect(outcomeOf(await sendApplication(made))).toBe('ok')
    const { text } = await read(made)
    for (const words of [
      ...['Mortgage deal', 'Ada Roy', 'Luc Côté', 'as it was sent on', 'Deal worksheet', 'GDS ratio'],
      ...['How each figure comes about', 'Missing', 'pay-stub.jpg', 'To decide', 'Not sent yet', 'Fingerprint'],
    ])
      expect(text).toContain(words)
    expect(text.match(/Part still to come\./g)?.length).toBe(1)
  })
  it('has the masks of numbers, in French too, and names its maker and the time at the brokerage on each page', async () => {
    const persona = sharingContacts(coupleWithEverything(todayOf(foyer.clock.now())))
    const identification = { ...persona.main.identification, SIN: sin }
    const made = await fillPersona(await makeBorrower(foyer, 'ours'), {
      ...persona,
      main: { ...persona.main, identification },
    })
    const { text } = await read(made, { LanguageID: 2 })
    for (const words of ['Dossier hypothécaire', '••• ••• 286', 'Analyse du dossier', 'Ce qui manque'])
      expect(text).toContain(words)
    expect(text.replace(/[\s-]/g, '')).not.toContain(sin)
    const pages = Number(/Page 1 sur (\d+)/.exec(text)?.[1])
    expect(pages).toBeGreaterThan(3)
    expect(text.match(/heure (normale|avancée) du Pacifique|HNP|HAP/g)?.length).toBeGreaterThanOrEqual(pages)
  })
  it('names no document to a person who may not see them, and has only the submission that was asked for', async () => {
    const made = await readyApplication(foyer, 'ours')
    await makeDocumentRequest(foyer, 'ours', made, { Items: [{ Type: 14, Required: 0 }] })
    expect(outcomeOf(await sendApplication(made))).toBe('ok')
    const blind = await makeStaff(foyer, staff.brokerageId, { withheld: ['document.view'] })
    expect((await read(made, {}, blind)).text).toContain('Documents are not shown to the person who made this file.')
    const { Submissions } = await staff.client.call('/console-api/LoadSubmission', {
      ...{ SiteID: 'ours', MortgageApplicationID: made.applicationId },
    })
    const { text } = await read(made, { SubmissionID: Submissions[0]?.SubmissionID })
    expect(text).toContain('Mortgage application')
    expect(text).not.toContain('Deal worksheet')
  })
  it('has what became of each document', async () => {
    const made = await makeApplication(await makeBorrower(foyer, 'ours'))
    const { client } = made.borrower
    const { ids } = await makeDocumentRequest(foyer, 'ours', made, {
      Items: [14, 3, 4].map((Type) => ({ Type, Required: 1 as const })),
    })
    const { Docs } = await client.call('/api/RDLoad', ids)
    const [missing, sent, accepted] = Docs.Items.map(({ DFRequestDocItemID }) => DFRequestDocItemID)
    await client.call('/api/RDNotAvailable', { ...ids, DFRequestDocItemID: missing ?? 0, Reason: 'I work for myself' })
    for (const [item, Status] of [
      [sent, 6],
      [accepted, 7],
    ])
      await foyer.client().call('/broker-api/DecideDocumentItem', {
        ...{ SiteID: 'ours', DFRequestDocItemID: item ?? 0, Status: Status ?? 0, Reason: '' },
      })
    const { text } = await read(made)
    for (const words of ['Does not have it: I work for myself', 'Sent to the lender', 'Accepted by the lender'])
      expect(text).toContain(words)
  })
  it('is not drawn for who asks for the data alone', async () => {
    const { applicationId } = await makeApplication(await makeBorrower(foyer, 'ours'))
    const asked = { SiteID: 'ours', MortgageApplicationID: applicationId, PdfFl: 0 }
    expect(await staff.client.call('/console-api/ExportDeal', asked)).toMatchObject({ Pdf: '', PdfFailed: 0 })
  })
})

test.each([
  ['a word longer than a line', 'W'.repeat(250)],
  ['Arabic', 'مستند الدخل السنوي'],
  ['signs that no font has', '👩‍👩‍👧 \u08b4 \u08c1 \u{1F9FF}'],
])('a document is drawn where a deal contains %s', async (_, words) => {
  const made = await readyApplication(foyer, 'ours')
  const { itemId } = await makeDocumentRequest(foyer, 'ours', made, {
    RequestName: words.slice(0, 100),
    Items: [{ Type: 99, Desc: words, Required: 1 }],
  })
  await upload(made.borrower.client, itemId, { name: `${words.slice(0, 80)}.jpg` })
  expect((await read(made)).text).toContain('Missing')
})
