import type { Block } from './blocks.ts'
import { contentWidth, mostHeight, page, type Sheet, styles } from './sheet.ts'
import { drawLines, type Typeset } from './typeset.ts'

export interface Column {
  title: string
  /** Its share of the width, relative to the others. */
  share: number
  align?: 'right'
}

const gap = 10
const padding = 4
/** The maximum height of rows that stay together, in points. */
const highest = 400
/** This many rows stay on one page; a longer table has at least two on each side of a page break. */
const keptWhole = 3

/**
 * A table that repeats its head on every page and splits no row but one that is higher than a page. Empty columns are omitted, and nothing is drawn
 * without rows.
 */
export const tableBlock = (
  sheet: Sheet,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
): Block | undefined => {
  if (rows.length === 0) return undefined
  const used = columns
    .map((column, index) => ({ ...column, index }))
    .filter(({ index }) => rows.some((row) => (row[index] ?? '').trim() !== ''))
  const shares = used.reduce((sum, { share }) => sum + share, 0)
  const free = contentWidth - gap * (used.length - 1)
  let x = page.left
  const placed = used.map((column) => {
    const width = (free * column.share) / shares
    const place = { ...column, x, width }
    x += width + gap
    return place
  })
  const head = placed.map(({ title, width }) => sheet.set(title, styles.label, width))
  const body = rows.map((row) => placed.map(({ index, width }) => sheet.set(row[index] ?? '', styles.cell, width)))
  const heightOf = (cells: Typeset[]) => Math.max(...cells.map(({ height }) => height)) + 2 * padding

  const drawCells = (cells: Typeset[], type: 'TH' | 'TD', [from, to]: [number, number]) =>
    sheet.inside('TR', () => {
      for (const [index, cell] of cells.entries()) {
        const place = placed[index]
        if (!place) continue
        const at = { x: place.x, y: sheet.y + padding, ...(place.align && { align: place.align }) }
        sheet.inside(
          type,
          () => sheet.say(() => drawLines(sheet.doc, cell, at, [from, Math.min(to, cell.lines.length)])),
          type === 'TH' ? { scope: 'Column' } : {},
        )
      }
    })
  const drawRow = (cells: Typeset[], type: 'TH' | 'TD') => {
    drawCells(cells, type, [0, Number.POSITIVE_INFINITY])
    sheet.y += heightOf(cells)
    sheet.line(sheet.y)
  }
  /** A row that is higher than a page goes on in one on the next page. */
  const drawTall = (cells: Typeset[]) => {
    const most = Math.max(...cells.map(({ lines }) => lines.length))
    const lineHeight = Math.max(...cells.map((cell) => cell.lineHeight))
    for (let from = 0; from < most; ) {
      if (sheet.left < 2 * padding + 2 * lineHeight) {
        sheet.newPage()
        again()
      }
      const to = Math.min(most, from + Math.floor((sheet.left - 2 * padding) / lineHeight))
      drawCells(cells, 'TD', [from, to])
      sheet.y += (to - from) * lineHeight + 2 * padding
      sheet.line(sheet.y)
      from = to
    }
  }
  const again = () => {
    const height = heightOf(head)
    sheet.decorate(() => {
      for (const [index, cell] of head.entries()) {
        const place = placed[index]
        if (place)
          drawLines(sheet.doc, cell, { x: place.x, y: sheet.y + padding, ...(place.align && { align: place.align }) })
      }
    }, 'Pagination')
    sheet.y += height
    sheet.line(sheet.y)
  }
  const heightOfRows = (from: number, to: number) =>
    Math.min(
      highest,
      body.slice(from, to).reduce((sum, cells) => sum + heightOf(cells), 0),
    )
  return {
    firstHeight: heightOf(head) + heightOfRows(0, body.length > keptWhole ? 2 : keptWhole),
    draw: () => {
      sheet.inside('Table', () => {
        drawRow(head, 'TH')
        for (const [index, cells] of body.entries()) {
          if (heightOf(cells) > mostHeight) {
            drawTall(cells)
            continue
          }
          const isLastButOne = body.length > keptWhole && index === body.length - 2
          if (sheet.room(isLastButOne ? heightOfRows(index, body.length) : heightOf(cells))) again()
          drawRow(cells, 'TD')
        }
      })
      sheet.y += 10
    },
  }
}
