import { needReasons } from '@foyer/domain/office/pipeline.ts'
import { stages } from '@foyer/domain/office/stages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { sealEvents } from '../maintenance/index.ts'
import { allMailsSent } from '../testing/all-mails-sent.ts'
import { aPhoto, makeApplication, makeBorrower, makeDocumentRequest, makeSite, upload } from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { rowsOf } from './testing/rows-of-site.ts'

let foyer: TestFoyer
let owner: Staff
beforeAll(async () => {
  foyer = await startTestFoyer()
  owner = await makeStaff(foyer, await makeBrokerage(foyer))
})
afterAll(() => foyer.stop())

const show = (staff = owner) => staff.client.call('/console-api/SetDemo', { ShownFl: 1 })
const remove = (staff = owner) => staff.client.call('/console-api/SetDemo', { ShownFl: 0 })

const filesIn = async ({ services }: TestFoyer) => {
  const keys = new Set<string>()
  for await (const { storageKey } of services.fileStore.list()) keys.add(storageKey)
  return keys
}

const waitingDeals = async () => (await owner.client.call('/console-api/ListPipeline', { View: 'needs' })).Deals

/** Of the owner, within the deals. */
const notes = 6

describe('the sample deals', () => {
  it('are forty over all stages, that wait for every reason but the acts of signers, in both languages, and none of their mails leaves', async () => {
    const { SiteID } = await show()
    const { Columns } = await owner.client.call('/console-api/BoardDeals', { SiteID })
    expect(Object.fromEntries(Columns.map(({ Stage, Count }) => [Stage, Count]))).toEqual({
      ...{
        started: 6,
        new: 5,
        collecting: 8,
        reviewing: 4,
        lender: 4,
        conditions: 4,
        clear: 2,
        instructed: 2,
        closed: 5,
      },
    })
    expect(Columns.map(({ Stage }) => Stage)).toEqual([...stages])
    const deals = Columns.flatMap(({ Deals }) => Deals)
    expect(deals).toHaveLength(40)
    expect(new Set(deals.map(({ Client }) => Client)).size).toBe(40)
    expect(new Set(deals.map(({ PurposeDD }) => PurposeDD))).toEqual(new Set([0, 2, 4]))
    expect(new Set(deals.map(({ LanguageID }) => LanguageID))).toEqual(new Set([1, 2]))
    expect(new Set(deals.map(({ StatusDD }) => StatusDD))).toEqual(new Set([11, 0, 1, 2, 3, 4, 5]))

    const waiting = await waitingDeals()
    expect(new Set(waiting.flatMap(({ Needs }) => Needs.map(({ Reason }) => Reason)))).toEqual(
      new Set(needReasons.filter((reason) => !['declined', 'signed'].includes(reason))),
    )
    expect(waiting.length).toBeGreaterThan(8)
    expect(waiting.length).toBeLessThan(25)
    const waits = waiting.flatMap(({ Needs }) => Needs.filter(({ Reason }) => Reason === 'documents'))
    const dayAgo = new Date(foyer.clock.now().getTime() - 86_400_000).toISOString()
    expect(waits.filter(({ Since }) => Since > dayAgo)).toEqual([])
    const counts = await owner.client.call('/console-api/CountPipeline', {})
    expect([counts.Unassigned, counts.Closed]).toEqual([3, 5])

    const { Leads } = await foyer.client().call('/broker-api/ListLeads', { SiteID })
    expect(Leads).toHaveLength(4)
    const rows = await rowsOf(foyer.services.database, SiteID)
    expect(rows.deal_notes).toHaveLength(notes)
    expect(rows.mails?.length).toBeGreaterThan(40)
    await allMailsSent(foyer)
    expect(foyer.mailbox.received).toEqual([])
    expect(rows.office_sessions).toBeUndefined()
    const { Sessions } = await owner.client.call('/console-api/LoadMe', {})
    expect(Sessions).toHaveLength(1)
  }, 240_000)

  it('are marked as such in every list of sites, and have no part in the chains of events', async () => {
    const me = await owner.client.call('/console-api/LoadMe', {})
    expect([me.OffersDemoFl, me.Sites.map(({ DemoFl }) => DemoFl)]).toEqual([1, [1]])
    const { Sites } = await owner.client.call('/console-api/ListOfficeSites', {})
    expect(Sites.map(({ DemoFl }) => DemoFl)).toEqual([1])
    await sealEvents(foyer.services.database, foyer.services.keys, foyer.clock.now())
    const [{ SiteID = '' } = {}] = Sites
    const { audit_events: events = [], audit_heads: heads } = await rowsOf(foyer.services.database, SiteID)
    expect([events.length > 500, heads]).toEqual([true, undefined])
    const { Sites: verified } = await foyer.client().call('/broker-api/VerifyAudit', {})
    expect(verified.map(({ SiteID: site }) => site)).not.toContain(SiteID)
  })

  it('have a client whose invited spouse has not reacted', async () => {
    const deals = (await waitingDeals()).filter(({ Client }) => Client === 'Hannah Kowalchuk')
    const [{ SiteID, MortgageApplicationID } = { SiteID: '', MortgageApplicationID: 0 }] = deals
    const { Invites } = await owner.client.call('/console-api/LoadDeal', { SiteID, MortgageApplicationID })
    expect(Invites).toMatchObject([{ Name: 'Mark Kowalchuk', strRelationship: 'Spouse', Status: 'Pending' }])
  })

  it('come with messages and a list of conditions, which one of them has, where the brokerage has none', async () => {
    const { Messages, Conditions, ...versions } = await owner.client.call('/console-api/ListTemplates', {})
    expect([Messages.length, Conditions.map(({ Items }) => Items.length)]).toEqual([3, [9]])
    expect(versions).toMatchObject({ MessagesVersion: 1, ConditionsVersion: 1 })
    const { Deals } = await owner.client.call('/console-api/ListPipeline', { View: 'open', Search: 'Andrew Wilson' })
    const { SiteID = '', MortgageApplicationID = 0 } = Deals[0] ?? {}
    const listed = await owner.client.call('/console-api/ListConditions', { SiteID, MortgageApplicationID })
    const shown = Object.groupBy(listed.Conditions, ({ Shown }) => Shown)
    expect([shown.satisfied?.length, shown.accepted?.length, shown.open?.length]).toEqual([2, 1, 6])
  }, 120_000)

  it('are opened like any deal, with what happened to them on earlier days', async () => {
    const deal = (await waitingDeals()).find(({ Needs }) => Needs.some(({ Reason }) => Reason === 'documents'))
    const ids = { SiteID: deal?.SiteID ?? '', MortgageApplicationID: deal?.MortgageApplicationID ?? 0 }
    const { ReturnStatus } = await owner.client.call('/console-api/LoadDeal', ids)
    expect(ReturnStatus.ReturnCode).toBe(200)
    const { Events } = await owner.client.call('/console-api/ListActivity', ids)
    expect(Events.map(({ Kind }) => Kind)).toEqual(expect.arrayContaining(['documentsSent', 'moved', 'submitted']))
  })

  it('are all there when they were asked for again while they were made, beside messages that the brokerage has', async () => {
    const other = await makeStaff(foyer, await makeBrokerage(foyer))
    const own = { NameEn: 'Hello', NameFr: 'Bonjour', TextEn: 'Hello', TextFr: 'Bonjour' }
    await other.client.call('/console-api/SaveMessageTemplates', { Version: 0, Messages: [own] })
    const first = show(other)
    await expect
      .poll(async () => (await other.client.call('/console-api/CountPipeline', {})).Open, { timeout: 60_000 })
      .toBeGreaterThan(0)
    const again = await show(other)
    expect(await other.client.call('/console-api/CountPipeline', {})).toMatchObject({ Open: 35, Closed: 5 })
    expect([outcomeOf(again), again.SiteID]).toEqual(['ok', (await first).SiteID])
    expect((await other.client.call('/console-api/ListTemplates', {})).Messages).toEqual([own])
    await remove(other)
  })

  it('stay as they are when they are asked for again', async () => {
    const before = await owner.client.call('/console-api/CountPipeline', {})
    const [first, second] = await Promise.all([show(), show()])
    expect([outcomeOf(first), first.SiteID]).toEqual(['ok', second.SiteID])
    expect(await owner.client.call('/console-api/CountPipeline', {})).toEqual(before)
  })

  it('are removed with every row, job and file, and nothing else is', async () => {
    await makeSite(foyer, 'ours')
    await giveSite(foyer, owner.brokerageId, 'ours', owner.personId)
    const borrower = await makeBorrower(foyer, 'ours')
    const application = await makeApplication(borrower)
    const request = await makeDocumentRequest(foyer, 'ours', application)
    await upload(borrower.client, request.itemId, { siteId: 'ours', bytes: await aPhoto() })
    const { SiteID } = await show()
    const { database } = foyer.services
    const [files, ours] = [await filesIn(foyer), await rowsOf(database, 'ours')]
    expect(files.size).toBeGreaterThan(40)
    expect(Object.keys(ours)).toEqual(expect.arrayContaining(['applications', 'document_uploads', 'deal_owners']))

    expect(outcomeOf(await remove())).toBe('ok')
    expect(await rowsOf(database, SiteID)).toEqual({})
    expect((await filesIn(foyer)).size).toBe(1)
    const { jobs: _before, audit_events: __, ...kept } = ours
    const { jobs: _after, audit_events: ___, ...left } = await rowsOf(database, 'ours')
    expect(left).toEqual(kept)
    expect((await owner.client.call('/console-api/CountPipeline', {})).Open).toBe(1)
    expect((await remove()).SiteID).toBe('')
  })

  it('are for owners who just confirmed who they are', async () => {
    const broker = await makeStaff(foyer, owner.brokerageId, { role: 'broker' })
    expect(outcomeOf(await show(broker))).toBe('NotPermitted')
    const unconfirmed = await makeStaff(foyer, owner.brokerageId, { confirmed: false })
    expect(outcomeOf(await show(unconfirmed))).toBe('StepUpRequired')
  })

  it('leave nothing behind when they cannot be made', async () => {
    const other = await makeStaff(foyer, await makeBrokerage(foyer))
    const { store } = foyer.services.fileStore
    foyer.services.fileStore.store = () => Promise.reject(new Error('the disk is full'))
    onTestFinished(() => {
      foyer.services.fileStore.store = store
    })
    expect(outcomeOf(await show(other))).toBe('ServerError')
    expect(await rowsOf(foyer.services.database, `demo-${other.brokerageId.slice(0, 8)}`)).toEqual({})
  }, 60_000)
})

describe('a site that is no demo', () => {
  it('does not take the address of the sample deals of another brokerage', async () => {
    const other = await makeBrokerage(foyer)
    const SiteID = `demo-${other.slice(0, 8)}`
    const site = { SiteID, LeadPersonID: '' }
    expect(outcomeOf(await owner.client.call('/console-api/CreateOfficeSite', site))).toBe('SiteAddressTaken')
    expect(await owner.client.call('/console-api/CheckSiteAddress', { SiteID })).toMatchObject({ Free: 0 })
  })

  it('is not removed, also not by the database itself', async () => {
    const { db } = foyer.services.database
    const removal = inSite(db, 'ours', (trx) => sql`select foyer_remove_demo_site('ours')`.execute(trx))
    await expect(removal).rejects.toThrow('only a demo site is removed')
    const another = inSite(db, 'ours', (trx) => sql`select foyer_remove_demo_site('demo-1')`.execute(trx))
    await expect(another).rejects.toThrow('this transaction sees another site')
  })
})

it('a production server has no sample deals, and refuses to make them', async () => {
  const production = await startTestFoyer({ production: true })
  onTestFinished(() => production.stop())
  const staff = await makeStaff(production, await makeBrokerage(production))
  expect((await staff.client.call('/console-api/LoadMe', {})).OffersDemoFl).toBe(0)
  expect(outcomeOf(await show(staff))).toBe('DemoNotAvailable')
  expect(outcomeOf(await remove(staff))).toBe('ok')
})
