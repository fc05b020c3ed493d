import { expect, test } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { fieldsBlock, textBlock } from './blocks.ts'
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

test.each(['a cell', 'a field'])(
  '%s that is higher than a page is whole, on as many pages as it takes',
  async (kind) => {
    const words = Array.from({ length: 140 }, (_, line) => `line${line}`)
    for (const linesBefore of [0, 20, 44]) {
      const sheet = openSheet({
        title: 'T',
        locale: 'en-CA',
        createdAt: new Date(0),
        runningHead: '',
        accent: '#0b5c5c',
      })
      textBlock(sheet, Array.from({ length: linesBefore }, () => 'before').join('\n'))?.draw()
      const columns = [
        { title: 'Name', share: 1 },
        { title: 'Reason', share: 3 },
      ]
      const tall = words.join('\n')
      const block =
        kind === 'a cell'
          ? tableBlock(sheet, columns, [
              ['first', 'short'],
              ['second', tall],
              ['third', 'short'],
            ])
          : fieldsBlock(sheet, [
              { label: 'Name', value: 'first' },
              { label: 'Reason', value: tall },
              { label: 'Name', value: 'third' },
            ])
      sheet.room(block?.firstHeight ?? 0)
      block?.draw()
      textBlock(sheet, 'after')?.draw()
      const { pages } = readPdf(await sheet.finish({ left: '', pageOf: () => '' }))
      const strokes = pages.flat().map(({ text }) => text.trim())
      expect(strokes.filter((text) => text.startsWith('line'))).toEqual(words)
      for (const text of ['first', 'third', 'after']) expect(strokes).toContain(text)
      // Between the head and the foot of a page.
      for (const { y } of pages.flat().filter(({ text }) => text.startsWith('line'))) {
        expect(y).toBeGreaterThan(60)
        expect(y).toBeLessThan(728)
      }
    }
  },
)
