import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import { rc4 } from './rc4.ts'

export interface PdfShape {
  /** Objects beside catalogue, pages and page, which are 1 to 3. */
  objects?: (string | Buffer)[]
  catalogue?: string
  page?: string
  trailer?: string
  before?: string
  after?: string
  version?: string
  /** The position of the table stated at the end, if it is wrong. */
  table?: number
}

/** A handmade PDF with a valid table. */
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

/** An object stream with objects numbered from 10, its declared length, and the space before its type. */
export const objectStream = (
  objects: string,
  dictionary = '/Filter /FlateDecode',
  packed: Buffer = deflateSync(objects),
  told = packed.length,
  space = '',
): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${space}/Type /ObjStm /N 1 /First 5 /Length ${told} ${dictionary} >>\nstream\r\n`),
    packed,
    Buffer.from('\r\nendstream'),
  ])

/** A PDF of a few kilobytes whose one page takes minutes to draw: a function fills it point by point, 500 times. */
export const heavyPdf = (): Buffer => {
  const fill = '/S sh '.repeat(500)
  const calculation = '{ mul sin dup dup }'
  const domain = '/Domain [0 600 0 800]'
  return makePdf({
    page: '/Contents 4 0 R /Resources << /Shading << /S 5 0 R >> >>',
    objects: [
      `<< /Length ${fill.length} >>\nstream\n${fill}\nendstream`,
      `<< /ShadingType 1 /ColorSpace /DeviceRGB ${domain} /Function 6 0 R >>`,
      `<< /FunctionType 4 ${domain} /Range [0 1 0 1 0 1] /Length ${calculation.length} >>\nstream\n${calculation}\nendstream`,
    ],
  })
}

/** A PDF made by a library, optionally with many pages. */
export const drawPdf = async (options: PDFKit.PDFDocumentOptions = {}, pages = 1): Promise<Buffer> => {
  const document = new PDFDocument(options)
  for (let page = 1; page < pages; page += 1) document.text(`Page ${page}`).addPage()
  document.text('The last page').end()
  const parts: Buffer[] = []
  for await (const part of document as unknown as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest()

/** A PDF that opens without a password, but with encrypted object streams (40 bits, the oldest method). */
export const lockedPdf = (objects: string): Buffer => {
  const owner = Buffer.alloc(32, 0x6f)
  const id = Buffer.alloc(16, 0x1d)
  const key = md5(padding, owner, Buffer.from('fcffffff', 'hex'), id).subarray(0, 5)
  const number = Buffer.from([5, 0, 0, 0, 0])
  const packed: Buffer = rc4(md5(key, number).subarray(0, 10), deflateSync(objects))
  const user = rc4(key, padding)
  return makePdf({
    objects: [
      `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> >>`,
      objectStream('', '/Filter /FlateDecode', packed),
    ],
    trailer: `/Encrypt 4 0 R /ID [<${id.toString('hex')}> <${id.toString('hex')}>]`,
  })
}

export interface PackedPdfShape {
  /** The content of the catalogue beside its pages; object 5 is in the object stream. */
  catalogue?: string
  /** Object 5. */
  packed: string
  /** How the object stream declares its type: by reference to object 6, which is the name, or not at all. */
  type?: string
  filter?: string
}

/** A PDF of a newer version: an object is in an object stream, and the table is a stream as well. */
export const packedPdf = ({
  catalogue = '/OpenAction 5 0 R',
  packed,
  type = '/Type /ObjStm',
  filter = '/Filter /FlateDecode',
}: PackedPdfShape): Buffer => {
  const objects = Buffer.from(`5 0 ${packed}`)
  const content = filter === '' ? objects : deflateSync(objects)
  const stream = (dictionary: string, data: Buffer) =>
    Buffer.concat([
      Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\r\n`),
      data,
      Buffer.from('\r\nendstream'),
    ])
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')]
  const places: number[] = []
  const write = (number: number, object: Buffer) => {
    places[number] = parts.reduce((sum, { length }) => sum + length, 0)
    parts.push(Buffer.from(`${number} 0 obj\n`), object, Buffer.from('\nendobj\n'))
  }
  write(1, Buffer.from(`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`))
  write(2, Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'))
  write(3, Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>'))
  write(4, stream(`${type} /N 1 /First 4 ${filter}`, content))
  write(6, Buffer.from('/ObjStm'))
  const start = parts.reduce((sum, { length }) => sum + length, 0)
  places[7] = start
  const row = (kind: number, place: number, last = 0) => Buffer.from([kind, place >> 8, place & 255, last])
  const rows = Array.from({ length: 8 }, (_, number) => {
    if (number === 5) return row(2, 4)
    const place = places[number]
    return place === undefined ? row(0, 0, 255) : row(1, place)
  })
  write(7, stream('/Type /XRef /Size 8 /W [1 2 1] /Root 1 0 R', Buffer.concat(rows)))
  return Buffer.concat([...parts, Buffer.from(`startxref\n${start}\n%%EOF\n`)])
}
