import { addressFromParts, type WordedAddress } from '@foyer/domain/addresses/from-parts.ts'
import type { FoundAddress } from '@foyer/domain/addresses/look-up-fields.ts'
import { fullAddressLine, streetLine } from '@foyer/domain/codes/address-lines.ts'
import { labelOf } from '@foyer/domain/codes/menus.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { type ParsedSearch, parseSearch, withoutUnit } from '../addresses/parse-search.ts'
import {
  findAlike,
  findHome,
  findInPostal,
  findNumbers,
  findStreets,
  listHomes,
  listNumbers,
  type NumberRow,
  type StreetRow,
} from '../addresses/search-store.ts'
import type { Db } from '../db/open-database.ts'
import type { AddressesPort } from '../ports/addresses.ts'

/** Shorter searches match too much. */
const shortestSearch = 3

/** Our own address tables. Ids: `a:17` an address, `n:5:157` the homes of number 157, `s:5` a street. */
export const addressesEmbedded = (db: Db): AddressesPort => ({
  async find({ text, language }) {
    if (text.trim().length < shortestSearch) return []
    const search = parseSearch(text)
    for (const ask of waysToFind(db, search)) {
      const found = await ask()
      if (found.length > 0) return found.map((row) => suggestion(row, language))
    }
    return []
  },
  async findMore(groupId, { text, language }) {
    const [kind, street, number = ''] = groupId.split(':')
    if (!isId(street, 9)) return []
    const begun = parseSearch(text).number ?? ''
    const rows =
      kind === 'n'
        ? await listHomes(db, Number(street), number)
        : kind === 's'
          ? await firstFilled([() => listNumbers(db, Number(street), begun), () => listNumbers(db, Number(street), '')])
          : []
    return rows.map((row) => suggestion(row, language))
  },
  async retrieve(id) {
    const [kind, home] = id.split(':')
    const row = kind === 'a' && isId(home, 15) ? await findHome(db, Number(home)) : undefined
    return row && { ...worded(row), streetNumber: row.number.toUpperCase(), unit: row.unit, postalCode: row.postal }
  },
})

type Found = NumberRow | StreetRow
type Ask = () => Promise<Found[]>

const isId = (text: string | undefined, most: number): text is string =>
  text !== undefined && text.length <= most && /^\d+$/.test(text)

const firstFilled = async <Row>(asks: readonly (() => Promise<Row[]>)[]): Promise<Row[]> => {
  for (const ask of asks) {
    const rows = await ask()
    if (rows.length > 0) return rows
  }
  return []
}

/**
 * Queries from the most to the least likely reading. A number may belong to the street (`104 Street`) or follow a
 * unit; the last word may be incomplete (`stre`), and a name misspelled.
 */
const waysToFind = (db: Db, search: ParsedSearch): Ask[] => {
  const { number, words, postal } = search
  const behindUnit = withoutUnit(search)
  const shorter = { ...search, words: words.slice(0, -1) }
  const numbers = (one: ParsedSearch): Ask[] => {
    const { number: wanted } = one
    return wanted === undefined ? [] : [() => findNumbers(db, one, wanted)]
  }
  const streets = (one: ParsedSearch): Ask[] => (one.words.length > 0 ? [() => findStreets(db, one)] : [])
  const asNamed: Ask[] = number === undefined ? [] : streets({ ...search, words: [number, ...words] })
  return [
    ...numbers(search),
    ...(behindUnit ? numbers(behindUnit) : []),
    ...asNamed,
    ...(shorter.words.length > 0 ? numbers(shorter) : []),
    ...streets(search),
    ...streets(shorter),
    ...(postal !== '' && words.length === 0 ? [() => findInPostal(db, search)] : []),
    () => findAlike(db, search),
  ]
}

const worded = ({ route, city, province }: StreetRow): WordedAddress => ({
  route,
  city,
  province: labelOf('Province', province, 'en'),
})

const suggestion = (row: Found, language: Language): FoundAddress => {
  const number = 'number' in row ? row : undefined
  const single = number?.homes === 1
  const address = addressFromParts({
    ...worded(row),
    ...(number && { streetNumber: number.number.toUpperCase(), postalCode: number.postal }),
    ...(number && single && { unit: number.unit }),
  })
  const place = fullAddressLine({ ...address, StreetName: '', AddressLine1: '' }, language)
  const held = number ? number.homes : row.addresses
  return {
    Id: number ? (single ? `a:${number.address_id}` : `n:${row.street_id}:${number.number}`) : `s:${row.street_id}`,
    Text: streetLine(address, language),
    Description: single ? place : `${place} (${held})`,
    Next: single ? 'Retrieve' : 'Find',
  }
}
