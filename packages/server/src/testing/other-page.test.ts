import type { CallDeclaration } from '@foyer/contract/kit/define-call.ts'
import { officePage, officePageHeader } from '@foyer/domain/office/page.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverSite } from '../kit/audit.ts'
import { inSite } from '../kit/transaction.ts'
import { makeSite } from './builders.ts'
import { databaseState } from './database-state.ts'
import { giveSite, joinBrokerage, makeBrokerage, makeStaff, type Staff } from './office-builders.ts'
import { makeOfficeTargets } from './office-targets.ts'
import { newCaller, outcomeOf } from './people.ts'
import { smallestValue } from './schema-values.ts'
import { staffCalls } from './staff-calls.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'
import type { Client } from './test-client.ts'

/**
 * All tabs of a browser have one session of the office, and its person can sign in as someone else, or change to another brokerage,
 * in one of them. The others are then refused. Derived from the declarations: a new call is covered once it is declared.
 */
let foyer: TestFoyer
let staff: Staff
let alpha: string
let beta: string
let ids: Record<string, unknown>
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
  ;[alpha, beta] = [await makeBrokerage(foyer), await makeBrokerage(foyer)]
  await giveSite(foyer, beta, 'ours')
  ids = await makeOfficeTargets(foyer, 'ours')
  staff = await makeStaff(foyer, alpha)
  await joinBrokerage(foyer, staff.personId, beta, 'owner')
  await staff.client.call('/console-api/ChooseBrokerage', { BrokerageID: beta })
})
afterAll(() => foyer.stop())

const ask = async (path: string, call: CallDeclaration, page: string) => {
  const { body } = await staff.client.raw(path, smallestValue(call.body, ids), { [officePageHeader]: page })
  return outcomeOf(JSON.parse(body))
}

const refusedTo = async (page: string) => {
  const found = new Map<string, string[]>()
  for (const { path, call } of staffCalls) {
    const outcome = await ask(path, call, page)
    found.set(outcome, [...(found.get(outcome) ?? []), path])
  }
  return found
}

/** Not in the state of the database, since the calls of a person change it. */
const lastSeen = () =>
  inSite(foyer.services.database.db, serverSite, (trx) =>
    trx.selectFrom('office_sessions').select('last_seen_at').where('person_id', '=', staff.personId).execute(),
  )

test.each([
  ['another brokerage of its person', () => officePage(alpha, staff.personId)],
  ['another person', () => officePage(beta, '0'.repeat(32))],
])('each call of a page of %s is refused, and writes nothing', async (_, page) => {
  // From a minute on, a call that is made keeps its session alive.
  foyer.clock.advance(70)
  const before = [await databaseState(foyer.services.database), await lastSeen()]
  const found = await refusedTo(page())
  const { OtherSession: refused = [], ...others } = Object.fromEntries(found)
  // Of no owner.
  expect(others).toEqual({ NotPermitted: ['/console-api/SaveCredits', '/console-api/ExportInsuranceApplication'] })
  expect(refused.length).toBeGreaterThan(150)
  expect([await databaseState(foyer.services.database), await lastSeen()]).toEqual(before)
})

test('a call of a page of the person and the brokerage of the session is made', async () => {
  const loadMe = staffCalls.find(({ path }) => path === '/console-api/LoadMe')
  expect(loadMe && (await ask(loadMe.path, loadMe.call, officePage(beta, staff.personId)))).toBe('ok')
})

test('the first factor of someone’s page does not become one of who signed in in another tab', async () => {
  const Email = 'anna.new@brokerage.example'
  const invitation = { FirstName: 'Anna', LastName: 'Roy', LanguageID: 1 as const }
  const rights = { Role: 'broker' as const, Reach: 'own' as const, Sites: [], Withheld: [], Granted: [] }
  await staff.client.call('/console-api/InvitePerson', { Email, ...invitation, ...rights })
  const { text } = await foyer.mailbox.arrived(Email)
  const [, Token = ''] = /#(\S+)/.exec(text) ?? []
  const client = newCaller(foyer)
  const { PersonID = '', Next } = await client.call('/console-api/AcceptInvitation', { Token, ...invitation })
  expect(Next).toBe('enrol')
  const headers = { [officePageHeader]: officePage('', PersonID) }
  const makes = async (by: Client) => {
    const { body } = await by.raw('/console-api/StartTotp', {}, headers)
    return outcomeOf(JSON.parse(body))
  }
  expect(await makes(client)).toBe('ok')
  expect(await makes(staff.client)).toBe('OtherSession')
  const { body } = await client.raw(
    '/console-api/StartTotp',
    {},
    { [officePageHeader]: officePage('', staff.personId) },
  )
  expect(outcomeOf(JSON.parse(body))).toBe('OtherSession')
})
