import { allCalls } from '@foyer/contract/all-calls.ts'
import { type AccessRule, accessRules } from '@foyer/contract/kit/access.ts'
import { type CallDeclaration, pathsOf } from '@foyer/contract/kit/define-call.ts'
import { listKinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import { invitePageHeader } from '@foyer/domain/invites/page.ts'
import type { PersonaLists } from '@foyer/domain/testing/personas.ts'
import { recordsOf } from '@foyer/domain/testing/records.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allMailsSent } from './all-mails-sent.ts'
import { fillEveryList, type MadeApplication, makeSite } from './builders.ts'
import { databaseState } from './database-state.ts'
import { asApplicant, type Invited, join, openInvite, readyApplication, sendInvitation } from './invited.ts'
import { outcomeOf } from './people.ts'
import { smallestValue } from './schema-values.ts'
import { startTestFoyer, type TestFoyer } from './start-test-foyer.ts'
import type { Client } from './test-client.ts'

/**
 * All tabs of a browser have one session, with the invitations of everyone whose link was opened in it: a family at one computer.
 * Derived from the declarations: a new call of invited people is covered once it is declared.
 */
let foyer: TestFoyer
beforeAll(async () => {
  foyer = await startTestFoyer()
  await makeSite(foyer, 'ours')
})
afterAll(() => foyer.stop())

const calls = (allCalls as readonly CallDeclaration[]).flatMap((call) => {
  const { principals, owns }: AccessRule = accessRules[call.access]
  const isOfInvited = principals.includes('invite') && !principals.includes('visitor')
  return isOfInvited ? pathsOf(call).map((path) => ({ path, call, isOfApplicant: owns === 'applicant' })) : []
})
type Call = (typeof calls)[number]

interface Page {
  client: Client
  ids: object
  /** The invitation that the page states; undefined for none. */
  page?: string
}

const ask = async ({ path, call }: Call, { client, ids, page }: Page) => {
  const headers = page === undefined ? {} : { [invitePageHeader]: page }
  const { body } = await client.raw(path, smallestValue(call.body, { ...ids }), headers)
  return outcomeOf(JSON.parse(body))
}

const outcomes = async (asked: readonly Call[], page: Page) => {
  const found: [string, string][] = []
  for (const one of asked) found.push([one.path, await ask(one, page)])
  return found
}

const allAre = (asked: readonly Call[], outcome: string) => asked.map(({ path }) => [path, outcome])

/** Anna has joined by her link, Bernd has not; each opened it in a browser of their own. */
const makePair = async () => {
  const application = await readyApplication(foyer, 'ours')
  const linkOf = async () => {
    const guid = await sendInvitation(foyer, application, { DisplayMortgage: 1 })
    const { client, answer } = await openInvite(foyer, application, guid)
    const { SiteID, MortgageApplicationID } = application.ids
    const ids = { SiteID, UserID: '', MortgageApplicationID, ApplicantID: 0 }
    return { client, guid, inviteId: answer.InviteID, ids } satisfies Invited
  }
  const [anna, bernd] = [await linkOf(), await linkOf()]
  const pair = { application, anna: await join(anna, { FirstName: 'Anna', RelationshipDD: 6 }), bernd }
  await allMailsSent(foyer)
  return pair
}

/** Adds a record of each kind to the part of a person; the ids in bodies of calls on them. */
const fillIn = async (application: MadeApplication, person: Invited) => {
  const of = (kind: keyof typeof recordsOf) => recordsOf[kind].slice(0, 1)
  await fillEveryList(asApplicant(application, person), {
    ...{ incomes: of('income'), properties: of('property'), assets: of('asset'), liabilities: of('liability') },
  } as Partial<PersonaLists>)
  const { answer } = await openInvite(foyer, application, person.guid, person.client)
  const applicant = answer.Applicants.find(({ ApplicantID }) => ApplicantID === person.ids.ApplicantID)
  const idIn = (list: string, name: string): unknown =>
    (applicant as unknown as Record<string, Record<string, unknown>[]>)[list]?.[0]?.[name]
  return {
    ApplicantAddressID: idIn('Addresses', 'ApplicantAddressID'),
    ...Object.fromEntries(listKinds.map(({ list, idField }) => [idField, idIn(list, idField)])),
  }
}

const open = async (application: MadeApplication, ...people: Invited[]) => {
  const client = foyer.client()
  for (const { guid } of people) await openInvite(foyer, application, guid, client)
  return client
}

const pageOf = ({ inviteId }: Invited) => String(inviteId)

test('there are such calls, of an application and of an applicant', () => {
  expect(calls.filter(({ isOfApplicant }) => isOfApplicant).length).toBeGreaterThan(30)
  expect(calls.filter(({ isOfApplicant }) => !isOfApplicant).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/api/MTGAPPAddCoApplicant', '/api/MTGAPPSaveDraft', '/api/MTGAPPUpdateRequestMortgage']),
  )
})

describe('each call is refused, and writes nothing,', () => {
  test.each([
    ['another invitation of the application than the browser has', (anna: Invited) => pageOf(anna)],
    ['an invitation that does not exist', () => '0'],
    ['what names no invitation', (anna: Invited) => `${pageOf(anna)}, ${pageOf(anna)}`],
  ])('of a page that states %s', async (_, page) => {
    const { application, anna, bernd } = await makePair()
    const client = await open(application, bernd)
    const before = await databaseState(foyer.services.database)
    for (const { ids } of [anna, bernd])
      expect(await outcomes(calls, { client, ids, page: page(anna) })).toEqual(allAre(calls, 'OtherInvitation'))
    expect(await databaseState(foyer.services.database)).toEqual(before)
  })

  test('that names the part of another invited person than that of its page, in a browser with both', async () => {
    const { application, anna, bernd } = await makePair()
    const client = await open(application, anna, bernd)
    const naming = calls.filter(({ call }) => 'ApplicantID' in call.body.properties)
    const before = await databaseState(foyer.services.database)
    const found = await outcomes(naming, { client, ids: { ...anna.ids, guid: anna.guid }, page: pageOf(bernd) })
    expect(found).toEqual(allAre(naming, 'NoAccess'))
    expect(await databaseState(foyer.services.database)).toEqual(before)
  })

  test('that states no page and may be of either, in a browser with two invitations of the application', async () => {
    const { application, anna, bernd } = await makePair()
    const client = await open(application, anna, bernd)
    const shared = calls.filter(({ isOfApplicant }) => !isOfApplicant)
    const before = await databaseState(foyer.services.database)
    for (const { ids } of [anna, bernd])
      expect(await outcomes(shared, { client, ids })).toEqual(allAre(shared, 'OtherInvitation'))
    expect(await databaseState(foyer.services.database)).toEqual(before)
    const { ReturnStatus } = await client.call('/api/MTGAPPWishPrimary', { ...anna.ids, Wish: 1 })
    expect(ReturnStatus.ReturnMessage).toBe('')
  })

  test('that names the main applicant, of a page of an invited person in the browser of that applicant', async () => {
    const { application, bernd } = await makePair()
    const { client } = application.borrower
    await openInvite(foyer, application, bernd.guid, client)
    const naming = calls.filter(({ call }) => 'ApplicantID' in call.body.properties)
    const before = await databaseState(foyer.services.database)
    const ids = { ...application.ids, guid: bernd.guid }
    const found = await outcomes(naming, { client, ids, page: pageOf(bernd) })
    expect(found).toEqual(allAre(naming, 'NoAccess'))
    expect(await databaseState(foyer.services.database)).toEqual(before)
  })
})

describe('each call of a page of its own invitation', () => {
  test.each([
    ['anna', 'bernd'],
    ['bernd', 'anna'],
  ] as const)('does in a browser with both what it does in one of its own: %s before %s', async (first, last) => {
    const [alone, together] = [await makePair(), await makePair()]
    const filledIn = [await fillIn(alone.application, alone.anna), await fillIn(together.application, together.anna)]
    const both = await open(together.application, together[first], together[last])
    for (const who of [first, last]) {
      const [one, other] = [alone[who], together[who]]
      const idsOf = ({ ids, guid }: Invited, at: number) => ({ ...ids, guid, ...(who === 'anna' && filledIn[at]) })
      const expected = await outcomes(calls, { client: one.client, ids: idsOf(one, 0) })
      expect(expected.filter(([, outcome]) => outcome === 'ok').length).toBeGreaterThan(who === 'anna' ? 20 : 1)
      expect(await outcomes(calls, { client: both, ids: idsOf(other, 1), page: pageOf(other) })).toEqual(expected)
    }
  })

  test('keeps the drafts and the part of each of two people under their own link, whichever was opened last', async () => {
    const application = await readyApplication(foyer, 'ours')
    const browser = foyer.client()
    const people: { name: string; guid: string; inviteId: number }[] = []
    for (const name of ['Anna', 'Bernd']) {
      const guid = await sendInvitation(foyer, application)
      const { answer } = await openInvite(foyer, application, guid, browser)
      people.push({ name, guid, inviteId: answer.InviteID })
    }
    const { SiteID, MortgageApplicationID } = application.ids
    const ids = { SiteID, UserID: '', MortgageApplicationID, ApplicantID: 0 }
    const write = async (path: string, inviteId: number, body: object) => {
      const answer = await browser.raw(path, { ...ids, ...body }, { [invitePageHeader]: String(inviteId) })
      expect(outcomeOf(JSON.parse(answer.body)), path).toBe('ok')
      return JSON.parse(answer.body) as { ApplicantID: number }
    }
    const atHome = async (guid: string) => (await openInvite(foyer, application, guid)).answer

    for (const { name, inviteId } of people)
      await write('/api/MTGAPPSaveDraft', inviteId, { StepKey: 'join', Data: { Identification: { FirstName: name } } })
    for (const { name, guid } of people)
      expect((await atHome(guid)).Drafts.map(({ Data }) => Data)).toEqual([{ Identification: { FirstName: name } }])

    const joined = new Map<string, number>()
    for (const { name, inviteId } of people) {
      const Identification = {
        ...{ ApplicantGroupTypeDD: 1, FirstName: name, LastName: 'Example', RelationshipDD: 6, MaritalStatusDD: 1 },
        ...{ DOB: '1961-02-03', Mobile: '5145550123', Email: `${name.toLowerCase()}@example.ca` },
      }
      const { ApplicantID } = await write('/api/MTGAPPAddCoApplicant', inviteId, { Identification })
      joined.set(name, ApplicantID)
    }
    for (const { name, guid } of people) {
      const { CurrentApplicantID, Applicants, Drafts } = await atHome(guid)
      expect(CurrentApplicantID).toBe(joined.get(name))
      expect(Applicants.find(({ ApplicantID }) => ApplicantID === CurrentApplicantID)?.Identification).toMatchObject({
        FirstName: name,
        Email: `${name.toLowerCase()}@example.ca`,
      })
      expect(Drafts).toEqual([])
    }
  })
})

test('the main applicant’s own calls work in a browser in which they opened two links of their application', async () => {
  const { application, anna, bernd } = await makePair()
  const { client } = application.borrower
  for (const { guid } of [anna, bernd]) await openInvite(foyer, application, guid, client)
  const { ReturnStatus } = await client.call('/api/MTGAPPSaveDraft', {
    ...application.ids,
    ...{ ApplicantID: 0, StepKey: 'start', Data: { A: 1 } },
  })
  expect(ReturnStatus.ReturnMessage).toBe('')
  const { Drafts } = await client.call('/api/MTGAPPLoad', application.ids)
  expect(Drafts.map(({ StepKey }) => StepKey)).toEqual(['start'])
})
