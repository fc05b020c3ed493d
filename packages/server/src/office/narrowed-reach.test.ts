import { allCalls, type BodyOf } from '@foyer/contract/all-calls.ts'
import { type CallDeclaration, pathsOf, staffPathOf } from '@foyer/contract/kit/define-call.ts'
import { floorOf } from '@foyer/domain/office/permissions.ts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { serverSite } from '../kit/audit.ts'
import { actorOfPerson } from '../kit/office-session.ts'
import { inSite } from '../kit/transaction.ts'
import { makeApplication, makeBorrower, makeSite } from '../testing/builders.ts'
import { giveSite, joinBrokerage, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { smallestValue } from '../testing/schema-values.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'
import { untilPasses } from '../testing/until-passes.ts'
import { startOfficeSession } from './sessions.ts'

let foyer: TestFoyer
let owner: Staff
let brokerageId: string
beforeAll(async () => {
  foyer = await startTestFoyer()
  brokerageId = await makeBrokerage(foyer)
  owner = await makeStaff(foyer, brokerageId)
  for (const site of ['here', 'there']) {
    await makeSite(foyer, site)
    await giveSite(foyer, brokerageId, site)
  }
})
afterAll(() => foyer.stop())

/** A broker who leads the site `there` and owns a deal of it, before and after an owner changed their rights. */
const brokerThere = async () => {
  const broker = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'brokerage' })
  const deal = await makeApplication(await makeBorrower(foyer, 'there'))
  const ids = { SiteID: 'there', MortgageApplicationID: deal.applicationId }
  const { client } = owner
  await client.call('/console-api/AssignDeal', { ...ids, PersonID: broker.personId })
  await client.call('/console-api/SaveSiteLead', { SiteID: 'there', LeadPersonID: broker.personId })
  const email = { Link: { AgentProfile: { Email: 'elsewhere@broker.example' } } }
  const attempts = async () => ({
    look: outcomeOf(await broker.client.callAnyhow('/console-api/LoadDeal', ids)),
    handOff: outcomeOf(
      await broker.client.callAnyhow('/console-api/CreateSignInTicket', {
        SiteID: 'there',
        UserID: deal.borrower.userId,
      }),
    ),
    export: outcomeOf(await broker.client.callAnyhow('/console-api/ExportDeal', ids)),
    settings: outcomeOf(await broker.client.callAnyhow('/console-api/SaveSite', { SiteID: 'there', ...email })),
    forms: outcomeOf(await broker.client.callAnyhow('/console-api/ListEmbeddedForms', { SiteID: 'there' })),
  })
  const change = async (given: Partial<BodyOf<'/console-api/ChangePerson'>>) => {
    const rights = { Role: 'broker' as const, Reach: 'brokerage' as const, Sites: [], Withheld: [], Granted: [] }
    await client.call('/console-api/ChangePerson', { PersonID: broker.personId, ...rights, ...given })
    return attempts()
  }
  return { attempts, change }
}

test('rights that a colleague changed meanwhile are not put back from a list that was loaded before', async () => {
  const { personId: PersonID } = await makeStaff(foyer, brokerageId, { role: 'broker' })
  const { client } = owner
  const listed = async () => {
    const { People } = await client.call('/console-api/ListPeople', {})
    const found = People.find((one) => one.PersonID === PersonID)
    if (!found) throw new Error('no person')
    const { Role, Reach, Sites, Withheld, Granted } = found
    return { Role, Reach, Sites, Withheld, Granted }
  }
  const change = async (given: Omit<BodyOf<'/console-api/ChangePerson'>, 'PersonID'>) =>
    outcomeOf(await client.call('/console-api/ChangePerson', { PersonID, ...given }))
  const Before = await listed()
  expect(await change({ ...Before, Withheld: ['reveal.sin'], Before })).toBe('ok')
  const withheld = await listed()
  expect(await change({ ...Before, Reach: 'brokerage', Before })).toBe('StaleEdit')
  expect(await listed()).toEqual(withheld)
  expect(await change({ ...withheld, Reach: 'brokerage', Before: withheld })).toBe('ok')
  expect(await listed()).toMatchObject({ Reach: 'brokerage', Withheld: ['reveal.sin'] })
})

test('the rights of a person can be changed whose reach names a site that was removed, which they lose', async () => {
  const { personId: PersonID } = await makeStaff(foyer, brokerageId, { role: 'broker' })
  const removed = async (sites: string) =>
    foyer.services.database.asOwner(async (query) => {
      await query(`update memberships set reach = 'sites', sites = '${sites}' where person_id = '${PersonID}'`)
    })
  const change = async (Sites: string[]) =>
    outcomeOf(
      await owner.client.callAnyhow('/console-api/ChangePerson', {
        ...{ PersonID, Role: 'assistant', Reach: 'sites', Sites, Withheld: [], Granted: [] },
      }),
    )
  await removed('{here,gone}')
  expect(await change(['here', 'gone'])).toBe('ok')
  const { People } = await owner.client.call('/console-api/ListPeople', {})
  expect(People.find((one) => one.PersonID === PersonID)?.Sites).toEqual(['here'])
  expect(await change(['here', 'gone'])).toBe('UnknownSite')
  // No reach is widened by it: of none that is left, another one has to be chosen.
  await removed('{gone}')
  expect(await change(['gone'])).not.toBe('ok')
})

test('a call of staff takes turns with a person’s other sessions', async () => {
  const broker = await makeStaff(foyer, brokerageId, { role: 'broker', reach: 'brokerage' })
  const session = async () => {
    const { database, keys } = foyer.services
    const { token } = await inSite(database.db, serverSite, (trx) =>
      startOfficeSession(trx, keys, {
        ...{ personId: broker.personId, stage: 'factor', confirmed: true, browser: 'Firefox, Linux' },
        ...{ replaces: undefined, now: foyer.clock.now() },
      }),
    )
    const client = foyer.client()
    client.cookies.set('office', token)
    return client
  }
  const { limiter } = foyer.services
  const held = Promise.withResolvers<void>()
  const begun: string[] = []
  const take = vi.spyOn(limiter, 'takeOrRefuse').mockImplementation(async (limit, subject) => {
    if (!limit.name.includes('/broker-api/ListDeals')) return
    begun.push(subject)
    await held.promise
  })
  onTestFinished(() => take.mockRestore())
  const clients = await Promise.all(Array.from({ length: 4 }, session))
  const ask = (client: Client) => client.callAnyhow('/console-api/ListDeals', { SiteID: 'here' })
  const calls = clients.flatMap((client) => [ask(client), ask(client)])
  await untilPasses(() => expect(begun).toHaveLength(2))
  // That of another person begins beside them.
  const other = ask(owner.client)
  await untilPasses(() => expect(begun).toHaveLength(3))
  expect(begun.filter((subject) => subject === actorOfPerson(broker.personId))).toHaveLength(2)
  held.resolve()
  expect((await Promise.all([...calls, other])).map(outcomeOf)).toEqual(Array(9).fill('ok'))
})

const everything = { look: 'ok', handOff: 'ok', export: 'ok', settings: 'ok', forms: 'ok' }

test('what comes with leading a site and owning its deals ends where its deals can no longer be seen', async () => {
  const { attempts, change } = await brokerThere()
  expect(await attempts()).toEqual(everything)
  expect(await change({ Reach: 'sites', Sites: ['here'] })).toEqual({
    ...{ look: 'NoAccess', handOff: 'NoAccess', export: 'NoAccess', settings: 'NoAccess', forms: 'NoAccess' },
  })
  expect(await change({ Reach: 'sites', Sites: ['there'] })).toEqual(everything)
})

test('who may not look at deals does nothing with them, nor with the site they lead', async () => {
  const { change } = await brokerThere()
  expect(await change({ Withheld: ['deal.view'] })).toEqual({
    ...{ look: 'NotPermitted', handOff: 'NotPermitted', export: 'NotPermitted' },
    ...{ settings: 'NotPermitted', forms: 'NotPermitted' },
  })
})

test('a person who may not look at deals lists and does nothing of what belongs to them', async () => {
  const blind = await makeStaff(foyer, brokerageId, { withheld: ['deal.view'] })
  const calls = allCalls.flatMap((call: CallDeclaration) => {
    const paths = [...pathsOf(call), staffPathOf(call) ?? []].flat().filter((path) => path.startsWith('/console-api/'))
    return call.action !== undefined && floorOf(call.action) === 'deal.view'
      ? paths.map((path) => ({ path, call }))
      : []
  })
  expect(calls.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      ...['/console-api/ListInsurance', '/console-api/ListSignings', '/console-api/LoadDeal'],
      ...['/console-api/ListKeptDeals', '/console-api/ListHolds', '/console-api/ListErasures'],
    ]),
  )
  for (const { path, call } of calls) {
    const body = smallestValue(call.body, { SiteID: 'here' })
    const reply = await blind.client.callAnyhow(path as '/console-api/ListSignings', body as { View: 'all' })
    expect([path, outcomeOf(reply)]).toEqual([path, 'NotPermitted'])
  }
  const { Actions } = await blind.client.call('/console-api/LoadMe', {})
  expect(Actions.filter((action) => floorOf(action) === 'deal.view')).toEqual([])
})

test('the list of people shows nothing of what someone does at another brokerage, nor of who left', async () => {
  const other = await makeBrokerage(foyer)
  const [here, left, both] = [
    await makeStaff(foyer, brokerageId),
    await makeStaff(foyer, brokerageId, { ended: true }),
    await makeStaff(foyer, brokerageId),
  ]
  for (const { personId } of [left, both]) await joinBrokerage(foyer, personId, other)
  await inSite(foyer.services.database.db, serverSite, async (trx) => {
    const ids = [left.personId, both.personId]
    await trx.updateTable('office_sessions').set({ brokerage_id: other }).where('person_id', 'in', ids).execute()
    await trx.updateTable('factors').set({ last_used_at: foyer.clock.now() }).where('person_id', 'in', ids).execute()
  })
  const { People } = await owner.client.call('/console-api/ListPeople', {})
  const shown = ({ personId }: Staff) => {
    const { Totp, LastUsedAt } = People.find(({ PersonID }) => PersonID === personId) ?? {}
    return [Totp, LastUsedAt]
  }
  expect([here, left, both].map(shown)).toEqual([
    [1, foyer.clock.now().toISOString()],
    [0, ''],
    [1, ''],
  ])
})
