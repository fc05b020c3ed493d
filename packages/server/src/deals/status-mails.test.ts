import type { InterView } from '@foyer/domain/interview/fields.ts'
import { addMonths } from '@foyer/domain/kit/dates.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'
import { allMailsSent } from '../testing/all-mails-sent.ts'
import { setApplication } from '../testing/application-builders.ts'
import { type MadeApplication, makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { completePart, readyApplication, sendInvitation, sendPart } from '../testing/invited.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
const site = 'news'
const silent = 'silent'
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, site)
  await makeSite(foyer, silent)
})
afterAll(() => foyer.stop())

const sent = async (application: MadeApplication) => {
  await setApplication(foyer, application, { status: 0 })
  return application
}
const setStatus = async ({ applicationId, ids }: MadeApplication, Status: number, more: object = {}) => {
  const body = { SiteID: ids.SiteID, MortgageApplicationID: applicationId, Status, ...more }
  const { ReturnStatus } = await foyer.client().callAnyhow('/broker-api/SaveDeal', body)
  expect(ReturnStatus.ReturnCode).toBe(200)
  await allMailsSent(foyer)
}
const newsTo = (email: string) =>
  foyer.mailbox.to(email).filter(({ subject }) => /news|nouvelle|withdrawn|complete/i.test(subject))

/** Where the last invitation went. */
const invitedAddress = (): string => foyer.mailbox.received.findLast(({ to }) => to.startsWith('invited-'))?.to ?? ''

const purposes: Record<string, Partial<InterView> | undefined> = {
  purchase: undefined,
  preApproval: { DealPurposeDD: 0, SearchStageDD: 5 },
  refinance: { DealPurposeDD: 2, RefinanceDate: addMonths(todayOf(new Date()), 2), Balance: 212_000 },
}

describe('a status that SaveDeal changes', () => {
  test.each([
    [2, 'purchase', /Good news/, 'Your mortgage is approved. Your broker is preparing your closing.'],
    [2, 'preApproval', /Good news/, 'You’re pre-approved.'],
    [2, 'refinance', /Good news/, 'Your refinancing is approved.'],
    [3, 'refinance', /complete/, 'Your refinancing is complete.'],
    [
      4,
      'purchase',
      /^News on/,
      'This application was not approved. Your broker can explain why and what you can do next.',
    ],
    [5, 'purchase', /withdrawn/, 'This application was withdrawn.'],
  ])('to %i is mailed to the borrower of a %s in its words', async (status, purpose, subject, words) => {
    const own = await makeBorrower(foyer, site)
    await setStatus(await sent(await makeApplication(own, purposes[purpose])), status)
    const mails = newsTo(own.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toMatch(subject)
    expect(mails[0]?.text).toContain(words)
    expect(/go through it with you: call \(416\) 555-0123/.test(mails[0]?.text ?? '')).toBe(status === 4)
    expect(mails[0]?.replyTo).toBe(`${site}@broker.example`)
  })
  test('names no telephone where the broker gave none', async () => {
    await inSite(foyer.services.database.db, silent, (trx) =>
      sql`update sites set link = jsonb_set(link, '{AgentProfile}', link -> 'AgentProfile' || '{"WorkPhone": "", "Mobile": ""}')`.execute(
        trx,
      ),
    )
    const own = await makeBorrower(foyer, silent)
    await setStatus(await sent(await makeApplication(own)), 4)
    expect(newsTo(own.email)[0]?.text).toContain('go through it with you: reply to this email.')
  })
  test('is mailed in the borrower’s language', async () => {
    const own = await makeBorrower(foyer, site)
    await inSite(foyer.services.database.db, site, (trx) =>
      trx.updateTable('users').set({ language: 2 }).where('user_id', '=', own.userId).execute(),
    )
    await setStatus(await sent(await makeApplication(own)), 4)
    const [mail] = newsTo(own.email)
    expect(mail?.subject).toBe('Des nouvelles de votre demande de prêt hypothécaire')
    expect(mail?.text).toContain('Cette demande n’a pas été approuvée.')
  })
  test('is mailed once for each change, and not for one that the borrower waits through', async () => {
    const own = await makeBorrower(foyer, site)
    const application = await sent(await makeApplication(own))
    await setStatus(application, 0)
    await setStatus(application, 1)
    expect(newsTo(own.email)).toHaveLength(0)
    await setStatus(application, 2)
    await setStatus(application, 2, { LenderName: 'First National' })
    expect(newsTo(own.email)).toHaveLength(1)
    await setStatus(application, 3)
    expect(newsTo(own.email)).toHaveLength(2)
  })
  test('notifies a co-applicant who sent their own part, without facts of the others', async () => {
    const application = await readyApplication(foyer, site)
    const invited = await completePart(foyer, application)
    const sender = invitedAddress()
    expect(await sendPart(invited)).toMatchObject({ ReturnStatus: { ReturnCode: 200 } })
    await allMailsSent(foyer)
    await sendInvitation(foyer, application)
    const waiting = invitedAddress()
    await setStatus(await sent(application), 2)
    const [mail, ...more] = newsTo(sender)
    expect(more).toEqual([])
    expect(mail?.text).toContain('that you sent your part for is approved')
    expect(mail?.text).not.toMatch(/Ada|Roy|mydeals|Purchase|purchase/)
    expect(newsTo(waiting)).toEqual([])
  })
})
