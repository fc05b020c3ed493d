import type { Database, OwnerQuery } from '../db/open-database.ts'
import { columns, nameOf } from '../keys/reseal-rows.ts'
import { type FieldCrypto, fieldCrypto } from '../kit/crypto.ts'
import type { Keys } from '../kit/hash.ts'
import type { Place } from '../kit/sealed-columns.ts'

type Column = (typeof columns)[number]

/** What no key has: with it, every value is one of another. */
const ofNone = Buffer.alloc(4)

const rowsOf = async (query: OwnerQuery, { table, column, site, row }: Column) =>
  query('select * from foyer_sealed_values($1, $2, $3, $4, $5::bytea, null, 100000, 1000000000)', [
    ...[table, column, site, row],
    ofNone,
  ])

/** Every sealed value of a database as it was before it was sealed, by its place. */
export const openedValues = async ({ asOwner }: Database, keys: Pick<Keys, 'fields'>): Promise<Map<string, string>> => {
  const crypto = fieldCrypto(keys)
  const values = new Map<string, string>()
  await asOwner(async (query) => {
    for (const one of columns)
      for (const { site, row, value } of await rowsOf(query, one)) {
        const place = { table: one.table, column: one.column, row: String(row), site: String(site) } as Place
        values.set(`${nameOf(one)} ${site}/${row}`, crypto.decrypt(value as Uint8Array, place))
      }
  })
  return values
}

const someValue = (type: string, now: Date): string =>
  ({
    bytea: "'\\x01'",
    bigint: '1',
    integer: '1',
    smallint: '1',
    boolean: 'false',
    jsonb: "'{}'",
    'timestamp with time zone': `'${now.toISOString()}'`,
  })[type] ?? `'${'0123456789abcdef'.repeat(2)}'`

/** A row for each table that has none, and a sealed value for each column that has none, whatever columns there are. */
export const fillSealed = async (
  { asOwner }: Database,
  crypto: FieldCrypto,
  { now, given }: { now: Date; given: Readonly<Record<string, string>> },
): Promise<void> => {
  const ownedBy = (site: string, statement: string) =>
    `begin; set local foyer.site_id = '${site}'; set local foyer.reseal = 'on'; ${statement}; commit`
  await asOwner(async (query) => {
    const placesOf = async ({ table, site, row }: Column) => {
      await query("set foyer.backup = 'on'")
      return query(`select ctid::text, (${site})::text as site, (${row})::text as row from ${table} order by 3 limit 1`)
    }
    for (const one of columns) {
      const { table, column, site } = one
      if ((await placesOf(one)).length === 0) {
        const needed = await query(`select column_name as name, data_type as type from information_schema.columns
          where table_schema = 'public' and table_name = '${table}' and is_nullable = 'NO' and column_default is null
            and is_identity = 'NO' and is_generated = 'NEVER'`)
        const names = needed.map(({ name }) => String(name))
        const values = needed.map(({ name, type }) => given[String(name)] ?? someValue(String(type), now))
        const ofSite = site === 'site_id' ? String(given.site_id).replaceAll("'", '') : '*'
        await query(ownedBy(ofSite, `insert into ${table} (${names.join(', ')}) values (${values.join(', ')})`))
      }
      for (const place of await placesOf(one)) {
        const bytes = crypto.encrypt(`a value of ${nameOf(one)}`, {
          ...{ table, column, row: String(place.row), site: String(place.site) },
        } as Place)
        const change = `update ${table} set ${column} = '\\x${bytes.toString('hex')}'
          where ctid = '${place.ctid}' and coalesce(octet_length(${column}), 0) < 40`
        await query(ownedBy(String(place.site), change))
      }
    }
    await query('reset foyer.backup')
  })
}
