import { usualExpiry } from '@foyer/domain/api-keys/rules.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inSite } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'
import { type Borrower, makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { databaseText } from '../testing/database-state.ts'
import { giveSite, makeBrokerage, makeStaff } from '../testing/office-builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'
import { createSignInTicket } from './sign-in-ticket.ts'
import { isSignedIn, newCaller, outcomeOf } from './testing/people.ts'

let foyer: TestFoyer
let borrower: Borrower
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'alpha')
  await makeSite(foyer, 'beta')
  borrower = await makeBorrower(foyer, 'alpha')
})
afterAll(() => foyer.stop())

const makeTicket = () => {
  const { database, keys } = foyer.services
  const ticket = { siteId: 'alpha', userId: borrower.userId, actor: 'operator', keys, now: foyer.clock.now() }
  return inSite(database.db, 'alpha', (trx) => createSignInTicket(trx, ticket))
}
const loginAs = (Ticket: string, SiteID = 'alpha', client = newCaller(foyer)) =>
  client.call('/api/MTGAPPLoginAs', { SiteID, Ticket })

test('a ticket opens one session, marked with its holder; the user is notified and the trail records it', async () => {
  const ticket = await makeTicket()
  expect(Buffer.from(ticket, 'base64')).toHaveLength(16)
  expect(await databaseText(foyer.services.database)).not.toContain(Buffer.from(ticket, 'base64').toString('hex'))
  const client = newCaller(foyer)
  const answer = await loginAs(ticket, 'alpha', client)
  expect(answer.UserID).toBe(borrower.userId)
  expect(await isSignedIn(client, 'alpha', borrower.userId)).toBe(true)
  expect((await foyer.mailbox.arrived(borrower.email)).subject).toContain('opened your file')
  const { sessions, events } = await inSite(foyer.services.database.db, 'alpha', async (trx) => ({
    sessions: await trx.selectFrom('sessions').selectAll().where('actor', '=', 'operator').execute(),
    events: await trx.selectFrom('audit_events').selectAll().where('action', '=', 'hand-off').execute(),
  }))
  expect(sessions).toHaveLength(1)
  expect(events).toMatchObject([{ actor: 'operator', details: { UserID: borrower.userId, result: 'ok' } }])
  expect(outcomeOf(await loginAs(ticket))).toBe('SignInTicketExpired')
})

test('both alphabets of base64 are accepted', async () => {
  const ticket = Buffer.from(await makeTicket(), 'base64url').toString('base64')
  expect(outcomeOf(await loginAs(ticket))).toBe('ok')
})

test('a ticket is invalid after a minute, and on any other site', async () => {
  const late = await makeTicket()
  foyer.clock.advance(61)
  expect(outcomeOf(await loginAs(late))).toBe('SignInTicketExpired')
  const foreign = await makeTicket()
  expect(outcomeOf(await loginAs(foreign, 'beta'))).toBe('SignInTicketExpired')
  expect(outcomeOf(await loginAs(foreign))).toBe('ok')
})

test('an id of a user is no ticket, in base64 or bare', async () => {
  for (const id of ['1', borrower.userId]) {
    for (const text of [id, Buffer.from(id).toString('base64'), Buffer.from(id, 'hex').toString('base64'), ''])
      expect(outcomeOf(await loginAs(text))).toBe('SignInTicketExpired')
  }
})

test('of twenty concurrent uses of a ticket, one succeeds', async () => {
  const ticket = await makeTicket()
  const answers = await Promise.all(Array.from({ length: 20 }, () => loginAs(ticket)))
  expect(answers.filter((one) => outcomeOf(one) === 'ok')).toHaveLength(1)
})

test('a session handed over ends after an hour, even if it is in use', async () => {
  const client = newCaller(foyer)
  await loginAs(await makeTicket(), 'alpha', client)
  const begun = foyer.clock.now().getTime()
  const site = await client.call('/api/loadSiteConfiguration', { SiteID: 'alpha' })
  expect(site.HandOffEnds).toBe(new Date(begun + 60 * 60_000).toISOString())
  for (let count = 0; count < 3; count += 1) {
    foyer.clock.advance(15 * 60)
    const { TotalSeconds } = await client.call('/api/MTGAPPExtendSession', borrower.ids)
    expect(TotalSeconds).toBe((45 - count * 15) * 60)
  }
  foyer.clock.advance(15 * 60 - 1)
  expect(await isSignedIn(client, 'alpha', borrower.userId)).toBe(true)
  foyer.clock.advance(2)
  expect(await isSignedIn(client, 'alpha', borrower.userId)).toBe(false)
})

test('a session handed over receives no grant of another link, and ends when its holder ends it', async () => {
  const client = newCaller(foyer)
  await loginAs(await makeTicket(), 'alpha', client)
  const own = await borrower.client.call('/api/loadSiteConfiguration', { SiteID: 'alpha' })
  expect(own.HandOffEnds).toBe('')
  expect(outcomeOf(await client.call('/api/RDACCESS', { SiteID: 'alpha', RequestDocID: 'a' }))).toBe(
    'HandOffNotAllowed',
  )
  expect(outcomeOf(await client.call('/api/MTGAPPLogout', { SiteID: 'alpha' }))).toBe('ok')
})

test('the portal of a client, which names documents, is not for a person who may not view them', async () => {
  const brokerageId = await makeBrokerage(foyer)
  await makeSite(foyer, 'withheld')
  await giveSite(foyer, brokerageId, 'withheld')
  const client = await makeBorrower(foyer, 'withheld')
  const { client: staff } = await makeStaff(foyer, brokerageId, { withheld: ['document.view'] })
  const asked = { SiteID: 'withheld', UserID: client.userId }
  expect(outcomeOf(await staff.call('/console-api/CreateSignInTicket', asked))).toBe('NotPermitted')
})

test.each([
  [
    'another role or reach',
    (owner: Client, PersonID: string) =>
      owner.call('/console-api/ChangePerson', {
        ...{ PersonID, Role: 'broker', Reach: 'brokerage', Sites: [], Withheld: [], Granted: [] },
      }),
  ],
  [
    'their membership',
    (owner: Client, PersonID: string) => owner.call('/console-api/EndPerson', { PersonID, DealsTo: '' }),
  ],
  [
    'a reset of their factors',
    (owner: Client, PersonID: string) => owner.call('/console-api/ResetFactors', { PersonID }),
  ],
])('of a key, a session handed over and a ticket end with %s of who made it', async (_, act) => {
  const brokerageId = await makeBrokerage(foyer)
  const site = `key-${brokerageId.slice(0, 8)}`
  await makeSite(foyer, site)
  const [owner, maker] = [await makeStaff(foyer, brokerageId), await makeStaff(foyer, brokerageId)]
  await giveSite(foyer, brokerageId, site)
  const client = await makeBorrower(foyer, site)
  const { Key } = await maker.client.call('/console-api/CreateKey', {
    ...{ Name: 'CRM', Actions: ['deal.handoff', 'deal.view', 'document.view'], Sites: [], IpRanges: [] },
    ExpiresOn: usualExpiry(todayOf(foyer.clock.now())),
  })
  const ticket = async () => {
    const response = await foyer.app.inject({
      ...{ method: 'POST', url: '/broker-api/CreateSignInTicket', headers: { authorization: `Bearer ${Key}` } },
      payload: { SiteID: site, UserID: client.userId },
    })
    return response.json<{ Url: string }>().Url.split('/loginas/')[1] ?? ''
  }
  const [used, unused] = [await ticket(), await ticket()]
  const helper = newCaller(foyer)
  await loginAs(used, site, helper)
  expect(await isSignedIn(helper, site, client.userId)).toBe(true)
  expect(outcomeOf(await act(owner.client, maker.personId))).toBe('ok')
  expect(await isSignedIn(helper, site, client.userId)).toBe(false)
  expect(outcomeOf(await loginAs(unused, site))).toBe('SignInTicketExpired')
})

describe('of a person of staff, a session handed over and a ticket end with', () => {
  const noRights = { Sites: [], Withheld: [], Granted: [] }
  test.each([
    [
      'their membership',
      (owner: Client, PersonID: string) => owner.call('/console-api/EndPerson', { PersonID, DealsTo: '' }),
    ],
    [
      'another role or reach',
      (owner: Client, PersonID: string) =>
        owner.call('/console-api/ChangePerson', { PersonID, Role: 'assistant', Reach: 'brokerage', ...noRights }),
    ],
    [
      'a reset of their factors',
      (owner: Client, PersonID: string) => owner.call('/console-api/ResetFactors', { PersonID }),
    ],
    ['their sign-out', (_owner: Client, _id: string, broker: Client) => broker.call('/console-api/SignOut', {})],
    [
      'the end of their other sessions, one of which may be stolen',
      (_owner: Client, _id: string, broker: Client) => broker.call('/console-api/EndSession', { SessionID: '' }),
    ],
  ])('%s', async (_, act) => {
    const brokerageId = await makeBrokerage(foyer)
    const site = `of-${brokerageId.slice(0, 8)}`
    await makeSite(foyer, site)
    const [owner, broker] = [
      await makeStaff(foyer, brokerageId),
      await makeStaff(foyer, brokerageId, { role: 'broker' }),
    ]
    await giveSite(foyer, brokerageId, site, broker.personId)
    const client = await makeBorrower(foyer, site)
    await makeApplication(client)
    const ticket = async () => {
      const { Url } = await broker.client.call('/console-api/CreateSignInTicket', {
        SiteID: site,
        UserID: client.userId,
      })
      return Url.split('/loginas/')[1] ?? ''
    }
    const [used, unused] = [await ticket(), await ticket()]
    const helper = newCaller(foyer)
    await loginAs(used, site, helper)
    expect(await isSignedIn(helper, site, client.userId)).toBe(true)
    expect(outcomeOf(await act(owner.client, broker.personId, broker.client))).toBe('ok')
    expect(await isSignedIn(helper, site, client.userId)).toBe(false)
    expect(outcomeOf(await loginAs(unused, site))).toBe('SignInTicketExpired')
  })
})
