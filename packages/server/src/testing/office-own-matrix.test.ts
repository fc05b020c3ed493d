import { allCalls } from '@foyer/contract/all-calls.ts'
import { isOfficeAccess } from '@foyer/contract/kit/access.ts'
import { type CallDeclaration, pathsOf } from '@foyer/contract/kit/define-call.ts'
import { permissions, type Reach, type Role, reaches, roles } from '@foyer/domain/office/permissions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailedCode, newCaller } from '../account/testing/people.ts'
import { allMailsSent } from './all-mails-sent.ts'
import { makeApplication, makeBorrower, makeSite } from './builders.ts'
import { databaseState } from './database-state.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from './office-builders.ts'
import { smallestValue } from './schema-values.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'
import type { Client } from './test-client.ts'

/** The calls that staff make about themselves, their people and their sites; those about a site have a matrix of their own. */
const officeCalls = allCalls
  .filter(({ access }) => isOfficeAccess(access))
  .map((call: CallDeclaration) => ({ path: pathsOf(call)[0] ?? '', call }))

let foyer: TestFoyer
let brokerageId: string
let elsewhere: Staff
const people = new Map<string, Staff>()
const keyOf = (role: Role, reach: Reach) => `${role} ${reach}`
const personOf = (role: Role, reach: Reach): Staff => {
  const person = people.get(keyOf(role, reach))
  if (!person) throw new Error(`no ${role} with the reach ${reach}`)
  return person
}

beforeAll(async () => {
  foyer = await startTestFoyer()
  for (const site of ['ours', 'theirs']) await makeSite(foyer, site)
  brokerageId = await makeBrokerage(foyer)
  await giveSite(foyer, brokerageId, 'ours')
  const other = await makeBrokerage(foyer)
  await giveSite(foyer, other, 'theirs')
  elsewhere = await makeStaff(foyer, other)
  await makeApplication(await makeBorrower(foyer, 'theirs'))
  for (const role of roles)
    for (const reach of reaches)
      people.set(keyOf(role, reach), await makeStaff(foyer, brokerageId, { role, reach, sites: ['ours'] }))
})
afterAll(() => foyer.stop())

describe('each call of the office itself', () => {
  const bodyOf = (call: CallDeclaration, given: Record<string, unknown> = {}) => smallestValue(call.body, given)
  const outcomeFor = async (client: Client, { path, call }: (typeof officeCalls)[number]) => {
    const { status, body } = await client.raw(path, bodyOf(call))
    return { status, key: (JSON.parse(body) as { ReturnStatus: { ReturnMessage: string } }).ReturnStatus.ReturnMessage }
  }
  const guarded = officeCalls.filter(({ call }) => call.access !== 'officeVisitor')

  test.each(guarded)('$path is denied without a session, and to a person who was ended', async (one) => {
    const ended = await makeStaff(foyer, brokerageId, { ended: true })
    const before = await databaseState(foyer.services.database)
    for (const client of [foyer.client(), ended.client])
      expect(await outcomeFor(client, one)).toEqual({ status: 401, key: 'Access_Denied' })
    expect(await databaseState(foyer.services.database)).toEqual(before)
  })

  test.each(guarded)('$path is denied after a mailed code alone, but to see how to go on', async (one) => {
    const staff = await makeStaff(foyer, brokerageId)
    const client = await afterMailedCode(staff)
    const isOpen = one.call.access === 'officeSession'
    expect((await outcomeFor(client, one)).status).toBe(isOpen ? 200 : 401)
  })

  const withAction = officeCalls.filter(({ call }) => call.action !== undefined)
  test.each(withAction)('$path is permitted as in the table, for each role and reach', async ({ path, call }) => {
    const action = call.action ?? 'deal.view'
    for (const role of roles)
      for (const reach of reaches) {
        // Of `reach` and `led`, every person may ask, and is shown what is within theirs.
        const isAllowed = ['brokerage', 'reach', 'led'].includes(permissions[action][role])
        const { status, key } = await outcomeFor(personOf(role, reach).client, { path, call })
        expect({ role, reach, isRefused: status === 403, key }).toEqual({
          ...{ role, reach, isRefused: !isAllowed, key: isAllowed ? key : 'NotPermitted' },
        })
      }
    const withheld = await makeStaff(foyer, brokerageId, { withheld: [action] })
    expect((await outcomeFor(withheld.client, { path, call })).key).toBe('NotPermitted')
  })

  test.each(guarded)('$path needs a confirmation if it or its action does', async (one) => {
    const { client } = await makeStaff(foyer, brokerageId, { confirmed: false })
    const { action, stepUp = action !== undefined && permissions[action].stepUp, access } = one.call
    if (access === 'officeSetup') return
    const { key } = await outcomeFor(client, one)
    expect(key === 'StepUpRequired').toBe(stepUp)
  })

  /** Site addresses are public: anyone can open them. */
  const namesTargets = guarded.filter(({ path }) => !path.endsWith('CheckSiteAddress'))
  test.each(namesTargets)(
    '$path reaches nothing of another brokerage or person, with the bytes of nothing',
    async (one) => {
      const { client } = personOf('owner', 'brokerage')
      const theirs = await idsElsewhere()
      const named = Object.keys(theirs).filter((field) => field in one.call.body.properties)
      if (named.length === 0) return
      const rights = { Role: 'broker', Reach: 'own', Sites: [], Withheld: [], Granted: [] }
      // A refused confirmation is an event, and so is a look that found nothing.
      const { audit, effect } = one.call
      const isRecorded = audit === 'office-confirmed' || (effect === 'read' && audit !== undefined)
      const state = async () => {
        const { audit_events, ...others } = await databaseState(foyer.services.database)
        return isRecorded ? others : { audit_events, ...others }
      }
      const before = await state()
      const missing = Object.fromEntries(named.map((field) => [field, field === 'SiteID' ? 'nowhere' : '0'.repeat(32)]))
      const found = await client.raw(one.path, bodyOf(one.call, { ...rights, ...theirs }))
      // A filter by a site of others finds nothing, as one by no site does.
      if (one.call.effect === 'write') expect(found.body).not.toMatch(/"ReturnCode":200/)
      expect(await state()).toEqual(before)
      const nothing = await client.raw(one.path, bodyOf(one.call, { ...rights, ...missing }))
      expect(found.body).toBe(nothing.body)
    },
  )
})

const afterMailedCode = async (staff: Staff): Promise<Client> => {
  const client = newCaller(foyer)
  await client.call('/console-api/StartSignIn', { Email: staff.email, LanguageID: 1 })
  const Code = await mailedCode(foyer, staff.email)
  await client.call('/console-api/VerifyCode', { Email: staff.email, Code })
  return client
}

/** Ids of another brokerage and its owner. */
const idsElsewhere = async () => {
  const me = await elsewhere.client.call('/console-api/LoadMe', {})
  const { InvitationID } = invitation ?? (await inviteElsewhere())
  return {
    ...{ PersonID: elsewhere.personId, LeadPersonID: elsewhere.personId, DealsTo: elsewhere.personId },
    ...{ SiteID: 'theirs', InvitationID, BrokerageID: elsewhere.brokerageId },
    ...{ FactorID: me.Factors[0]?.FactorID, SessionID: me.Sessions[0]?.SessionID },
  }
}

let invitation: { InvitationID: string } | undefined
const inviteElsewhere = async () => {
  const person = { Email: 'invited@brokerage.example', FirstName: 'Luc', LastName: 'Roy', LanguageID: 1 }
  const rights = { Role: 'broker' as const, Reach: 'own' as const, Sites: [], Withheld: [], Granted: [] }
  invitation = await elsewhere.client.call('/console-api/InvitePerson', { ...person, ...rights })
  await allMailsSent(foyer)
  return invitation
}
