import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'

export interface PdfShape {
  /** Objects beside catalogue, pages and page, which are 1 to 3. */
  objects?: (string | Buffer)[]
  catalogue?: string
  page?: string
  trailer?: string
  before?: string
  after?: string
  version?: string
  /** Where the end says the table is, when it lies. */
  table?: number
}

/** A PDF by hand, with an honest table. */
export const makePdf = (shape: PdfShape = {}): Buffer => {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${shape.catalogue ?? ''} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${shape.page ?? ''} >>`,
    ...(shape.objects ?? []),
  ]
  const parts: Buffer[] = [
    Buffer.from(`${shape.before ?? ''}%PDF-${shape.version ?? '1.7'}\n%\u00e2\u00e3\u00cf\u00d3\n`, 'latin1'),
  ]
  const length = () => parts.reduce((sum, { length: one }) => sum + one, 0)
  const places = objects.map((object, at) => {
    const place = length()
    parts.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(object as string), Buffer.from('\nendobj\n'))
    return place
  })
  const table = shape.table ?? length()
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${shape.trailer ?? ''} >>\nstartxref\n${table}\n%%EOF\n${shape.after ?? ''}`,
      'latin1',
    ),
  )
  return Buffer.concat(parts)
}

/** Objects packed together, numbered from 10. */
export const objectStream = (
  objects: string,
  dictionary = '/Filter /FlateDecode',
  packed = deflateSync(objects),
): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Type /ObjStm /N 1 /First 5 /Length ${packed.length} ${dictionary} >>\nstream\r\n`),
    packed,
    Buffer.from('\r\nendstream'),
  ])

/** A PDF by a library, of many pages when asked. */
export const drawPdf = async (options: PDFKit.PDFDocumentOptions = {}, pages = 1): Promise<Buffer> => {
  const document = new PDFDocument(options)
  for (let page = 1; page < pages; page += 1) document.text(`Page ${page}`).addPage()
  document.text('The last page').end()
  const parts: Buffer[] = []
  for await (const part of document as unknown as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}
