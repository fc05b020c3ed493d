import { pathsOf } from '@foyer/contract/kit/define-call.ts'
import { isKeyAction, keyActions } from '@foyer/domain/api-keys/actions.ts'
import { usualExpiry } from '@foyer/domain/api-keys/rules.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnerQuery } from '../db/open-database.ts'
import { holdOf } from '../kit/enter-office.ts'
import { todayOf } from '../ports/clock.ts'
import { allMailsSent } from './all-mails-sent.ts'
import { makeApplication, makeBorrower, makeSite } from './builders.ts'
import { databaseState } from './database-state.ts'
import { giveSite, joinBrokerage, makeBrokerage, makeStaff, type Staff } from './office-builders.ts'
import { makeOfficeTargets } from './office-targets.ts'
import { newCaller, outcomeOf } from './people.ts'
import { smallestValue } from './schema-values.ts'
import { type StaffCall, staffCalls } from './staff-calls.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'
import type { RawAnswer } from './test-client.ts'

/**
 * A call that writes holds the person or the key that makes it before it writes anything, so that their end waits for it, and one
 * that comes during their end finds it. Derived from the declarations: a new call is covered once it is declared.
 */
let foyer: TestFoyer
let brokerageId: string
let owner: Staff
let ids: Record<string, unknown>
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  brokerageId = await makeBrokerage(foyer)
  await giveSite(foyer, brokerageId, 'ours')
  owner = await makeStaff(foyer, brokerageId)
  ids = await makeOfficeTargets(foyer, 'ours')
})
afterAll(() => foyer.stop())

const expiry = () => usualExpiry(todayOf(foyer.clock.now()))
const newKey = async (by: Staff) => {
  const rights = { Name: 'Program', Actions: [...keyActions], Sites: [], IpRanges: [], ExpiresOn: expiry() }
  const { KeyID, Key } = await by.client.call('/console-api/CreateKey', rights)
  const make = (path: string, body: unknown) => foyer.client().raw(path, body, { authorization: `Bearer ${Key}` })
  return { KeyID, make }
}

const writes = staffCalls.filter(({ call }) => call.effect === 'write')

const isEmbedded = () => foyer.services.database.kind === 'pglite'
const isWaiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
/** Once the call waits for a lock, or is over. */
const onceItWaits = async (query: OwnerQuery, made: Promise<unknown>) => {
  let isOver = false
  const ends = made.then(() => {
    isOver = true
  })
  await expect.poll(async () => isOver || (await query(isWaiting)).length > 0, { interval: 2 }).toBe(true)
  if (isOver) await ends
}

/** The smallest bodies, but for what is refused before anything of a call begins. */
const bodyOf = ({ call }: StaffCall) =>
  smallestValue(call.body, {
    ...{ ...ids, PersonID: owner.personId, Email: 'someone@brokerage.example' },
    ...{ Actions: ['deal.view'], Reason: 'lender', PdfFl: 0, ExpiresOn: expiry() },
  })

/** A refused call that the trail records is in it. */
const stateBesideTrail = async () => {
  const { audit_events, ...state } = await databaseState(foyer.services.database)
  return state
}

/** What someone loses, in statements of the owner that take it and give it back. */
type Loss = (one: StaffCall) => { take: string[]; giveBack: string[] }

/**
 * The calls by their outcomes, each made while something is being taken from the person who makes it: its door sees them as they were.
 * The embedded database does one transaction at a time, so that it is taken before. Each call begins with all of it.
 */
const madeWhileLosing = async (loss: Loss, made: StaffCall[], make: (one: StaffCall) => Promise<RawAnswer>) => {
  const found: Record<string, string[]> = {}
  await foyer.services.database.asOwner(async (query) => {
    for (const one of made) {
      const { take, giveBack } = loss(one)
      if (!isEmbedded()) await query('begin')
      for (const statement of take) await query(statement)
      const making = make(one)
      if (!isEmbedded()) await onceItWaits(query, making)
      if (!isEmbedded()) await query('commit')
      const outcome = outcomeOf(JSON.parse((await making).body))
      found[outcome] = [...(found[outcome] ?? []), one.path]
      for (const statement of giveBack) await query(statement)
    }
  })
  return found
}

const membershipOf = ({ personId }: Staff) => `person_id = '${personId}' and brokerage_id = '${brokerageId}'`

/** The membership and the sessions, as when the person is ended. */
const ending = (staff: Staff): Loss => {
  const kept = `create temp table kept as select * from office_sessions where person_id = '${staff.personId}'`
  const end = `update memberships set ended_at = now() where ${membershipOf(staff)}`
  return () => ({
    take: [kept, end, `delete from office_sessions where person_id = '${staff.personId}'`],
    giveBack: [
      `update memberships set ended_at = null where ${membershipOf(staff)}`,
      'insert into office_sessions select * from kept',
      'drop table kept',
    ],
  })
}

/** A right beside the action of the call. */
const withholding =
  (staff: Staff): Loss =>
  ({ call }) => ({
    take: [`update memberships set withheld = array['${call.alsoTakes?.at(-1)}'] where ${membershipOf(staff)}`],
    giveBack: [`update memberships set withheld = '{}' where ${membershipOf(staff)}`],
  })

describe('each call that writes, made at the moment in which', () => {
  test('its person is ended, is refused and writes nothing', async () => {
    const staff = await makeStaff(foyer, brokerageId)
    const before = await stateBesideTrail()
    const found = await madeWhileLosing(ending(staff), writes, (one) => staff.client.raw(one.path, bodyOf(one)))
    expect(await stateBesideTrail()).toEqual(before)
    // Refused before anything of the call begins, of an owner and with these bodies.
    const { Access_Denied: refused = [], ...others } = found
    expect(others).toEqual(
      isEmbedded()
        ? {}
        : {
            NotPermitted: ['/console-api/SaveCredits'],
            InvalidWebhookUrl: ['/console-api/SaveWebhook'],
            NoAccess: ['/console-api/StartSignOnConfirm'],
            InvalidIssuer: ['/console-api/TestSignOn'],
          },
    )
    expect(refused.length).toBeGreaterThan(110)
  })

  test('the maker of its key is ended, is refused and writes nothing', async () => {
    const staff = await makeStaff(foyer, brokerageId)
    const key = await newKey(staff)
    await key.make('/broker-api/ListDeals', { SiteID: 'ours' })
    await allMailsSent(foyer)
    const made = writes.filter(({ call: { access, action } }) => access === 'operator' && action && isKeyAction(action))
    const before = await stateBesideTrail()
    const found = await madeWhileLosing(ending(staff), made, (one) => key.make(pathsOf(one.call)[0] ?? '', bodyOf(one)))
    expect(await stateBesideTrail()).toEqual(before)
    expect(Object.keys(found)).toEqual(['Access_Denied'])
    expect(made.length).toBeGreaterThan(50)
  })

  test('a right beside its action is withheld, is refused and writes nothing', async () => {
    const made = writes.filter(({ call }) => call.alsoTakes !== undefined)
    const [staff, maker] = [await makeStaff(foyer, brokerageId), await makeStaff(foyer, brokerageId)]
    const key = await newKey(maker)
    await key.make('/broker-api/ListDeals', { SiteID: 'ours' })
    await allMailsSent(foyer)
    const before = await stateBesideTrail()
    const found = await madeWhileLosing(withholding(staff), made, (one) => staff.client.raw(one.path, bodyOf(one)))
    expect(Object.keys(found)).toEqual(['NotPermitted'])
    const ofKeys = made.filter(({ call: { access, action } }) => access === 'operator' && action && isKeyAction(action))
    const byKey = await madeWhileLosing(withholding(maker), ofKeys, (one) =>
      key.make(pathsOf(one.call)[0] ?? '', bodyOf(one)),
    )
    expect(Object.keys(byKey)).toEqual(['NotPermitted'])
    expect(await stateBesideTrail()).toEqual(before)
    expect([made.length, ofKeys.length]).toEqual([8, 8])
  })
})

test('a call that is declared to read changes nothing', async () => {
  const made = staffCalls.filter(({ call }) => call.effect === 'read')
  const { client } = await makeStaff(foyer, brokerageId)
  await allMailsSent(foyer)
  const before = await stateBesideTrail()
  for (const one of made) await client.raw(one.path, bodyOf(one))
  expect(await stateBesideTrail()).toEqual(before)
  expect(made.length).toBeGreaterThan(40)
})

test('no call that reads waits for the end of its person', async () => {
  expect(staffCalls.filter(({ call }) => (call.effect === 'write') === (holdOf(call) === 'none'))).toEqual([])
  const { client, personId } = await makeStaff(foyer, brokerageId)
  const paths = ['LoadMe', 'ListPipeline', 'ListChanges', 'ListDeals', 'LoadDeal', 'ListNotes']
  const made = staffCalls.filter(({ path }) => paths.some((one) => path === `/console-api/${one}`))
  await foyer.services.database.asOwner(async (query) => {
    if (!isEmbedded()) await query('begin')
    await query(`update memberships set reach = 'brokerage' where person_id = '${personId}'`)
    await query(`select from office_sessions where person_id = '${personId}' for update`)
    const outcomes = made.map(async (one) => outcomeOf(JSON.parse((await client.raw(one.path, bodyOf(one))).body)))
    expect(await Promise.all(outcomes)).toEqual(paths.map(() => 'ok'))
    if (!isEmbedded()) await query('rollback')
  })
})

/** Makes the call, which stops at its first write to the table, and then the others, which wait for it one after the other. */
const endedWhile = async (table: string, call: () => Promise<unknown>, ...others: (() => Promise<unknown>)[]) => {
  if (isEmbedded()) {
    const answers = [await call()]
    for (const other of others) answers.push(await other())
    return answers
  }
  let all: Promise<unknown[]> = Promise.resolve([])
  await foyer.services.database.asOwner(async (query) => {
    await query(`begin; lock table ${table} in share mode`)
    const made = call()
    await onceItWaits(query, made)
    const making = [made]
    for (const other of others) {
      making.push(other())
      await expect
        .poll(async () => (await query(isWaiting)).length, { interval: 2 })
        .toBeGreaterThanOrEqual(making.length)
    }
    all = Promise.all(making)
    await query('rollback')
  })
  return all
}
const rowsOf = async (statement: string) => {
  let rows: unknown[] = []
  await foyer.services.database.asOwner(async (query) => {
    rows = await query(statement)
  })
  return rows
}

describe('the end of a person or a key waits for a call under way, and ends', () => {
  const view = {
    ...{ ViewID: '', Version: 0, Name: 'Mine', SharedFl: 0 as const, Layout: 'table' as const, View: 'open' as const },
    ...{ Owner: 'me', SiteID: '', StatusDD: -1, Stage: '' as const, PurposeDD: -1, Search: '' },
  }
  const deal = () => ({ SiteID: 'ours', MortgageApplicationID: Number(ids.MortgageApplicationID) })

  test.each<[string, string, (staff: Staff) => Promise<unknown>, (staff: Staff) => string]>([
    [
      'the view that it saves',
      'saved_views',
      ({ client }) => client.call('/console-api/SaveView', view),
      ({ personId }) => `select from saved_views where person_id = '${personId}'`,
    ],
    [
      'the ticket that it makes',
      'one_time_tokens',
      ({ client }) => client.callAnyhow('/console-api/CreateSignInTicket', { SiteID: 'ours', UserID: ids.UserID }),
      ({ personId }) => `select from one_time_tokens where details ->> 'actor' = 'person:${personId}'`,
    ],
    [
      'their part in the deal that it gives to them',
      'deal_owners',
      ({ client, personId }) => client.call('/console-api/AssignDeal', { ...deal(), PersonID: personId }),
      ({ personId }) => `select from deal_owners where person_id = '${personId}'`,
    ],
    [
      'their part in the site that another one makes for them',
      'brokerage_sites',
      async ({ personId }) => {
        const { client } = await makeStaff(foyer, brokerageId)
        return client.call('/console-api/CreateOfficeSite', { SiteID: 'of-them', LeadPersonID: personId })
      },
      ({ personId }) => `select from brokerage_sites where lead_id = '${personId}'`,
    ],
    [
      'their part in the application that a client begins meanwhile',
      'deal_owners',
      async ({ personId }) => {
        const led = await owner.client.call('/console-api/SaveSiteLead', { SiteID: 'ours', LeadPersonID: personId })
        await makeApplication(await makeBorrower(foyer, 'ours'))
        return led
      },
      ({ personId }) => `select from deal_owners where person_id = '${personId}'`,
    ],
    [
      'the session as a client that a browser begins with their ticket',
      'sessions',
      async ({ client }) => {
        const asked = { SiteID: 'ours', UserID: String(ids.UserID) }
        const { Url } = await client.call('/console-api/CreateSignInTicket', asked)
        const Ticket = Url.split('/').at(-1) ?? ''
        return newCaller(foyer).callAnyhow('/api/MTGAPPLoginAs', { SiteID: 'ours', Ticket })
      },
      ({ personId }) => `select from sessions where actor = 'person:${personId}'`,
    ],
  ])('%s', async (_, table, call, left) => {
    const staff = await makeStaff(foyer, brokerageId)
    const end = () => owner.client.call('/console-api/EndPerson', { PersonID: staff.personId, DealsTo: '' })
    const answers = await endedWhile(table, () => call(staff), end)
    expect(answers.map((one) => outcomeOf(one as Parameters<typeof outcomeOf>[0]))).toEqual(['ok', 'ok'])
    expect(await rowsOf(left(staff))).toEqual([])
  })

  test('before a call that comes after it', async () => {
    const staff = await makeStaff(foyer, brokerageId)
    const end = () => owner.client.call('/console-api/EndPerson', { PersonID: staff.personId, DealsTo: '' })
    const names = { FirstName: 'Later', LastName: 'Roy', LanguageID: 1 as const }
    const later = () => staff.client.call('/console-api/SaveMe', names)
    const first = () =>
      staff.client.call('/console-api/CreateSignInTicket', { SiteID: 'ours', UserID: String(ids.UserID) })
    const answers = await endedWhile('one_time_tokens', first, end, later)
    expect(answers.map((one) => outcomeOf(one as Parameters<typeof outcomeOf>[0]))).toEqual([
      ...['ok', 'ok', 'Access_Denied'],
    ])
  })

  test.skipIf(process.env.TEST_DATABASE_URL === undefined)(
    'and, while it waits, no call of the person in another brokerage',
    async () => {
      const elsewhere = await makeBrokerage(foyer)
      const [staff, other] = [await makeStaff(foyer, brokerageId), await makeStaff(foyer, elsewhere)]
      await joinBrokerage(foyer, staff.personId, elsewhere)
      const given = { Role: 'assistant' as const, Reach: 'brokerage' as const }
      const rights = { ...given, Sites: [], Withheld: [], Granted: [] }
      const change = () => other.client.call('/console-api/ChangePerson', { PersonID: staff.personId, ...rights })
      let changed: ReturnType<typeof change> | undefined
      await foyer.services.database.asOwner(async (query) => {
        await query('begin')
        await query(`select from memberships
          where brokerage_id = '${elsewhere}' and person_id = '${staff.personId}' for share`)
        changed = change()
        await onceItWaits(query, changed)
        const names = { FirstName: 'Here', LastName: 'Roy', LanguageID: 1 as const }
        expect(outcomeOf(await staff.client.call('/console-api/SaveMe', names))).toBe('ok')
        await query('commit')
      })
      expect(changed && outcomeOf(await changed)).toBe('ok')
    },
  )

  test('the ticket of a key', async () => {
    const { KeyID, make } = await newKey(owner)
    const ticket = () => make('/broker-api/CreateSignInTicket', { SiteID: 'ours', UserID: ids.UserID })
    const end = () => owner.client.call('/console-api/EndKey', { KeyID })
    await endedWhile('one_time_tokens', ticket, end)
    expect(await rowsOf(`select from one_time_tokens where details ->> 'actor' = 'key:${KeyID}'`)).toEqual([])
    expect(outcomeOf(JSON.parse((await ticket()).body))).toBe('Access_Denied')
  })
})
