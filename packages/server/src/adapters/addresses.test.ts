import type { WordedAddress } from '@foyer/domain/addresses/from-parts.ts'
import { addressFromParts } from '@foyer/domain/addresses/from-parts.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importAddresses } from '../addresses/index.ts'
import { migrate } from '../db/migrate.ts'
import type { AddressesPort } from '../ports/addresses.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { addressesComplete } from './addresses-complete.ts'
import { addressesEmbedded } from './addresses-embedded.ts'
import { startFakeAddressComplete } from './testing/fake-address-complete.ts'

interface World {
  port: AddressesPort
  stop(): Promise<void>
}

const durham = {
  UnitNumber: '',
  StreetNumber: '157',
  Street: 'GARAFRAXA ST S',
  City: 'DURHAM',
  ProvinceDD: 9,
  PostalCode: 'N0G 1R0',
}
const queen = {
  UnitNumber: '101',
  StreetNumber: '340',
  Street: 'Queen St',
  City: 'Ottawa',
  ProvinceDD: 9,
  PostalCode: 'K1R0G1',
}
const gatineau = {
  UnitNumber: '',
  StreetNumber: '58',
  Street: 'RUE DES ÉRABLES',
  City: 'GATINEAU',
  ProvinceDD: 11,
  PostalCode: 'J8X2C4',
}

const worlds: Record<string, () => Promise<World>> = {
  'our own tables': async () => {
    const database = await openTestDatabase()
    await migrate(database)
    await importAddresses(database, [durham, gatineau, queen, { ...queen, UnitNumber: '102' }])
    return { port: addressesEmbedded(database.db), stop: () => database.close() }
  },
  AddressComplete: async () => {
    const service = await startFakeAddressComplete()
    const { key, url, stop } = service
    return { port: addressesComplete({ key, url, onFailure: () => {} }), stop }
  },
}

describe.each(Object.entries(worlds))('%s', (_name, open) => {
  let port: AddressesPort
  let stop: World['stop']
  beforeAll(async () => {
    const world = await open()
    port = world.port
    stop = world.stop
  })
  afterAll(() => stop())

  const found = async (text: string) => (await port.find({ text, language: 'en' }))[0] ?? expect.fail(`no ${text}`)
  const parts = async (id: string): Promise<WordedAddress> => (await port.retrieve(id, 'en')) ?? expect.fail(`no ${id}`)

  test('finds an address by its beginning and returns its parts', async () => {
    const { Id, Text, Description, Next } = await found('157 garafraxa s')
    expect([Text, Description, Next]).toEqual([
      expect.stringMatching(/^157 Garafraxa St/),
      expect.stringContaining('Durham'),
      'Retrieve',
    ])
    expect(addressFromParts(await parts(Id))).toMatchObject({
      UnitNumber: '',
      StreetNumber: '157',
      StreetName: 'Garafraxa',
      StreetTypeDD: 0,
      StreetDirectionDD: 1,
      City: 'Durham',
      ProvinceDD: 9,
      CountryTypeDD: 1,
      PostalFsa: 'N0G',
      PostalLdu: '1R0',
    })
  })
  test('reads a French street with its accents and articles', async () => {
    const { Id } = await found('58 rue des erables')
    expect(addressFromParts(await parts(Id))).toMatchObject({
      StreetName: 'des Érables',
      StreetTypeDD: 0,
      City: 'Gatineau',
      ProvinceDD: 11,
    })
  })
  test('opens a building to list its homes', async () => {
    const building = await found('340 queen')
    expect(building.Next).toBe('Find')
    const homes = await port.findMore(building.Id, { text: '340 queen', language: 'en' })
    expect(homes.map(({ Text, Next }) => [Text.slice(0, 7), Next])).toEqual([
      ['101-340', 'Retrieve'],
      ['102-340', 'Retrieve'],
    ])
    expect(await parts(homes[0]?.Id ?? '')).toMatchObject({ unit: '101', streetNumber: '340' })
  })
  test('finds nothing for unknown text, and no parts of an invalid id', async () => {
    expect(await port.find({ text: 'zzyzx', language: 'en' })).toEqual([])
    for (const id of ['', 'a:', 'a:x', 'a:-1', 'a:99999999999999999999', 'n:1:1', "s:1' or 1=1", 'CAN|99'])
      expect(await port.retrieve(id, 'fr')).toBeUndefined()
    for (const id of ['', 'x', 's:', 's:99999999999', 'n:1'])
      expect(await port.findMore(id, { text: '', language: 'fr' })).toEqual([])
  })
  test('never returns more than twenty', async () => {
    expect((await port.find({ text: '1', language: 'en' })).length).toBeLessThanOrEqual(20)
  })
})

describe('AddressComplete', () => {
  test('receives the country, the language, and a key that no one else sees', async () => {
    const service = await startFakeAddressComplete()
    const port = addressesComplete({ ...service, onFailure: () => {} })
    const found = await port.find({ text: '157 g', language: 'fr' })
    const [asked] = service.asked
    expect(Object.fromEntries(asked ?? [])).toEqual({
      Key: service.key,
      SearchTerm: '157 g',
      LastId: '',
      Country: 'CAN',
      LanguagePreference: 'fr',
      MaxSuggestions: '20',
    })
    expect(JSON.stringify(found)).not.toContain(service.key)
    await service.stop()
  })
  test('finds nothing on any failure, and reports the reason without key or search', async () => {
    const service = await startFakeAddressComplete()
    const reasons: string[] = []
    const port = addressesComplete({ ...service, onFailure: (reason) => reasons.push(reason) })
    for (const mishap of service.mishaps) {
      expect(await port.find({ text: mishap, language: 'en' }), mishap).toEqual([])
    }
    expect(await port.retrieve('other json', 'en')).toBeUndefined()
    const stranger = addressesComplete({ ...service, key: 'wrong', onFailure: (reason) => reasons.push(reason) })
    expect(await stranger.find({ text: '157 g', language: 'en' })).toEqual([])
    await service.stop()
    expect(await port.find({ text: '157 g', language: 'en' })).toEqual([])
    expect(reasons).toHaveLength(service.mishaps.length + 3)
    expect(reasons).toContain('error 3')
    expect(reasons).toContain('error 2')
    for (const reason of reasons) expect(reason).toMatch(/^[A-Za-z0-9 ]{1,30}$/)
  })
  test('requires an https address, except on this machine', () =>
    expect(() => addressesComplete({ key: 'k', url: 'http://example.com', onFailure: () => {} })).toThrow(/https/))
})
