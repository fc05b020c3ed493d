import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressesEmbedded } from '../adapters/addresses-embedded.ts'
import type { Database } from '../db/open-database.ts'
import type { AddressesPort } from '../ports/addresses.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { countAddresses, importAddresses } from './import-addresses.ts'

let database: Database
let port: AddressesPort

const at = (
  StreetNumber: string,
  Street: string,
  City: string,
  ProvinceDD: number,
  PostalCode = '',
  UnitNumber = '',
) => ({
  UnitNumber,
  StreetNumber,
  Street,
  City,
  ProvinceDD,
  PostalCode,
})
const given = [
  at('157', 'GARAFRAXA ST S', 'DURHAM', 9, 'N0G1R0'),
  at('159', 'GARAFRAXA ST S', 'DURHAM', 9, 'N0G1R0'),
  at('157', 'GARAFRAXA ST N', 'DURHAM', 9, 'N0G1R0'),
  at('1570', 'GARAFRAXA ST S', 'DURHAM', 9),
  at('12', 'RUE SAINT-DENIS O', 'MONTRÉAL', 11, 'H2X2S7'),
  at('1000', 'BOUL RENÉ-LÉVESQUE E', 'QUÉBEC', 11),
  at('10123', '104 ST NW', 'EDMONTON', 1),
  at('104', 'ELM ST', 'CALGARY', 1),
  at('120', 'MAIN ST', 'WOLFVILLE', 7, '', '5'),
  ...Array.from({ length: 30 }, (_, index) => at(String(index + 1), 'KING ST W', 'TORONTO', 9)),
  at('7', 'KING ST W', 'KINGSTON', 9),
  at('7', 'MCDONALD AVE', 'L’ORIGNAL', 9),
]
beforeAll(async () => {
  database = await openTestDatabase()
  port = addressesEmbedded(database.db)
  await importAddresses(database, given)
  await countAddresses(database)
})
afterAll(() => database.close())

const texts = async (text: string, language: 'en' | 'fr' = 'en') =>
  (await port.find({ text, language })).map(({ Text }) => Text)

describe('a search finds', () => {
  test.each([
    ['157 garafraxa s', ['157 Garafraxa Street South', '157 Garafraxa Street North']],
    ['157 Garafraxa Street S', ['157 Garafraxa Street South', '157 Garafraxa Street North']],
    ['157 garafraxa stre', ['157 Garafraxa Street South', '157 Garafraxa Street North']],
    ['157 gara', ['157 Garafraxa Street South', '157 Garafraxa Street North']],
    ['157 durham gara', ['157 Garafraxa Street South', '157 Garafraxa Street North']],
    ['157 garafraxa south n0g', ['157 Garafraxa Street South', '157 Garafraxa Street North']],
    ['garafraxa st n', ['Garafraxa Street North']],
    ['garafaxa', ['Garafraxa Street South', 'Garafraxa Street North']],
    ['12 st denis', ['12 Saint-Denis Street West']],
    ['12 rue saint denis ouest', ['12 Saint-Denis Street West']],
    ['1000 rene levesque qc', ['1000 René-Lévesque Boulevard East']],
    ['10123 104 st', ['10123 104 Street Northwest']],
    ['104 st nw', ['104 Street Northwest']],
    ['5-120 main', ['5-120 Main Street']],
    ['7 king st w kingston', ['7 King Street West']],
    ['999 garafraxa s', ['Garafraxa Street South', 'Garafraxa Street North']],
    ['h2x 2s7', ['12 Saint-Denis Street West']],
    ['7 mcdonald', ['7 McDonald Avenue']],
  ])('%j: %j', async (text, expected) => expect(await texts(text)).toEqual(expected))

  test('finds French addresses as French writes them', async () => {
    expect(await texts('12 saint-denis', 'fr')).toEqual(['12, rue Saint-Denis Ouest'])
    const [found] = await port.find({ text: '12 saint-denis', language: 'fr' })
    expect(found?.Description).toBe('Montréal (Québec) H2X 2S7')
  })
  test('lists the larger street first, and opens a street to its first or matching numbers', async () => {
    const [king] = await port.find({ text: 'king st', language: 'en' })
    expect(king).toMatchObject({ Text: 'King Street West', Description: 'Toronto, Ontario (30)', Next: 'Find' })
    const open = async (text: string) =>
      (await port.findMore(king?.Id ?? '', { text, language: 'en' })).map(({ Text }) => Number.parseInt(Text, 10))
    expect(await open('king st')).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(await open('2 king')).toEqual([2, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29])
    expect(await open('77 king')).toHaveLength(20)
  })
})

describe('a search that is too short or nonsense succeeds and finds nothing', () => {
  test.each(['', '  ', 'a', '%', '_', "' or 1=1 --", '\u0000\u0000\u0000', '😀😀😀', 'zzyzx qqqqq', 'n0g n0g n0g'])(
    '%j',
    async (text) => expect(await texts(text)).toEqual([]),
  )
  test('finds nothing for two hundred words too', async () =>
    expect(await texts('main '.repeat(200))).not.toContain(undefined))
})

test('importing twice stores each address once, and adds a missing postal code', async () => {
  const before = await port.find({ text: '1570 garafraxa', language: 'en' })
  expect(before[0]?.Description).toBe('Durham, Ontario')
  const again = await importAddresses(database, [
    ...given,
    at('1570', 'Garafraxa Street South', 'Durham', 9, 'N0G 1R0'),
  ])
  expect(again).toEqual({ added: 0, skipped: 0 })
  const [found] = await port.find({ text: '1570 garafraxa', language: 'en' })
  expect(found?.Description).toBe('Durham, Ontario N0G 1R0')
})

test('skips an address without number, street, city or province', async () => {
  const whole = at('1', 'Elm St', 'Perth', 9)
  const broken = [{ StreetNumber: ' ' }, { Street: '' }, { City: '' }, { ProvinceDD: 99 }, { ProvinceDD: -1 }]
  const rows = broken.map((less) => ({ ...whole, ...less }))
  expect(await importAddresses(database, rows)).toEqual({ added: 0, skipped: 5 })
})
