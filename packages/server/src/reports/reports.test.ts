import type { BodyOf, ReplyOf } from '@foyer/contract/all-calls.ts'
import type { AuditAction } from '@foyer/contract/kit/audit-action.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { audit } from '../kit/audit.ts'
import { inSite } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'
import { makeApplication, makeBorrower, makeDocumentRequest, makeSite } from '../testing/builders.ts'
import { makeLeadForm, sendLead } from '../testing/lead-forms.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { countDays } from './count-days.ts'

let foyer: TestFoyer
let owner: Staff
let site: string
let other: string
let made = 0
beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())
beforeEach(async () => {
  made += 1
  owner = await makeStaff(foyer, await makeBrokerage(foyer))
  site = `counted-${made}`
  other = `other-${made}`
  for (const one of [site, other]) {
    await makeSite(foyer, one)
    await giveSite(foyer, owner.brokerageId, one)
  }
})

const db = () => foyer.services.database.db
const minute = 60_000
const day = 24 * 60 * minute
/** Noon of Toronto's winter, so many days ago. */
const noon = (daysAgo: number) => Date.parse(`${todayOf(foyer.clock.now())}T17:00:00Z`) - daysAgo * day
interface Event {
  action: AuditAction
  at: number
  application?: number
  actor?: string
  details?: Record<string, unknown>
}
const write = (events: readonly Event[], siteId = site) =>
  inSite(db(), siteId, async (trx) => {
    for (const { action, at, application = 900, actor = 'user-1', details = {} } of events)
      await audit(trx, { siteId, actor, action, at: new Date(at), application, details: { result: 'ok', ...details } })
  })
const count = () => countDays(foyer.services.database, foyer.clock.now())
const load = (given: Partial<BodyOf<'/console-api/LoadReport'>> = {}, by = owner) =>
  by.client.call('/console-api/LoadReport', { SiteID: '', Days: 30, ...given })
const report = async (given: Partial<BodyOf<'/console-api/LoadReport'>> = {}) => {
  await count()
  return load(given)
}
const stepOf = ({ Steps }: ReplyOf<'/console-api/LoadReport'>, step: string) => Steps.find(({ Step }) => Step === step)
const reachedOf = ({ Steps }: ReplyOf<'/console-api/LoadReport'>) =>
  Object.fromEntries(Steps.flatMap(({ Step, Reached }) => (Reached > 0 ? [[Step, Reached]] : [])))
const responseOf = ({ Responses }: ReplyOf<'/console-api/LoadReport'>, kind: string) =>
  Responses.find(({ Kind }) => Kind === kind)
const staff = 'person:0123456789abcdef0123456789abcdef'

describe('how far applications come', () => {
  const begun = (at: number, application: number): Event => ({ action: 'application-made', at, application })
  const start = (at: number, application: number): Event => ({ action: 'interview-saved', at, application })
  const address = (at: number, application: number): Event => ({
    ...{ action: 'addresses-saved', at, application, details: { kind: 'address' } },
  })

  it('counts each application once for each step, with those that began in the period, also one that skipped a step', async () => {
    const at = noon(5)
    await write([begun(at, 1), start(at + minute, 1), start(at + 2 * minute, 1), begun(at, 2), begun(at, 3)])
    await write([address(at + 3 * minute, 1), { action: 'submitted', at: at + 4 * minute, application: 1 }])
    await write([start(at + minute, 2)])
    const found = await report()
    expect(found.Begun).toBe(3)
    expect(reachedOf(found)).toMatchObject({ start: 2, identification: 1, address: 1, mortgage: 1, summary: 1 })
    expect(stepOf(found, 'identification')?.Saved).toBe(0)
    expect(stepOf(found, 'address')?.Saved).toBe(1)
  })

  it('adds what happens later to the day on which the application began, and counts no day twice', async () => {
    const at = noon(5)
    await write([begun(at, 1), start(at + minute, 1), address(at + 2 * day, 1)])
    await write([start(at + 3 * day, 1), { action: 'submitted', at: at + 3 * day, application: 1 }])
    const found = await report()
    expect(await report()).toEqual(found)
    expect(reachedOf(found)).toMatchObject({ start: 1, address: 1, summary: 1 })
  })

  it('counts up to yesterday, and the rest the next night', async () => {
    expect((await load()).CountedTo).toBe('')
    await write([begun(noon(1), 1)])
    await write([begun(noon(0), 2)])
    expect((await report()).Begun).toBe(1)
  })

  it('leaves out what an invited person saves', async () => {
    await write([begun(noon(2), 1), { ...address(noon(2) + minute, 1), actor: 'invite:7' }])
    expect(reachedOf(await report())).toEqual({})
  })

  it('keeps the sums of what is erased', async () => {
    const borrower = await makeBorrower(foyer, site)
    const { applicationId, ids } = await makeApplication(borrower)
    await write([begun(noon(2), applicationId)])
    await count()
    expect(outcomeOf(await borrower.client.callAnyhow('/api/MTGAPPDeleteApplication', ids))).toBe('ok')
    expect((await report()).Begun).toBe(1)
  })

  it('is of one site or of all, and of the period', async () => {
    await write([begun(noon(2), 1)])
    await write([begun(noon(2), 1), begun(noon(40), 2)], other)
    expect((await report()).Begun).toBe(2)
    expect((await load({ SiteID: other })).Begun).toBe(1)
    expect((await load({ SiteID: other, Days: 90 })).Begun).toBe(2)
  })
})

describe('the time of a step', () => {
  it('is that of each person before their saves, in applications that were submitted first, without pauses and staff', async () => {
    const at = noon(3)
    const step = (minutes: number, action: AuditAction, more: Partial<Event> = {}): Event => ({
      ...{ action, at: at + minutes * minute, application: 1 },
      ...more,
    })
    await write([
      step(0, 'application-made'),
      step(2, 'interview-saved'),
      step(4, 'addresses-saved', { details: { kind: 'address' } }),
      step(100, 'addresses-saved', { details: { kind: 'address' } }),
      step(101, 'identification-saved', { actor: staff }),
      step(103, 'submitted'),
      step(900, 'submitted'),
    ])
    const found = await report()
    expect(stepOf(found, 'start')).toMatchObject({ People: 1 })
    // Its two minutes are in the bucket between two and three, which count as if spread evenly over it.
    expect(stepOf(found, 'address')).toMatchObject({ People: 1, Seconds: 150 })
    expect(stepOf(found, 'identification')).toMatchObject({ People: 0, Seconds: 0 })
  })
})

describe('how long clients wait', () => {
  it('counts from the first message without a reply to the reply', async () => {
    const at = noon(4)
    await write([
      { action: 'message-written', at },
      { action: 'message-written', at: at + 50 * minute },
      { action: 'message-sent', at: at + 100 * minute, actor: staff },
      { action: 'message-sent', at: at + 200 * minute, actor: staff },
      { action: 'message-written', at: at + 300 * minute },
      { action: 'messages-settled', at: at + 2 * day, actor: staff },
    ])
    expect(responseOf(await report(), 'message')).toMatchObject({ Count: 2, WithinDay: 1 })
  })

  it('counts the first look of a person at what was sent, not that of a program', async () => {
    const at = noon(4)
    await write([
      { action: 'submitted', at },
      { action: 'deal-viewed', at: at + minute, actor: 'key:abc' },
      { action: 'deal-viewed', at: at + 59 * minute, actor: staff },
      { action: 'deal-viewed', at: at + 90 * minute, actor: staff },
    ])
    const found = responseOf(await report(), 'application')
    expect(found).toMatchObject({ Count: 1, WithinDay: 1 })
    expect(found?.Seconds).toBeGreaterThan(45 * 60)
    expect(found?.Seconds).toBeLessThanOrEqual(60 * 60)
  })

  it('counts a decision from the first file that was sent since the decision before it', async () => {
    const application = await makeApplication(await makeBorrower(foyer, site))
    const { itemId, ids } = await makeDocumentRequest(foyer, site, application)
    const send = (upload: number, at: number) =>
      inSite(db(), site, (trx) =>
        trx
          .insertInto('document_uploads')
          .values({
            ...{ site_id: site, upload_id: upload, item_id: itemId, request_id: ids.RequestDocID, size: 1 },
            ...{ file_name: 'a.pdf', content_type: 'application/pdf', sha256: '', scanned: true },
            ...{
              storage_key: `${site}-${upload}`,
              pages: 1,
              flags: [],
              uploaded_at: new Date(at),
              submit_at: new Date(at),
            },
            submitted_at: new Date(at),
          })
          .execute(),
      )
    const decide = (at: number): Event => ({
      ...{ action: 'document-decided', at, application: application.applicationId, actor: staff },
      details: { DFRequestDocItemID: itemId },
    })
    const at = noon(4)
    await send(1, at)
    await send(2, at + 30 * minute)
    await write([decide(at + 40 * minute), decide(at + 50 * minute)])
    await send(3, at + day)
    await write([decide(at + 3 * day)])
    expect(responseOf(await report(), 'document')).toMatchObject({ Count: 2, WithinDay: 1 })
  })

  it('counts the first person who opens a lead', async () => {
    const at = noon(4)
    await sendLead(foyer.client(), await makeLeadForm(foyer, site))
    const lead = await inSite(db(), site, (trx) =>
      trx
        .updateTable('leads')
        .set({ created_at: new Date(at) })
        .returning('lead_id')
        .executeTakeFirstOrThrow(),
    )
    const viewed = (minutes: number, actor: string): Event => ({
      ...{ action: 'lead-viewed', at: at + minutes * minute, actor, details: { LeadID: lead.lead_id } },
    })
    await write([viewed(1, 'key:abc'), viewed(20, staff), viewed(3 * 24 * 60, staff)])
    const found = responseOf(await report(), 'lead')
    expect(found).toMatchObject({ Count: 1, WithinDay: 1 })
    expect(found?.Seconds).toBeGreaterThan(15 * 60)
  })
})

describe('errors', () => {
  it('are counted by key: each wrong field, each refusal by a rule and each failure, of clients only', async () => {
    const { client, ids } = await makeApplication(await makeBorrower(foyer, site)).then(({ borrower, ids }) => ({
      ...{ client: borrower.client, ids },
    }))
    for (let times = 0; times < 2; times += 1) await client.callAnyhow('/api/MTGAPPSendMessage', { ...ids, Text: '' })
    await owner.client.callAnyhow('/console-api/SendMessage', {
      ...{ SiteID: site, MortgageApplicationID: ids.MortgageApplicationID, Text: '', Seen: 0 },
    })
    await foyer.services.refusals.write(foyer.clock.now())
    foyer.clock.advance(24 * 60 * 60)
    const { Errors } = await (async () => {
      const again = await makeStaff(foyer, owner.brokerageId)
      return load({}, again)
    })()
    expect(Errors).toEqual([{ Key: 'RequiredNote', Count: 2 }])
  })

  it('of a site without a brokerage, and of one that is not there, are not counted', async () => {
    await makeSite(foyer, `alone-${made}`)
    for (const SiteID of [`alone-${made}`, 'no-such-site'])
      foyer.services.refusals.count(SiteID, { key: 'InvalidDate', errors: [] })
    await foyer.services.refusals.write(foyer.clock.now())
    const rows = await inSite(db(), `alone-${made}`, (trx) => trx.selectFrom('report_days').selectAll().execute())
    expect(rows).toEqual([])
  })
})

test('thousands of looks at one deal are counted in one pass', async () => {
  await write([{ action: 'submitted', at: noon(3) }])
  // Comparing each look with each event of its deal would take minutes.
  await foyer.services.database.asOwner(async (query) => {
    await query(`insert into audit_events (site_id, at, actor, action, application_id, details)
      select '${site}', to_timestamp(${noon(1) / 1000} + n), '${staff}', 'deal-viewed', 900, '{"result":"ok"}'
        from generate_series(1, 60000) n`)
  })
  const { Responses } = await report()
  expect(Responses.find(({ Kind }) => Kind === 'application')?.Count).toBe(1)
})

test('the first count of a year lets what waits run between its days', async () => {
  await write([{ action: 'application-made', at: noon(360) }])
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 1)
  await count()
  clearInterval(timer)
  expect(turns).toBeGreaterThan(100)
})

test('a site that cannot be counted keeps no other one waiting', async () => {
  const theirs = await makeStaff(foyer, await makeBrokerage(foyer))
  await makeSite(foyer, `a-${made}`)
  await giveSite(foyer, theirs.brokerageId, `a-${made}`)
  const inZone = (zone: string) =>
    foyer.services.database.asOwner(async (query) => {
      await query(`update brokerages set time_zone = '${zone}' where brokerage_id = '${theirs.brokerageId}'`)
    })
  await write([{ action: 'application-made', at: noon(2) }])
  await inZone('Nowhere')
  await expect(count()).rejects.toThrow('Nowhere')
  expect((await load()).Begun).toBe(1)
  await inZone('America/Toronto')
  await count()
})

test('a report is for owners and compliance, and of their own brokerage', async () => {
  const broker = await makeStaff(foyer, owner.brokerageId, { role: 'broker' })
  const compliance = await makeStaff(foyer, owner.brokerageId, { role: 'compliance' })
  const stranger = await makeStaff(foyer, await makeBrokerage(foyer))
  await write([{ action: 'application-made', at: noon(2) }])
  await count()
  const ask = async (by: Staff, SiteID = '') =>
    outcomeOf(await by.client.callAnyhow('/console-api/LoadReport', { SiteID, Days: 30 }))
  expect([await ask(owner), await ask(compliance), await ask(broker)]).toEqual(['ok', 'ok', 'NotPermitted'])
  expect(await ask(stranger, site)).toBe('NoAccess')
  expect((await load({}, stranger)).Begun).toBe(0)
})

test('sites with sample deals are not counted', async () => {
  await foyer.services.database.asOwner(async (query) => {
    await query(`update tenants set is_demo = true where slug = '${site}'`)
  })
  await write([{ action: 'application-made', at: noon(2) }])
  expect((await report()).Begun).toBe(0)
})
