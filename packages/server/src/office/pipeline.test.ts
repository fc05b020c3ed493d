import type { BodyOf, ReplyOf } from '@foyer/contract/all-calls.ts'
import { addDays, dayOf } from '@foyer/domain/kit/dates.ts'
import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPostgres } from '../db/open-database.ts'
import { serverSite } from '../kit/audit.ts'
import { inSite } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'
import { setApplication } from '../testing/application-builders.ts'
import {
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  upload,
} from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { setUpAsInRecipe } from '../testing/recipe-database.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

type Listed = ReplyOf<'/console-api/ListPipeline'>['Deals'][number]

/** The embedded database has its superuser only. */
const cluster = process.env.TEST_DATABASE_URL

let foyer: TestFoyer
let owner: Staff
let site: string
let made = 0
beforeAll(async () => {
  foyer = await startTestFoyer()
})
afterAll(() => foyer.stop())

const newSite = async (brokerageId: string, leadId = '') => {
  made += 1
  const name = `site-${made}`
  await makeSite(foyer, name)
  await giveSite(foyer, brokerageId, name, leadId)
  return name
}
beforeEach(async () => {
  const brokerageId = await makeBrokerage(foyer)
  owner = await makeStaff(foyer, brokerageId)
  site = await newSite(brokerageId)
})

/** Closes long after the times that these tests let pass. */
const aDeal = async (
  siteId = site,
  names: { firstName?: string; lastName?: string } = {},
  ClosingDate = addDays(todayOf(foyer.clock.now()), 300),
): Promise<MadeApplication> =>
  makeApplication(await makeBorrower(foyer, siteId, names), {
    ...singleBuyerInOntario(todayOf(new Date())).interview,
    ClosingDate,
  })
const list = async (body: Partial<BodyOf<'/console-api/ListPipeline'>> = {}, by = owner) =>
  (await by.client.call('/console-api/ListPipeline', { View: 'open', ...body })).Deals
/** Time passes, and the owner signs in again. */
const pass = async (seconds: number) => {
  foyer.clock.advance(seconds)
  owner = await makeStaff(foyer, owner.brokerageId)
}
const idsOf = (deals: Listed[]) => deals.map(({ MortgageApplicationID }) => MortgageApplicationID)
const reasonsOf = (deals: Listed[]) => deals.flatMap(({ Needs }) => Needs.map(({ Reason }) => Reason))

it('one deal is found whatever its view, unless it is on another site', async () => {
  const deal = await aDeal()
  await setApplication(foyer, deal, { status: 4 })
  const one = { View: 'needs' as const, MortgageApplicationID: deal.applicationId }
  expect(idsOf(await list({ ...one, SiteID: site }))).toEqual([deal.applicationId])
  expect(await list({ ...one, SiteID: 'elsewhere' })).toEqual([])
  expect(await list(one)).toEqual([])
})

describe('a need of a deal', () => {
  it('is an application that arrived, since its submission', async () => {
    const deal = await aDeal()
    expect(await list({ View: 'needs' })).toEqual([])
    await setApplication(foyer, deal, { status: 0 })
    const [listed] = await list({ View: 'needs' })
    expect(listed).toMatchObject({
      ...{ SiteID: site, MortgageApplicationID: deal.applicationId, Client: 'Ada Roy', Others: 0, StatusDD: 0 },
      Needs: [{ Reason: 'new', Count: 0 }],
    })
    await setApplication(foyer, deal, { status: 1 })
    expect(await list({ View: 'needs' })).toEqual([])
    expect(idsOf(await list())).toEqual([deal.applicationId])
  })

  it('are documents that were sent, until each is decided or its request is withdrawn', async () => {
    const deal = await aDeal()
    await setApplication(foyer, deal, { status: 1 })
    const request = await makeDocumentRequest(foyer, site, deal)
    expect(reasonsOf(await list())).toEqual([])
    await upload(deal.borrower.client, request.itemId, { siteId: site })
    const at = foyer.clock.now().toISOString()
    await deal.borrower.client.call('/api/RDSubmit', request.ids)
    expect((await list({ View: 'needs' }))[0]?.Needs).toEqual([{ Reason: 'documents', Since: at, Count: 1 }])
    const decide = { SiteID: site, DFRequestDocItemID: request.itemId, Status: 3, Reason: 'The edge is cut off' }
    expect(outcomeOf(await owner.client.call('/console-api/DecideDocumentItem', decide))).toBe('ok')
    expect(await list({ View: 'needs' })).toEqual([])
    await upload(deal.borrower.client, request.itemId, { siteId: site })
    await deal.borrower.client.call('/api/RDSubmit', request.ids)
    expect(reasonsOf(await list({ View: 'needs' }))).toEqual(['documents'])
    await owner.client.call('/console-api/WithdrawDocumentRequest', request.ids)
    expect(await list({ View: 'needs' })).toEqual([])
  })

  it('is a closing within 30 days of a deal that is not in review', async () => {
    const borrower = await makeBorrower(foyer, site)
    const closing = addDays(todayOf(foyer.clock.now()), 31)
    const deal = await makeApplication(borrower, {
      ...singleBuyerInOntario(todayOf(new Date())).interview,
      ClosingDate: closing,
    })
    expect([await list({ View: 'needs' }), idsOf(await list({ View: 'closing' }))]).toEqual([[], [deal.applicationId]])
    await pass(24 * 3600)
    const need = (await list({ View: 'needs' }))[0]?.Needs.find(({ Reason }) => Reason === 'closing')
    const since = Date.parse(need?.Since ?? '')
    expect([since - 1, since].map((at) => dayOf(new Date(at)))).toEqual([addDays(closing, -31), addDays(closing, -30)])
    await setApplication(foyer, deal, { status: 1 })
    expect(await list({ View: 'needs' })).toEqual([])
    await setApplication(foyer, deal, { status: 0 })
    await pass(36 * 24 * 3600)
    expect(reasonsOf(await list({ View: 'needs' }))).toContain('closing')
    await pass(24 * 3600)
    expect(reasonsOf(await list({ View: 'needs' }))).not.toContain('closing')
    await setApplication(foyer, deal, { status: 4 })
    expect([await list({ View: 'closing' }), idsOf(await list({ View: 'closed' }))]).toEqual([[], [deal.applicationId]])
  })

  it('is a client who stopped 48 hours ago, and not one who gave up 30 days ago', async () => {
    await aDeal()
    await pass(48 * 3600 - 1)
    expect(await list({ View: 'needs' })).toEqual([])
    await pass(1)
    expect(reasonsOf(await list({ View: 'needs' }))).toEqual(['silent'])
    await pass(30 * 24 * 3600)
    expect(await list({ View: 'needs' })).toEqual([])
    expect(reasonsOf(await list())).toEqual([])
  })

  it('is listed with the longest wait first', async () => {
    const silent = await aDeal()
    await pass(72 * 3600)
    const first = await aDeal()
    await setApplication(foyer, first, { status: 0 })
    foyer.clock.advance(60)
    const second = await aDeal()
    await setApplication(foyer, second, { status: 0 })
    expect(idsOf(await list({ View: 'needs' }))).toEqual([silent, first, second].map((one) => one.applicationId))
  })
})

describe('a list', () => {
  it('has each deal on one page, in each view, when deals have the same time', async () => {
    const borrowers = await Promise.all(Array.from({ length: 7 }, () => makeBorrower(foyer, site)))
    const made: number[] = []
    for (const borrower of borrowers)
      for (let count = 0; count < 8; count += 1) made.push((await makeApplication(borrower)).applicationId)
    await inSite(foyer.services.database.db, site, (trx) =>
      trx.updateTable('applications').set({ status: 0 }).where('site_id', '=', site).execute(),
    )
    for (const View of ['needs', 'open', 'closing'] as const) {
      const first = await owner.client.call('/console-api/ListPipeline', { View })
      expect(first.Deals).toHaveLength(50)
      const second = await owner.client.call('/console-api/ListPipeline', { View, After: first.Next })
      expect([second.Deals.length, second.Next]).toEqual([6, ''])
      expect([...idsOf(first.Deals), ...idsOf(second.Deals)].sort()).toEqual([...made].sort())
    }
    const counts = await owner.client.call('/console-api/CountPipeline', {})
    expect(counts).toMatchObject({ Needs: 56, Open: 56, Closing: 56, Closed: 0, Own: 0, Unassigned: 56 })
  })

  it('begins at its first page after a place that this server did not write', async () => {
    const deal = await aDeal()
    const After = Buffer.from(JSON.stringify(["2026-01-01'; select 1", site, 1, 'x'])).toString('base64url')
    const other = (value: unknown[]) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const written = [
      ...['2026-02-31', '2026-99-99 25:00:00+00', `2026-01-01 00:00:00+99`].map((at) => [at, site, 1, '2026-01-01']),
      ['2026-01-01', 'a\u0000b', 1, '2026-01-01'],
      ...['-271821-04-21T00:00:00Z', '9999-01-01'].map((asOf) => ['2026-01-01', site, 1, asOf]),
    ].map(other)
    for (const place of [After, 'x', 'bnVsbA', ...written])
      expect(idsOf(await list({ After: place }))).toEqual([deal.applicationId])
  })

  it('finds people by parts of their names without case and accents, by address and by number', async () => {
    const deal = await aDeal(site, { firstName: 'Zoé', lastName: 'Côté-Lévesque' })
    await aDeal(site, { firstName: 'Ada', lastName: 'Roy' })
    const found = async (Search: string) => idsOf(await list({ Search }))
    const searches = [
      'zoe',
      'COTE',
      'côté-l',
      'levesque zoé',
      deal.borrower.email.slice(2, 9),
      String(deal.applicationId),
    ]
    for (const search of searches) expect([search, await found(search)]).toEqual([search, [deal.applicationId]])
    expect(await found("%_'")).toEqual([])
  })

  it('is filtered by owner, site, status and purpose', async () => {
    const second = await newSite(owner.brokerageId, owner.personId)
    const [ours, theirs] = [await aDeal(), await aDeal(second)]
    await setApplication(foyer, ours, { status: 2 })
    expect(idsOf(await list({ SiteID: second }))).toEqual([theirs.applicationId])
    expect(idsOf(await list({ Owner: 'none' }))).toEqual([ours.applicationId])
    expect(await list({ Owner: owner.personId })).toMatchObject([
      { MortgageApplicationID: theirs.applicationId, OwnerName: 'Anna Bélanger' },
    ])
    expect(idsOf(await list({ StatusDD: 2 }))).toEqual([ours.applicationId])
    expect(await list({ StatusDD: 99_999, PurposeDD: 99_999 })).toEqual([])
    expect([(await list({ PurposeDD: 0 })).length, (await list({ PurposeDD: 4 })).length]).toEqual([2, 0])
  })

  it('shows the deals of a site from the moment it is adopted, and none of another brokerage', async () => {
    made += 1
    const adopted = `site-${made}`
    await makeSite(foyer, adopted)
    const deal = await aDeal(adopted)
    expect(await list()).toEqual([])
    await giveSite(foyer, owner.brokerageId, adopted)
    expect(idsOf(await list())).toEqual([deal.applicationId])
    const stranger = await makeStaff(foyer, await makeBrokerage(foyer))
    expect(await list({}, stranger)).toEqual([])
  })

  it('has a deal whose answers are no date and no known purpose', async () => {
    const deals = [await aDeal(), await aDeal()]
    for (const [index, closing] of ['2026-02-31', 'soon'].entries())
      await inSite(foyer.services.database.db, site, (trx) =>
        sql`update applications set interview = interview || ${JSON.stringify({ ClosingDate: closing, DealPurposeDD: 99_999 })}::jsonb,
          requested_mortgage = requested_mortgage #- '{SubjectProperty,ClosingDate}'
          where application_id = ${deals[index]?.applicationId ?? 0}`.execute(trx),
      )
    const listed = await list()
    expect(listed.map(({ ClosingDate, PurposeDD }) => [ClosingDate, PurposeDD])).toEqual([
      ['', 99_999],
      ['', 99_999],
    ])
  })

  it.skipIf(cluster === undefined)(
    'is whole after a person with reach over own deals has listed, where the owner of the tables is no superuser',
    async () => {
      const { logins, drop } = await setUpAsInRecipe(String(cluster))
      const other = await startTestFoyer({ database: await openPostgres(logins) })
      try {
        const brokerageId = await makeBrokerage(other)
        await makeSite(other, 'recipe')
        await giveSite(other, brokerageId, 'recipe')
        const all = await makeStaff(other, brokerageId)
        const own = await makeStaff(other, brokerageId, { role: 'broker', reach: 'own' })
        const { applicationId } = await makeApplication(await makeBorrower(other, 'recipe'))
        expect(await list({}, own)).toEqual([])
        expect(idsOf(await list({}, all))).toEqual([applicationId])
      } finally {
        await other.stop()
        await drop()
      }
    },
  )

  it('has the language of an account that was changed', async () => {
    const { borrower } = await aDeal()
    expect((await list())[0]?.LanguageID).toBe(1)
    await borrower.client.call('/api/MTGAPPSaveLanguage', { ...borrower.ids, LanguageID: 2 })
    expect((await list())[0]?.LanguageID).toBe(2)
  })

  it('no longer has a deal that its client deleted', async () => {
    const { borrower, ids } = await aDeal()
    expect(await list()).toHaveLength(1)
    const { SiteID, UserID, MortgageApplicationID } = ids
    expect(
      outcomeOf(await borrower.client.call('/api/MTGAPPDeleteApplication', { SiteID, UserID, MortgageApplicationID })),
    ).toBe('ok')
    expect(await list()).toEqual([])
  })

  it('equals one that is derived from nothing', async () => {
    const deals = [await aDeal(), await aDeal(), await aDeal()]
    const [first, second] = deals
    if (!first || !second) throw new Error('no deals')
    await setApplication(foyer, first, { status: 0 })
    const request = await makeDocumentRequest(foyer, site, second)
    await upload(second.borrower.client, request.itemId, { siteId: site })
    await list()
    await second.borrower.client.call('/api/RDSubmit', request.ids)
    await owner.client.call('/console-api/AssignDeal', {
      ...{ SiteID: site, MortgageApplicationID: first.applicationId, PersonID: owner.personId },
    })
    const kept = await list()
    await foyer.services.database.asOwner(async (query) => {
      await query('delete from deal_list')
      await query(`begin; select set_config('foyer.site_id', '${site}', true);
        insert into stale_deals (slug, application_id) select site_id, application_id from applications; commit`)
    })
    expect(await list()).toEqual(kept)
    expect(kept).toHaveLength(3)
  })

  it('is derived by one of many who list at once, and each has what was committed before', async () => {
    const deal = await aDeal()
    await list()
    await setApplication(foyer, deal, { status: 0 })
    const lists = await Promise.all(Array.from({ length: 8 }, () => list()))
    expect(lists.map(reasonsOf)).toEqual(Array.from(lists, () => ['new']))
  })
})

describe('the reach of a person', () => {
  it('decides which deals are listed and counted', async () => {
    const second = await newSite(owner.brokerageId)
    const own = await makeStaff(foyer, owner.brokerageId, { role: 'broker', reach: 'own' })
    const sites = await makeStaff(foyer, owner.brokerageId, { role: 'assistant', reach: 'sites', sites: [second] })
    const none = await makeStaff(foyer, owner.brokerageId, { role: 'assistant', reach: 'sites', sites: [] })
    const [ours, theirs] = [await aDeal(), await aDeal(second)]
    await owner.client.call('/console-api/AssignDeal', {
      ...{ SiteID: site, MortgageApplicationID: ours.applicationId, PersonID: own.personId },
    })
    expect(idsOf(await list({}, own))).toEqual([ours.applicationId])
    expect(idsOf(await list({}, sites))).toEqual([theirs.applicationId])
    expect(await list({}, none)).toEqual([])
    expect(await own.client.call('/console-api/CountPipeline', {})).toMatchObject({ Open: 1, Own: 1, Unassigned: 0 })
    expect(await sites.client.call('/console-api/CountPipeline', {})).toMatchObject({ Open: 1, Unassigned: 1 })
  })
})

describe('a deal', () => {
  const assign = async (deal: MadeApplication, PersonID: string, by = owner) =>
    outcomeOf(
      await by.client.call('/console-api/AssignDeal', {
        ...{ SiteID: deal.ids.SiteID, MortgageApplicationID: deal.applicationId, PersonID },
      }),
    )

  it('goes from person to person, and to no one', async () => {
    const deal = await aDeal()
    const broker = await makeStaff(foyer, owner.brokerageId, { role: 'broker', firstName: 'Luc' })
    for (const [personId, name] of [
      [broker.personId, 'Luc Bélanger'],
      [owner.personId, 'Anna Bélanger'],
      ['', ''],
    ] as const) {
      expect(await assign(deal, personId)).toBe('ok')
      expect(await list()).toMatchObject([{ OwnerID: personId, OwnerName: name }])
    }
  })

  it('has one owner after twenty assignments at once', async () => {
    const deal = await aDeal()
    await list()
    const people = await Promise.all(Array.from({ length: 4 }, () => makeStaff(foyer, owner.brokerageId)))
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => assign(deal, people[index % 4]?.personId ?? '', people[index % 4])),
    )
    expect(outcomes).toEqual(outcomes.map(() => 'ok'))
    expect(people.map(({ personId }) => personId)).toContain((await list())[0]?.OwnerID)
  })

  it('is not given to a person who was ended or is of another brokerage, nor by one who does not reach it', async () => {
    const deal = await aDeal()
    const ended = await makeStaff(foyer, owner.brokerageId, { ended: true })
    const stranger = await makeStaff(foyer, await makeBrokerage(foyer))
    const assistant = await makeStaff(foyer, owner.brokerageId, { role: 'assistant' })
    const own = await makeStaff(foyer, owner.brokerageId, { role: 'broker', reach: 'own' })
    expect(await assign(deal, ended.personId)).toBe('NoAccess')
    expect(await assign(deal, stranger.personId)).toBe('NoAccess')
    expect(await assign(deal, stranger.personId, stranger)).toBe('NoAccess')
    expect(await assign(deal, assistant.personId, assistant)).toBe('NotPermitted')
    expect(await assign(deal, own.personId, own)).toBe('NoAccess')
    expect(await list()).toMatchObject([{ OwnerID: '' }])
  })

  it('is offered to the people who work for the brokerage', async () => {
    await makeStaff(foyer, owner.brokerageId, { ended: true, firstName: 'Former' })
    const luc = await makeStaff(foyer, owner.brokerageId, { role: 'assistant', firstName: 'Luc' })
    expect((await owner.client.call('/console-api/ListColleagues', {})).People).toEqual([
      { PersonID: owner.personId, Name: 'Anna Bélanger', Role: 'owner' },
      { PersonID: luc.personId, Name: 'Luc Bélanger', Role: 'assistant' },
    ])
  })
})

it('refreshes no list but in a transaction of its brokerage', async () => {
  const refresh = (place: string) =>
    inSite(foyer.services.database.db, place, (trx) =>
      sql`select foyer_refresh_deals(1, interval '1 day', interval '1 day')`.execute(trx),
    )
  for (const place of [site, serverSite])
    await expect(refresh(place)).rejects.toThrow(/in a transaction of its brokerage/)
})
