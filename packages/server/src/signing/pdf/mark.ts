import { drawn } from '@foyer/domain/signing/rules.ts'
import { parseStrokes, sheetHeight, sheetWidth } from '@foyer/domain/signing/strokes.ts'
import { isHandwritable, markLeading, markMargin, markSizes, wholeWordsFrom } from '@foyer/domain/signing/typed-mark.ts'
import { ink } from '../../kit/pdf/sheet.ts'
import { drawLines, type Typeset, typeset, widthOf } from '../../kit/pdf/typeset.ts'

/** A signature: drawn strokes or a typed name. */
export interface Mark {
  method: number
  signature: string
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

type Document = PDFKit.PDFDocument

const lineWidth = 1.4

const drawStrokes = (doc: Document, text: string, outer: Box) => {
  const half = lineWidth / 2
  const box = {
    ...{ x: outer.x + half, y: outer.y + half },
    ...{ width: outer.width - lineWidth, height: outer.height - lineWidth },
  }
  const strokes = parseStrokes(text) ?? []
  const points = strokes.flat()
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))]
  const [right, bottom] = [Math.max(...points.map(([x]) => x)), Math.max(...points.map(([, y]) => y))]
  const size = { width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
  // As large as fits, but no larger than it was drawn, relative to a sheet as wide as the box.
  const largest = Math.min(box.width / sheetWidth, box.height / sheetHeight) * 1.6
  const scale = Math.min(box.width / size.width, box.height / size.height, largest)
  const at = ([x, y]: readonly [number, number]) =>
    [box.x + (x - left) * scale, box.y + box.height - (bottom - y) * scale] as const
  doc.lineWidth(lineWidth).lineCap('round').lineJoin('round').strokeColor(ink)
  for (const stroke of strokes) {
    const [first, ...rest] = stroke
    if (!first) continue
    doc.moveTo(...at(first))
    // A stroke of one point is a dot: a line of zero length with round ends.
    for (const point of rest.length > 0 ? rest : [first]) doc.lineTo(...at(point))
    doc.stroke()
  }
}

/** The whole name, in the largest size in which it fits in the box. */
const setName = (doc: Document, name: string, box: Box): Typeset | undefined => {
  const { height } = box
  const words = name.split(/ |(?<=\p{L}-)(?=\p{L})/u)
  let set: Typeset | undefined
  for (const size of markSizes(name)) {
    const width = box.width - (markMargin.before + markMargin.after) * size
    const style = { size, weight: 400, color: ink, leading: markLeading(name), byHand: isHandwritable(name) } as const
    if (size >= wholeWordsFrom && words.some((word) => widthOf(doc, word, style) > width)) continue
    set = typeset(doc, name, style, width)
    if (set.height <= height && set.lines.every((line) => line.width <= width)) break
  }
  return set
}

/** In the handwriting font if it has all the letters, else in the document's fonts. */
const drawName = (doc: Document, name: string, box: Box) => {
  const set = setName(doc, name, box)
  if (set) drawLines(doc, set, { x: box.x + markMargin.before * set.style.size, y: box.y + box.height - set.height })
}

/** Draws a signature at the bottom of the box, as large as fits, and nothing of it outside: its neighbours are of others. */
export const drawMark = (doc: Document, { method, signature }: Mark, box: Box): void => {
  doc.save().rect(box.x, box.y, box.width, box.height).clip()
  if (method === drawn) drawStrokes(doc, signature, box)
  else drawName(doc, signature, box)
  doc.restore()
}
