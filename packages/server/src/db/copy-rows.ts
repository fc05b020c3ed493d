import { pipeline } from 'node:stream/promises'
import type { PGlite } from '@electric-sql/pglite'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { becomeOwner } from './embedded-roles.ts'
import type { OwnerQuery } from './open-database.ts'

/** Rows of a table, as COPY writes and reads them: text, one line a row. */
export interface TableRows {
  /** With its schema, as SQL: `public.sites`. */
  table: string
  /** In this order; as SQL. */
  columns: readonly string[]
  /** A condition; all rows by default. */
  where?: string
}

export type Rows = AsyncIterable<Uint8Array>

/**
 * Reads rows of one moment, those of all sites: `list` names the tables, and may ask for more of that moment; `write` receives
 * each in turn.
 */
export type CopyOut = (
  list: (query: OwnerQuery) => Promise<readonly TableRows[]>,
  write: (table: TableRows, rows: Rows) => Promise<void>,
) => Promise<void>

export interface Filling {
  query: OwnerQuery
  load(table: TableRows, rows: Rows): Promise<void>
}

/** Writes rows, in one transaction of the owner. */
export type CopyIn = (work: (filling: Filling) => Promise<void>) => Promise<void>

const columnsOf = ({ columns }: TableRows) => columns.join(', ')

const selection = (one: TableRows) =>
  `(select ${columnsOf(one)} from ${one.table}${one.where === undefined ? '' : ` where ${one.where}`})`

type Connect = () => Promise<{ client: pg.Client; query: OwnerQuery }>

export const copyOutServed =
  (connect: Connect): CopyOut =>
  async (list, write) => {
    const { client, query } = await connect()
    try {
      await query("begin isolation level repeatable read read only; set local foyer.backup = 'on'")
      for (const one of await list(query)) await write(one, client.query(copyTo(`copy ${selection(one)} to stdout`)))
      await query('commit')
    } finally {
      await client.end()
    }
  }

export const copyInServed =
  (connect: Connect): CopyIn =>
  async (work) => {
    const { client, query } = await connect()
    try {
      await query('begin')
      await work({
        query,
        load: (one, rows) => pipeline(rows, client.query(copyFrom(`copy ${one.table} (${columnsOf(one)}) from stdin`))),
      })
      await query('commit')
    } finally {
      await client.end()
    }
  }

/** All rows are in memory before the first is written: the only connection must not wait for a disk. */
export const copyOutEmbedded =
  (pglite: PGlite): CopyOut =>
  async (list, write) => {
    const copies: { one: TableRows; rows: Blob }[] = []
    await pglite.transaction(async (trx) => {
      await trx.exec(becomeOwner)
      for (const one of await list(embeddedQuery(trx))) {
        const { blob } = await trx.query(`copy ${selection(one)} to '/dev/blob'`)
        copies.push({ one, rows: blob ?? new Blob([]) })
      }
    })
    for (const { one, rows } of copies) await write(one, piecesOf(rows))
  }

export const copyInEmbedded =
  (pglite: PGlite): CopyIn =>
  (work) =>
    pglite.transaction(async (trx) => {
      await trx.exec(becomeOwner)
      await work({
        query: embeddedQuery(trx),
        load: async (one, rows) => {
          const parts: Uint8Array<ArrayBuffer>[] = []
          for await (const part of rows) parts.push(new Uint8Array(part))
          const blob = new Blob(parts)
          if (blob.size > 0) await trx.query(`copy ${one.table} (${columnsOf(one)}) from '/dev/blob'`, [], { blob })
        },
      })
    })

const pieceBytes = 1024 * 1024

async function* piecesOf(blob: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < blob.size; at += pieceBytes)
    yield new Uint8Array(await blob.slice(at, at + pieceBytes).arrayBuffer())
}

const embeddedQuery =
  (trx: Pick<PGlite, 'exec' | 'query'>): OwnerQuery =>
  async (sql, values) =>
    values === undefined
      ? ((await trx.exec(sql)).at(-1)?.rows ?? [])
      : (await trx.query<Record<string, unknown>>(sql, values)).rows
