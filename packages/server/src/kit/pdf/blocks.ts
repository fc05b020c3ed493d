import { contentWidth, mostHeight, page, type Sheet, styles } from './sheet.ts'
import { drawLines, type TextStyle, type Typeset } from './typeset.ts'

/** A part of a section. `firstHeight` must fit on the page of the heading before it. */
export interface Block {
  firstHeight: number
  draw(): void
}

export interface Field {
  label: string
  value: string
  /** How many of the three columns it takes. */
  span?: 2 | 3
}

const columns = 3
const gap = 18
const columnWidth = (contentWidth - (columns - 1) * gap) / columns
const below = 9
/** The number of rows of fields on the same page as their heading. */
const keptRows = 2

interface Cell {
  span: number
  column: number
  label: Typeset
  value: Typeset
}

const heightOf = (row: Cell[]) => Math.max(...row.map(({ label, value }) => label.height + value.height)) + below

/** Labels above values in three columns; empty values are omitted. */
export const fieldsBlock = (sheet: Sheet, fields: readonly Field[]): Block | undefined => {
  const rows: Cell[][] = []
  for (const { label, value, span = 1 } of fields.filter((field) => field.value.trim() !== '')) {
    const width = span * columnWidth + (span - 1) * gap
    const last = rows.at(-1)?.at(-1)
    const column = last && last.column + last.span + span <= columns ? last.column + last.span : 0
    const cell = {
      span,
      column,
      label: sheet.set(label, styles.label, width),
      value: sheet.set(value, styles.value, width),
    }
    if (column === 0) rows.push([cell])
    else rows.at(-1)?.push(cell)
  }
  if (rows.length === 0) return undefined
  const drawCell = ({ column, label, value }: Cell) => {
    const x = page.left + column * (columnWidth + gap)
    sheet.inside('LI', () => {
      sheet.inside('Lbl', () => sheet.say(() => drawLines(sheet.doc, label, { x, y: sheet.y })))
      sheet.inside('LBody', () => sheet.say(() => drawLines(sheet.doc, value, { x, y: sheet.y + label.height })))
    })
  }
  /** Higher than a page: its cells one below the other, on as many pages as they take. */
  const drawTall = (row: Cell[]) => {
    for (const { column, label, value } of row) {
      const x = page.left + column * (columnWidth + gap)
      sheet.room(label.height + 2 * value.lineHeight)
      sheet.inside('LI', () => {
        sheet.inside('Lbl', () => sheet.say(() => drawLines(sheet.doc, label, { x, y: sheet.y })))
        sheet.y += label.height
        sheet.inside('LBody', () => flow(sheet, value, x))
      })
      sheet.y += below
    }
  }
  return {
    firstHeight: Math.min(
      mostHeight,
      rows.slice(0, keptRows).reduce((sum, row) => sum + heightOf(row), 0),
    ),
    draw: () =>
      sheet.inside('L', () => {
        for (const row of rows) {
          if (heightOf(row) > mostHeight) {
            drawTall(row)
            continue
          }
          sheet.room(heightOf(row))
          for (const cell of row) drawCell(cell)
          sheet.y += heightOf(row)
        }
      }),
  }
}

export interface TextOptions {
  style?: TextStyle
  /** The space between paragraphs, in points. */
  after?: number
  /** The first line of a paragraph with several is its heading. */
  headed?: boolean
}

/** Paragraphs that may continue on other pages, without single lines where two fit. */
export const textBlock = (sheet: Sheet, text: string, options: TextOptions = {}): Block | undefined => {
  const { style = styles.value, after = 8, headed = false } = options
  const paragraphs = text
    .split(/\n{2,}/)
    .filter((one) => one.trim() !== '')
    .map((one) => {
      const end = headed ? one.indexOf('\n') : -1
      const head = end < 0 ? undefined : sheet.set(one.slice(0, end), { ...style, weight: 600 })
      return { head, body: sheet.set(one.slice(end + 1), style) }
    })
  const [first] = paragraphs
  if (!first) return undefined
  const firstHeightOf = ({ head, body }: typeof first) =>
    (head?.height ?? 0) + Math.min(body.height, 2 * body.lineHeight)
  return {
    firstHeight: firstHeightOf(first),
    draw: () => {
      for (const paragraph of paragraphs) {
        const { head, body } = paragraph
        if (head) {
          sheet.room(firstHeightOf(paragraph))
          sheet.inside('H4', () => flow(sheet, head))
        }
        sheet.inside('P', () => flow(sheet, body))
        sheet.y += after
      }
    },
  }
}

const flow = (sheet: Sheet, set: Typeset, x = page.left) => {
  let from = 0
  while (from < set.lines.length) {
    const rest = set.lines.length - from
    const fitting = Math.floor(sheet.left / set.lineHeight)
    // Neither the last nor the first line may be alone on a page.
    const take = fitting >= rest ? rest : fitting === rest - 1 ? fitting - 1 : fitting
    if (take < Math.min(2, rest)) {
      sheet.newPage()
      continue
    }
    const start = from
    sheet.say(() => drawLines(sheet.doc, set, { x, y: sheet.y }, [start, start + take]))
    sheet.y += take * set.lineHeight
    from += take
  }
}

/** A heading on the same page as the content after it. Returns its bookmark, the parent of those below. */
export const section = (
  sheet: Sheet,
  title: string,
  blocks: readonly (Block | undefined)[],
  options: { level?: 2 | 3; under?: PDFKit.PDFOutline } = {},
): PDFKit.PDFOutline | undefined => {
  const drawn = blocks.filter((block) => block !== undefined)
  const [first] = drawn
  if (!first) return undefined
  const { level = 2 } = options
  const set = sheet.set(title, level === 2 ? styles.heading : styles.subheading)
  const space = level === 2 ? 16 : 6
  const after = level === 2 ? 10 : 5
  if (!sheet.room(space + set.height + after + first.firstHeight) && sheet.y > page.top) sheet.y += space
  const bookmark = sheet.bookmark(title, options.under)
  sheet.inside(`H${level}`, () => sheet.say(() => drawLines(sheet.doc, set, { x: page.left, y: sheet.y })))
  sheet.y += set.height + after
  if (level === 2) {
    sheet.line(sheet.y - 6)
    sheet.line(sheet.y - 6.6, { color: sheet.accent, thickness: 1.8, width: 36 })
    sheet.y += 3
  }
  for (const block of drawn) {
    if (block !== first) sheet.room(block.firstHeight)
    block.draw()
  }
  return bookmark
}
