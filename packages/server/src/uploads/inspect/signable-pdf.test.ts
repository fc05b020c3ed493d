import { createHash } from 'node:crypto'
import { PDFDocument, PDFName, PDFPageLeaf } from '@cantoo/pdf-lib'
import { describe, expect, test } from 'vitest'
import { makePdf } from '../../testing/files/pdf.ts'
import { aDocument } from '../../testing/signing-flow.ts'
import { activePdfs } from '../testing/corpus/active-pdfs.ts'
import { flaggedSamples } from '../testing/corpus/flagged.ts'
import { withPdf } from './pdf/pdfium.ts'
import { signablePdf } from './signable-pdf.ts'

const annotation = (more: string, kind = 'Stamp') =>
  makePdf({
    page: '/Annots [4 0 R]',
    objects: [`<< /Type /Annot /Subtype /${kind} /Rect [0 0 99 99] ${more} >>`, form],
  })
const drawn = '/AP << /N 5 0 R >>'
const form = '<< /Type /XObject /Subtype /Form /BBox [0 0 99 99] /Length 0 >>\nstream\n\nendstream'

describe('a document can be signed:', () => {
  test.each([
    ['one of a few pages', () => aDocument()],
    ['one with a mark that is shown and printed', async () => annotation(`${drawn} /F 4`)],
    [
      'one with a link',
      async () =>
        makePdf({ page: '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.ca) >> >>]' }),
    ],
    ['one with a link that is drawn', async () => annotation(`${drawn} /F 4`, 'Link')],
    ['one with a filled field', async () => annotation(`${drawn} /F 4 /FT /Tx /V (Roy)`, 'Widget')],
    ['one with an empty field', async () => annotation('/F 4 /FT /Tx', 'Widget')],
    ['one with a place for a signature', async () => annotation('/F 4 /FT /Sig', 'Widget')],
    [
      'one whose fields are drawn',
      async () => makePdf({ catalogue: '/AcroForm << /Fields [] /NeedAppearances false >>' }),
    ],
    ['one without a layer', async () => makePdf({ catalogue: '/OCProperties << /OCGs [] /D << >> >>' })],
    ['one that opens at a page', async () => makePdf({ catalogue: '/OpenAction [3 0 R /Fit]' })],
  ])('%s', async (_, make) => expect(await signablePdf(await make())).toBeDefined())
})

describe('a document cannot be signed:', () => {
  test.each([...activePdfs, ...flaggedSamples.filter(({ kind }) => kind === 'pdf')])(
    'one that an upload is refused or marked for: $about',
    async ({ make }) => expect(await signablePdf(await make())).toBeUndefined(),
  )

  test.each([
    [
      'with layers',
      makePdf({ catalogue: '/OCProperties << /OCGs [4 0 R] /D << >> >>', objects: ['<< /Type /OCG /Name (a) >>'] }),
    ],
    ['with a layer that it does not list', makePdf({ objects: ['<< /Type /OCG /Name (a) >>'] })],
    ['with layers of one that it does not list', makePdf({ objects: ['<< /Type /OCMD /OCGs [] >>'] })],
    ['with a mark in a layer', annotation(`${drawn} /F 4 /OC << >>`)],
    ['with a layer of no type', makePdf({ objects: ['<< /Usage << /Print << /PrintState /OFF >> >> >>'] })],
    ['with an action that switches layers', makePdf({ catalogue: '/OpenAction << /S /SetOCGState /State [] >>' })],
    ['whose fields a reader draws itself', makePdf({ catalogue: '/AcroForm << /Fields [] /NeedAppearances true >>' })],
    [
      'with another picture in print',
      makePdf({ objects: [`<< /Alternates [5 0 R] /Length 0 >>\nstream\n\nendstream`] }),
    ],
    ['with content outside of it', makePdf({ objects: ['<< /F (amount.txt) /Length 0 >>\nstream\n\nendstream'] })],
    ['with a mark that is not printed', annotation(drawn)],
    ['with a mark that is printed alone', annotation(`${drawn} /F 36`)],
    ['with a hidden mark', annotation(`${drawn} /F 6`)],
    ['with a mark that each reader draws', annotation('/F 4', 'Square')],
    ['with a field that each reader draws', annotation('/F 4 /FT /Tx /V (5,000)', 'Widget')],
    ['with a button that is on the screen alone', annotation(`${drawn} /FT /Btn /Ff 65536`, 'Widget')],
    ['with a button that each reader draws', annotation('/F 4 /FT /Btn /Ff 65536 /MK << /CA (5,000) >>', 'Widget')],
    ['with a drawn link that is printed alone', annotation(`${drawn} /F 36`, 'Link')],
    ['with other colours in print', makePdf({ objects: ['<< /Type /ExtGState /TR 3 0 R >>'] })],
    ['that is signed, under a written name', makePdf({ objects: ['<< /Type /Sig /Byte#52ange [0 1 2 3] >>'] })],
    ['with a mark that is another one under the mouse', annotation('/AP << /N 5 0 R /R 5 0 R >> /F 4')],
    ['with an action that hides', makePdf({ catalogue: '/AA << /WP << /S /Hide /T (amount) >> >>' })],
    ['with an action that empties fields', makePdf({ catalogue: '/OpenAction << /S /ResetForm >>' })],
    ['with a page of another file', makePdf({ objects: [form.replace('/Length', '/Ref << >> /Length')] })],
    ['with a layer under a name with a zero', makePdf({ catalogue: '/OCProperties#00 << /OCGs [3 0 R] >>' })],
    ['that is signed', makePdf({ objects: ['<< /Type /Sig /ByteRange [0 1 2 3] >>'] })],
    [
      'with the place of a seal in its content',
      makePdf({
        page: '/Resources << /XObject << /X 4 0 R >> >>',
        objects: [
          '<< /Type /XObject /Subtype /Image /Filter /DCTDecode /Length 60 >>\nstream\n/ByteRange [ 0 /********** /********** /********** ]         \nendstream',
        ],
      }),
    ],
    ['whose page takes no signature', makePdf({ page: '/Resources 42' })],
    ['that is no PDF', Buffer.from('none')],
  ])('one %s', async (_, bytes) => expect(await signablePdf(bytes)).toBeUndefined())
})

test('a filled field is part of its page, as it is drawn', async () => {
  const look = amount(
    'You pay 100',
    '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> >> /Length 42',
  )
  const field =
    '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (You pay 900000) /Rect [0 0 612 792] /F 4 /AP << /N 6 0 R >> >>'
  const document = makePdf({
    ...{ page: '/Annots [4 0 R]', catalogue: '/AcroForm << /Fields [4 0 R] >>', objects: [field, font, look] },
  })
  const signed = (await signablePdf(document)) ?? Buffer.alloc(0)
  const { catalog, context } = await PDFDocument.load(signed, { updateMetadata: false })
  expect(catalog.has(PDFName.of('AcroForm'))).toBe(false)
  expect(
    context.enumerateIndirectObjects().some(([, object]) => object instanceof PDFPageLeaf && object.Annots()),
  ).toBe(false)
  // Letters are drawn with other edges in a page than in a field.
  expect(await inkOf(document)).toBeGreaterThan(100)
  expect(Math.abs((await inkOf(signed)) - (await inkOf(document)))).toBeLessThan(10)
})

/** The dark points of the first page. */
const inkOf = (bytes: Uint8Array) =>
  withPdf(bytes, ({ draw }) => draw(0, 300).data.filter((value) => value < 128).length / 3)

const first = (bytes: Uint8Array) =>
  withPdf(bytes, ({ draw }) => createHash('sha256').update(draw(0, 300).data).digest('hex'))

const amount = (text: string, dictionary = '') => {
  const content = `BT /F1 24 Tf 72 700 Td (${text}) Tj ET`
  return `<< ${dictionary || `/Length ${content.length}`} >>\nstream\n${content}\nendstream`
}
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
const page = '/Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >>'
/** The number of an object that no table lists, in the place of a longer or equally long text within another one. */
const shadow = (number: number, object: string) => `\n${number} 0 obj\n${object}\nendobj\n`
const ownPages =
  '<< /Type /Pages /Count 1 /Kids [<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 6 0 R /Resources << /Font << /F1 5 0 R >> >> >>] >>'
const withShadow = (...objects: string[]) =>
  makePdf({
    page,
    objects: [amount('You pay 100'), `${font}\nendobj${objects.join('')}\n99 0 obj\nnull`, amount('You pay 900000')],
  })
const inAStream = `${shadow(4, amount('You pay 900000'))}`

describe('what is sealed is what the signers are shown, although readers disagree about', () => {
  test.each([
    ['a content that the table does not list', withShadow(shadow(4, amount('You pay 900000')))],
    ['a page that the table does not list', withShadow(shadow(2, ownPages))],
    [
      'a beginning that the table does not list',
      withShadow(`${shadow(9, ownPages)}${shadow(1, '<< /Type /Catalog /Pages 9 0 R >>')}`),
    ],
    [
      'a second trailer',
      withShadow(
        `${shadow(9, ownPages)}${shadow(8, '<< /Type /Catalog /Pages 9 0 R >>')}trailer\n<< /Size 9 /Root 8 0 R >>\n`,
      ),
    ],
    [
      'objects within a stream whose length is in another object',
      makePdf({
        page,
        objects: [
          amount('You pay 100'),
          font,
          `<< /Length 7 0 R >>\nstream\nendstream\nendobj${inAStream}\nendstream`,
          String(`endstream\nendobj${inAStream}`.length),
        ],
      }),
    ],
    [
      'a length that is too short',
      makePdf({ page, objects: [amount('You pay 100) Tj 0 -40 Td (and 900000', '/Length 39'), font] }),
    ],
  ])('%s', async (_, bytes) => {
    const document = await signablePdf(bytes)
    if (!document) return expect(document).toBeUndefined()
    const sealed = await PDFDocument.load(document, { updateMetadata: false })
    expect(await first(await sealed.save())).toBe(await first(document))
  })
})
