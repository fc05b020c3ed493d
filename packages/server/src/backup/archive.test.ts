import { expect, test } from 'vitest'
import type { Rows } from '../db/copy-rows.ts'
import { archiveWriter, type Header, readArchive } from './archive.ts'

const header: Header = {
  format: 'foyer.backup',
  formatVersion: 1,
  version: '0',
  at: '2026-01-01T00:00:00Z',
  schema: [],
  sequences: {},
  queueVersion: 1,
}

async function* inPieces(bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

const tables = { 'public.a': 'x\n\\\\.\n\n\\N\\.\nlast \\.\n', 'public.empty': '', 'public.b': '1\t2\n'.repeat(50) }

const written = async (rows: Record<string, string>) => {
  const parts: Uint8Array[] = []
  const writer = archiveWriter(async (bytes) => void parts.push(bytes))
  await writer.head(header, ['f1', 'f2'])
  for (const [table, text] of Object.entries(rows))
    await writer.table({ table, columns: ['c'] }, inPieces(Buffer.from(text), 7))
  await writer.end()
  return Buffer.concat(parts)
}

const readBack = async (source: Rows) => {
  const found: Record<string, string> = {}
  const totals = await readArchive(source, async ({ table }, rows) => {
    const parts: Uint8Array[] = []
    for await (const piece of rows) parts.push(piece)
    found[table] = Buffer.concat(parts).toString()
  })
  return { found, totals }
}

test.each([1, 2, 3, 4, 5, 16, 1000])(
  'an archive that arrives in pieces of %i bytes has all its rows',
  async (length) => {
    const { found, totals } = await readBack(inPieces(await written(tables), length))
    expect(found).toEqual(tables)
    expect(totals).toEqual({ tables: 3, rows: 55 })
  },
)

test('each byte of a long row is read a few times at most', async () => {
  const bytes = await written({ 'public.a': `${'x'.repeat(4_000_000)}\n` })
  let searched = 0
  const { indexOf, includes } = Buffer.prototype
  // What the reader searches is proportional to the length of the row, not to its square.
  const counting = <T>(search: (...about: Parameters<Buffer['indexOf']>) => T) =>
    function (this: Buffer, ...about: Parameters<Buffer['indexOf']>) {
      searched += this.length
      return search.apply(this, about)
    }
  Object.assign(Buffer.prototype, { indexOf: counting(indexOf), includes: counting(includes) })
  try {
    await readBack(inPieces(bytes, 16_384))
  } finally {
    Object.assign(Buffer.prototype, { indexOf, includes })
  }
  expect(searched).toBeGreaterThan(bytes.length)
  expect(searched).toBeLessThan(10 * bytes.length)
})
