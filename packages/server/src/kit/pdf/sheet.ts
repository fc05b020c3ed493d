import PDFDocument from 'pdfkit'
import { drawLines, type TextStyle, type Typeset, typeset } from './typeset.ts'

type Element = PDFKit.PDFStructureElement

export interface SheetOptions {
  /** Ours alone: pdfkit writes it into XML as it is. */
  title: string
  locale: string
  /** The document says it was made then: the same contents are the same bytes. */
  createdAt: Date
  /** What stands at the head of every page after the first. */
  runningHead: string
  accent: string
}

export const ink = '#1b1f24'
export const quiet = '#57606a'
export const hairline = '#d5d9df'

export const page = { width: 612, height: 792, left: 54, right: 54, top: 66, bottom: 64 }
export const contentWidth = page.width - page.left - page.right
const lastY = page.height - page.bottom

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

/** PDF/UA, which the types of pdfkit do not know yet, and none of its own fonts, which it does not embed. */
const pdfUa: object = { subset: 'PDF/UA', font: '' }

/**
 * Letter pages that fill from the top, tagged so that a screen reader follows them. `room` is the one way to a new page:
 * whoever draws says how much must stay together, so nothing overlaps and no heading stands alone at the foot.
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
      Title: options.title,
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
    /** Begins a new page unless `height` still fits on this one; answers whether it did. */
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
    /** Everything drawn inside belongs to this element of the structure. */
    inside<T>(type: string, draw: () => T, more: { alt?: string; scope?: string; lang?: string } = {}): T {
      const element = doc.struct(type, more as PDFKit.Mixins.StructureElementOptions)
      parents.at(-1)?.add(element)
      parents.push(element)
      const result = draw()
      parents.pop()
      element.end()
      return result
    },
    /** Draws words that are read out, as the contents of the innermost element. */
    say(draw: () => void) {
      parents.at(-1)?.add(draw)
    },
    /** Draws what is only seen: lines, colours, page numbers. */
    decorate(draw: () => void, type = 'Layout') {
      doc.markContent('Artifact', { type } as PDFKit.Mixins.MarkingOptions)
      draw()
      doc.endMarkedContent()
    },
    line(y: number, { color = hairline, thickness = 0.6, x = page.left, width = contentWidth } = {}) {
      sheet.decorate(() => doc.rect(x, y, width, thickness).fill(color))
    },
    /** The outline entry of what comes next on this page. */
    bookmark: (title: string, under?: PDFKit.PDFOutline) => (under ?? doc.outline).addItem(title),
    /** Page heads and feet are drawn when the number of pages is known. */
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
