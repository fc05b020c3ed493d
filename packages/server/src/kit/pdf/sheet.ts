import { withoutIsolates } from '@foyer/domain/kit/isolate.ts'
import PDFDocument from 'pdfkit'
import { drawLines, type TextStyle, type Typeset, typeset } from './typeset.ts'

type Element = PDFKit.PDFStructureElement

export interface SheetOptions {
  /** Never user input: pdfkit writes it into XML unescaped. */
  title: string
  locale: string
  /** The document's creation time, which is fixed so that the same contents are the same bytes. */
  createdAt: Date
  /** The head of every page after the first. */
  runningHead: string
  accent: string
}

export const ink = '#1b1f24'
export const quiet = '#57606a'
export const hairline = '#d5d9df'

export const page = { width: 612, height: 792, left: 54, right: 54, top: 66, bottom: 64 }
export const contentWidth = page.width - page.left - page.right
const lastY = page.height - page.bottom
/** What one page has room for, with a heading above it. */
export const mostHeight = lastY - page.top - 60

export const styles = {
  title: { size: 24, weight: 600, color: ink, leading: 1.25 },
  subtitle: { size: 12, weight: 400, color: quiet, leading: 1.4 },
  heading: { size: 13.5, weight: 600, color: ink, leading: 1.3 },
  subheading: { size: 10.5, weight: 600, color: ink, leading: 1.35 },
  label: { size: 8, weight: 400, color: quiet, leading: 1.4 },
  value: { size: 10, weight: 400, color: ink, leading: 1.4 },
  strong: { size: 10, weight: 600, color: ink, leading: 1.4 },
  cell: { size: 9, weight: 400, color: ink, leading: 1.35, tabular: true },
  small: { size: 8, weight: 400, color: quiet, leading: 1.4 },
  fine: { size: 8.5, weight: 400, color: ink, leading: 1.5 },
} as const satisfies Record<string, TextStyle>

/** PDF/UA, which is missing in the types of pdfkit, and none of its built-in fonts, which it does not embed. */
const pdfUa: object = { subset: 'PDF/UA', font: '' }

/**
 * Letter pages filled from the top, tagged for screen readers. New pages are started only by `room`, which receives the
 * height that must stay together: nothing overlaps, and no heading is alone at the end of a page.
 */
export const openSheet = (options: SheetOptions) => {
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    ...pdfUa,
    tagged: true,
    displayTitle: true,
    lang: options.locale,
    info: {
      Title: withoutIsolates(options.title),
      Producer: 'Foyer',
      Creator: 'Foyer',
      CreationDate: options.createdAt,
      ModDate: options.createdAt,
    },
  })

  const root = doc.struct('Document')
  doc.addStructure(root)
  const parents: Element[] = [root]
  const sheet = {
    doc,
    accent: options.accent,
    y: page.top,
    set: (text: string, style: TextStyle, width: number = contentWidth): Typeset => typeset(doc, text, style, width),
    /** Begins a new page unless `height` fits on this one; returns whether it did. */
    room(height: number): boolean {
      if (sheet.y + height <= lastY || sheet.y <= page.top) return false
      sheet.newPage()
      return true
    },
    newPage() {
      doc.addPage()
      sheet.y = page.top
    },
    get left() {
      return lastY - sheet.y
    },
    /** Puts everything drawn inside into this element of the structure. */
    inside<T>(type: string, draw: () => T, more: { alt?: string; scope?: string; lang?: string } = {}): T {
      const element = doc.struct(type, more as PDFKit.Mixins.StructureElementOptions)
      parents.at(-1)?.add(element)
      parents.push(element)
      const result = draw()
      parents.pop()
      element.end()
      return result
    },
    /** Draws text that screen readers read, as content of the innermost element. */
    say(draw: () => void) {
      parents.at(-1)?.add(draw)
    },
    /** Draws decoration: lines, colours, page numbers. */
    decorate(draw: () => void, type = 'Layout') {
      doc.markContent('Artifact', { type } as PDFKit.Mixins.MarkingOptions)
      draw()
      doc.endMarkedContent()
    },
    line(y: number, { color = hairline, thickness = 0.6, x = page.left, width = contentWidth } = {}) {
      sheet.decorate(() => doc.rect(x, y, width, thickness).fill(color))
    },
    /** Adds an outline entry for the next content of this page. */
    bookmark: (title: string, under?: PDFKit.PDFOutline) => (under ?? doc.outline).addItem(withoutIsolates(title)),
    /** Draws page heads and footers, once the number of pages is known. */
    async finish(foot: { left: string; pageOf: (page: number, pages: number) => string }): Promise<Buffer> {
      const { count } = doc.bufferedPageRange()
      for (let index = 0; index < count; index += 1) {
        doc.switchToPage(index)
        sheet.decorate(() => {
          if (index > 0) {
            drawLines(doc, sheet.set(options.runningHead, styles.small), { x: page.left, y: 32 })
            doc.rect(page.left, 48, contentWidth, 0.6).fill(hairline)
          }
          const number = sheet.set(foot.pageOf(index + 1, count), styles.small, 120)
          drawLines(doc, sheet.set(foot.left, styles.small, contentWidth - 130), { x: page.left, y: lastY + 20 })
          drawLines(doc, number, { x: page.width - page.right - 120, y: lastY + 20, align: 'right' })
        }, 'Pagination')
      }
      root.end()
      return collect(doc)
    },
  }
  return sheet
}

export type Sheet = ReturnType<typeof openSheet>

const collect = (doc: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
    doc.end()
  })
