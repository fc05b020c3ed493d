import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { retention } from './store.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())

const now = () => foyer.clock.now()

describe('retention', () => {
  const day = 24 * 60 * 60
  const report = () => foyer.client().call('/broker-api/RetentionReport', {})
  const askForCode = (SiteID: string) =>
    foyer.client().call('/api/MTGAPPValidateEmail', { SiteID, Email: `start@${SiteID}.example`, LanguageID: 1 })
  const usersOf = (site: string) =>
    inSite(foyer.services.database.db, site, (trx) =>
      trx.selectFrom('users').select('email').where('site_id', '=', site).execute(),
    )
  const saveDraftOf = (email: string) =>
    inSite(foyer.services.database.db, 'old', async (trx) => {
      const user = await trx.selectFrom('users').select('user_id').where('email', '=', email).executeTakeFirstOrThrow()
      const draft = { application_id: 0, applicant_id: 0, step_key: 'start', data: JSON.stringify({}), saved_at: now() }
      await trx
        .insertInto('drafts')
        .values({ site_id: 'old', owner: user.user_id, ...draft })
        .execute()
    })
  beforeEach(async () => {
    await retention(foyer.services, { now: now(), isDry: false })
  })

  test('keeps data that has not expired', async () => {
    await makeSite(foyer, 'fresh')
    await makeBorrower(foyer, 'fresh')
    await askForCode('fresh')
    const { ReturnStatus, Limits, ...counts } = await report()
    const small = {
      Codes: 0,
      Links: 0,
      Sessions: 0,
      Drafts: 0,
      Starts: 0,
      Grants: 0,
      Abandoned: 0,
      UnansweredRequests: 0,
      AnsweredRequests: 0,
    }
    expect(counts).toEqual({ ...small, Leads: 0, RobotChecks: 0, WebhookMessages: 0, Undelivered: 0, LookUps: 0 })
    expect(await usersOf('fresh')).toHaveLength(1)
  })

  test('deletes codes after a day, expired sessions, and starts without an application after thirty days, but not while a draft is there', async () => {
    await makeSite(foyer, 'old')
    await askForCode('old')
    await makeBorrower(foyer, 'old', { firstName: '', lastName: '' })
    const kept = await makeBorrower(foyer, 'old', { firstName: '', lastName: '' })
    await makeApplication(kept)
    const typing = await makeBorrower(foyer, 'old', { firstName: '', lastName: '' })
    foyer.clock.advance(2 * day)
    const early = await report()
    expect(early.Codes).toBeGreaterThan(0)
    expect(early.Sessions).toBeGreaterThanOrEqual(2)
    expect(early.Starts).toBe(0)
    foyer.clock.advance(29 * day)
    await saveDraftOf(typing.email)
    const late = await report()
    expect(late.Starts).toBeGreaterThanOrEqual(1)
    expect(await usersOf('old')).toHaveLength(3)
    expect(await retention(foyer.services, { now: now(), isDry: false })).toEqual({
      codes: late.Codes,
      links: late.Links,
      offerLinks: 0,
      sessions: late.Sessions,
      limits: late.Limits,
      drafts: late.Drafts,
      starts: late.Starts,
      leads: 0,
      robotChecks: 0,
      webhookMessages: 0,
      undelivered: 0,
      lookUps: 0,
      grants: late.Grants,
      abandoned: late.Abandoned,
      unansweredRequests: 0,
      answeredRequests: 0,
    })
    expect(new Set(await usersOf('old'))).toEqual(new Set([{ email: kept.email }, { email: typing.email }]))
    expect(await report()).toMatchObject({ Codes: 0, Links: 0, Sessions: 0, Limits: 0, Drafts: 0, Starts: 0 })
  })
})

test('retention erases the content of a mail that was not sent for twelve days, and keeps its row', async () => {
  await makeSite(foyer, 'given-up')
  foyer.mailbox.setDown(true)
  onTestFinished(() => foyer.mailbox.setDown(false))
  await foyer.client().call('/api/MTGAPPValidateEmail', { SiteID: 'given-up', Email: 'a@b.example', LanguageID: 1 })
  const contents = async () => {
    const mails = await inSite(foyer.services.database.db, 'given-up', (trx) =>
      trx.selectFrom('mails').select('content').where('recipient', '=', 'a@b.example').execute(),
    )
    return mails.map(({ content }) => content !== null)
  }
  foyer.clock.advance(11 * 24 * 60 * 60)
  await retention(foyer.services, { now: now(), isDry: false })
  expect(await contents()).toEqual([true])
  foyer.clock.advance(2 * 24 * 60 * 60)
  expect((await foyer.client().call('/broker-api/RetentionReport', {})).Undelivered).toBe(1)
  expect((await retention(foyer.services, { now: now(), isDry: false })).undelivered).toBe(1)
  expect(await contents()).toEqual([false])
})

test('retention keeps one mark of each stale deal, however many there are', async () => {
  const marks = async (sql: string) => {
    let rows: Record<string, unknown>[] = []
    await foyer.services.database.asOwner(async (query) => {
      rows = await query(sql)
    })
    return rows
  }
  // Comparing each with each would take hours.
  await marks(`insert into stale_deals (slug, application_id) select 'gone', n % 2 from generate_series(1, 200000) n`)
  const [last] = await marks(`select max(mark_id) as last from stale_deals where slug = 'gone' and application_id = 0`)
  await retention(foyer.services, { now: now(), isDry: true })
  expect(await marks(`select count(*)::integer as count from stale_deals where slug = 'gone'`)).toEqual([
    { count: 200_000 },
  ])
  await retention(foyer.services, { now: now(), isDry: false })
  const left = await marks(
    `select application_id, mark_id from stale_deals where slug = 'gone' order by application_id`,
  )
  expect(left).toMatchObject([{ application_id: expect.anything(), mark_id: last?.last }, {}])
})
