import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { drawPdf, makePdf } from '../../testing/files/pdf.ts'
import { aDocument } from '../../testing/signing-flow.ts'
import { pdfText } from '../../testing/verify-seal.ts'
import { activePdfs } from '../testing/corpus/active-pdfs.ts'
import { flaggedSamples } from '../testing/corpus/flagged.ts'
import { withPdf } from './pdf/pdfium.ts'
import { signablePdf } from './signable-pdf.ts'

const amount = (text: string, dictionary = '') => {
  const content = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`
  return `<< ${dictionary || `/Length ${content.length}`} >>\nstream\n${content}\nendstream`
}
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'
const fonts = '/Resources << /Font << /F1 5 0 R >> >>'
const page = `/Contents 4 0 R ${fonts}`
const look = amount('You pay 100', `/Type /XObject /Subtype /Form /BBox [0 0 612 792] ${fonts} /Length 42`)
/** A page with a mark of this kind that covers it. */
const marked = (kind: string, more: string, catalogue = '') =>
  makePdf({
    ...{ page: '/Annots [4 0 R]', catalogue },
    objects: [`<< /Type /Annot /Subtype /${kind} /Rect [0 0 612 792] ${more} /AP << /N 6 0 R >> >>`, font, look],
  })
const coloured = (text = 'You pay 100') =>
  makePdf({ page, objects: [amount(`${text}) Tj 1 0 0 rg (`, `/Length ${text.length + 49}`), font] })
/** An object that no table lists. */
const shadow = (number: number, object: string) =>
  makePdf({
    page,
    objects: [amount('You pay 100'), `${font}\nendobj\n${number} 0 obj\n${object}\nendobj\n99 0 obj\nnull`],
  })
const layer = (state: string) => `<< /Type /OCG /Name (a) /Usage << /View << /ViewState /${state} >> >> >>`

/** The dark points of the first page, drawn 300 points wide. */
const inkOf = (bytes: Uint8Array) =>
  withPdf(bytes, ({ draw }) => draw(0, 300).data.filter((value, at) => at % 4 === 1 && value < 128).length)

const signed = async (bytes: Buffer): Promise<Buffer> => {
  const document = await signablePdf(bytes)
  if (document === undefined) throw new Error('the document is not accepted')
  return document
}

describe('a document to sign is a picture of what PDFium draws, and of nothing that programs disagree about:', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a text', () => makePdf({ page, objects: [amount('You pay 100'), font] })],
    ['a text in colours', coloured],
    ['a content that the table does not list', () => shadow(4, amount('You pay 900000'))],
    ['a catalogue that the table does not list', () => shadow(1, '<< /Type /Catalog /Pages 9 0 R >>')],
    ['a mark', () => marked('Stamp', '/F 4')],
    ['a mark that is on the screen alone', () => marked('Stamp', '/F 0')],
    [
      'a field whose value is not its look',
      () => marked('Widget', '/FT /Tx /T (a) /V (You pay 900000) /F 4', '/AcroForm << /Fields [4 0 R] >>'),
    ],
    [
      'a content in a layer',
      () =>
        makePdf({
          page: `${page.replace('>> >>', '>> /Properties << /A 6 0 R >> >>')}`,
          objects: [
            amount('You pay 100) Tj ET /OC /A BDC BT /F1 24 Tf 72 600 Td (900000) Tj ET EMC BT (', '/Length 116'),
            font,
            layer('OFF'),
          ],
        }),
    ],
    ['a page that is turned', () => makePdf({ page: `${page} /Rotate 90`, objects: [amount('You pay 100'), font] })],
    [
      'a page that is cut',
      () => makePdf({ page: `${page} /CropBox [0 600 612 792]`, objects: [amount('You pay 100'), font] }),
    ],
  ])('%s', async (_, make) => {
    const source = await make()
    const document = await signed(source)
    expect(await inkOf(source)).toBeGreaterThan(50)
    expect(Math.abs((await inkOf(document)) / (await inkOf(source)) - 1)).toBeLessThan(0.15)
    const pdf = await PDFDocument.load(document, { updateMetadata: false })
    expect(pdf.catalog.keys().map(String).toSorted()).toEqual(['/Pages', '/Type'])
    const kinds = pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
      const dict = object instanceof PDFRawStream ? object.dict : object
      return dict instanceof PDFDict
        ? [`${dict.get(PDFName.of('Type'))} ${dict.get(PDFName.of('Subtype')) ?? ''}`.trim()]
        : []
    })
    const known = ['/Catalog', '/Pages', '/Page', '/Font /Type1', '/XObject /Image', '/ObjStm', '/XRef', 'undefined']
    expect(kinds.filter((kind) => !known.includes(kind))).toEqual([])
  })

  test('its texts are behind the picture, for screen readers and to search', async () => {
    const document = await signed(
      makePdf({ page: `${page} /Rotate 90`, objects: [amount('Montr\\351al pays 5,000 $'), font] }),
    )
    expect(await pdfText(document)).toContain('Montréal pays 5,000 $')
    expect((await pdfText(await signed(await aDocument()))).length).toBeGreaterThan(20)
  })

  test('a page is as large as it is shown', async () => {
    const turned = makePdf({
      page: `${page} /Rotate 90 /CropBox [0 592 612 792]`,
      objects: [amount('You pay 100'), font],
    })
    const pdf = await PDFDocument.load(await signed(turned))
    expect(pdf.getPage(0).getSize()).toEqual({ width: 200, height: 612 })
  })
})

describe('a document cannot be signed:', () => {
  test.each(activePdfs)('one that an upload is refused for: $about', async ({ make }) =>
    expect(await signablePdf(await make())).toBeUndefined(),
  )

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['that is no PDF', () => Buffer.from('none')],
    ['of more than sixty pages', () => drawPdf({}, 61)],
    ['with a page as wide as a wall', () => makePdf({ page: '/MediaBox [0 0 4000 792]' })],
    ['with a page that would be squeezed', () => makePdf({ page: '/MediaBox [0 0 200 1100]' })],
    ['with a page as narrow as a line', () => makePdf({ page: '/MediaBox [0 0 612 9]' })],
  ])('one %s', async (_, make) => expect(await signablePdf(await make())).toBeUndefined())

  test('what an upload is marked for is not in the pictures, so that it can be signed', async () => {
    for (const { make } of flaggedSamples.filter(({ kind }) => kind === 'pdf'))
      expect(await signablePdf(await make())).toBeDefined()
  })
})
