import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { retention, sealEvents } from './store.ts'

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())

const now = () => foyer.clock.now()
const asOwner = (sql: string) =>
  foyer.services.database.asOwner(async (query) => {
    await query(sql)
  })
const trail = (SiteID: string, more = {}) => foyer.client().call('/broker-api/AuditTrail', { SiteID, ...more })

describe('the audit trail', () => {
  beforeAll(() => makeSite(foyer, 'sealed'))

  test('tells what happened to an application, in order', async () => {
    const { applicationId } = await makeApplication(await makeBorrower(foyer, 'sealed'))
    const { Events, Intact } = await trail('sealed', { MortgageApplicationID: applicationId })
    expect(Intact).toBe(1)
    expect(Events.map(({ Action }) => Action)).toContain('application-made')
    expect(Events.every((event) => event.MortgageApplicationID === applicationId && event.SealID === 0)).toBe(true)
    const last = Events.at(-1)?.EventID ?? 0
    expect((await trail('sealed', { MortgageApplicationID: applicationId, AfterEventID: last })).Events).toEqual([])
  })

  test('is sealed in turns, each event once, and stays intact', async () => {
    await sealEvents(foyer.services.database.db, now())
    expect(await sealEvents(foyer.services.database.db, now())).toBe(0)
    await makeSite(foyer, 'sealed')
    expect(await sealEvents(foyer.services.database.db, now())).toBeGreaterThan(0)
    const { Events, Intact, BrokenSealID } = await trail('sealed')
    expect({ Intact, BrokenSealID }).toEqual({ Intact: 1, BrokenSealID: 0 })
    expect(new Set(Events.map(({ SealID }) => SealID))).toEqual(new Set([1, 2]))
  })

  test("cannot be changed by the app's role", async () => {
    const change = (work: Parameters<typeof inSite<unknown>>[2]) =>
      expect(inSite(foyer.services.database.db, 'sealed', work)).rejects.toThrow(/permission denied/)
    await change((trx) => trx.updateTable('audit_events').set({ actor: 'nobody' }).execute())
    await change((trx) => trx.deleteFrom('audit_events').execute())
    await change((trx) => trx.deleteFrom('audit_seals').execute())
  })

  test.each([
    ['a changed event', `update audit_events set actor = 'nobody' where site_id = 'SITE' and seal_id = 1`],
    [
      'a removed event',
      `delete from audit_events where ctid in (select ctid from audit_events where site_id = 'SITE' and seal_id = 1 limit 1)`,
    ],
    ['a removed seal', `delete from audit_seals where site_id = 'SITE' and seal_id = 1`],
  ])('shows %s', async (what, sql) => {
    const site = what.replaceAll(' ', '-')
    await makeSite(foyer, site)
    await sealEvents(foyer.services.database.db, now())
    await makeSite(foyer, site)
    await sealEvents(foyer.services.database.db, now())
    expect(await trail(site)).toMatchObject({ Intact: 1 })
    await asOwner(`set foyer.site_id = '${site}'; ${sql.replaceAll('SITE', site)}; reset foyer.site_id`)
    expect(await trail(site)).toMatchObject({ Intact: 0, BrokenSealID: 1 })
  })

  test('of a site that is not there is refused', async () => {
    const { ReturnStatus } = await trail('nowhere')
    expect(ReturnStatus).toEqual({ ReturnCode: 404, ReturnMessage: 'UnknownSite' })
  })
})

describe('retention', () => {
  const day = 24 * 60 * 60
  const report = () => foyer.client().call('/broker-api/RetentionReport', {})
  const askForCode = (SiteID: string) =>
    foyer.client().call('/api/MTGAPPValidateEmail', { SiteID, Email: `start@${SiteID}.example`, LanguageID: 1 })
  const usersOf = (site: string) =>
    inSite(foyer.services.database.db, site, (trx) =>
      trx.selectFrom('users').select('email').where('site_id', '=', site).execute(),
    )
  beforeEach(async () => {
    await retention(foyer.services.database.db, now(), false)
  })

  test('keeps what is in its time', async () => {
    await makeSite(foyer, 'fresh')
    await makeBorrower(foyer, 'fresh')
    await askForCode('fresh')
    const { ReturnStatus, Limits, ...counts } = await report()
    expect(counts).toEqual({ Codes: 0, Links: 0, Sessions: 0, Drafts: 0, Starts: 0, Grants: 0, Abandoned: 0 })
    expect(await usersOf('fresh')).toHaveLength(1)
  })

  test('takes codes after a day, sessions after theirs, and starts without an application after thirty', async () => {
    await makeSite(foyer, 'old')
    await askForCode('old')
    await makeBorrower(foyer, 'old', { firstName: '', lastName: '' })
    const kept = await makeBorrower(foyer, 'old', { firstName: '', lastName: '' })
    await makeApplication(kept)
    foyer.clock.advance(2 * day)
    const early = await report()
    expect(early.Codes).toBeGreaterThan(0)
    expect(early.Sessions).toBeGreaterThanOrEqual(2)
    expect(early.Starts).toBe(0)
    foyer.clock.advance(29 * day)
    const late = await report()
    expect(late.Starts).toBeGreaterThanOrEqual(1)
    expect(await usersOf('old')).toHaveLength(2)
    expect(await retention(foyer.services.database.db, now(), false)).toEqual({
      codes: late.Codes,
      links: late.Links,
      sessions: late.Sessions,
      limits: late.Limits,
      drafts: late.Drafts,
      starts: late.Starts,
      grants: late.Grants,
      abandoned: late.Abandoned,
    })
    expect(await usersOf('old')).toEqual([{ email: kept.email }])
    expect(await report()).toMatchObject({ Codes: 0, Links: 0, Sessions: 0, Limits: 0, Drafts: 0, Starts: 0 })
  })
})
