import { allCalls } from '@foyer/contract/all-calls.ts'
import { type CallDeclaration, staffPathOf } from '@foyer/contract/kit/define-call.ts'
import type { OfficeAction } from '@foyer/domain/office/actions.ts'
import { floorOf, permissions, type Reach, type Role, reaches, roles } from '@foyer/domain/office/permissions.ts'
import Type from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isFull } from '../../../../tools/testing/repetitions.ts'
import { downloadUploadPath } from '../documents/download-upload.ts'
import { uploadImagePath } from '../site/upload-image.ts'
import { allMailsSent } from './all-mails-sent.ts'
import { makeBorrower, makeSite } from './builders.ts'
import { databaseState } from './database-state.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from './office-builders.ts'
import { makeOfficeTargets } from './office-targets.ts'
import { smallestValue } from './schema-values.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'
import type { Client } from './test-client.ts'

/**
 * Every call of the office × every role × every reach × where its target is, derived from the declarations and the table of
 * permissions: a new call or action is covered once it is declared.
 */
interface Door {
  path: string
  action: OfficeAction
  call: Pick<CallDeclaration, 'body' | 'effect' | 'stepUp'>
}

/** The operator's calls that staff can make. */
const siteCalls: Door[] = [
  ...allCalls.flatMap((call: CallDeclaration) => {
    const path = staffPathOf(call)
    return path === undefined || call.action === undefined ? [] : [{ path, action: call.action, call }]
  }),
  {
    path: downloadUploadPath.replace('broker-api', 'console-api'),
    action: 'document.download',
    call: { body: Type.Object({ SiteID: Type.String(), DFRequestDocItemUploadID: Type.Integer() }), effect: 'read' },
  },
]
/** Fields that lead to a deal, a lead or a signing request: with the reach `own`, these have to be the person's. */
const dealFields = [
  ...['MortgageApplicationID', 'RequestDocID', 'DFRequestDocItemID', 'DFRequestDocItemUploadID', 'CliApplicationId'],
  ...['SigningRequestID', 'LeadID', 'UserID'],
]
const isAboutDeal = ({ body }: Pick<CallDeclaration, 'body'>) => dealFields.some((field) => field in body.properties)

/** Nothing that a borrower, a lead or a signer typed may reach a person whose deal it is not. */
const canary = /Zéphirine|Quatremains|zephirine/i

let foyer: TestFoyer
let brokerageId: string
let ids: Record<string, unknown>
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
  for (const site of ['ours', 'second', 'theirs']) await makeSite(foyer, site)
  brokerageId = await makeBrokerage(foyer)
  await giveSite(foyer, brokerageId, 'ours')
  await giveSite(foyer, brokerageId, 'second')
  const other = await makeBrokerage(foyer)
  await giveSite(foyer, other, 'theirs')
  elsewhere = await makeStaff(foyer, other)
  for (const role of roles)
    for (const reach of reaches)
      people.set(keyOf(role, reach), await makeStaff(foyer, brokerageId, { role, reach, sites: ['ours'] }))

  ids = await makeOfficeTargets(foyer, 'ours')
  await allMailsSent(foyer)
})
afterAll(() => foyer.stop())

let ownerId = ''
/** Makes deal, signing request and lead those of a person, unless they are already: it is asked thousands of times. */
const giveAllTo = async (personId: string) => {
  if (ownerId === personId) return
  await foyer.services.database.asOwner(
    async (query) =>
      void (await query(`
        delete from deal_owners;
        insert into deal_owners values ('ours', ${Number(ids.MortgageApplicationID)}, '${personId}');
        update signing_requests set actor = 'person:${personId}';
        update brokerage_sites set lead_id = '${personId}' where slug = 'ours'`)),
  )
  ownerId = personId
}

/** A call that the trail records leaves a refusal in it. */
const beside = ({ audit_events, ...state }: Record<string, string>) => state
const stateBesideTrail = async () => beside(await databaseState(foyer.services.database))

type Outcome = 'passed' | 'Access_Denied' | 'NotPermitted' | 'NoAccess' | 'StepUpRequired'
interface Answered {
  /** What the guard decided; a refusal of the handler counts as passed. */
  outcome: Outcome
  body: string
}

/** The guard notes in the log what it refuses. */
const ask = async (client: Client, path: string, body: unknown): Promise<Answered> => {
  const from = foyer.log.length
  const answer = await client.raw(path, body)
  const denied = foyer.log.slice(from).find((line) => line.includes('"office.denied"'))
  const [, reason] = /"reason":"(\w+)"/.exec(denied ?? '') ?? []
  const [, early] = /"(StepUpRequired|InvalidRequest|UnknownPath)"/.exec(answer.body) ?? []
  return { outcome: (reason ?? early ?? 'passed') as Outcome, body: answer.body }
}

/** Everything but what this test itself changes, whose deal it is. */
const stateBesideOwners = async () => {
  const { deal_owners, brokerage_sites, signing_requests, ...state } = await databaseState(foyer.services.database)
  return state
}

interface Target {
  name: string
  siteId: string
  /** The deal and what belongs to it are the person's, who also leads the site. */
  isMine: boolean
}

const targets: Target[] = [
  { name: 'their own deal on a site in reach', siteId: 'ours', isMine: true },
  { name: 'a colleague’s deal on a site in reach', siteId: 'ours', isMine: false },
  { name: 'a site of the brokerage out of reach', siteId: 'second', isMine: true },
  { name: 'a site of another brokerage', siteId: 'theirs', isMine: true },
  { name: 'a site that does not exist', siteId: 'nowhere', isMine: true },
  { name: 'all sites', siteId: '0', isMine: true },
  { name: 'no site', siteId: '', isMine: true },
]

/** How far a permission reaches for a person of this role and reach. */
const reachOf = (role: Role, reach: Reach, { action }: Door) => {
  const rule = permissions[action][role]
  return rule === 'reach' ? reach : rule
}

/** As in the table, computed here again and not by the guard. */
const expected = (role: Role, reach: Reach, door: Door, { siteId, isMine }: Target): Outcome => {
  const rule = reachOf(role, reach, door)
  if (rule === 'no' || rule === 'grant') return 'NotPermitted'
  if (siteId !== 'ours' && siteId !== 'second') return 'NoAccess'
  const isOurs = siteId === 'ours'
  // What comes with owning a deal or leading a site ends where the reach does.
  const isSeen = reach !== 'sites' || isOurs
  switch (rule) {
    case 'brokerage':
      return 'passed'
    case 'sites':
      return isOurs ? 'passed' : 'NoAccess'
    case 'led':
      return isOurs && isMine ? 'passed' : 'NoAccess'
    case 'own':
      return isSeen && (!isAboutDeal(door.call) || (isOurs && isMine)) ? 'passed' : 'NoAccess'
  }
}

describe('each call about a site, for each role and reach', () => {
  test('there are as many as the operator has with a site', () => expect(siteCalls.length).toBeGreaterThan(45))

  const cases = roles.flatMap((role, roleAt) =>
    reaches.flatMap((reach, reachAt) =>
      targets.map((target, targetAt) => ({ target, role, reach, turn: roleAt + reachAt + targetAt })),
    ),
  )
  type Case = (typeof cases)[number]
  /**
   * Each role at each target with one of the reaches, which are other ones for the next call: the guard is one function of
   * the table for all calls, so that a third of the cases has each of its rules. With FULL=1 all of them.
   */
  const casesOf = (door: Door): Case[] =>
    cases.filter(({ turn }) => isFull || (turn + siteCalls.indexOf(door)) % reaches.length === 0)
  const passes = ({ target, role, reach }: Case, door: Door) => expected(role, reach, door, target) === 'passed'

  const shown = new Set<string>()
  test.each(siteCalls)('$path', async (door) => {
    const askAs = async ({ target, role, reach }: Case) => {
      const { client, personId } = personOf(role, reach)
      await giveAllTo(target.isMine ? personId : elsewhere.personId)
      const body = smallestValue(door.call.body, { ...ids, SiteID: target.siteId })
      const { outcome, body: reply } = await ask(client, door.path, body)
      const wanted = expected(role, reach, door, target)
      // It may have given the deal, the request or the lead to another person.
      if (wanted === 'passed' && door.call.effect !== 'read') ownerId = ''
      const about = { role, reach, target: target.name }
      expect({ ...about, outcome }).toEqual({ ...about, outcome: wanted })
      const isHidden = wanted !== 'passed' || (reachOf(role, reach, door) === 'own' && !target.isMine)
      if (isHidden) expect({ ...about, reply }).toEqual({ ...about, reply: expect.not.stringMatching(canary) })
      else if (canary.test(reply)) shown.add(door.path)
    }
    await giveAllTo(elsewhere.personId)
    // Those of the call before.
    await allMailsSent(foyer)
    const before = await stateBesideOwners()
    for (const one of casesOf(door)) if (!passes(one, door)) await askAs(one)
    expect(await stateBesideOwners()).toEqual(before)
    for (const one of casesOf(door)) if (passes(one, door)) await askAs(one)
  })

  test('what is hidden from others is shown to those who may see it', () =>
    expect([...shown]).toEqual(
      expect.arrayContaining(
        ['ListDeals', 'LoadDeal', 'ListUploads', 'ListSigningRequests', 'ListLeads'].map(
          (one) => `/console-api/${one}`,
        ),
      ),
    ))
})

describe('each call about a site', () => {
  const bodyFor = (door: Door, siteId = 'ours') => smallestValue(door.call.body, { ...ids, SiteID: siteId })
  const outcomes = async (client: Client, siteId?: string) => {
    const found = []
    for (const door of siteCalls) found.push((await ask(client, door.path, bodyFor(door, siteId))).outcome)
    return new Set(found)
  }

  test('gives the same bytes for a site of another brokerage and one that does not exist', async () => {
    for (const role of roles)
      for (const door of siteCalls) {
        const { client } = personOf(role, 'brokerage')
        const [theirs, nowhere] = [bodyFor(door, 'theirs'), bodyFor(door, 'nowhere')]
        expect((await client.raw(door.path, theirs)).body).toBe((await client.raw(door.path, nowhere)).body)
      }
  })

  test('is denied without a session of the office, whatever else the caller has', async () => {
    const borrower = await makeBorrower(foyer, 'ours')
    const withCookie = (value: string) => {
      const client = foyer.client()
      client.cookies.set('office', value)
      return client
    }
    const ended = await makeStaff(foyer, brokerageId, { ended: true })
    const callers = [foyer.client(), borrower.client, withCookie('A'.repeat(43)), withCookie('?'), ended.client]
    callers.push(withCookie(borrower.client.cookies.get('sid-ours') ?? ''))
    const before = await databaseState(foyer.services.database)
    for (const client of callers) expect([...(await outcomes(client))]).toEqual(['Access_Denied'])
    for (const door of siteCalls) {
      const authorization = `Bearer ${foyer.operatorToken}`
      expect((await foyer.client().raw(door.path, bodyFor(door), { authorization })).status).toBe(401)
      const atOtherDoor = door.path.replace('console-api', 'broker-api')
      const { client } = personOf('owner', 'brokerage')
      expect((await client.raw(atOtherDoor, bodyFor(door), { authorization: '' })).status).toBe(401)
    }
    expect(await stateBesideTrail()).toEqual(beside(before))
  })

  test('is not permitted to an owner from whom its action is withheld, and no other', async () => {
    const actions = [...new Set(siteCalls.map(({ action }) => action))]
    // Of the calls of other actions each owner makes a third, in turn from action to action. With FULL=1 all of them.
    const isTurn = (actionAt: number, doorAt: number) => isFull || (actionAt + doorAt) % 3 === 0
    for (const [at, action] of actions.entries()) {
      const { client } = await makeStaff(foyer, brokerageId, { withheld: [action] })
      const made = siteCalls.filter((door, doorAt) => door.action === action || isTurn(at, doorAt))
      for (const door of made) {
        const { outcome } = await ask(client, door.path, bodyFor(door, 'nowhere'))
        const isWithheld = [door.action, floorOf(door.action)].includes(action)
        const isAllowed = !isWithheld && permissions[door.action].owner !== 'no'
        expect([door.path, outcome]).toEqual([door.path, isAllowed ? 'NoAccess' : 'NotPermitted'])
      }
    }
  })

  test('whose action needs a confirmation is refused without one, and five minutes after it', async () => {
    const staff = await makeStaff(foyer, brokerageId, { confirmed: false })
    const unconfirmed = async (by: Staff) => {
      const before = await databaseState(foyer.services.database)
      for (const door of siteCalls) {
        const { owner, stepUp } = permissions[door.action]
        if (!(door.call.stepUp ?? stepUp) || owner === 'no') continue
        expect([door.path, (await ask(by.client, door.path, bodyFor(door))).outcome]).toEqual([
          door.path,
          'StepUpRequired',
        ])
      }
      expect(await databaseState(foyer.services.database)).toEqual(before)
    }
    await unconfirmed(staff)
    const confirmed = await makeStaff(foyer, brokerageId)
    foyer.clock.advance(301)
    await unconfirmed(confirmed)
    foyer.clock.advance(-301)
  })

  test('is refused before its body is read', async () => {
    const { client } = personOf('compliance', 'brokerage')
    const { status } = await client.raw('/console-api/SaveSite', '{', {})
    expect(status).toBe(403)
    const image = uploadImagePath.replace('broker-api', 'console-api')
    expect((await client.raw(image, '{')).status).toBe(403)
    expect((await foyer.client().raw(image, '{')).status).toBe(401)
  })
})
