import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { drawn } from '@foyer/domain/signing/rules.ts'
import { parseStrokes, sheetHeight, sheetWidth } from '@foyer/domain/signing/strokes.ts'
import { runsOf } from '../../kit/pdf/fonts.ts'
import { ink } from '../../kit/pdf/sheet.ts'
import { drawLines, typeset } from '../../kit/pdf/typeset.ts'
import { sfntOf } from '../../kit/pdf/woff.ts'

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

const folder = dirname(createRequire(import.meta.url).resolve('@fontsource/caveat/package.json'))
const handwriting = 'caveat'
let font: Buffer | undefined
const handwritingFont = (): Buffer => {
  font ??= sfntOf(readFileSync(join(folder, 'files', 'caveat-latin-500-normal.woff')))
  return font
}

const drawStrokes = (doc: Document, text: string, box: Box) => {
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
  doc.save().lineWidth(1.4).lineCap('round').lineJoin('round').strokeColor(ink)
  for (const stroke of strokes) {
    const [first, ...rest] = stroke
    if (!first) continue
    doc.moveTo(...at(first))
    // A stroke of one point is a dot: a line of zero length with round ends.
    for (const point of rest.length > 0 ? rest : [first]) doc.lineTo(...at(point))
    doc.stroke()
  }
  doc.restore()
}

/** In the handwriting font if it has all the letters, else in the document's font. */
const drawName = (doc: Document, name: string, box: Box) => {
  if (runsOf(name).some(({ script }) => script !== 'latin')) {
    const style = { size: Math.min(16, box.height * 0.5), weight: 400, color: ink, leading: 1.2 } as const
    const set = typeset(doc, name, style, box.width)
    drawLines(doc, set, { x: box.x, y: box.y + box.height - set.height }, [0, 1])
    return
  }
  doc.registerFont(handwriting, handwritingFont()).font(handwriting).fillColor(ink)
  const widthAtOne = doc.fontSize(1).widthOfString(name)
  const size = Math.min(box.height * 0.8, 30, box.width / Math.max(1, widthAtOne))
  doc.fontSize(size).text(name, box.x, box.y + box.height - size * 1.15, { lineBreak: false })
}

/** Draws a signature at the bottom of the box, as large as fits. */
export const drawMark = (doc: Document, { method, signature }: Mark, box: Box): void =>
  method === drawn ? drawStrokes(doc, signature, box) : drawName(doc, signature, box)
