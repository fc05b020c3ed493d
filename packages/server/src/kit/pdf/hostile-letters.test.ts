import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { drawCoarsely, runsOf } from './fonts.ts'
import { drawLines, typeset } from './typeset.ts'

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
/** Hebrew, Arabic and its neighbours, Devanagari, and the old forms of Hebrew and Arabic letters. */
const letters = [...between(0x590, 0x97f), ...between(0xfb1d, 0xfdff), ...between(0xfe70, 0xfefc)].filter((one) =>
  /[\p{L}\p{M}]/u.test(one),
)
/** The same ones in every run, spread over all pairs. */
const pairs = Array.from({ length: 40 }, (_, at) =>
  [at * 7919, at * 104_729 + 61].map((place) => letters[place % letters.length]).join(at % 2 === 0 ? ' ' : ''),
)
const style = { size: 10, weight: 400, color: '#000000', leading: 1.4 } as const

/** A document of its own: what the font library does with a text depends on what it did before. */
const draw = (text: string) => {
  const doc = new PDFDocument({ margin: 0 })
  drawLines(doc, typeset(doc, text, style, 500), { x: 0, y: 0 })
  doc.end()
}

describe('a document is drawn', { timeout: 60_000 }, () => {
  test.each(['\u08b4 \u08c1', '\u08c6 \ufee1'])('with two letters that once stopped it: %s', (text) => draw(text))
  test('with any two letters or marks from right to left or of Devanagari', () => {
    for (const pair of pairs) expect(() => draw(pair), pair).not.toThrow()
  })
  test('with all such letters and marks, in the fonts of their scripts and in the coarse one', () => {
    const text = [...letters, ...pairs].join(' ')
    draw(text)
    drawCoarsely(() => draw(text))
  })
  test('in the coarse font but for what it does not have, which is written as its number', () => {
    const cut = drawCoarsely(() => runsOf('م😀').map(({ script, text }) => [script, text]))
    expect(cut).toEqual([
      ['unifont-latin', 'م'],
      ['latin', '[U+1F600]'],
    ])
  })
})
