import { joined, withoutIsolates } from '@foyer/domain/kit/isolate.ts'
import { expect, test } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import { nameFromTheRight } from '../../testing/shown-order.ts'
import { textBlock } from './blocks.ts'
import { openSheet, styles } from './sheet.ts'
import { visualRuns } from './visual-order.ts'

const openTestSheet = () =>
  openSheet({ title: 'T', locale: 'en-CA', createdAt: new Date(0), runningHead: '', accent: '#0b5c5c' })

/** The numbers of a text as a reader sees them, line by line. */
const seen = (text: string, width: number): string[] =>
  openTestSheet()
    .set(text, styles.small, width)
    .lines.flatMap(
      (line) =>
        visualRuns(line.text)
          .map((run) => run.text)
          .join('')
          .match(/\d+/g) ?? [],
    )

const names = Array.from({ length: 6 }, () => nameFromTheRight).join(' ')
const line = `1, ${joined([names, '(514) 555-0123', nameFromTheRight, '2026-04-05'])}, 2`
const inOrder = ['1', '514', '555', '0123', '2026', '04', '05', '2']

test('numbers after names from right to left are drawn in their order, wherever the lines of a document break', () => {
  let others = 0
  for (let width = 70; width < 400; width += 7) {
    expect(seen(line, width), String(width)).toEqual(inOrder)
    if (String(seen(withoutIsolates(line), width)) !== String(inOrder)) others += 1
  }
  expect(others).toBeGreaterThan(0)
})

test('a document draws no isolates', async () => {
  const sheet = openTestSheet()
  textBlock(sheet, line)?.draw()
  const bytes = await sheet.finish({ left: '', pageOf: () => '' })
  const drawn = readPdf(bytes)
    .pages.flat()
    .map(({ text }) => text)
  expect(drawn.join(' ')).toContain('0123')
  expect(drawn.filter((text) => withoutIsolates(text) !== text)).toEqual([])
})
