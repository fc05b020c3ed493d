import type { AddressRow } from '@foyer/server/addresses/address-rows.ts'
import { addressRow } from '@foyer/server/addresses/address-rows.ts'

/** A seeded generator of numbers below one. */
export const seeded = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}

const starts =
  'Al Bar Can Dar El Far Gar Hal Il Jar Kel Lan Mar Nor Ol Par Quen Ros Sal Tor Ul Ven Wal Yor Zel Bru Cla Dun Gle Har'.split(
    ' ',
  )
const middles = 'be co da fi go ha ka li ma ne pa ra sa ti va'.split(' ')
const ends = 'ford ton ville wood field dale ham mont ley worth bury lake stone brook side more shire gate'.split(' ')
/** Street names that occur in nearly every town. */
const common =
  'Main King Queen Church Mill Victoria Park Elm Maple Oak Pine Wellington John James William George Albert Water Front First Second Third Fourth Fifth'.split(
    ' ',
  )
const types = ['Street', 'Avenue', 'Road', 'Drive', 'Crescent', 'Court', 'Lane', 'Boulevard', 'Way', 'Place']
const frenchTypes = ['Rue', 'Avenue', 'Boulevard', 'Chemin', 'Place']
const directions = ['', '', '', '', '', ' North', ' South', ' East', ' West']

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T
const name = (random: () => number) => `${pick(starts, random)}${pick(middles, random)}${pick(ends, random)}`

/**
 * Generates addresses distributed as in a country: few large towns, many small ones, common names in every town. Calls
 * `each` with batches of a thousand.
 */
export const generateAddresses = async (count: number, each: (rows: AddressRow[]) => Promise<void>): Promise<void> => {
  const random = seeded(20_261_121)
  let batch: AddressRow[] = []
  let made = 0
  while (made < count) {
    const province = 1 + Math.floor(random() * 13)
    const city = name(random)
    const streets = Math.max(5, Math.floor(2000 * random() ** 6))
    for (let street = 0; street < streets && made < count; street += 1) {
      const word = street < common.length ? (common[street] ?? '') : name(random)
      const route =
        province === 11
          ? `${pick(frenchTypes, random)} ${random() < 0.3 ? 'Saint-' : ''}${word}`
          : `${word} ${pick(types, random)}${pick(directions, random)}`
      const numbers = Math.max(1, Math.floor(120 * random() ** 2))
      const step = random() < 0.5 ? 2 : 4
      const first = 1 + Math.floor(random() * 2000)
      for (let index = 0; index < numbers && made < count; index += 1) {
        const row = addressRow({
          UnitNumber: '',
          StreetNumber: String(first + index * step),
          Street: route,
          City: city,
          ProvinceDD: province,
          PostalCode: `${pick([...'ABCEGHJKLMNPRSTVXY'], random)}${Math.floor(random() * 10)}${pick([...'ABCEGHJ'], random)}${Math.floor(random() * 10)}${pick([...'ABCEGHJ'], random)}${Math.floor(random() * 10)}`,
        })
        if (!row) throw new Error('a generated address lacks something')
        batch.push(row)
        made += 1
        if (batch.length === 1000) {
          await each(batch)
          batch = []
        }
      }
    }
  }
  if (batch.length > 0) await each(batch)
}
