import { lookUpFromAddress } from '@foyer/domain/addresses/look-up-fields.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AddressesPort } from '../ports/addresses.ts'
import { makeBorrower, makeSite } from '../testing/builders.ts'
import { databaseText } from '../testing/database-state.ts'
import { startTestFoyer, type TestFoyer } from '../testing/start-test-foyer.ts'
import type { Client } from '../testing/test-client.ts'

let foyer: TestFoyer
let client: Client
const given = [
  {
    UnitNumber: '',
    StreetNumber: '157',
    Street: 'Garafraxa St S',
    City: 'Durham',
    ProvinceDD: 9,
    PostalCode: 'N0G1R0',
  },
  { UnitNumber: '', StreetNumber: '58', Street: 'Rue des Érables', City: 'Gatineau', ProvinceDD: 11, PostalCode: '' },
  { UnitNumber: '', StreetNumber: '', Street: 'Nowhere', City: 'Perth', ProvinceDD: 9, PostalCode: '' },
]
let calls = 0
beforeAll(async () => {
  foyer = await startTestFoyer()
  for (const site of ['ours', 'theirs']) await makeSite(foyer, site)
  const answer = await foyer.client().call('/broker-api/ImportAddresses', { Addresses: given, Done: 1 })
  expect(answer).toMatchObject({ Added: 2, Skipped: 1 })
})
beforeEach(() => {
  calls += 1
  client = foyer.client({ ip: `203.0.113.${calls}` })
})
afterAll(() => foyer.stop())

const site = { SiteID: 'ours' }
const noAccess = { ReturnStatus: { ReturnCode: 404, ReturnMessage: 'NoAccess' } }

test('an address is found and its parts are returned, to any visitor of the site', async () => {
  const { Items } = await client.call('/api/MTGAPPFindAddress', { ...site, SearchTerm: '58 rue des er', LanguageID: 2 })
  expect(Items).toMatchObject([{ Text: '58, rue des Érables', Description: 'Gatineau (Québec)', Next: 'Retrieve' }])
  const answer = await client.call('/api/MTGAPPRetrieveAddress', { ...site, Id: Items[0]?.Id ?? '' })
  expect(answer.Address).toMatchObject({ StreetNumber: '58', StreetName: 'des Érables', ProvinceDD: 11 })
  expect(await client.call('/api/MTGAPPRetrieveAddress', { ...site, Id: 'a:0' })).toEqual(noAccess)
})

test('a street opens with LastId to its addresses', async () => {
  const search = { ...site, SearchTerm: 'garafraxa' }
  const { Items } = await client.call('/api/MTGAPPFindAddress', search)
  const inside = await client.call('/api/MTGAPPFindAddress', { ...search, LastId: Items[0]?.Id ?? '' })
  expect(inside.Items).toMatchObject([{ Text: '157 Garafraxa Street South', Next: 'Retrieve' }])
})

test('words become codes', async () => {
  const { ReturnStatus: _, ...street } = await client.call('/api/LoadStreetComponents', {
    ...site,
    CountryTypeDD: 1,
    Route: 'rue Saint-Denis Ouest',
  })
  expect(street).toEqual({ StreetName: 'Saint-Denis', StreetTypeDD: 0, StreetDirectionDD: 3 })
  const fuzzy = async (MenuCode: string, Label: string) =>
    client.call('/api/GetDDFuzzyItemCode', { ...site, MenuCode, Label, LanguageID: 1 })
  expect((await fuzzy('Province', 'Quebeck')).ItemCode).toBe(11)
  expect((await fuzzy('State', 'New York')).ItemCode).toBe((await fuzzy('STATE', 'NY')).ItemCode)
  expect((await fuzzy('Province', 'Atlantis')).ItemCode).toBe(-1)
  expect((await fuzzy('Salutation', 'Ms')).ReturnStatus.ReturnMessage).toBe('UnknownChoice')
  for (const path of ['/api/GetAddressComponents', '/v1/leadopportunities/GetAddressComponents'] as const) {
    expect(
      await client.call(path, { ...site, Province: 'ON', StreetType: 'Crescent', StreetDirection: 'nord' }),
    ).toMatchObject({ ProvinceDD: 9, StreetTypeDD: 6, StreetDirectionDD: 0 })
    expect(await client.call(path, site)).toMatchObject({ ProvinceDD: -1, StreetTypeDD: -1, StreetDirectionDD: -1 })
  }
})

describe('a look-up result', () => {
  const Addr = { StreetNumber: '157', StreetName: ' Garafraxa ', StreetTypeDD: 0, ProvinceDD: 9, City: 'Durham' }
  const twins = ['/api/', '/v1/leadopportunities/'] as const
  const load = (Id: string, SiteID = 'ours') => client.call('/api/LoadCanadaPostResults', { SiteID, Id })
  const retrieved = async () => {
    const { Items } = await client.call('/api/MTGAPPFindAddress', { ...site, SearchTerm: '157 g' })
    const Id = Items.find(({ Next }) => Next === 'Retrieve')?.Id ?? ''
    return { Id, ...(await client.call('/api/MTGAPPRetrieveAddress', { ...site, Id })) }
  }

  test('found by the server is returned to its site for a day, by both names of the call', async () => {
    const { Id, Address } = await retrieved()
    for (const twin of twins) {
      const { Addr: kept } = await client.call(`${twin}LoadCanadaPostResults`, { ...site, Id })
      expect(kept).toEqual(lookUpFromAddress(Address))
    }
    expect(await load(Id, 'theirs')).toEqual(noAccess)
    foyer.clock.advance(24 * 3600)
    expect(await load(Id)).toEqual(noAccess)
  })
  test('sent by a browser is accepted and never served to anyone', async () => {
    const { Id, Address } = await retrieved()
    for (const twin of twins)
      for (const forged of [Id, 'CAN|7']) {
        const answer = await client.call(`${twin}SaveCanadaPostResults`, { ...site, Id: forged, Addr })
        expect(answer.ReturnStatus.ReturnCode).toBe(200)
      }
    expect((await load(Id)).Addr).toEqual(lookUpFromAddress(Address))
    expect(await load('CAN|7')).toEqual(noAccess)
    expect(await databaseText(foyer.services.database)).not.toContain('CAN|7')
  })
  test('sent by a browser is limited to the fields of an address and to two kilobytes', async () => {
    const save = (more: object) =>
      client.callAnyhow('/api/SaveCanadaPostResults', { ...site, Id: 'CAN|9', Addr: { ...Addr, ...more } })
    expect((await save({ City: 5 })).ReturnStatus.ReturnMessage).toBe('InvalidRequest')
    expect((await save({ Note: 'x'.repeat(2100) })).ReturnStatus.ReturnMessage).toBe('RequestTooLarge')
  })
})

describe('look-ups are limited', () => {
  const paths = ['/api/MTGAPPFindAddress', '/api/LoadStreetComponents', '/api/GetDDFuzzyItemCode'] as const
  const body = { ...site, SearchTerm: '157 g', CountryTypeDD: 1, Route: 'x', MenuCode: 'Province', Label: 'x' }
  const ask = (on: Client, count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const answer = await on.callAnyhow(paths[index % paths.length] ?? paths[0], body)
        return answer.ReturnStatus.ReturnCode
      }),
    )
  const refused = (codes: number[]) => codes.filter((code) => code === 429).length

  test('to thirty a minute for visitors, over all these calls together', async () => {
    expect(refused(await ask(client, 33))).toBe(3)
    foyer.clock.advance(61)
    expect(refused(await ask(client, 3))).toBe(0)
  })
  test('to more for a borrower, whose family may share the network', async () => {
    const borrower = await makeBorrower(foyer, 'ours')
    expect(refused(await ask(borrower.client, 122))).toBe(2)
  })
})

test('a failing service finds nothing and does not disturb the page', async () => {
  const silent: AddressesPort = { find: async () => [], findMore: async () => [], retrieve: async () => undefined }
  const other = await startTestFoyer({ addresses: silent })
  await makeSite(other, 'ours')
  const answer = await other.client().call('/api/MTGAPPFindAddress', { ...site, SearchTerm: '157 garafraxa' })
  expect(answer).toEqual({ ReturnStatus: { ReturnCode: 200, ReturnMessage: '' }, Items: [] })
  await other.stop()
})
