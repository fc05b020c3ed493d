import { aJob, anAsset } from '@foyer/domain/testing/records.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SentSecrets } from '../application/with-masks.ts'
import { inSite } from '../kit/transaction.ts'
import { addDocument, fillIncomes, type MadeApplication, makeSite, setApplication } from '../testing/builders.ts'
import {
  asApplicant,
  completePart,
  type Invited,
  readyApplication,
  sendApplication,
  sendPart,
} from '../testing/invited.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { readReview } from '../testing/read-review.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

const siteId = 'ours'
let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, siteId)
})
afterAll(() => foyer.stop())

const succeeds = ({ ReturnStatus }: { ReturnStatus: { ReturnMessage: string } }) =>
  expect(ReturnStatus.ReturnMessage).toBe('')
/** Answers that only Luc gives. */
const answers = ['luc.cote@example.ca', '046454286', 'Scierie du Fjord', '43210', '54321', 'K9182736']

/** An application whose invited person has answered everything, with documents, an income and savings. */
const withInvited = async () => {
  const made = await readyApplication(foyer, siteId)
  const invited = await completePart(foyer, made)
  const theirs = asApplicant(made, invited)
  await addDocument(theirs, { IdentificationNumber: 'K9182736' })
  await fillIncomes(theirs, [aJob({ EmployerName: 'Scierie du Fjord', IncomeAmount: 43_210 })])
  const Asset = anAsset({ AssetValue: 54_321 })
  succeeds(await invited.client.call('/api/MTGAPPUpsertAssetInvite', { ...invited.ids, Asset }))
  return { made, invited }
}
const exported = async ({ applicationId }: MadeApplication, LanguageID?: number) => {
  const { Deal, Pdf } = await foyer.client().call('/broker-api/ExportDeal', {
    SiteID: siteId,
    MortgageApplicationID: applicationId,
    ...(LanguageID !== undefined && { LanguageID }),
  })
  return { ...Deal, Pdf }
}
const loaded = ({ applicationId }: MadeApplication) =>
  foyer.client().call('/broker-api/LoadDeal', { SiteID: siteId, MortgageApplicationID: applicationId })
/** Without spaces and separators: both languages format amounts with them. */
const plain = (text: string) => text.replace(/[\s\u00a0\u202f,]/g, '')
const textOf = (pdf: Uint8Array) => readPdf(Buffer.from(pdf)).text
const foundIn = (text: string) => answers.filter((answer) => plain(text).includes(plain(answer)))
/** The answers of their part, without ids and hashes, which may contain any digits. */
const withoutIds = (value: unknown): string =>
  JSON.stringify(value, (key, one: unknown) =>
    /ID$|Hash$|^Pdf$|^(SubmittedAt|AcceptedAt|InviteDate|Contact|Ip|Actor)$/.test(key) ? undefined : one,
  )
const secretsOf = async ({ applicationId }: MadeApplication) => {
  const { rows } = await inSite(foyer.services.database.db, siteId, (trx) =>
    sql<{ submission_id: number; secrets: Buffer | null }>`
      select submission_id, secrets from submissions where application_id = ${applicationId} order by submitted_at`.execute(
      trx,
    ),
  )
  return rows.map(({ submission_id: row, secrets }) => {
    const place = { table: 'submissions', column: 'secrets', row, site: siteId } as const
    return JSON.parse(foyer.services.crypto.decrypt(secrets ?? new Uint8Array(), place)) as SentSecrets
  })
}

describe('of an invited person who has not sent their part', () => {
  let made: MadeApplication
  let invited: Invited
  beforeAll(async () => {
    const both = await withInvited()
    made = both.made
    invited = both.invited
    const seen = foundIn(withoutIds(await made.borrower.client.call('/api/MTGAPPLoad', made.ids)))
    expect(seen.length).toBeGreaterThan(3)
    succeeds(await sendApplication(made))
  })

  test('a submission contains the name, but no answers and no SIN', async () => {
    const { Submissions } = await exported(made)
    const [submission] = Submissions as { Application: { Applicants: { FirstName: string; LastName: string }[] } }[]
    expect(submission?.Application.Applicants.map(({ FirstName, LastName }) => [FirstName, LastName])).toEqual([
      ['Ada', 'Roy'],
      ['Luc', 'Côté'],
    ])
    expect(submission?.Application.Applicants[1]).toMatchObject({ Identification: { DOB: '', SIN: '', SINOnFile: 0 } })
    expect(foundIn(withoutIds(submission))).toEqual([])
    const [secrets] = await secretsOf(made)
    for (const kept of [secrets?.sins, secrets?.numbers])
      expect(Object.keys(kept ?? {})).not.toContain(String(invited.ids.ApplicantID))
  })

  test.each([
    [1, 'Part still to come.'],
    [2, 'Partie à venir.'],
  ])('its document states in language %i that the part is still to come', async (LanguageID, words) => {
    const text = textOf(Buffer.from((await exported(made, LanguageID)).Pdf, 'base64'))
    expect(text).toContain('Luc Côté')
    expect(text).toContain(words)
    expect(foundIn(text)).toEqual([])
  })

  test('the mails to both sides contain the name, but no answers', async () => {
    const mails = [
      await foyer.mailbox.arrived(made.borrower.email),
      await foyer.mailbox.arrived(`${siteId}@broker.example`),
    ]
    for (const { text, html, attachments } of mails) {
      expect(foundIn(text + html)).toEqual([])
      const [pdf] = attachments
      expect(textOf(pdf?.content ?? new Uint8Array())).toContain('Part still to come.')
      expect(foundIn(textOf(pdf?.content ?? new Uint8Array()))).toEqual([])
    }
    expect(mails[1]?.text).toContain('Luc Côté')
  })

  test('the mails to both sides and their documents list every applicant with the state of their consent', async () => {
    const [toBorrower, toBroker] = [
      await foyer.mailbox.arrived(made.borrower.email),
      await foyer.mailbox.arrived(`${siteId}@broker.example`),
    ]
    for (const { text, html, attachments } of [toBorrower, toBroker]) {
      for (const body of [text, html]) {
        expect(body).toMatch(/Ada [^:]+: accepted on /)
        expect(body).toContain('Luc Côté: not accepted yet')
      }
      expect(textOf(attachments[0]?.content ?? new Uint8Array())).toMatch(/Luc Côté\s+Not accepted yet/)
    }
    expect(toBroker.text).toContain('Luc Côté\u00a0: pas encore accepté')
  })

  test('the operator loads and exports the name, but no answers', async () => {
    for (const deal of [await loaded(made), await exported(made)]) {
      expect(deal.Application.Applicants[1]).toMatchObject({ FirstName: 'Luc', LastName: 'Côté', Incomes: [] })
      expect(foundIn(withoutIds(deal))).toEqual([])
      expect(deal.Invites[0]).toMatchObject({ Part: null, Consent: null })
    }
  })

  test('the part follows as it was sent, the submission stays unchanged, and a later one contains both', async () => {
    const before = await exported(made)
    succeeds(await sendPart(invited))
    const after = await exported(made)
    const theirs = {
      FirstName: 'Luc',
      Incomes: [{ EmployerName: 'Scierie du Fjord' }],
      Assets: [{ AssetValue: 54_321 }],
    }
    expect(after.Invites[0]).toMatchObject({ Part: theirs, Consent: { Name: 'Luc Côté' } })
    expect(after.Application.Applicants[1]).toMatchObject(theirs)
    expect(after.Submissions).toEqual(before.Submissions)

    foyer.clock.advance(60)
    await setApplication(foyer, made, { status: 1, request_review: 1 })
    succeeds(
      await made.borrower.client.call('/api/mtgappReviewsubmit', {
        ...made.ids,
        ...(await readReview(made)),
        Consents: [{ ApplicantID: made.mainApplicantId, Accepted: 1 }],
      }),
    )
    const again = await exported(made)
    expect(again.Submissions[0]).toMatchObject({ Application: { Applicants: [{ FirstName: 'Ada' }, theirs] } })
    expect(textOf(Buffer.from(again.Pdf, 'base64'))).toContain('Scierie du Fjord')
    const theirId = String(invited.ids.ApplicantID)
    const kept = (await secretsOf(made)).map(({ sins, numbers }) => [sins[theirId], numbers[theirId]])
    expect(kept).toEqual([
      [undefined, undefined],
      ['046454286', ['K9182736']],
    ])
  })
})

test('includes a part that was sent before the submission, with its consent', async () => {
  const { made, invited } = await withInvited()
  succeeds(await sendPart(invited))
  succeeds(await sendApplication(made))
  const { Submissions, Pdf } = await exported(made)
  expect(Submissions[0]).toMatchObject({
    Consents: [{ Name: 'Ada Roy' }, { Name: 'Luc Côté' }],
    Application: { Applicants: [{}, { FirstName: 'Luc', Incomes: [{ EmployerName: 'Scierie du Fjord' }] }] },
  })
  expect(textOf(Buffer.from(Pdf, 'base64'))).toContain('Scierie du Fjord')
})

describe('in a review, an invited person', () => {
  const review = async (made: MadeApplication, given: object) => {
    foyer.clock.advance(60)
    await setApplication(foyer, made, { status: 1, request_review: 1, ...given })
  }
  test.each([
    [1, ''],
    [0, 'StepNotOpen'],
  ])('changes the mortgage only if the review shows it: %i', async (display_mortgage, key) => {
    const made = await readyApplication(foyer, siteId)
    const invited = await completePart(foyer, made, { DisplayMortgage: 1 })
    succeeds(await sendApplication(made))
    await review(made, { display_mortgage })
    const { ReturnStatus } = await invited.client.call('/api/MTGAPPUpdateRequestMortgageInvite', {
      ...invited.ids,
      RequestMortgage: { SubjectProperty: { CondoFees: 99 } },
    })
    expect(ReturnStatus.ReturnMessage).toBe(key)
  })

  test('sends their part, also after the decision, and the next submission contains it', async () => {
    const { made, invited } = await withInvited()
    succeeds(await sendApplication(made))
    await review(made, { status: 2 })
    succeeds(await sendPart(invited))
    succeeds(
      await made.borrower.client.call('/api/mtgappReviewsubmit', {
        ...made.ids,
        ...(await readReview(made)),
        Consents: [{ ApplicantID: made.mainApplicantId, Accepted: 1 }],
      }),
    )
    const { Submissions } = await exported(made)
    expect(Submissions[0]).toMatchObject({
      Application: { Applicants: [{ FirstName: 'Ada' }, { Incomes: [{ EmployerName: 'Scierie du Fjord' }] }] },
    })
  })
})
