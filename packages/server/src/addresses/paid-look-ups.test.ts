import { addressFromParts } from '@foyer/domain/addresses/from-parts.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keyedHash } from '../kit/hash.ts'
import { metrics } from '../kit/metrics.ts'
import type { Limit } from '../kit/rate-limit.ts'
import type { AddressesPort } from '../ports/addresses.ts'
import { makeBorrower, makeSite } from '../testing/builders.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'
import { paidBudgets } from './limits.ts'

const montreal = {
  unit: '4',
  streetNumber: '12',
  route: 'Rue Saint-Denis Ouest',
  city: 'Montréal',
  province: 'QC',
  postalCode: 'H2X 2S7',
}
const suggestion = {
  Id: 'CA|CP|FRE|12',
  Text: '12, rue Saint-Denis',
  Description: 'Montréal',
  Next: 'Retrieve',
} as const
let asked = 0
const paid = async <T>(reply: T) => {
  asked += 1
  return reply
}
const service: AddressesPort = {
  find: () => paid([suggestion]),
  findMore: () => paid([suggestion]),
  retrieve: (id) => paid(id === suggestion.Id ? montreal : undefined),
}

/** What our own tables have. */
const given = [
  {
    UnitNumber: '',
    StreetNumber: '157',
    Street: 'Garafraxa St S',
    City: 'Durham',
    ProvinceDD: 9,
    PostalCode: 'N0G1R0',
  },
]
const start = async (addressesADay?: number) => {
  const foyer = await startTestFoyer({ addresses: service, ...(addressesADay && { addressesADay }) })
  for (const site of ['ours', 'theirs']) await makeSite(foyer, site)
  await foyer.client().call('/broker-api/ImportAddresses', { Addresses: given, Done: 1 })
  return foyer
}

let foyer: TestFoyer
beforeAll(async () => {
  foyer = await start()
})
beforeEach(() => foyer.clock.advance(24 * 60 * 60))
afterAll(() => foyer.stop())

const find = async (client: Client, SiteID = 'ours') =>
  (await client.call('/api/MTGAPPFindAddress', { SiteID, SearchTerm: '157 garafraxa' })).Items.map(({ Text }) => Text)
const retrieve = (client: Client, Id: string, SiteID = 'ours') =>
  client.call('/api/MTGAPPRetrieveAddress', { SiteID, Id })
const [ofService, ofOurs] = [['12, rue Saint-Denis'], ['157 Garafraxa Street South']]
/** Uses up a budget but for one look-up. */
const allButOne = async (limit: Limit, subject: string) => {
  const { limiter, clock, database, keys } = foyer.services
  await limiter.take(limit, subject, clock.now())
  await database.db
    .updateTable('rate_limits')
    .set({ count: limit.max - 1 })
    .where('key', '=', keyedHash(keys.codes, limit.name, subject))
    .execute()
}
const counted = async (outcome: string) => {
  const { values } = await metrics.paidUses.get()
  return values.find(({ labels }) => labels.service === 'addresses' && labels.outcome === outcome)?.value
}

describe('past a budget of a day our own tables reply, and nothing fails:', () => {
  test('of a borrower, whose neighbours in an office are still served', async () => {
    const [one, other] = [await makeBorrower(foyer, 'ours'), await makeBorrower(foyer, 'ours')]
    await allButOne(paidBudgets.session, `ours|${one.userId}`)
    const before = asked
    expect([await find(one.client), await find(one.client), await find(one.client)]).toEqual([
      ofService,
      ofOurs,
      ofOurs,
    ])
    expect(asked - before).toBe(1)
    expect(await find(other.client)).toEqual(ofService)
    foyer.clock.advance(24 * 60 * 60)
    expect(await find(foyer.client())).toEqual(ofService)
  })
  test('of a visitor', async () => {
    await allButOne(paidBudgets.visitor, '198.51.100.7')
    const client = foyer.client({ ip: '198.51.100.7' })
    expect([await find(client), await find(client)]).toEqual([ofService, ofOurs])
    expect(await find(foyer.client({ ip: '198.51.100.8' }))).toEqual(ofService)
  })
  test.each([
    ['a /24', '198.51.100.0/24', '198.51.100.7', '198.51.100.9', '198.51.101.7'],
    ['a /48 of IPv6', '2001:db8:1::/48', '2001:db8:1:a::1', '2001:db8:1:b::1', '2001:db8:2:a::1'],
  ])('of a network, %s, over all accounts', async (_, network, first, second, elsewhere) => {
    await allButOne(paidBudgets.network, network)
    expect(await find(foyer.client({ ip: first }))).toEqual(ofService)
    const { client } = await makeBorrower(foyer, 'ours')
    const neighbour = foyer.client({ ip: second })
    for (const [name, value] of client.cookies) neighbour.cookies.set(name, value)
    expect(await find(neighbour)).toEqual(ofOurs)
    expect(await find(foyer.client({ ip: elsewhere }))).toEqual(ofService)
  })
  test('of a site', async () => {
    await allButOne(paidBudgets.site, 'ours')
    const [one, other] = [foyer.client({ ip: '198.51.100.7' }), foyer.client({ ip: '203.0.113.7' })]
    expect([await find(one), await find(other), await find(other, 'theirs')]).toEqual([ofService, ofOurs, ofService])
  })
  test('of the installation, which is a number of its operator', async () => {
    const own = await start(3)
    const [before, refused] = [await counted('asked'), await counted('installation')]
    const replies = []
    for (const [place, site] of ['ours', 'theirs', 'ours', 'theirs', 'ours'].entries())
      replies.push(await find(own.client({ ip: `198.51.${place}.7` }), site))
    expect(replies).toEqual([ofService, ofService, ofService, ofOurs, ofOurs])
    expect([await counted('asked'), await counted('installation')]).toEqual([(before ?? 0) + 3, (refused ?? 0) + 2])
    await own.stop()
  })
})

test('every outcome of a paid look-up is counted from 0, so that an alert sees the first', async () => {
  for (const outcome of ['asked', 'caller', 'network', 'site', 'installation'])
    expect(await counted(outcome)).toBeTypeOf('number')
})

describe('an address that the service found', () => {
  test('is retrieved once a day for its site, and costs no look-up afterwards', async () => {
    const [one, other] = [foyer.client({ ip: '198.51.100.7' }), foyer.client({ ip: '203.0.113.7' })]
    const before = asked
    const { Address } = await retrieve(one, suggestion.Id)
    expect(Address).toEqual(addressFromParts(montreal))
    await allButOne(paidBudgets.visitor, '203.0.113.7')
    await find(other)
    expect((await retrieve(other, suggestion.Id)).Address).toEqual(Address)
    expect((await retrieve(one, suggestion.Id)).Address).toEqual(Address)
    expect(asked - before).toBe(2)
    expect((await retrieve(other, suggestion.Id, 'theirs')).ReturnStatus.ReturnMessage).toBe('NoAccess')
    expect(asked - before).toBe(2)
  })
  test('is opened and retrieved from our own tables where they found it, without the service', async () => {
    const client = foyer.client({ ip: '198.51.100.7' })
    await allButOne(paidBudgets.visitor, '198.51.100.7')
    await find(client)
    const search = { SiteID: 'ours', SearchTerm: 'garafraxa' }
    const [street] = (await client.call('/api/MTGAPPFindAddress', search)).Items
    expect(street?.Next).toBe('Find')
    foyer.clock.advance(24 * 60 * 60)
    const before = asked
    const [home] = (await client.call('/api/MTGAPPFindAddress', { ...search, LastId: street?.Id ?? '' })).Items
    const { Address } = await retrieve(client, home?.Id ?? '')
    expect(Address).toMatchObject({ StreetNumber: '157', StreetName: 'Garafraxa', City: 'Durham' })
    expect(asked).toBe(before)
  })
})
