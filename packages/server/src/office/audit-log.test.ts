import type { BodyOf, ReplyOf } from '@foyer/contract/all-calls.ts'
import { auditActions } from '@foyer/contract/office/activity-of-event.ts'
import { addDays } from '@foyer/domain/kit/dates.ts'
import type { RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { audit, serverSite } from '../kit/audit.ts'
import { inSite } from '../kit/transaction.ts'
import { sealEvents } from '../maintenance/index.ts'
import { todayOf } from '../ports/clock.ts'
import {
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
} from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { type LogAsked, logQuery } from './audit-log-store.ts'

type Asked = Partial<BodyOf<'/console-api/ListEvents'>>
type Event = ReplyOf<'/console-api/ListEvents'>['Events'][number]

let foyer: TestFoyer
let owner: Staff
let compliance: Staff
let stranger: Staff
beforeAll(async () => {
  foyer = await startTestFoyer()
  for (const site of ['laval', 'gatineau', 'theirs']) await makeSite(foyer, site)
  owner = await makeStaff(foyer, await makeBrokerage(foyer))
  compliance = await makeStaff(foyer, owner.brokerageId, { role: 'compliance', firstName: 'Chloé' })
  stranger = await makeStaff(foyer, await makeBrokerage(foyer))
  for (const site of ['laval', 'gatineau']) await giveSite(foyer, owner.brokerageId, site)
  await giveSite(foyer, stranger.brokerageId, 'theirs')
})
afterAll(() => foyer.stop())

const today = () => todayOf(foyer.clock.now())
/** A test may run over midnight. */
const yesterday = () => addDays(today(), -1)
const page = (asked: Asked = {}, by = owner) =>
  by.client.call('/console-api/ListEvents', { FirstDay: yesterday(), LastDay: '', ...asked })
const refusal = async (asked: Asked, by = owner) =>
  by.client.callAnyhow('/console-api/ListEvents', { FirstDay: yesterday(), LastDay: '', ...asked })
const kindsOf = ({ Events }: { Events: readonly Event[] }) => Events.map(({ Kind }) => Kind)
const dealOn = async (site: string) => makeApplication(await makeBorrower(foyer, site))
const placeOf = ({ ids: { SiteID, MortgageApplicationID } }: MadeApplication) => ({ SiteID, MortgageApplicationID })
const write = (siteId: string, count: number, at: (index: number) => Date, details = {}) =>
  inSite(foyer.services.database.db, siteId, async (trx) => {
    for (let index = 0; index < count; index += 1)
      await audit(trx, {
        ...{ siteId, actor: 'server', action: 'lead-received', application: undefined, at: at(index), details },
      })
  })

describe('the audit log of a brokerage', () => {
  test('has what was done and looked at on all of its sites, and what concerns the brokerage, in one order', async () => {
    const [first, second] = [await dealOn('laval'), await dealOn('gatineau')]
    await owner.client.call('/console-api/LoadDeal', placeOf(first))
    await compliance.client.call('/console-api/LoadDeal', placeOf(second))
    await owner.client.call('/console-api/InvitePerson', {
      ...{ Email: 'luc@brokerage.example', FirstName: 'Luc', LastName: 'Roy', LanguageID: 1 },
      ...{ Role: 'broker', Reach: 'own', Sites: [], Withheld: [], Granted: [] },
    })
    const { Events } = await page()
    expect(Events.slice(0, 3)).toMatchObject([
      { Kind: 'personInvited', By: 'staff', Name: 'Anna Bélanger', SiteID: '', About: 'Luc Roy', Refused: '' },
      { Kind: 'viewed', Name: 'Chloé Bélanger', ...placeOf(second) },
      { Kind: 'viewed', Name: 'Anna Bélanger', ...placeOf(first) },
    ])
    expect(Events.map(({ Kind, SiteID }) => `${Kind} ${SiteID}`)).toEqual(
      expect.arrayContaining(['begun laval', 'begun gatineau']),
    )
    expect(Events.map(({ At }) => At)).toEqual(
      Events.map(({ At }) => At)
        .sort()
        .reverse(),
    )
  })

  test('has nothing of another brokerage, neither of its sites nor of its people', async () => {
    await dealOn('theirs')
    await stranger.client.call('/console-api/SaveReasons', { Version: 0, Reasons: [] })
    expect(kindsOf(await page({}, stranger))).toEqual(expect.arrayContaining(['begun', 'reasonsSaved']))
    const { Events } = await page()
    expect(Events.filter(({ SiteID, Kind }) => SiteID === 'theirs' || Kind === 'reasonsSaved')).toEqual([])
    expect((await page({ SiteID: 'theirs' })).Events).toEqual([])
    expect((await page({ Who: `person:${stranger.personId}` })).Events).toEqual([])
  })

  test('is for owners and compliance, and leaves an event of its own for each page', async () => {
    const before = (await page()).Events.length
    expect(kindsOf(await page({}, compliance))[0]).toBe('logViewed')
    const after = (await page()).Events
    expect(after.length).toBeGreaterThan(before)
    expect(after.slice(0, 2)).toMatchObject([
      { Kind: 'logViewed', Name: 'Chloé Bélanger' },
      { Kind: 'logViewed', Name: 'Anna Bélanger' },
    ])
    for (const role of ['broker', 'assistant'] as const)
      expect(outcomeOf(await refusal({}, await makeStaff(foyer, owner.brokerageId, { role })))).toBe('NotPermitted')
  })

  test('is filtered by person, kind of actor, subject, site and deal', async () => {
    const made = await dealOn('laval')
    const request = await makeDocumentRequest(foyer, 'laval', made)
    await owner.client.call('/console-api/DecideDocumentItem', {
      ...{ SiteID: 'laval', DFRequestDocItemID: request.itemId, Status: 2 },
    })
    await compliance.client.call('/console-api/LoadDeal', placeOf(made))
    const place = placeOf(made)
    const ofDeal = async (asked: Asked) => kindsOf(await page({ ...place, FirstDay: '', ...asked }))
    expect(await ofDeal({})).toEqual(expect.arrayContaining(['viewed', 'accepted', 'documentsRequested', 'begun']))
    expect(await ofDeal({ What: 'views' })).toEqual(['viewed'])
    expect(await ofDeal({ What: 'documents' })).toEqual(['accepted', 'documentsRequested'])
    expect(await ofDeal({ Who: `person:${compliance.personId}` })).toEqual(['viewed'])
    expect(await ofDeal({ Who: 'staff' })).toEqual(['viewed', 'accepted'])
    expect(await ofDeal({ Who: 'programs' })).toEqual(['documentsRequested'])
    expect(await ofDeal({ Who: 'clients' })).toContain('begun')
    expect(await ofDeal({ Who: 'system' })).toEqual([])
    const others = (await page({ SiteID: 'gatineau' })).Events
    expect(new Set(others.map(({ SiteID }) => SiteID))).toEqual(new Set(['gatineau']))
    expect(kindsOf(await page({ What: 'people' }))).toContain('personInvited')
    // What no one is called is everyone.
    expect((await page({ Who: "x' or true" })).Events.length).toBeGreaterThan(1)
  })

  test('begins and ends with the days of the brokerage, at midnight there', async () => {
    // 03:30 UTC is the evening before in Toronto.
    await write('laval', 1, () => new Date('2026-03-02T03:30:00Z'), { leadId: 1 })
    await write('laval', 1, () => new Date('2026-03-02T14:00:00Z'), { leadId: 2 })
    const of = async (FirstDay: string, LastDay: string) => (await page({ FirstDay, LastDay })).Events.length
    expect(await of('2026-03-01', '2026-03-01')).toBe(1)
    expect(await of('2026-03-02', '2026-03-02')).toBe(1)
    expect(await of('2026-03-01', '2026-03-02')).toBe(2)
  })

  test.each([
    ['without a first day', '', ''],
    ['of a day that does not exist', '2026-02-30', '2026-03-01'],
    ['that ends before it begins', '2026-03-02', '2026-03-01'],
    ['in words', 'today', 'tomorrow'],
    ['that begins in words', 'a day', '2026-03-01'],
    ['of more than a year', '2024-01-01', '2026-03-01'],
    ['of more than a year until now', '2024-01-01', ''],
  ])('of a period %s is refused', async (_, FirstDay, LastDay) => {
    expect(await refusal({ FirstDay, LastDay })).toMatchObject({
      Errors: [{ Field: 'LastDay', Key: 'InvalidLogPeriod' }],
    })
  })

  test('of one deal is read from its beginning, and of a longer period', async () => {
    const place = placeOf(await dealOn('laval'))
    for (const FirstDay of ['', '2020-01-01']) expect(kindsOf(await page({ ...place, FirstDay }))).toContain('begun')
  })

  test('ends a page early where its events are long, and goes on with the next', async () => {
    const start = Date.parse('2026-05-01T12:00:00Z')
    const long = { fields: 'x'.repeat(900_000) }
    await write('laval', 12, (count) => new Date(start + count * 1000), long)
    const sizes: number[] = []
    let After = ''
    do {
      const { Events, Next } = await page({ FirstDay: '2026-05-01', LastDay: '2026-05-01', After })
      sizes.push(Events.length)
      After = Next
    } while (After !== '')
    expect(sizes).toEqual([5, 5, 2])
  })

  test('is in pages of 50 over all sites, each event on one of them', async () => {
    const start = Date.parse('2026-04-01T12:00:00Z')
    for (const [index, site] of ['laval', 'gatineau'].entries())
      await write(site, 60, (count) => new Date(start + (count * 2 + index) * 1000))
    const seen: string[] = []
    let After = ''
    for (const expected of [50, 50, 20]) {
      const { Events, Next } = await page({ FirstDay: '2026-04-01', LastDay: '2026-04-01', After })
      expect(Events).toHaveLength(expected)
      seen.push(...Events.map(({ At }) => At))
      After = Next
    }
    expect(After).toBe('')
    expect(seen).toEqual([...new Set(seen)].sort().reverse())
  })

  test('shows an attempt that was refused as refused', async () => {
    const made = await dealOn('laval')
    const reveal = { ...placeOf(made), ApplicantID: made.mainApplicantId, Reason: 'lender' as const, Words: '' }
    await owner.client.callAnyhow('/console-api/RevealSin', { ...reveal, ApplicantID: 999_999 })
    const [newest] = (await page({ ...placeOf(made), FirstDay: '', What: 'views' })).Events
    expect(newest).toMatchObject({ Kind: 'revealedSin', Refused: 'NoAccess' })
  })

  test('shows deals and documents to those alone who may see them', async () => {
    const made = await dealOn('laval')
    await makeDocumentRequest(foyer, 'laval', made)
    const other = await makeStaff(foyer, owner.brokerageId, { role: 'compliance', withheld: ['document.view'] })
    const ofDeal = async (by: Staff) => kindsOf(await page({ ...placeOf(made), FirstDay: '' }, by))
    expect(await ofDeal(other)).not.toContain('documentsRequested')
    const blind = await makeStaff(foyer, owner.brokerageId, { role: 'compliance', withheld: ['deal.view'] })
    expect(await ofDeal(blind)).toEqual([])
    expect(JSON.stringify(await page({}, blind))).not.toContain('"Client":"A')
  })

  test('has words for every event of the trail', async () => {
    await inSite(foyer.services.database.db, 'gatineau', async (trx) => {
      for (const action of auditActions)
        await audit(trx, {
          ...{ siteId: 'gatineau', actor: 'server', action, application: undefined },
          at: new Date('2026-05-01T12:00:00Z'),
          details: action === 'signing' ? { event: 'signed' } : {},
        })
    })
    const asked = { SiteID: 'gatineau', FirstDay: '2026-05-01', LastDay: '2026-05-01' }
    const { Events } = await owner.client.call('/console-api/ExportEvents', asked)
    // Two are stated by other events.
    expect(Events).toHaveLength(auditActions.length - 2)
  })
})

describe('who can be chosen', () => {
  test('is everyone who works or worked here, and each key, beside the time zone', async () => {
    await makeStaff(foyer, owner.brokerageId, { firstName: 'Zoé', ended: true })
    const { TimeZone, Sites, People } = await compliance.client.call('/console-api/ListEventActors', {})
    expect(TimeZone).toBe('America/Toronto')
    expect(Sites).toEqual(['gatineau', 'laval'])
    expect(People.map(({ Name, EndedFl }) => `${Name} ${EndedFl}`)).toEqual(
      expect.arrayContaining(['Anna Bélanger 0', 'Chloé Bélanger 0', 'Zoé Bélanger 1']),
    )
    expect(JSON.stringify(People)).not.toContain(stranger.personId)
  })
})

describe('the export', () => {
  test('needs a confirmation, has the same events, and is an event with its number of lines', async () => {
    const late = await makeStaff(foyer, owner.brokerageId, { confirmed: false })
    const asked = { FirstDay: '2026-04-01', LastDay: '2026-04-01' }
    expect(outcomeOf(await late.client.callAnyhow('/console-api/ExportEvents', asked))).toBe('StepUpRequired')
    const { Events, Next } = await owner.client.call('/console-api/ExportEvents', asked)
    expect(Next).toBe('')
    expect(Events).toHaveLength(120)
    const [newest] = (await page()).Events
    expect(newest).toMatchObject({ Kind: 'logExported', Name: 'Anna Bélanger' })
    expect(newest?.Details).toEqual(expect.arrayContaining([{ Name: 'count', Value: '120' }]))
  })

  test('is limited to 25 pages an hour, of 2,000 lines each', async () => {
    const other = await makeStaff(foyer, await makeBrokerage(foyer))
    const asked = { FirstDay: today(), LastDay: '' }
    for (let count = 0; count < 25; count += 1) await other.client.call('/console-api/ExportEvents', asked)
    expect(outcomeOf(await other.client.callAnyhow('/console-api/ExportEvents', asked))).toBe('TooManyRequests')
  })
})

describe('the check of a chain', () => {
  const check = (SiteID: string, After = 0, by = owner) => by.client.call('/console-api/CheckChain', { SiteID, After })
  const seal = () => sealEvents(foyer.services.database, foyer.services.keys, foyer.clock.now())

  test('finds the chains of the sites and of the server intact, each part after another', async () => {
    await seal()
    for (const SiteID of ['laval', 'gatineau', '']) {
      const whole = await check(SiteID)
      expect(whole).toMatchObject({ DoneFl: 1, BrokenSequence: 0, Reason: '' })
      expect(whole.Checked).toBe(whole.Length)
      const half = Math.floor(whole.Length / 2)
      expect(await check(SiteID, half)).toMatchObject({ DoneFl: 1, BrokenSequence: 0, Checked: whole.Length })
    }
    const [newest] = (await page({ What: 'record' })).Events
    expect(newest).toMatchObject({ Kind: 'chainChecked', Name: 'Anna Bélanger' })
    // Also where a check began, since the parts before it are not recorded.
    expect(newest?.Details.map(({ Name }) => Name)).toContain('after')
  })

  test('names the first broken link, also in a later part', async () => {
    await seal()
    await foyer.services.database.asOwner(async (query) => {
      await query("update audit_events set details = '{\"forged\": true}' where site_id = 'gatineau' and sequence = 20")
    })
    const broken = { DoneFl: 1, BrokenSequence: 20, Checked: 19, Reason: 'changed' }
    expect(await check('gatineau')).toMatchObject(broken)
    expect(await check('gatineau', 10)).toMatchObject(broken)
    expect(await check('laval')).toMatchObject({ BrokenSequence: 0 })
  })

  test('of a site of another brokerage is refused, and a part that no other one ends before', async () => {
    expect(outcomeOf(await owner.client.callAnyhow('/console-api/CheckChain', { SiteID: 'theirs', After: 0 }))).toBe(
      'NoAccess',
    )
    const past = await owner.client.callAnyhow('/console-api/CheckChain', { SiteID: 'laval', After: 1_000_000 })
    expect(outcomeOf(past)).toBe('NoAccess')
  })
})

describe('under row-level security', () => {
  const asked: LogAsked = {
    ...{
      sites: ['laval', 'gatineau'],
      hasOwn: true,
      hasDeals: true,
      timeZone: 'America/Toronto',
      actions: ['deal-viewed', 'signing'],
    },
    ...{ who: '', applicationId: undefined, firstDay: '2025-09-01', lastDay: '', cursor: undefined, most: 51 },
    brokerageId: '',
  }
  /** As the guard leaves the transaction of a person with reach over the brokerage. */
  const planOf = async (query: RawBuilder<unknown>): Promise<string> => {
    const { sql: text, parameters } = query.compile(foyer.services.database.db)
    const lines: unknown[] = []
    await foyer.services.database.asOwner(async (ask) => {
      await ask(
        `begin; select set_config('foyer.site_id', '*', true), set_config('foyer.brokerage_id', '${owner.brokerageId}', true)`,
      )
      await ask('set local role foyer_app')
      for (const row of await ask(`explain ${text}`, [...parameters])) lines.push(...Object.values(row))
      await ask('rollback')
    })
    return lines.join('\n')
  }

  beforeAll(() =>
    foyer.services.database.asOwner(async (ask) => {
      // As many as make the planner choose.
      for (const site of ['laval', 'gatineau']) {
        await ask(`begin; select set_config('foyer.site_id', '${site}', true)`)
        await ask(`insert into audit_events (site_id, at, actor, action, application_id)
          select '${site}', timestamptz '2026-06-01' - n * interval '1 hour', 'person:' || n % 4,
            (array['interview-saved', 'deal-viewed', 'document-viewed'])[1 + n % 3], n % 400 from generate_series(1, 8000) n`)
        await ask('commit')
      }
      await ask('analyze audit_events')
    }),
  )

  it.each([
    ['of everyone', {}, 'Index Scan Backward using audit_by_time on audit_events e '],
    ['of a group', { who: 'clients' }, 'Index Scan Backward using audit_by_time on audit_events e '],
    ['of one person', { who: 'person:1' }, 'Index Scan Backward using audit_by_actor on audit_events e '],
    ['of one deal', { applicationId: 7, hasOwn: false, firstDay: '' }, 'audit_of_application'],
  ])('a page %s is read by its index', async (_, filter, index) => {
    const plan = await planOf(logQuery({ ...asked, brokerageId: owner.brokerageId, ...filter }))
    expect(plan).toContain(index)
    expect(plan).not.toMatch(/Seq Scan on audit_events/)
  })

  it('shows the events of other sites in no other transaction', async () => {
    const seen = await inSite(foyer.services.database.db, serverSite, (trx) =>
      trx.selectFrom('audit_events').select('site_id').distinct().execute(),
    )
    expect(seen.map(({ site_id }) => site_id)).toEqual([serverSite])
  })
})
