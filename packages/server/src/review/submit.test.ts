import { addDays } from '@foyer/domain/kit/dates.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'
import type { JournalEntry } from '../ports/journal.ts'
import {
  addCoApplicant,
  contactsOf,
  fillAddresses,
  fillAssets,
  fillIdentification,
  fillIncomes,
  fillLiabilities,
  fillLists,
  fillMortgageRequest,
  fillProperties,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeSite,
  setApplication,
} from '../testing/builders.ts'
import { readReview } from '../testing/read-review.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { limits } from './limits.ts'
import { listSubmissions } from './submission-store.ts'

let foyer: TestFoyer
const journal: JournalEntry[] = []
const site = 'submit'

beforeAll(async () => {
  foyer = await startTestFoyer({
    journal: { append: async (entry) => void journal.push(entry), close: async () => {} },
  })
  await makeSite(foyer, site)
})
afterAll(() => foyer.stop())

const ready = async (): Promise<MadeApplication> => {
  const made = await makeApplication(await makeBorrower(foyer, site))
  await fillIdentification(made)
  await fillLists(made)
  await fillMortgageRequest(made)
  return made
}
const bodyOf = async (made: MadeApplication, more: object = {}) => ({
  ...made.ids,
  ...(await readReview(made)),
  Comments: 'I work from home.',
  Consents: [{ ApplicantID: made.mainApplicantId, Accepted: 1 }],
  IdempotencyKey: 'key-1',
  ...more,
})
const submit = async (made: MadeApplication, more: object = {}) =>
  made.borrower.client.call('/api/mtgappsubmit', await bodyOf(made, more))
const submitReview = async (made: MadeApplication, more: object = {}) =>
  made.borrower.client.call('/api/mtgappReviewsubmit', await bodyOf(made, more))
const keyOf = (answer: { ReturnStatus: { ReturnMessage: string } }) => answer.ReturnStatus.ReturnMessage
const submissionsOf = async ({ applicationId }: MadeApplication) =>
  (await inSite(foyer.services.database.db, site, (trx) => listSubmissions(trx, site, applicationId))).submissions
const mailsTo = async (address: string) => {
  const { rows } = await inSite(foyer.services.database.db, site, (trx) =>
    sql<{ kind: string }>`select kind from mails where recipient = ${address}`.execute(trx),
  )
  return rows
}

const today = todayOf(new Date())
describe('a submission without an amount to borrow', () => {
  const owned = { EstimatedValue: 500_000, ClosingDate: addDays(today, 1), DwellingTypeDD: 0 }
  it.each([
    ['a refinance', { DealPurposeDD: 2, RefinanceDate: today }, { SubjectProperty: owned }, 'MissingRequestedAmount'],
    [
      'a renewal without its mortgage',
      { DealPurposeDD: 4, RenewingDate: today },
      { SubjectProperty: { ...owned, Mortgages: [] } },
      'MissingRenewedMortgage',
    ],
  ])('is refused at its field: %s', async (_, interview, request, Key) => {
    const made = await makeApplication(await makeBorrower(foyer, site), interview)
    await fillIdentification(made)
    await fillLists(made)
    await fillMortgageRequest(made, request)
    expect(await submit(made)).toMatchObject({
      ReturnStatus: { ReturnMessage: 'ApplicationIncomplete' },
      Errors: [{ Key }],
    })
  })
})

describe('a submission', () => {
  it('stores the whole application and the consent with the hash of its text, and notifies both sides by mail', async () => {
    const made = await ready()
    const shown = await made.borrower.client.call('/api/MTGAPPLoad', made.ids)
    const answer = await submit(made)
    expect(answer).toMatchObject({ ReturnStatus: { ReturnCode: 200 }, MissingDocs: 0 })

    const [submission, ...others] = await submissionsOf(made)
    expect(others).toEqual([])
    expect(submission).toMatchObject({ submissionId: answer.SubmissionID, review: false })
    expect(submission?.snapshot.Application.Summary.Consent).toBe(shown.Summary.Consent)
    expect(submission?.snapshot.Application.Comments).toBe('I work from home.')
    expect(submission?.consents).toEqual([
      {
        ApplicantID: made.mainApplicantId,
        Name: 'Priya Raman',
        ConsentVersion: '1.3',
        TextHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        PartHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        Language: 'en',
        AcceptedAt: answer.SubmittedAt,
        Ip: expect.stringMatching(/^10\./),
        Actor: made.borrower.userId,
      },
    ])
    const loaded = await made.borrower.client.call('/api/MTGAPPLoad', made.ids)
    expect(loaded).toMatchObject({ MortgageApplicationStatusDD: 0, RequestReview: 0 })
    const received = await foyer.mailbox.arrived(made.borrower.email)
    expect(received.subject).toBe('We have received your mortgage application')
    expect(received.replyTo).toBe(`${site}@broker.example`)
    expect(received.attachments.map(({ filename }) => filename)).toEqual([
      `mortgage-application-${made.applicationId}.pdf`,
    ])
    const arrived = await foyer.mailbox.arrived(`${site}@broker.example`)
    expect(arrived.subject).toContain('Priya Raman')
    expect(arrived.replyTo).toBe('priya.raman@example.ca')
    expect(
      Buffer.from(arrived.attachments[0]?.content ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  it('is also written to the journal before the reply', async () => {
    const made = await ready()
    const { SubmissionID, SubmittedAt } = await submit(made)
    expect(journal.filter(({ application }) => application === made.applicationId)).toEqual([
      {
        site,
        application: made.applicationId,
        submission: SubmissionID,
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        at: SubmittedAt,
      },
    ])
  })

  it('is made once by twenty concurrent calls, with one mail to each side', async () => {
    const made = await ready()
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(made)))
    expect(new Set(answers.map(({ SubmissionID }) => SubmissionID)).size).toBe(1)
    expect(new Set(answers.map(keyOf))).toEqual(new Set(['']))
    expect(await submissionsOf(made)).toHaveLength(1)
    expect(await mailsTo(made.borrower.email)).toEqual([{ kind: 'application-received' }])
  })

  it('returns the same reply for the same key, whatever happened since', async () => {
    const made = await ready()
    const first = await submit(made)
    await setApplication(foyer, made, { status: 3 })
    foyer.clock.advance(60)
    expect(await submit(made, { Consents: [] })).toEqual(first)
  })

  it('is refused with another key', async () => {
    const made = await ready()
    await submit(made)
    expect(keyOf(await submit(made, { IdempotencyKey: 'key-2' }))).toBe('ApplicationSubmitted')
    expect(keyOf(await submitReview(made, { IdempotencyKey: 'key-2' }))).toBe('ApplicationSubmitted')
  })

  it('without a key is the same one until something changes', async () => {
    const made = await ready()
    const first = await submit(made, { IdempotencyKey: undefined })
    expect(await submit(made, { IdempotencyKey: '' })).toEqual(first)
    expect(await submissionsOf(made)).toHaveLength(1)
  })

  it('leaves nothing behind when it is refused', async () => {
    const made = await ready()
    await submit(made, { Consents: [] })
    expect(await submissionsOf(made)).toEqual([])
    expect(await mailsTo(made.borrower.email)).toEqual([])
  })

  it('has no plain SIN in its snapshot, not even from a comment', async () => {
    const made = await ready()
    await submit(made, { Comments: 'My SIN is 046 454 286.\r\nCall 613 555 0142.\u0007' })
    const [submission] = await submissionsOf(made)
    expect(submission?.snapshot.Application.Comments).toBe('My SIN is ••• ••• 286.\nCall 613 555 0142.')
    expect(JSON.stringify(submission).replace(/[ -]/g, '')).not.toContain('046454286')
  })
})

describe('a submission is refused', () => {
  it('when an applicant has not consented, at that applicant', async () => {
    const made = await ready()
    const other = await addCoApplicant(made, { ...(await contactsOf(made)), FirstName: 'Luc', LastName: 'Raman' })
    await fillLists(other)
    const answer = await submit(made)
    expect(answer).toMatchObject({
      ReturnStatus: { ReturnMessage: 'ConsentRequired' },
      Errors: [{ Field: 'Consents.1', Key: 'ConsentRequired' }],
    })
    const both = [made.mainApplicantId, other.ids.ApplicantID].map((ApplicantID) => ({ ApplicantID, Accepted: 1 }))
    expect(keyOf(await submit(made, { Consents: both }))).toBe('')
    expect((await submissionsOf(made))[0]?.consents.map(({ Name }) => Name)).toEqual(['Priya Raman', 'Luc Raman'])
  })
  it('when the text read is not the one in force', async () => {
    const made = await ready()
    expect(keyOf(await submit(made, { ConsentVersion: '1.1' }))).toBe('ConsentRequired')
  })
  it('when a step is not done', async () => {
    const made = await makeApplication(await makeBorrower(foyer, site))
    const answer = await submit(made)
    expect(keyOf(answer)).toBe('ApplicationIncomplete')
    expect(answer.Errors).toContainEqual({ Field: 'Applicants.0.Identification.DOB', Key: 'IdentificationMissingDOB' })
  })
  it('when a co-applicant whose part is filled in here has an unfinished step', async () => {
    const made = await ready()
    const other = await addCoApplicant(made, { ...(await contactsOf(made)), FirstName: 'Luc', LastName: 'Raman' })
    const Consents = [made.mainApplicantId, other.ids.ApplicantID].map((ApplicantID) => ({ ApplicantID, Accepted: 1 }))
    const steps = [fillAddresses, fillIncomes, fillProperties, fillAssets, fillLiabilities]
    for (const finish of steps) {
      expect(keyOf(await submit(made, { Consents }))).toBe('ApplicationIncomplete')
      await finish(other)
    }
    expect(keyOf(await submit(made, { Consents }))).toBe('')
  })
  it('when an answer is no longer valid', async () => {
    const made = await ready()
    await inSite(foyer.services.database.db, site, (trx) =>
      sql`update applications set interview = jsonb_set(interview, '{ClosingDate}', '"2020-01-01"')
           where application_id = ${made.applicationId}`.execute(trx),
    )
    expect(await submit(made)).toMatchObject({
      ReturnStatus: { ReturnMessage: 'ApplicationIncomplete' },
      Errors: [{ Field: 'InterView.ClosingDate', Key: 'ClosingDateOutOfRange' }],
    })
  })
  it('when a review was requested, by the other call', async () => {
    const made = await ready()
    await setApplication(foyer, made, { status: 1, request_review: 1 })
    expect(keyOf(await submit(made))).toBe('StepNotOpen')
  })
  it('when no review was requested, by the call for reviews', async () => {
    expect(keyOf(await submitReview(await ready()))).toBe('StepNotOpen')
  })
  it('for another user’s application, as if it did not exist', async () => {
    const made = await ready()
    const stranger = await makeBorrower(foyer, site)
    const answer = await stranger.client.call('/api/mtgappsubmit', {
      ...(await bodyOf(made)),
      UserID: stranger.userId,
    })
    expect(keyOf(answer)).toBe('NoAccess')
  })
})

describe('submissions are limited', () => {
  const tooMany = { ReturnStatus: { ReturnCode: 429, ReturnMessage: 'TooManyRequests' } }
  const reviewed = async (made: MadeApplication, key: string) => {
    await setApplication(foyer, made, { status: 1, request_review: 1 })
    return submitReview(made, { IdempotencyKey: key })
  }
  it('to ten an hour per borrower; refused and repeated ones do not count', async () => {
    const made = await ready()
    await submit(made, { Consents: [] })
    await submit(made)
    for (let count = 2; count <= 10; count += 1) {
      expect(keyOf(await reviewed(made, `review-${count}`))).toBe('')
      expect(keyOf(await submitReview(made, { IdempotencyKey: `review-${count}` }))).toBe('')
    }
    expect(await reviewed(made, 'one-more')).toMatchObject(tooMany)
    expect(await submissionsOf(made)).toHaveLength(10)
    expect(keyOf(await submit(await ready()))).toBe('')
    for (const minutes of [20, 20, 20]) {
      foyer.clock.advance(minutes * 60)
      await made.borrower.client.call('/api/MTGAPPLoad', made.ids)
    }
    expect(keyOf(await reviewed(made, 'one-more'))).toBe('')
  })
  it('to 300 an hour per site', async () => {
    foyer.clock.advance(60 * 60)
    const made = await ready()
    const now = foyer.clock.now()
    for (let count = 1; count < 300; count += 1) await foyer.services.limiter.take(limits.ofSite, site, now)
    expect(keyOf(await submit(await ready()))).toBe('')
    expect(await submit(made)).toMatchObject(tooMany)
    expect(await submissionsOf(made)).toEqual([])
  })
})
