import type { Database, OwnerQuery } from '../db/open-database.ts'
import { fieldCrypto } from '../kit/crypto.ts'
import type { Keys } from '../kit/hash.ts'
import { nextTurn } from '../kit/next-turn.ts'
import { type Place, sealedColumns } from '../kit/sealed-columns.ts'
import { json } from '../kit/transaction.ts'

interface Column {
  table: string
  column: string
  /** As SQL. */
  row: string
  site: string
}

export const columns: readonly Column[] = Object.entries(sealedColumns).flatMap(([table, sealed]) =>
  sealed.columns.map((column) => ({ table, column, row: sealed.row, site: sealed.site })),
)

export const nameOf = ({ table, column }: Pick<Column, 'table' | 'column'>) => `${table}.${column}`

type Owner = Pick<Database, 'asOwner'>
type FieldKeys = Keys['fields']

const newestId = ([newest]: FieldKeys): Buffer => {
  if (!newest) throw new Error('there is no key')
  return newest.id
}

export const countRows = async ({ asOwner }: Owner, keys: FieldKeys): Promise<Map<string, Count>> => {
  const counts = new Map<string, Count>()
  await asOwner(async (query) => {
    for (const { table, column } of columns) {
      const [row] = await query('select * from foyer_sealed_counts($1, $2, $3::bytea)', [table, column, newestId(keys)])
      counts.set(nameOf({ table, column }), { sealed: Number(row?.sealed), older: Number(row?.older) })
    }
  })
  return counts
}

export interface Count {
  sealed: number
  older: number
}

/** So few, and of so little size, that a batch takes a moment. */
export const mostOfBatch = 200
const mostBytes = 8_000_000

/** The key, the nonce and the tag of a value: no other value begins with them. */
const headBytes = 32

interface Read {
  /** Of the table's primary key, as texts. */
  key: string[]
  site: string
  row: string
  value: Uint8Array
}

const readBatch = async (
  query: OwnerQuery,
  one: Column,
  keys: FieldKeys,
  { after, mostRows }: { after?: readonly string[] | undefined; mostRows: number },
) => {
  const { table, column, site, row } = one
  const given = [table, column, site, row, newestId(keys), after ? json(after) : null, mostRows, mostBytes]
  const rows = await query('select * from foyer_sealed_values($1, $2, $3, $4, $5::bytea, $6::jsonb, $7, $8)', given)
  return rows as unknown as Read[]
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

export interface Batches {
  mostRows: number
  /** Before each is written, with the name of its column. */
  onBatch(column: string): Promise<void>
}

export interface Resealed {
  /** Values that none of the keys opens, as `table.column site/row`. */
  unreadable: string[]
  /** Values that were saved meanwhile, or whose row another transaction held. */
  skipped: number
}

/**
 * Seals every value of the columns with the newest key. A batch is a transaction of its own, and each value has the id of its
 * key, so this goes on after an interruption where it was. It locks nothing between reading and writing: a value that was
 * saved in the meantime is left as it was saved. Versions and times of rows stay.
 */
export const resealRows = async (
  { asOwner }: Owner,
  keys: Pick<Keys, 'fields'>,
  { onBatch, mostRows }: Batches,
): Promise<Resealed> => {
  const crypto = fieldCrypto(keys)
  const resealed: Resealed = { unreadable: [], skipped: 0 }
  const reseal = (one: Column, { site, row, value }: Read): Uint8Array | undefined => {
    const place = { table: one.table, column: one.column, row, site } as Place
    try {
      return crypto.encrypt(crypto.decrypt(value, place), place)
    } catch {
      resealed.unreadable.push(`${nameOf(one)} ${site}/${row}`)
      return undefined
    }
  }
  await asOwner(async (query) => {
    for (const one of columns) {
      let batch = await readBatch(query, one, keys.fields, { mostRows })
      while (batch.length > 0) {
        const values = batch.flatMap((read) => {
          const value = reseal(one, read)
          const head = hex(read.value.subarray(0, headBytes))
          return value ? [{ key: read.key, site: read.site, head, value: hex(value) }] : []
        })
        await onBatch(nameOf(one))
        if (values.length > 0) {
          const [row] = await query('select foyer_reseal($1, $2, $3::jsonb) as replaced', [
            one.table,
            one.column,
            json(values),
          ])
          resealed.skipped += values.length - Number(row?.replaced)
        }
        await nextTurn()
        batch = await readBatch(query, one, keys.fields, { after: batch.at(-1)?.key, mostRows })
      }
    }
  })
  return resealed
}
