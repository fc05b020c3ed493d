import type { Rows, TableRows } from '../db/copy-rows.ts'

/**
 * The text of a backup, before it is compressed and sealed: lines of JSON, and between them the rows of the tables as COPY
 * writes them, each table's ended by the line `\.`, which no row is.
 *
 * {Header}, {"files": […]} as often as needed, {"table": …} rows `\.` {"rows": n} for each table, {"tables": n, "rows": n}.
 */
export interface Header {
  format: 'foyer.backup'
  formatVersion: 1
  /** Of the server that wrote it. */
  version: string
  /** The moment whose rows it has. */
  at: string
  /** Schema files that were applied, with their hashes. */
  schema: { name: string; hash: string }[]
  /** The last number that each sequence gave. */
  sequences: Record<string, number>
  /** Of the job queue's own schema. */
  queueVersion: number
}

export interface Totals {
  tables: number
  rows: number
}

export class UnreadableBackup extends Error {}

const newline = 0x0a
const endOfRows = '\\.\n'
const filesPerLine = 1000

const line = (value: object) => Buffer.from(`${JSON.stringify(value)}\n`)

/** A row's own line breaks are escaped, so there are as many lines as rows. */
const linesIn = (chunk: Uint8Array): number => {
  let lines = 0
  for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) lines += 1
  return lines
}

/** Writes the parts of a backup in their order. `write` resolves once more can be written. */
export const archiveWriter = (write: (bytes: Uint8Array) => Promise<void>) => {
  const totals: Totals = { tables: 0, rows: 0 }
  return {
    async head(header: Header, files: readonly string[]) {
      await write(line(header))
      for (let at = 0; at < files.length; at += filesPerLine)
        await write(line({ files: files.slice(at, at + filesPerLine) }))
    },
    async table({ table, columns }: TableRows, rows: Rows) {
      await write(line({ table, columns }))
      let count = 0
      for await (const chunk of rows) {
        count += linesIn(chunk)
        await write(chunk)
      }
      await write(Buffer.from(endOfRows))
      await write(line({ rows: count }))
      totals.tables += 1
      totals.rows += count
    },
    async end(): Promise<Totals> {
      await write(line(totals))
      return totals
    },
  }
}

export interface Head {
  header: Header
  files: readonly string[]
}

/** Reads what a backup has before its rows, and no further. */
export const readHead = async (source: Rows): Promise<Head> => {
  const input = inputOf(source)
  const { head } = await readHeadOf(input)
  await input.close()
  return head
}

/**
 * Reads a backup to its end, and checks the numbers that it states. `onTable` must read the rows to their end. Throws
 * UnreadableBackup where the numbers differ, or where it is cut.
 */
export const readArchive = async (
  source: Rows,
  onTable: (table: TableRows, rows: Rows) => Promise<void>,
): Promise<Totals> => {
  const input = inputOf(source)
  const totals: Totals = { tables: 0, rows: 0 }
  let { next } = await readHeadOf(input)
  for (; 'table' in next; next = await input.line()) {
    const table = next as unknown as TableRows
    let rows = 0
    const counted = async function* () {
      for await (const chunk of input.rows()) {
        rows += linesIn(chunk)
        yield chunk
      }
    }
    await onTable(table, counted())
    const { rows: stated } = await input.line()
    if (rows !== stated) throw new UnreadableBackup(`${table.table} has ${rows} rows instead of ${stated}.`)
    totals.tables += 1
    totals.rows += rows
  }
  if (next.tables !== totals.tables || next.rows !== totals.rows) throw new UnreadableBackup('It is cut.')
  await input.end()
  return totals
}

/** The head, and the line after it. */
const readHeadOf = async (
  input: ReturnType<typeof inputOf>,
): Promise<{ head: Head; next: Record<string, unknown> }> => {
  const header = await input.line()
  if (header.format !== 'foyer.backup' || header.formatVersion !== 1)
    throw new UnreadableBackup('It is not a backup of Foyer.')
  const files: string[] = []
  let next = await input.line()
  for (; 'files' in next; next = await input.line()) files.push(...(next.files as string[]))
  return { head: { header: header as unknown as Header, files }, next }
}

/** Reads lines and rows of a stream alternately, each byte once: a row may have tens of megabytes. */
const inputOf = (source: Rows) => {
  const chunks = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  const next = async (): Promise<Uint8Array> => {
    const { value, done } = await chunks.next()
    if (done) throw new UnreadableBackup('It is cut.')
    return value
  }
  const take = (length: number) => {
    const taken = held.subarray(0, length)
    held = held.subarray(length)
    return taken
  }
  return {
    /** Nothing may follow; what was sealed is checked at its end only. */
    async end(): Promise<void> {
      if (held.length > 0 || !(await chunks.next()).done) throw new UnreadableBackup('Something follows its end.')
    },
    async close(): Promise<void> {
      await chunks.return?.()
    },
    async line(): Promise<Record<string, unknown>> {
      const parts: Buffer[] = []
      while (!held.includes(newline)) {
        parts.push(held)
        held = Buffer.from(await next())
      }
      return JSON.parse(Buffer.concat([...parts, take(held.indexOf(newline) + 1)]).toString())
    },
    /** The bytes of the rows in any pieces, until the line that ends them, which is taken as well. */
    async *rows(): AsyncGenerator<Buffer> {
      let isLineStart = true
      for (;;) {
        while (held.length < endOfRows.length) held = Buffer.concat([held, await next()])
        if (isLineStart && held.subarray(0, endOfRows.length).toString() === endOfRows) {
          take(endOfRows.length)
          return
        }
        const end = held.indexOf(`\n${endOfRows}`)
        // The last bytes may be the beginning of the end.
        const piece = take(end < 0 ? held.length - endOfRows.length : end + 1)
        if (piece.length === 0) held = Buffer.concat([held, await next()])
        else {
          isLineStart = piece.at(-1) === newline
          yield piece
        }
      }
    },
  }
}
