import { get, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { changeKinds } from '@foyer/domain/office/live.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serverSite } from '../../kit/audit.ts'
import { inSite } from '../../kit/transaction.ts'
import {
  type MadeApplication,
  makeApplication,
  makeBorrower,
  makeDocumentRequest,
  makeSite,
  passTime,
  upload,
} from '../../testing/builders.ts'
import { makeInsurance, openInsurance } from '../../testing/insurance.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../../testing/office-builders.ts'
import { outcomeOf } from '../../testing/people.ts'
import { aDocument, ada, freshSigners, goToDesk, sign } from '../../testing/signing-flow.ts'
import { startTestFoyer, type TestFoyer } from '../../testing/start-test-foyer.ts'
import { untilPasses } from '../../testing/until-passes.ts'

let foyer: TestFoyer
let brokerageId: string
let owner: Staff
let deal: MadeApplication
beforeAll(async () => {
  foyer = await startTestFoyer()
  await foyer.app.listen({ host: '127.0.0.1', port: 0 })
  for (const site of ['ours', 'theirs']) await makeSite(foyer, site)
  brokerageId = await makeBrokerage(foyer)
  await giveSite(foyer, brokerageId, 'ours')
  await giveSite(foyer, await makeBrokerage(foyer), 'theirs')
  owner = await makeStaff(foyer, brokerageId)
})
afterAll(() => foyer.stop())
beforeEach(async () => {
  deal = await makeApplication(await makeBorrower(foyer, 'ours'))
})

const opened: IncomingMessage[] = []

/** The stream of a person's page, and what it has received. */
const listen = async (staff: Staff, of = foyer) => {
  const { port } = of.app.server.address() as AddressInfo
  const cookie = `office=${staff.client.cookies.get('office') ?? ''}`
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/console-api/Events', headers: { cookie } }, resolve).on('error', reject)
  })
  opened.push(response)
  let text = ''
  let isOpen = true
  response.setEncoding('utf8')
  response.on('data', (more: string) => {
    text += more
  })
  response.on('error', () => {})
  response.on('close', () => {
    isOpen = false
  })
  const events = () => [...text.matchAll(/^data: (.+)$/gm)].map(([, data = '']) => JSON.parse(data) as object)
  const stream = { response, text: () => text, events, isOpen: () => isOpen, close: () => response.destroy() }
  if (response.statusCode === 200) await untilPasses(() => expect(text).toContain('event: beat'))
  return stream
}
const placeOf = ({ ids: { SiteID, MortgageApplicationID } }: MadeApplication) => ({ SiteID, MortgageApplicationID })
const change = (of = deal, by: Staff | undefined = undefined) =>
  (by?.client ?? foyer.client()).call(by ? '/console-api/SaveDeal' : '/broker-api/SaveDeal', {
    ...placeOf(of),
    Term: 36,
  })
const eventOf = (of: MadeApplication, Kind = 'deal') => ({ Kind, ...placeOf(of) })
/** A change of another deal that everyone sees: what was to come before it has come. */
const settled = async (...streams: Awaited<ReturnType<typeof listen>>[]) => {
  const last = await makeApplication(await makeBorrower(foyer, 'ours'))
  await change(last)
  for (const stream of streams)
    await untilPasses(() => expect(stream.events()).toContainEqual(expect.objectContaining(placeOf(last))))
}

describe('the stream of events', () => {
  test('is no one’s without a session, and may be stored and held back by no one', async () => {
    const nobody = await listen({ ...owner, client: foyer.client() })
    expect(nobody.response.statusCode).toBe(401)
    const stream = await listen(owner)
    expect(stream.response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect(stream.response.headers['content-encoding']).toBeUndefined()
    stream.close()
  })

  test('has what a job changes, such as documents that are submitted when they are due', async () => {
    const request = await makeDocumentRequest(foyer, 'ours', deal)
    await upload(deal.borrower.client, request.itemId)
    const stream = await listen(owner)
    await settled(stream)
    const before = stream.events().length
    await passTime(foyer, 601)
    await untilPasses(() => expect(stream.events().slice(before)).toContainEqual(eventOf(deal, 'documents')))
    stream.close()
  })

  test('has kind, site and number of a deal that changed, after the commit, and nothing else', async () => {
    const stream = await listen(owner)
    await change()
    await untilPasses(() => expect(stream.events()).toContainEqual(eventOf(deal)))
    stream.close()
  })

  test('has what clients and recipients do, also a new deal, and where a call names no application', async () => {
    const request = await makeDocumentRequest(foyer, 'ours', deal)
    const stream = await listen(owner)
    const made = await makeApplication(await makeBorrower(foyer, 'ours'))
    await untilPasses(() => expect(stream.events()).toContainEqual(eventOf(made, 'answers')))
    const decision = { SiteID: 'ours', DFRequestDocItemID: request.itemId, Status: 2 }
    await foyer.client().call('/broker-api/DecideDocumentItem', decision)
    await untilPasses(() => expect(stream.events()).toContainEqual(eventOf(deal, 'documents')))
    stream.close()
  })

  test('has what is signed, by what asks for it, a signer and the job that seals it, also of no deal, for who sees all of its site', async () => {
    const broker = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' })
    await owner.client.call('/console-api/AssignDeal', { ...placeOf(deal), PersonID: broker.personId })
    const [all, own] = [await listen(owner), await listen(broker)]
    const ask = async (DealID: number) => {
      const Signers = freshSigners(ada)
      const Document = (await aDocument()).toString('base64')
      const asked = { SiteID: 'ours', Title: 'Commitment', TitleFr: '', Document, Signers, EnableOrdering: 0, DealID }
      expect(outcomeOf(await foyer.client().call('/broker-api/RequestSignatures', asked))).toBe('ok')
      return Signers[0]?.Email ?? ''
    }
    const sameEvents = (stream: typeof all, event: object) =>
      stream.events().filter((one) => JSON.stringify(one) === JSON.stringify(event)).length
    const ofDeal = eventOf(deal, 'signing')
    const email = await ask(deal.applicationId)
    for (const stream of [all, own]) await untilPasses(() => expect(sameEvents(stream, ofDeal)).toBe(1))
    const desk = await goToDesk(foyer, 'ours', email)
    const before = sameEvents(all, ofDeal)
    expect(outcomeOf(await sign(desk))).toBe('ok')
    await untilPasses(() => expect(sameEvents(all, ofDeal)).toBeGreaterThan(before))
    await foyer.mailbox.arrived(email, 3)
    await ask(0)
    const ofNone = { Kind: 'signing', SiteID: 'ours', MortgageApplicationID: 0 }
    await untilPasses(() => expect(sameEvents(all, ofNone)).toBe(1))
    await settled(all)
    expect(sameEvents(own, ofNone)).toBe(0)
    for (const stream of [all, own]) stream.close()
  })

  test('has what the people of an insurance application without a deal do, as one of none', async () => {
    const stream = await listen(owner)
    const ofNone = { Kind: 'signing', SiteID: 'ours', MortgageApplicationID: 0 }
    const count = () => stream.events().filter((one) => JSON.stringify(one) === JSON.stringify(ofNone)).length
    const insurance = await makeInsurance(foyer, 'ours')
    await untilPasses(() => expect(count()).toBe(1))
    const { quote } = await openInsurance(foyer, insurance)
    const before = count()
    expect(outcomeOf(await quote())).toBe('ok')
    await untilPasses(() => expect(count()).toBeGreaterThan(before))
    stream.close()
  })

  test('has nothing of what was refused or rolled back', async () => {
    const stream = await listen(owner)
    const refused = await foyer.client().callAnyhow('/broker-api/SaveDeal', { ...placeOf(deal), Term: -7 })
    expect(refused.ReturnStatus.ReturnCode).not.toBe(200)
    await settled(stream)
    expect(stream.events()).not.toContainEqual(eventOf(deal))
    stream.close()
  })

  test('has one event of several changes at once', async () => {
    const stream = await listen(owner)
    await settled(stream)
    const before = stream.events().length
    const { siteId, application } = { siteId: 'ours', application: deal.applicationId }
    for (let count = 0; count < 10; count += 1)
      foyer.services.live.changed({ siteId, application, kind: 'deal', by: '' })
    await settled(stream)
    const ofDeal = stream
      .events()
      .slice(before)
      .filter((one) => JSON.stringify(one) === JSON.stringify(eventOf(deal)))
    expect(ofDeal).toHaveLength(1)
    stream.close()
  })

  test('has one event of each kind, in whichever order a deal changes within a batch, as has a page that asks', async () => {
    const stream = await listen(owner)
    const { Now } = await owner.client.call('/console-api/ListChanges', { Since: '' })
    for (const kinds of [changeKinds, changeKinds.toReversed()]) {
      const { applicationId: application } = await makeApplication(await makeBorrower(foyer, 'ours'))
      for (const kind of kinds) foyer.services.live.changed({ siteId: 'ours', application, kind, by: '' })
      const events = changeKinds.map((Kind) => ({ Kind, SiteID: 'ours', MortgageApplicationID: application }))
      await untilPasses(() => expect(stream.events()).toEqual(expect.arrayContaining(events)))
      const { Changes } = await owner.client.call('/console-api/ListChanges', { Since: Now })
      expect(Changes).toEqual(expect.arrayContaining(events))
    }
    stream.close()
  })

  test('has nothing of one’s own, of deals out of reach, and of another brokerage', async () => {
    const broker = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own', firstName: 'Luc' })
    const mine = await makeApplication(await makeBorrower(foyer, 'ours'))
    await owner.client.call('/console-api/AssignDeal', { ...placeOf(mine), PersonID: broker.personId })
    const theirs = await makeApplication(await makeBorrower(foyer, 'theirs'))
    const [own, all] = [await listen(broker), await listen(owner)]
    await change(theirs)
    await change(deal, owner)
    await change(mine)
    await untilPasses(() => expect(own.events()).toContainEqual(eventOf(mine)))
    await settled(all)
    expect(all.events()).not.toContainEqual(eventOf(theirs))
    expect(all.events()).not.toContainEqual(eventOf(deal))
    for (const event of own.events()) expect(event).toMatchObject(placeOf(mine))
    for (const stream of [own, all]) stream.close()
  })

  test('is not a page’s of another site or of a sibling host, nor a request for headers', async () => {
    const { port } = foyer.app.server.address() as AddressInfo
    const ask = async (method: string, site: string) => {
      const cookie = `office=${owner.client.cookies.get('office') ?? ''}`
      const headers = { cookie, ...(site !== '' && { 'sec-fetch-site': site }) }
      const asked = { port, host: '127.0.0.1', path: '/console-api/Events', method, headers }
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        httpRequest(asked, resolve).on('error', reject).end()
      })
      response.destroy()
      return response.statusCode
    }
    expect([await ask('GET', 'cross-site'), await ask('GET', 'same-site'), await ask('GET', 'same-origin')]).toEqual([
      403, 403, 200,
    ])
    expect(await ask('HEAD', '')).toBe(404)
  })

  test('is at most three of a session: the oldest gives way, and its page learns why', async () => {
    const person = await makeStaff(foyer, brokerageId)
    const streams: Awaited<ReturnType<typeof listen>>[] = []
    for (let count = 0; count < 4; count += 1) streams.push(await listen(person))
    await untilPasses(() => expect(streams.map(({ isOpen }) => isOpen())).toEqual([false, true, true, true]))
    expect(streams[0]?.text()).toContain('event: replaced')
    for (const stream of streams) stream.close()
  })

  test('ends at once with its session in this process, and within seconds wherever the person was ended', async () => {
    const [first, second] = [await makeStaff(foyer, brokerageId), await makeStaff(foyer, brokerageId)]
    const [out, ended, other] = [await listen(first), await listen(second), await listen(owner)]
    await first.client.call('/console-api/SignOut', {})
    // Sooner than all streams are checked.
    await expect.poll(() => out.isOpen(), { timeout: 2000 }).toBe(false)
    expect(out.text()).toContain('event: ended')
    // As another process would.
    await inSite(foyer.services.database.db, serverSite, (trx) =>
      trx
        .updateTable('memberships')
        .set({ ended_at: foyer.clock.now() })
        .where('person_id', '=', second.personId)
        .execute(),
    )
    await untilPasses(() => expect(ended.isOpen()).toBe(false))
    expect(other.isOpen()).toBe(true)
    other.close()
  })

  test('does not keep a session alive, nor does a page that asks', async () => {
    const person = await makeStaff(foyer, brokerageId)
    const stream = await listen(person)
    foyer.clock.advance(29 * 60)
    await person.client.call('/console-api/ListChanges', { Since: '' })
    foyer.clock.advance(2 * 60)
    await untilPasses(() => expect(stream.isOpen()).toBe(false))
    expect((await person.client.call('/console-api/ListChanges', { Since: '' })).ReturnStatus.ReturnCode).toBe(401)
    owner = await makeStaff(foyer, brokerageId)
  })
})

describe('a page that asks', () => {
  test('learns what others changed within reach since it asked, and whether that is all', async () => {
    const { Now, CompleteFl } = await owner.client.call('/console-api/ListChanges', { Since: '' })
    expect(CompleteFl).toBe(0)
    foyer.clock.advance(5)
    const theirs = await makeApplication(await makeBorrower(foyer, 'theirs'))
    await change(theirs)
    await change()
    const ask = (by = owner, Since = Now) => by.client.call('/console-api/ListChanges', { Since })
    await untilPasses(async () =>
      expect(await ask()).toMatchObject({ CompleteFl: 1, Changes: expect.arrayContaining([eventOf(deal)]) }),
    )
    expect((await ask()).Changes).not.toContainEqual(eventOf(theirs))
    const ofNone = { Kind: 'signing', SiteID: 'ours', MortgageApplicationID: 0 }
    foyer.services.live.changed({ siteId: 'ours', application: { signing: 'none' }, kind: 'signing', by: '' })
    await untilPasses(async () => expect((await ask()).Changes).toContainEqual(ofNone))
    const broker = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'own' })
    expect((await ask(broker)).Changes).toEqual([])
    expect(await ask(owner, '2026-01-01T00:00:00.000Z')).toMatchObject({
      ...{ CompleteFl: 0, Changes: [] },
    })
  })
})

describe('two processes of one database', () => {
  test.skipIf(process.env.TEST_DATABASE_URL === undefined)('tell each other', async () => {
    const { database } = foyer.services
    const other = await startTestFoyer({
      database: { ...database, close: async () => {} },
      secretKey: foyer.secretKey,
      clock: foyer.clock,
    })
    const stream = await listen(owner)
    await untilPasses(async () => {
      const { SiteID, MortgageApplicationID } = placeOf(deal)
      await other.client().call('/broker-api/SaveDeal', { SiteID, MortgageApplicationID, Term: 24 })
      expect(stream.events()).toContainEqual(eventOf(deal))
    }, 300)
    stream.close()
    await other.stop()
  })
})

test('a server that stops waits for no stream', async () => {
  const short = await startTestFoyer()
  await short.app.listen({ host: '127.0.0.1', port: 0 })
  await makeSite(short, 'ours')
  const person = await makeStaff(short, await makeBrokerage(short))
  const stream = await listen(person, short)
  const start = performance.now()
  await short.stop()
  expect(performance.now() - start).toBeLessThan(5000)
  await untilPasses(() => expect(stream.isOpen()).toBe(false))
})
