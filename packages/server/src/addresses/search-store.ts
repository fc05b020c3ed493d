import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/open-database.ts'
import { mostSuggestions } from '../ports/addresses.ts'
import { isTelling, type ParsedSearch } from './parse-search.ts'

export interface StreetRow {
  street_id: number
  route: string
  city: string
  province: number
  /** Addresses on it. */
  addresses: number
}

/** A civic number of a street, with its number of homes. */
export interface NumberRow extends StreetRow {
  number: string
  homes: number
  /** Of one of these homes. */
  address_id: number
  unit: string
  postal: string
}

/** Streets examined for a number: the ones with the most addresses among the matches. */
const mostStreets = 400

const street = sql`s.street_id, s.route, s.city, s.province, s.addresses`

/**
 * Whether a street has the word: as a prefix, or whole if it is a number followed by more words. Words contain
 * letters and digits only.
 */
const hasWord = (word: string, last: boolean) => {
  const pattern = /^\d+$/.test(word) && !last ? `% ${word} %` : `% ${word}%`
  // Concatenation disables the index: a common word is compared, not looked up.
  return isTelling(word) ? sql`s.search like ${pattern}` : sql`s.search || '' like ${pattern}`
}
const hasWords = (words: readonly string[]): RawBuilder<unknown> =>
  words.length === 0
    ? sql`true`
    : sql.join(
        words.map((word, index) => hasWord(word, index === words.length - 1)),
        sql` and `,
      )
const hasPostal = (postal: string) => (postal === '' ? sql`true` : sql`a.postal like ${`${postal}%`}`)

/**
 * Order: names that begin with the first word, then streets with the last word whole rather than as a prefix (`s` is
 * South before it is Street), then larger ones.
 */
const bestFirst = (words: readonly string[]) =>
  sql`s.name like ${`${words[0] ?? ''}%`} desc, s.search like ${`% ${words.at(-1) ?? ''} %`} desc, s.addresses desc, s.street_id`

const rowsOf = async <Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(db)).rows

/** Street numbers, each once, with the number of homes. */
const numbered = sql`min(a.address_id) as address_id, count(*)::integer as homes, min(a.unit) as unit, min(a.postal) as postal`

const numbersOfStreets = (db: Db, { words, postal }: ParsedSearch, hasNumber: RawBuilder<unknown>) =>
  rowsOf(
    db,
    sql<NumberRow>`with s as materialized (
        select ${street}, row_number() over (order by ${bestFirst(words)}) as place from address_streets s
         where ${hasWords(words)} order by place limit ${mostStreets}
      )
      select ${street}, a.number, ${numbered} from s join addresses a on a.street_id = s.street_id
       where ${hasNumber} and ${hasPostal(postal)}
       group by ${street}, a.number, s.place order by s.place, a.number limit ${mostSuggestions}`,
  )

/**
 * Homes examined when no word is selective: enough for twenty numbers. Each looks up its own street (`offset 0` stops
 * the planner from reading all streets), so that reading ends at the first matches.
 */
const mostHomes = 400

const numbersAnywhere = (db: Db, { words, postal }: ParsedSearch, hasNumber: RawBuilder<unknown>) =>
  rowsOf(
    db,
    sql<NumberRow>`with homes as materialized (
        select a.*, s.route, s.city, s.province, s.addresses from addresses a
          cross join lateral (select * from address_streets one where one.street_id = a.street_id offset 0) s
         where ${hasNumber} and ${hasPostal(postal)} and ${hasWords(words)}
         limit ${mostHomes}
      )
      select street_id, route, city, province, addresses, a.number, ${numbered} from homes a
       group by street_id, route, city, province, addresses, a.number
       order by a.number, addresses desc, street_id limit ${mostSuggestions}`,
  )

/** The numbers matching number and street of a search. */
export const findNumbers = (db: Db, search: ParsedSearch, number: string): Promise<NumberRow[]> =>
  search.words.some(isTelling)
    ? numbersOfStreets(db, search, sql`a.number = ${number}`)
    : numbersAnywhere(
        db,
        search,
        search.words.length > 0 ? sql`a.number = ${number}` : sql`a.number like ${`${number}%`}`,
      )

/** The addresses of a postal code. */
export const findInPostal = (db: Db, search: ParsedSearch): Promise<NumberRow[]> =>
  numbersAnywhere(db, search, sql`true`)

/** The streets with all the words. */
export const findStreets = (db: Db, { words, postal }: ParsedSearch): Promise<StreetRow[]> => {
  const telling = words.some(isTelling) ? sql`true` : sql`s.name like ${`${words[0] ?? ''}%`}`
  const inPostal =
    postal === ''
      ? sql`true`
      : sql`exists (select from addresses a where a.street_id = s.street_id and ${hasPostal(postal)})`
  return rowsOf(
    db,
    sql<StreetRow>`select ${street} from address_streets s where ${hasWords(words)} and ${telling} and ${inPostal}
      order by ${bestFirst(words)} limit ${mostSuggestions}`,
  )
}

/** The streets most similar to the most selective word, for typos. */
export const findAlike = (db: Db, { words }: ParsedSearch): Promise<StreetRow[]> => {
  const [word] = words.filter((one) => isTelling(one) && one.length >= 5).sort((a, b) => b.length - a.length)
  if (word === undefined) return Promise.resolve([])
  return rowsOf(db, sql<StreetRow>`select ${street} from foyer_streets_alike(${word}, ${mostSuggestions}::integer) s`)
}

/** The numbers of one street in ascending order; `number` is an optional prefix. */
export const listNumbers = (db: Db, streetId: number, number: string): Promise<NumberRow[]> =>
  rowsOf(
    db,
    sql<NumberRow>`select ${street}, a.number, ${numbered} from address_streets s join addresses a on a.street_id = s.street_id
       where s.street_id = ${streetId}::integer and a.number like ${`${number}%`}
       group by ${street}, a.number order by length(a.number), a.number limit ${mostSuggestions}`,
  )

export const listHomes = (db: Db, streetId: number, number: string): Promise<NumberRow[]> =>
  rowsOf(
    db,
    sql<NumberRow>`select ${street}, a.number, a.address_id, a.unit, a.postal, 1 as homes
        from address_streets s join addresses a on a.street_id = s.street_id
       where s.street_id = ${streetId}::integer and a.number = ${number}
       order by length(a.unit), a.unit limit ${mostSuggestions}`,
  )

export const findHome = async (db: Db, addressId: number): Promise<NumberRow | undefined> => {
  const [row] = await rowsOf(
    db,
    sql<NumberRow>`select ${street}, a.number, a.address_id, a.unit, a.postal, 1 as homes
        from addresses a join address_streets s on s.street_id = a.street_id where a.address_id = ${addressId}::bigint`,
  )
  return row
}
