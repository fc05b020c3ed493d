import { drawn, typed } from '@foyer/domain/signing/rules.ts'
import { formatStrokes, mostStrokesLength, sheetHeight, sheetWidth } from '@foyer/domain/signing/strokes.ts'
import { isHandwritable, markBox } from '@foyer/domain/signing/typed-mark.ts'
import fc from 'fast-check'
import pdfkit from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { handwrittenRuns } from '../../kit/pdf/fonts.ts'
import { type Ink, inkOf } from '../../testing/ink-of.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { type Box, drawMark, type Mark } from './mark.ts'

/** Boxes with room around each, where the marks of other people would be. */
const page = { width: 612, height: 792 }
const rows = 8
const boxAt = (index: number): Box & { page: number } => ({
  page: Math.floor(index / (2 * rows)),
  x: index % 2 === 0 ? 16 : 319,
  y: 20 + 96 * (Math.floor(index / 2) % rows),
  ...markBox,
})

const pdfOf = (marks: readonly Mark[]): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const doc = new pdfkit({ size: [page.width, page.height], margin: 0, autoFirstPage: false })
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
    for (const [index, mark] of marks.entries()) {
      if (index % (2 * rows) === 0) doc.addPage()
      drawMark(doc, mark, boxAt(index))
    }
    doc.end()
  })

const isIn = (x: number, y: number, box: Box) =>
  x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height

/** Points outside of every box at which something is drawn. */
const inkOutside = (pages: readonly Ink[], marks: readonly Mark[]): string[] => {
  const boxes = marks.map((_, index) => boxAt(index))
  return pages.flatMap((ink, at) => {
    const own = boxes.filter((box) => box.page === at)
    const found: string[] = []
    for (let y = 0; y < ink.height; y += 1)
      for (let x = 0; x < ink.width; x += 1)
        if (ink.at(x, y) && !own.some((box) => isIn(x, y, box))) found.push(`page ${at}: ${x}, ${y}`)
    return found
  })
}

const hasInk = (pages: readonly Ink[], box: ReturnType<typeof boxAt>, along: 'edges' | 'all'): boolean => {
  for (let y = box.y; y < box.y + box.height; y += 1)
    for (let x = box.x; x < box.x + box.width; x += 1) {
      const isEdge = x === box.x || x === box.x + box.width - 1 || y === box.y || y === box.y + box.height - 1
      if ((along === 'all' || isEdge) && pages[box.page]?.at(x, y)) return true
    }
  return false
}

const longest = 121
const asTyped = (signature: string): Mark => ({ method: typed, signature })
const asDrawn = (signature: string): Mark => ({ method: drawn, signature })

const sign = fc.oneof(
  fc.constantFrom(...'WWMЖĞ國𠮷😀👩🏽‍❤️‍👨🏿ʻ﷽عבกẤ', ' ', '-'),
  fc.integer({ min: 0x20, max: 0x2_ffff }).map((point) => String.fromCodePoint(point)),
  fc.integer({ min: 0x300, max: 0x36f }).map((point) => String.fromCodePoint(point)),
)
/** Long words, many lines, marks above and below, every direction, and signs that no font has. */
const hostileName = fc
  .oneof(
    fc.array(sign, { minLength: 1, maxLength: longest }).map((signs) => signs.join('')),
    fc.tuple(sign, fc.integer({ min: 1, max: longest })).map(([one, times]) => one.repeat(times)),
    fc
      .tuple(
        fc.constantFrom('B', 'Ж', 'ع', '國'),
        fc.integer({ min: 0x300, max: 0x36f }),
        fc.integer({ min: 1, max: 30 }),
      )
      .map(([letter, point, times]) => `${letter}${String.fromCodePoint(point).repeat(times)}`.repeat(4)),
    fc.integer({ min: 1, max: 60 }).map((times) => `REFUSED – NOT AGREED ${'Ж'.repeat(times)} ${'國'.repeat(40)}`),
  )
  .map((name) => name.toWellFormed().slice(0, longest).toWellFormed())

const point = fc.tuple(fc.integer({ min: 0, max: sheetWidth }), fc.integer({ min: 0, max: sheetHeight }))
const strokes = fc
  .array(fc.array(point, { minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 12 })
  .map(formatStrokes)
  .filter((text) => text.length <= mostStrokesLength)

const honest = [
  'Ada Roy',
  'Bruno Côté',
  'Jiří Žižka',
  'Gyöngyi Szőke',
  'Şükrü Işık',
  'Wojciech Łęcki-Świątek',
  'Олексій Ґудзь',
  'Γιώργος Παπαδόπουλος',
  '王小明',
  '歐陽 Wai-Ling Ming',
  'Nguyễn Thị Ấu Diễm',
  'Kaʻahumanu Kealiʻi',
  "Siobhán O'Neill",
  'Jeffrey Jj Fjord',
  'Maria Fernanda de la Concepción Rodríguez y Villanueva-Echeverría de los Ángeles',
  'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff',
]

describe('what a signer gives', { timeout: 120_000 }, () => {
  test('is drawn within its own box, whatever the name and the strokes', async () => {
    const marks = [
      ...fc.sample(hostileName, { numRuns: 1000, seed: 54 }).map(asTyped),
      ...fc.sample(strokes, { numRuns: 200, seed: 54 }).map(asDrawn),
    ]
    const pages = await inkOf(await pdfOf(marks))
    expect(pages).toHaveLength(marks.length / (2 * rows))
    expect(inkOutside(pages, marks)).toEqual([])
  })

  test.each(honest)('is the whole name, of which nothing is cut off: %s', async (name) => {
    const pdf = await pdfOf([asTyped(name)])
    const compact = (text: string) => text.replace(/\s/g, '').normalize('NFC')
    expect(compact(readPdf(pdf).text)).toBe(compact(name))
    const pages = await inkOf(pdf)
    expect(hasInk(pages, boxAt(0), 'all')).toBe(true)
    expect(hasInk(pages, boxAt(0), 'edges')).toBe(false)
  })

  test('is in handwriting where the font has each letter of the name, and never in boxes that mean a missing one', () => {
    const letters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter(isHandwritable)
    expect(letters.length).toBeGreaterThan(400)
    const others = letters.filter((letter) =>
      handwrittenRuns(letter).some(({ script }) => !script.startsWith('caveat')),
    )
    expect(others).toEqual([])
    expect(honest.filter((name) => !isHandwritable(name))).toEqual([
      'Γιώργος Παπαδόπουλος',
      '王小明',
      '歐陽 Wai-Ling Ming',
      'Nguyễn Thị Ấu Diễm',
      'Kaʻahumanu Kealiʻi',
    ])
  })
})
