import { expect, test } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { textBlock } from './blocks.ts'
import { openSheet } from './sheet.ts'
import { tableBlock } from './table.ts'

/** The number of rows on each page, for a table that begins after some lines on the first. */
const rowsPerPage = async (rows: number, linesBefore: number) => {
  const sheet = openSheet({ title: 'T', locale: 'en-CA', createdAt: new Date(0), runningHead: '', accent: '#0b5c5c' })
  textBlock(sheet, Array.from({ length: linesBefore }, () => 'before').join('\n'))?.draw()
  const table = tableBlock(
    sheet,
    [{ title: 'Name', share: 1 }],
    Array.from({ length: rows }, (_, index) => [`row${index}`]),
  )
  sheet.room(table?.firstHeight ?? 0)
  table?.draw()
  const { pages } = readPdf(await sheet.finish({ left: '', pageOf: () => '' }))
  return pages.map((strokes) => strokes.filter(({ text }) => text.startsWith('row')).length)
}

test('three rows stay together, wherever they begin', async () => {
  for (let lines = 30; lines < 46; lines += 1)
    expect((await rowsPerPage(3, lines)).filter((count) => count > 0)).toEqual([3])
})

test('a longer table has no single row at the end or the top of a page', async () => {
  for (let lines = 30; lines < 46; lines += 1) {
    const counts = (await rowsPerPage(7, lines)).filter((count) => count > 0)
    expect(Math.min(...counts)).toBeGreaterThan(1)
    expect(counts.reduce((sum, count) => sum + count)).toBe(7)
  }
})
