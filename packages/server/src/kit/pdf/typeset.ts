import { clusters, featuresOf, handwrittenRuns, isEveryday, type Run, runsOf, type Weight } from './fonts.ts'
import { visualRuns } from './visual-order.ts'

/** Sizes in points; `leading` is the line height as a multiple of the size. */
export interface TextStyle {
  size: number
  weight: Weight
  color: string
  leading: number
  /** Figures of equal width, for columns of numbers. */
  tabular?: true
  /** In the handwriting font, which has the letters of all its text. */
  byHand?: boolean
}

type FontStyle = Pick<TextStyle, 'weight' | 'size' | 'tabular' | 'byHand'>

interface Line {
  text: string
  width: number
}

export interface Typeset {
  style: TextStyle
  lines: Line[]
  lineHeight: number
  width: number
  height: number
}

type Document = PDFKit.PDFDocument

/** Handwriting has its alternates, so that two letters of a name are not the same; a browser draws them too. */
const optionsOf = ({ tabular, byHand }: FontStyle) => (byHand ? {} : { features: featuresOf(tabular) })

const loaded = new WeakMap<Document, Set<string>>()

/** A font is embedded with the first word set in it. */
const withFont = (doc: Document, { font }: Run, { weight, size }: FontStyle): Document => {
  const { name, bytes } = font(weight)
  const known = loaded.get(doc) ?? new Set()
  loaded.set(doc, known)
  if (!known.has(name)) doc.registerFont(name, bytes())
  known.add(name)
  return doc.font(name).fontSize(size)
}

/** Widths at one point, cached per document: words repeat, and shaping is slow. */
const widths = new WeakMap<Document, Map<string, number>>()

const widthAtOnePoint = (doc: Document, text: string, style: FontStyle): number => {
  const known = widths.get(doc) ?? new Map<string, number>()
  widths.set(doc, known)
  const key = `${style.weight}${style.tabular ?? ''}${style.byHand ?? ''} ${text}`
  const width = known.get(key) ?? shape(doc, text, { ...style, size: 1 })
  known.set(key, width)
  return width
}

const shape = (doc: Document, text: string, style: FontStyle): number =>
  (style.byHand ? handwrittenRuns(text) : runsOf(text)).reduce(
    (sum, run) => sum + withFont(doc, run, style).widthOfString(run.text, optionsOf(style)),
    0,
  )

/** Words are measured separately. */
export const widthOf = (doc: Document, text: string, style: FontStyle): number =>
  style.size * wordsOf(text).reduce((sum, word) => sum + widthAtOnePoint(doc, word, style), 0)

/** Words with the following space or hyphen; a no-break space does not end a word. */
const wordsOf = (text: string): string[] => text.split(/(?<=[ \t])|(?<=\p{L}-)(?=\p{L})/u)

/**
 * Splits a word without spaces into pieces as wide as the column. Each character is measured once and widths are added,
 * so that the time is proportional to the length. Joined letters may be wider together, so each piece is measured too.
 */
const cutWord = (doc: Document, word: string, style: TextStyle, width: number): string[] => {
  const measure = (text: string) => widthOf(doc, text, style)
  const signs = Array.from(clusters.segment(word), ({ segment }) => segment).flatMap((sign) =>
    measure(sign) > width ? Array.from(sign) : [sign],
  )
  const pieces: string[] = []
  for (let from = 0, to = 0; from < signs.length; from = to) {
    let sum = measure(signs[to++] ?? '')
    for (; to < signs.length; to += 1) {
      sum += measure(signs[to] ?? '')
      if (sum > width) break
    }
    let piece = signs.slice(from, to).join('')
    for (let actual = measure(piece); actual > width && to - from > 1; actual = measure(piece)) {
      to = from + Math.max(1, Math.min(to - from - 1, Math.floor(((to - from) * width) / actual)))
      piece = signs.slice(from, to).join('')
    }
    pieces.push(piece)
  }
  return pieces
}

/** Breaks at spaces (never at a no-break one), and inside a word only if the word is wider than the column. */
const breakLine = (doc: Document, text: string, style: TextStyle, width: number): Line[] => {
  const lines: Line[] = []
  let line = ''
  let used = 0
  const take = (part: string): boolean => {
    if (used + widthOf(doc, part.trimEnd(), style) > width) return false
    line += part
    used += widthOf(doc, part, style)
    return true
  }
  const end = () => {
    const done = line.trimEnd()
    lines.push({ text: done, width: widthOf(doc, done, style) })
    line = ''
    used = 0
  }
  for (const word of wordsOf(text)) {
    if (take(word)) continue
    if (line !== '') end()
    if (take(word)) continue
    for (const [index, piece] of cutWord(doc, word, style, width).entries()) {
      if (index > 0) end()
      line = piece
      used = widthOf(doc, piece, style)
    }
  }
  end()
  return lines
}

/** The isolates that a text begins and does not end. */
const begun = (text: string): string => {
  const open: string[] = []
  for (const [sign] of text.matchAll(/[\u2066-\u2069]/g)) {
    if (sign === '\u2069') open.pop()
    else open.push(sign)
  }
  return open.join('')
}

/** Each line is put in visual order by itself: an isolate that does not fit into one goes on in the next. */
const withIsolates = (lines: Line[]): Line[] => {
  let open = ''
  return lines.map((line) => {
    const text = open + line.text
    open = begun(text)
    return { ...line, text }
  })
}

/** Sets a text in a column, with its own line breaks. */
export const typeset = (doc: Document, text: string, style: TextStyle, width: number): Typeset => {
  // The typeface has no narrow no-break space, which French uses before ; ! and ?.
  const lines = text
    .replaceAll('\u202f', '\u00a0')
    .split('\n')
    .flatMap((line) => withIsolates(breakLine(doc, line, style, width)))
  const lineHeight = style.size * style.leading
  return { style, lines, lineHeight, width, height: lines.length * lineHeight }
}

/** The height of Inter's letters above the baseline, relative to the size; all fonts of a line share the baseline. */
const ascender = 0.96875

/** How far a letter may leave its line, relative to the size: the marks of vowels above tall letters do. */
const beyond = 0.35

/** Draws within the line: marks on marks would reach the words above and below it. */
const withinLine = (doc: Document, line: Line, { top, height }: { top: number; height: number }, draw: () => void) => {
  if (isEveryday(line.text)) return draw()
  doc.save().rect(0, top, doc.page.width, height).clip()
  draw()
  doc.restore()
}

/** Draws some of its lines, from `y` down. */
export const drawLines = (
  doc: Document,
  set: Typeset,
  at: { x: number; y: number; align?: 'right' },
  [from, to]: readonly [number, number] = [0, set.lines.length],
): void => {
  const { style, lineHeight } = set
  doc.fillColor(style.color)
  for (const [index, line] of set.lines.slice(from, to).entries()) {
    let x = at.align === 'right' ? at.x + set.width - line.width : at.x
    const top = at.y + index * lineHeight
    const y = top + (lineHeight - style.size * 1.21) / 2 + style.size * ascender
    const over = style.size * beyond
    withinLine(doc, line, { top: top - over, height: lineHeight + 2 * over }, () => {
      for (const run of style.byHand ? handwrittenRuns(line.text) : visualRuns(line.text)) {
        const width = withFont(doc, run, style).widthOfString(run.text, optionsOf(style))
        doc.text(run.text, x, y, { ...optionsOf(style), lineBreak: false, baseline: 'alphabetic' })
        x += width
      }
    })
  }
}
