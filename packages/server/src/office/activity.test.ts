import type { ReplyOf } from '@foyer/contract/all-calls.ts'
import { activityOfEvent } from '@foyer/contract/office/activity-of-event.ts'
import { activityKinds } from '@foyer/domain/office/activity.ts'
import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit, serverSite } from '../kit/audit.ts'
import { inSite } from '../kit/transaction.ts'
import { setApplication } from '../testing/application-builders.ts'
import {
  fillPersona,
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  upload,
} from '../testing/builders.ts'
import { makeInsurance, openInsurance } from '../testing/insurance.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import { activityQuery } from './activity-store.ts'

type Asked = { By?: 'all' | 'staff' | 'client' | 'views'; After?: string }
type Event = ReplyOf<'/console-api/ListActivity'>['Events'][number]

let foyer: TestFoyer
let owner: Staff
beforeAll(async () => {
  foyer = await startTestFoyer()
  for (const site of ['ours', 'theirs']) await makeSite(foyer, site)
  owner = await makeStaff(foyer, await makeBrokerage(foyer))
  await giveSite(foyer, owner.brokerageId, 'ours')
})
afterAll(() => foyer.stop())

const makeDeal = async () => {
  const borrower = await makeBorrower(foyer, 'ours')
  return {
    borrower,
    application: await fillPersona(borrower, singleBuyerInOntario(foyer.clock.now().toISOString().slice(0, 10))),
  }
}
const placeOf = ({ ids: { SiteID, MortgageApplicationID } }: MadeApplication) => ({ SiteID, MortgageApplicationID })
const page = (of: MadeApplication, asked: Asked = {}, by = owner) =>
  by.client.call('/console-api/ListActivity', { ...placeOf(of), ...asked })
const kindsOf = (events: readonly Event[]) => events.map(({ Kind }) => Kind)

const eventsOf = (siteId: string) =>
  inSite(foyer.services.database.db, siteId, (trx) =>
    trx
      .selectFrom('audit_events')
      .select(['action', 'actor', 'application_id', 'details'])
      .where('site_id', '=', siteId)
      .orderBy('event_id')
      .execute(),
  )

describe('the activity of a deal', () => {
  test('has what client, staff and others did, the newest first, with their names', async () => {
    const { borrower, application } = await makeDeal()
    const luc = await makeStaff(foyer, owner.brokerageId, { firstName: 'Luc' })
    const place = placeOf(application)
    const request = await makeDocumentRequest(foyer, 'ours', application)
    const sent = await upload(borrower.client, request.itemId)
    await borrower.client.call('/api/RDSubmit', request.ids)
    const { DFRequestDocItemUploadID } = sent
    await luc.client.call('/console-api/LoadUploadPage', {
      SiteID: 'ours',
      DFRequestDocItemUploadID,
      Page: 1,
      Width: 200,
    })
    const decision = { SiteID: 'ours', DFRequestDocItemID: request.itemId }
    await luc.client.call('/console-api/DecideDocumentItem', { ...decision, Status: 2 })
    await setApplication(foyer, application, { status: 0 })
    await owner.client.call('/console-api/SaveDeal', { ...place, Status: 2 })
    await owner.client.call('/console-api/AssignDeal', { ...place, PersonID: luc.personId })
    const { Applicants } = (await owner.client.call('/console-api/LoadDeal', place)).Application
    const ApplicantID = Applicants[0]?.ApplicantID ?? 0
    const reveal = { ...place, ApplicantID, Reason: 'other' as const, Words: 'Asked by the bank' }
    expect(outcomeOf(await owner.client.call('/console-api/RevealSin', reveal))).toBe('ok')
    const client = Applicants.map(({ Identification: { FirstName, LastName } }) => `${FirstName} ${LastName}`)[0]

    const { Events, Next } = await page(application)
    expect(Next).toBe('')
    expect(Events.slice(0, 9)).toMatchObject([
      { Kind: 'revealedSin', By: 'staff', Name: 'Anna Bélanger', Person: client, Reason: 'other', Words: reveal.Words },
      { Kind: 'viewed', By: 'staff', Name: 'Anna Bélanger' },
      { Kind: 'assigned', By: 'staff', Name: 'Anna Bélanger', Person: 'Luc Bélanger' },
      { Kind: 'statusChanged', Name: 'Anna Bélanger', StatusDD: 2 },
      { Kind: 'accepted', Name: 'Luc Bélanger', DocumentType: 0, DocumentDesc: 'The last two' },
      { Kind: 'documentViewed', Name: 'Luc Bélanger', DocumentType: 0 },
      { Kind: 'documentsSent', By: 'client', Name: client },
      { Kind: 'uploaded', By: 'client', Name: client, DocumentType: 0 },
      { Kind: 'documentsRequested', By: 'operator', Name: '' },
    ])
    expect(kindsOf(Events)).toEqual(expect.arrayContaining(['answers', 'begun']))
    // Neither ids nor hashes of addresses nor a value.
    expect(JSON.stringify(Events)).not.toMatch(new RegExp(`${borrower.userId}|${luc.personId}|[0-9a-f]{32}`))

    const filtered = async (By: 'staff' | 'client') =>
      new Set((await page(application, { By })).Events.map((one) => one.By))
    expect(await filtered('staff')).toEqual(new Set(['staff', 'operator']))
    expect(await filtered('client')).toEqual(new Set(['client']))
  })

  test('is in pages of 50, each event on one of them, and an unknown place is the beginning', async () => {
    const { applicationId, ...application } = await makeApplication(await makeBorrower(foyer, 'ours'))
    const of = { applicationId, ...application }
    await inSite(foyer.services.database.db, 'ours', async (trx) => {
      for (let count = 0; count < 120; count += 1)
        await audit(trx, {
          ...{ siteId: 'ours', actor: 'system', action: 'bank-statement-received' as const },
          ...{ at: new Date(foyer.clock.now().getTime() + count * 1000), application: applicationId },
        })
    })
    const seen: string[] = []
    let After = ''
    for (const expected of [50, 50]) {
      const { Events, Next } = await page(of, { After })
      expect(Events).toHaveLength(expected)
      seen.push(...Events.map(({ At }) => At))
      After = Next
    }
    const last = await page(of, { After })
    seen.push(...last.Events.filter(({ Kind }) => Kind === 'statementReceived').map(({ At }) => At))
    expect(last.Next).toBe('')
    expect(seen).toEqual([...new Set(seen)].sort().reverse())
    expect(seen).toHaveLength(120)
    expect((await page(of, { After: "1'; select" })).Events).toHaveLength(50)
  })

  test('shows documents, insurance and signatures to those who may see them only', async () => {
    const { application } = await makeDeal()
    await makeDocumentRequest(foyer, 'ours', application)
    const withheld = ['document.view', 'insurance.view', 'signing.view'] as const
    const other = await makeStaff(foyer, owner.brokerageId, { withheld: [...withheld] })
    expect(kindsOf((await page(application)).Events)).toContain('documentsRequested')
    expect(kindsOf((await page(application, {}, other)).Events)).not.toContain('documentsRequested')
  })

  test('has no attempt that was refused', async () => {
    const { application } = await makeDeal()
    const place = placeOf(application)
    await foyer.client().callAnyhow('/broker-api/SaveDeal', { ...place, Term: -7 })
    await foyer.client().call('/broker-api/RevealSin', { ...place, ApplicantID: 1, Reason: 'lender', Words: '' })
    expect(kindsOf((await page(application)).Events)).not.toContain('dealChanged')
    expect(kindsOf((await page(application)).Events)).not.toContain('revealedSin')
  })

  test('is read by its index', async () => {
    const { applicationId } = await makeApplication(await makeBorrower(foyer, 'ours'))
    const query = activityQuery({ siteId: 'ours', applicationId, by: 'client', before: undefined, may: () => true })
    const { sql: text, parameters } = query.compile(foyer.services.database.db)
    let plan = ''
    await foyer.services.database.asOwner(async (ask) => {
      // The tables of a test are so small that reading all of them would be cheaper.
      await ask('set enable_seqscan = off')
      plan = JSON.stringify(await ask(`explain ${text}`, [...parameters]))
      await ask('reset enable_seqscan')
    })
    expect(plan).toContain('audit_of_application')
    expect(plan).not.toMatch(/Seq Scan|Sort/)
  })
})

describe('an event', () => {
  test('of an assignment is in the chain of the site, which stays intact', async () => {
    const { application } = await makeDeal()
    await owner.client.call('/console-api/AssignDeal', { ...placeOf(application), PersonID: owner.personId })
    const assigned = (events: Awaited<ReturnType<typeof eventsOf>>) =>
      events.filter(({ action, application_id: id }) => action === 'deal-assigned' && id === application.applicationId)
    expect(assigned(await eventsOf('ours'))).toMatchObject([
      { actor: `person:${owner.personId}`, details: { call: 'AssignDeal', result: 'ok', person: owner.personId } },
    ])
    expect(assigned(await eventsOf(serverSite))).toEqual([])
    const { Sites } = await foyer.client().call('/broker-api/VerifyAudit', { SiteID: 'ours' })
    expect(Sites).toMatchObject([{ SiteID: 'ours', BrokenSequence: 0 }])
  })

  test('is written into no site of another brokerage', async () => {
    const record = (brokerage: string) =>
      inSite(foyer.services.database.db, serverSite, (trx) =>
        sql`select foyer_record_of_deal(${brokerage}, 1, 'a', 'deal-assigned', now(), '{}')`.execute(trx),
      )
    for (const site of ['ours', 'theirs']) await expect(record(site)).rejects.toThrow(/another site/)
  })

  test('of what recipients, borrowers and insured people do names the application, as the activity expects', async () => {
    const { borrower, application } = await makeDeal()
    const request = await makeDocumentRequest(foyer, 'ours', application, { Recipients: ['bo@recipient.example'] })
    const recipient = foyer.client({ ip: '10.99.1.1' })
    await recipient.call('/api/RDACCESS', request.link)
    const sent = await upload(recipient, request.itemId)
    const item = { ...request.ids, DFRequestDocItemID: request.itemId }
    await recipient.call('/api/RDRemoveUpload', { ...item, DFRequestDocItemUploadID: sent.DFRequestDocItemUploadID })
    await recipient.call('/api/RDNotAvailable', { ...item, Reason: 'Lost it' })
    await recipient.call('/api/RDTakeBackNotAvailable', item)
    await upload(borrower.client, request.itemId)
    await borrower.client.call('/api/RDSubmit', request.ids)
    const insurance = await makeInsurance(foyer, 'ours')
    const { quote, prepare } = await openInsurance(foyer, insurance)
    await quote()
    await prepare()
    const wrong = (await eventsOf('ours')).filter(
      ({ action, application_id: id }) =>
        activityKinds.some((kind) => kind === activityOfEvent[action as keyof typeof activityOfEvent]) && id === null,
    )
    expect(wrong).toEqual([])
    expect(kindsOf((await page(application, { By: 'client' })).Events).slice(0, 7)).toEqual([
      ...['documentsSent', 'uploaded', 'available', 'notAvailable', 'removed', 'uploaded', 'requestOpened'],
    ])
  })
})

describe('who looked at a deal', () => {
  test('is everyone who opened it or a part of it, and who opened the portal as its client', async () => {
    const { borrower, application } = await makeDeal()
    const other = await makeApplication(borrower)
    const place = placeOf(application)
    await owner.client.call('/console-api/LoadDeal', place)
    await owner.client.call('/console-api/ListNotes', place)
    const { Url } = await owner.client.call('/console-api/CreateSignInTicket', {
      ...{ SiteID: 'ours', UserID: borrower.userId },
    })
    const Ticket = decodeURIComponent(Url.split('/').at(-1) ?? '')
    await foyer.client().call('/api/MTGAPPLoginAs', { SiteID: 'ours', Ticket })
    await setApplication(foyer, application, { status: 0 })
    await owner.client.call('/console-api/SaveDeal', { ...place, Status: 2 })
    const looks = async (of: MadeApplication) => kindsOf((await page(of, { By: 'views' })).Events)
    expect((await looks(application)).slice(0, 3)).toEqual(['handedOff', 'moreViewed', 'viewed'])
    expect(await looks(other)).toEqual(['handedOff'])
    // Beside what was done, each look is there once.
    expect(kindsOf((await page(application)).Events)).not.toContain('moreViewed')
  })
})
