import { sql } from 'kysely'
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

let foyer: TestFoyer
const site = 'round-trip'

beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, site)
})
afterAll(() => foyer.stop())

const bodyOf = async (made: MadeApplication, key: string) => ({
  ...made.ids,
  ...(await readReview(made)),
  Consents: [{ ApplicantID: made.mainApplicantId, Accepted: 1 }],
  IdempotencyKey: key,
})
const submitted = async (language = 1): Promise<MadeApplication> => {
  const made = await makeApplication(await makeBorrower(foyer, site))
  await made.borrower.client.call('/api/MTGAPPSaveLanguage', { ...made.borrower.ids, LanguageID: language })
  await fillIdentification(made)
  await fillLists(made)
  await fillMortgageRequest(made)
  await made.borrower.client.call('/api/mtgappsubmit', await bodyOf(made, 'first'))
  return made
}
const requestReview = ({ applicationId }: MadeApplication, DisplayMortgage: number) =>
  foyer.client().call('/broker-api/RequestReview', {
    SiteID: site,
    MortgageApplicationID: applicationId,
    DisplayMortgage,
    DisplayIncome: 0,
  })
const sql1 = (made: MadeApplication, statement: ReturnType<typeof sql>) =>
  inSite(foyer.services.database.db, site, (trx) =>
    sql`update applications set ${statement} where application_id = ${made.applicationId}`.execute(trx),
  )
const passClosingDate = (made: MadeApplication) =>
  sql1(made, sql`interview = jsonb_set(interview, '{ClosingDate}', '"2020-01-01"')`)

describe('a review that the broker asks for', () => {
  it('notifies the borrower in their language, and opens the application again', async () => {
    const made = await submitted(2)
    expect(await requestReview(made, 1)).toMatchObject({ ReturnStatus: { ReturnCode: 200 } })
    const mail = await foyer.mailbox.arrived(made.borrower.email, 2)
    const review = foyer.mailbox.to(made.borrower.email).find(({ subject }) => subject.startsWith('Veuillez'))
    expect(review?.text).toContain(`/${site}/user/mydeals`)
    expect(review?.text).toContain('Bonjour Ada. Marie Tremblay vous invite')
    expect(mail.text).toContain('Marie Tremblay')
    const loaded = await made.borrower.client.call('/api/MTGAPPLoad', made.ids)
    expect(loaded).toMatchObject({
      RequestReview: 1,
      DisplayMortgage: 1,
      DisplayIncome: 0,
      MortgageApplicationStatusDD: 0,
    })
    await fillIdentification(made, { Mobile: '6135550199' })
  })
  it('with the mortgage shown must satisfy all rules, is sent again once, and is then closed', async () => {
    const made = await submitted()
    await requestReview(made, 1)
    const send = async (key: string) => made.borrower.client.call('/api/mtgappReviewsubmit', await bodyOf(made, key))
    await passClosingDate(made)
    expect((await send('second')).Errors).toEqual([{ Field: 'InterView.ClosingDate', Key: 'ClosingDateOutOfRange' }])
    await sql1(
      made,
      sql`interview = jsonb_set(interview, '{ClosingDate}', to_jsonb((now() + interval '60 days')::date::text))`,
    )
    const answer = await send('second')
    expect(answer.ReturnStatus.ReturnCode).toBe(200)
    expect(await send('second')).toEqual(answer)
    expect((await send('third')).ReturnStatus.ReturnMessage).toBe('ApplicationSubmitted')
    const loaded = await made.borrower.client.call('/api/MTGAPPLoad', made.ids)
    expect(loaded).toMatchObject({ RequestReview: 0, MortgageApplicationStatusDD: 0 })
  })
  it('with the mortgage hidden does not check interview and mortgage', async () => {
    const made = await submitted(2)
    await requestReview(made, 0)
    await passClosingDate(made)
    const answer = await made.borrower.client.call('/api/mtgappReviewsubmit', await bodyOf(made, 'second'))
    expect(answer.ReturnStatus.ReturnCode).toBe(200)
    await foyer.mailbox.arrived(made.borrower.email, 3)
    const texts = foyer.mailbox.to(made.borrower.email).map(({ text }) => text)
    expect(texts.filter((text) => text.includes('Vous avez révisé votre demande'))).toHaveLength(1)
  })
  it('may be sent unchanged and without a key, as a separate submission', async () => {
    const made = await submitted()
    await requestReview(made, 1)
    const { IdempotencyKey: _, ...body } = await bodyOf(made, '')
    const answer = await made.borrower.client.call('/api/mtgappReviewsubmit', body)
    const { Deal: exported } = await foyer.client().call('/broker-api/ExportDeal', {
      SiteID: site,
      MortgageApplicationID: made.applicationId,
    })
    expect(exported.Submissions).toHaveLength(2)
    expect(exported.Submissions.map((one) => (one as { SubmissionID: number }).SubmissionID)).toContain(
      answer.SubmissionID,
    )
  })
})

describe('mail of a submission', () => {
  it('waits for the mail server, and arrives as the same mail', async () => {
    foyer.mailbox.setDown(true)
    const made = await submitted()
    const row = () =>
      inSite(foyer.services.database.db, site, (trx) =>
        trx
          .selectFrom('mails')
          .select(['message_id', 'sent_at'])
          .where('recipient', '=', made.borrower.email)
          .executeTakeFirstOrThrow(),
      )
    const waiting = await row()
    expect(waiting.sent_at).toBe(null)
    foyer.clock.advance(3600)
    foyer.mailbox.setDown(false)
    const mail = await foyer.mailbox.arrived(made.borrower.email)
    expect(mail.messageId).toBe(waiting.message_id)
    expect(foyer.mailbox.to(made.borrower.email)).toHaveLength(1)
  })
  it('contains no SIN', async () => {
    const made = await submitted()
    await foyer.mailbox.arrived(made.borrower.email)
    await foyer.mailbox.arrived(`${site}@broker.example`, 2)
    for (const { text, html, subject } of foyer.mailbox.received) {
      expect(`${text}${html}${subject}`.replace(/[ -]/g, '')).not.toContain('046454286')
    }
  })
})
