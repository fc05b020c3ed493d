import type { BodyOf } from '@foyer/contract/all-calls.ts'
import { allCalls } from '@foyer/contract/all-calls.ts'
import { type CallDeclaration, staffPathOf } from '@foyer/contract/kit/define-call.ts'
import { keyActions } from '@foyer/domain/api-keys/actions.ts'
import { mostKeys, rotationDays, usualExpiry } from '@foyer/domain/api-keys/rules.ts'
import { addDays } from '@foyer/domain/kit/dates.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { serverSite } from '../kit/audit.ts'
import { inSite } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'
import { makeSite } from '../testing/builders.ts'
import { giveSite, makeBrokerage, makeStaff, type Staff } from '../testing/office-builders.ts'
import { outcomeOf } from '../testing/people.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'

let foyer: TestFoyer
let owner: Staff
let brokerageId: string
let [first, second, foreign] = ['', '', '']
let made = 0
beforeAll(async () => {
  foyer = await startTestFoyer()
})
beforeEach(async () => {
  brokerageId = await makeBrokerage(foyer)
  owner = await makeStaff(foyer, brokerageId)
  made += 1
  ;[first, second, foreign] = [`first-${made}`, `second-${made}`, `foreign-${made}`]
  for (const site of [first, second, foreign]) await makeSite(foyer, site)
  await giveSite(foyer, brokerageId, first)
  await giveSite(foyer, brokerageId, second)
  await giveSite(foyer, await makeBrokerage(foyer), foreign)
})
afterAll(() => foyer.stop())

const today = () => todayOf(foyer.clock.now())
type Given = Partial<BodyOf<'/console-api/CreateKey'>>
const create = (given: Given = {}, { client }: Staff = owner) =>
  client.call('/console-api/CreateKey', {
    ...{ Name: 'CRM', Actions: ['deal.view'], Sites: [], IpRanges: [], ExpiresOn: usualExpiry(today()) },
    ...given,
  })
const keyOf = async (given: Given = {}) => {
  const reply = await create(given)
  expect(outcomeOf(reply)).toBe('ok')
  return reply
}
const list = async ({ client }: Staff = owner) => (await client.call('/console-api/ListKeys', {})).Keys
const ask = async (key: string, path: string, body: object) => {
  const response = await foyer.app.inject({
    method: 'POST',
    url: `/broker-api/${path}`,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
  const { ReturnStatus } = response.json<{ ReturnStatus: { ReturnMessage: string } }>()
  return ReturnStatus.ReturnMessage || response.statusCode
}
const listDeals = (key: string, SiteID: string) => ask(key, 'ListDeals', { SiteID })
const change = (set: object, { personId }: Staff) =>
  inSite(foyer.services.database.db, serverSite, (trx) =>
    trx.updateTable('memberships').set(set).where('person_id', '=', personId).execute(),
  )

test('a key can be given every action of a call for programs, and none that shows masked values, takes two people or concerns other brokerages', () => {
  const usable = new Set(
    allCalls.flatMap((call: CallDeclaration) => (staffPathOf(call) === undefined ? [] : [call.action])),
  )
  const never = ['reveal.sin', 'reveal.number', 'insurance.export', 'credit.edit', 'retention.view', 'retention.decide']
  expect([...keyActions].sort()).toEqual(
    [...usable, 'document.download'].filter((action) => !never.includes(action ?? '')).sort(),
  )
})

describe('a key of a brokerage', () => {
  it('works on its sites, also on one that it gets later, and on no other', async () => {
    const { Key } = await keyOf()
    expect(await listDeals(Key, first)).toBe(200)
    expect(await listDeals(Key, foreign)).toBe('NoAccess')
    await makeSite(foyer, `late-${made}`)
    expect(await listDeals(Key, `late-${made}`)).toBe('NoAccess')
    await giveSite(foyer, brokerageId, `late-${made}`)
    expect(await listDeals(Key, `late-${made}`)).toBe(200)
  })

  it('works on the sites that it names, and on none where its brokerage has no site', async () => {
    const { Key } = await keyOf({ Sites: [second] })
    expect(await listDeals(Key, second)).toBe(200)
    expect(await listDeals(Key, first)).toBe('NoAccess')
    const other = await makeStaff(foyer, await makeBrokerage(foyer))
    const { Key: without } = await create({}, other)
    expect(await listDeals(without, first)).toBe('NoAccess')
  })

  it('reaches nothing that concerns all sites of the installation', async () => {
    const { Key } = await keyOf({ Actions: ['audit.view', 'setting.edit'] })
    expect(await ask(Key, 'VerifyAudit', {})).toBe('NotPermitted')
    expect(await ask(Key, 'VerifyAudit', { SiteID: first })).toBe(200)
    expect(await ask(Key, 'ListApiKeys', {})).toBe('NotPermitted')
  })

  it('does no more than who made it may do now, and works while they manage keys', async () => {
    const { Key } = await keyOf({ Actions: ['deal.view', 'lead.view'] })
    await change({ withheld: ['deal.view'] }, owner)
    expect(await listDeals(Key, first)).toBe('NotPermitted')
    expect(await ask(Key, 'ListLeads', { SiteID: first })).toBe(200)
    await change({ withheld: ['key.manage'] }, owner)
    expect(await ask(Key, 'ListLeads', { SiteID: first })).toBe('Access_Denied')
    const other = await makeStaff(foyer, brokerageId)
    expect(await list(other)).toMatchObject([{ CreatedBy: 'Anna Bélanger', StoppedFl: 1 }])
    await change({ withheld: [], role: 'broker' }, owner)
    expect(await listDeals(Key, first)).toBe('Access_Denied')
    await change({ role: 'owner', ended_at: foyer.clock.now() }, owner)
    expect(await listDeals(Key, first)).toBe('Access_Denied')
    await change({ ended_at: null }, owner)
    expect(await listDeals(Key, first)).toBe(200)
  })

  it('does nothing with a deal while its maker may not look at deals', async () => {
    const { Key } = await keyOf({ Actions: [...keyActions] })
    const deal = { SiteID: first, MortgageApplicationID: 1 }
    const exported = () => ask(Key, 'ExportDeal', { ...deal, SinFl: 0 })
    expect(await exported()).not.toBe('NotPermitted')
    await change({ withheld: ['deal.view'] }, owner)
    expect(await exported()).toBe('NotPermitted')
    expect(await ask(Key, 'AuditTrail', deal)).toBe('NotPermitted')
    expect(await ask(Key, 'ListLeads', { SiteID: first })).toBe(200)
  })

  it('ends with the access of its maker, and with a reset of how they sign in', async () => {
    const maker = await makeStaff(foyer, brokerageId)
    const PersonID = maker.personId
    const { Key } = await create({}, maker)
    expect(outcomeOf(await owner.client.call('/console-api/EndPerson', { PersonID, DealsTo: '' }))).toBe('ok')
    // Invited again, they make a new one.
    await change({ ended_at: null }, maker)
    expect(await listDeals(Key, first)).toBe('Access_Denied')
    const { Key: next } = await create({}, await makeStaff(foyer, brokerageId))
    const other = await makeStaff(foyer, brokerageId)
    const { Key: lost } = await create({}, other)
    const reset = await owner.client.call('/console-api/ResetFactors', { PersonID: other.personId })
    expect(outcomeOf(reset)).toBe('ok')
    expect(await listDeals(lost, first)).toBe('Access_Denied')
    expect(await listDeals(next, first)).toBe(200)
  })

  it('counts with the other keys of its brokerage towards the limits of an hour, and not with those of another', async () => {
    const limit = { name: '/broker-api/ExportDeal', max: 120, seconds: 3600 }
    const { Key } = await keyOf({ Actions: ['deal.export'] })
    const { Key: second } = await keyOf({ Actions: ['deal.export'] })
    const exported = (key: string) => ask(key, 'ExportDeal', { SiteID: first, MortgageApplicationID: 1, SinFl: 0 })
    expect([await exported(Key), await exported(second)]).toEqual(['NoAccess', 'NoAccess'])
    const counted = (subject: string) => foyer.services.limiter.count(limit, subject, foyer.clock.now())
    expect(await counted(brokerageId)).toBe(2)
    expect(await counted('another brokerage')).toBe(0)
  })

  it('is replaced by another owner, for whom the new one works', async () => {
    const { KeyID, Key } = await keyOf({ Name: 'Leads', Sites: [first] })
    const other = await makeStaff(foyer, brokerageId)
    const ExpiresOn = addDays(today(), 200)
    const reply = await other.client.call('/console-api/RotateKey', { KeyID, ExpiresOn })
    await change({ ended_at: foyer.clock.now() }, owner)
    expect(await listDeals(Key, first)).toBe('Access_Denied')
    expect(await listDeals(reply.Key, first)).toBe(200)
    const keys = await list(other)
    expect(keys.find((key) => key.KeyID === KeyID)).toMatchObject({ ExpiresOn: addDays(today(), rotationDays) })
    expect(keys.find((key) => key.KeyID === reply.KeyID)).toMatchObject({
      ...{ Name: 'Leads', Sites: [first], ExpiresOn, StoppedFl: 0 },
    })
  })

  it('ends at once, without a confirmation', async () => {
    const { KeyID, Key } = await keyOf()
    const unconfirmed = await makeStaff(foyer, brokerageId, { confirmed: false })
    expect(outcomeOf(await unconfirmed.client.call('/console-api/EndKey', { KeyID }))).toBe('ok')
    expect(await listDeals(Key, first)).toBe('Access_Denied')
    expect(outcomeOf(await owner.client.call('/console-api/EndKey', { KeyID }))).toBe('NoAccess')
    expect(outcomeOf(await create({}, unconfirmed))).toBe('StepUpRequired')
  })

  it('is seen, replaced and ended by the owners of its brokerage only', async () => {
    const { KeyID } = await keyOf()
    const stranger = await makeStaff(foyer, await makeBrokerage(foyer))
    expect(await list(stranger)).toEqual([])
    expect(outcomeOf(await stranger.client.call('/console-api/EndKey', { KeyID }))).toBe('NoAccess')
    const ExpiresOn = usualExpiry(today())
    expect(outcomeOf(await stranger.client.call('/console-api/RotateKey', { KeyID, ExpiresOn }))).toBe('NoAccess')
    expect(await ask(foyer.operatorToken, 'RotateApiKey', { KeyID })).toBe('NoAccess')
    for (const role of ['broker', 'assistant', 'compliance'] as const)
      expect(outcomeOf(await create({}, await makeStaff(foyer, brokerageId, { role })))).toBe('NotPermitted')
  })

  it('has its name where the deal shows what it did', async () => {
    const { KeyID } = await keyOf({ Name: 'Our CRM' })
    const names = await inSite(foyer.services.database.db, first, async (trx) =>
      trx
        .selectNoFrom((query) => query.fn<string>('foyer_key_names', [query.val(first), query.val([KeyID])]).as('row'))
        .execute(),
    )
    expect(JSON.stringify(names)).toContain('Our CRM')
    const elsewhere = await inSite(foyer.services.database.db, foreign, async (trx) =>
      trx
        .selectNoFrom((query) =>
          query.fn<string>('foyer_key_names', [query.val(foreign), query.val([KeyID])]).as('row'),
        )
        .execute(),
    )
    expect(elsewhere).toEqual([])
  })
})

describe('making a key', () => {
  it.each([
    ['without a name', { Name: ' ' }, 'Name', 'RequiredKeyName'],
    ['that may do nothing', { Actions: [] }, 'Actions', 'RequiredKeyActions'],
    ['until today', { ExpiresOn: '2020-01-01' }, 'ExpiresOn', 'InvalidKeyExpiry'],
    ['for a network that is none', { IpRanges: ['10.0.0.0/8', '10.0.0.0/33'] }, 'IpRanges.1', 'InvalidNetwork'],
  ] as const)('%s is refused at its field', async (_, given, Field, Key) => {
    const { Errors } = (await create(given as Given)) as { Errors?: unknown }
    expect(Errors).toEqual([{ Field, Key }])
  })

  it('for the site of another brokerage, or with a right that the person lacks, is refused', async () => {
    expect(outcomeOf(await create({ Sites: [first, foreign] }))).toBe('UnknownChoice')
    const limited = await makeStaff(foyer, brokerageId, { withheld: ['deal.export'] })
    expect(outcomeOf(await create({ Actions: ['deal.view', 'deal.export'] }, limited))).toBe('NotPermitted')
    for (const action of ['key.manage', 'reveal.sin', 'person.manage'] as const)
      expect(outcomeOf(await create({ Actions: [action] }))).toBe('NotPermitted')
    const { Actions } = await limited.client.call('/console-api/ListKeys', {})
    expect(Actions).toEqual(keyActions.filter((action) => action !== 'deal.export').sort(inOrderOf(Actions)))
  })

  it('is mailed to the owners, its maker too, with its name and without the key', async () => {
    const other = await makeStaff(foyer, brokerageId)
    const { Key } = await keyOf({ Name: 'CRM of May' })
    const mail = await foyer.mailbox.arrived(other.email)
    expect((await foyer.mailbox.arrived(owner.email)).text).toContain('CRM of May')
    expect(mail.text).toContain('CRM of May')
    expect(JSON.stringify(mail)).not.toContain(Key)
  })

  it('is refused while a brokerage has fifty keys that work, also when two are made at once', async () => {
    const rows = Array.from({ length: mostKeys - 1 }, (_, at) => ({
      ...{ key_id: `${made}${at}`.padStart(16, '0'), hash: Buffer.alloc(32), name: 'Many', actions: ['deal.view'] },
      ...{ created_at: foyer.clock.now(), created_by: `person:${owner.personId}`, expires_on: usualExpiry(today()) },
      ...{ brokerage_id: brokerageId, sites: [], ip_ranges: [] },
    }))
    await inSite(foyer.services.database.db, serverSite, (trx) => trx.insertInto('api_keys').values(rows).execute())
    const outcomes = (await Promise.all([create(), create(), create()])).map(outcomeOf)
    expect(outcomes.sort()).toEqual(['TooManyKeys', 'TooManyKeys', 'ok'])
    const [one] = await list()
    await owner.client.call('/console-api/EndKey', { KeyID: one?.KeyID ?? '' })
    expect(outcomeOf(await create())).toBe('ok')
  })
})

const inOrderOf = (list: readonly string[]) => (a: string, b: string) => list.indexOf(a) - list.indexOf(b)
