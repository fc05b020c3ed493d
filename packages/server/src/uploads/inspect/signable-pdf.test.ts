import { describe, expect, test } from 'vitest'
import { makePdf } from '../../testing/files/pdf.ts'
import { aDocument } from '../../testing/signing-flow.ts'
import { activePdfs } from '../testing/corpus/active-pdfs.ts'
import { flaggedSamples } from '../testing/corpus/flagged.ts'
import { isSignablePdf } from './signable-pdf.ts'

const annotation = (flags: string) =>
  makePdf({
    page: '/Annots [4 0 R]',
    objects: [`<< /Type /Annot /Subtype /Stamp /Rect [0 0 99 99] /AP << /N 5 0 R >> ${flags} >>`, form],
  })
const form = '<< /Type /XObject /Subtype /Form /BBox [0 0 99 99] /Length 0 >>\nstream\n\nendstream'

describe('a document can be signed:', () => {
  test.each([
    ['one of a few pages', () => aDocument()],
    ['one with a mark that is shown and printed', async () => annotation('/F 4')],
    [
      'one with a link',
      async () =>
        makePdf({ page: '/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.ca) >> >>]' }),
    ],
    ['one that opens at a page', async () => makePdf({ catalogue: '/OpenAction [3 0 R /Fit]' })],
  ])('%s', async (_, make) => expect(await isSignablePdf(await make())).toBe(true))
})

describe('a document cannot be signed:', () => {
  test.each([...activePdfs, ...flaggedSamples.filter(({ kind }) => kind === 'pdf')])(
    'one that an upload is refused or marked for: $about',
    async ({ make }) => expect(await isSignablePdf(await make())).toBe(false),
  )

  test.each([
    [
      'with layers',
      makePdf({ catalogue: '/OCProperties << /OCGs [4 0 R] /D << >> >>', objects: ['<< /Type /OCG /Name (a) >>'] }),
    ],
    ['with an action that switches layers', makePdf({ catalogue: '/OpenAction << /S /SetOCGState /State [] >>' })],
    ['whose fields a reader draws itself', makePdf({ catalogue: '/AcroForm << /Fields [] /NeedAppearances true >>' })],
    [
      'with another picture in print',
      makePdf({ objects: [`<< /Alternates [5 0 R] /Length 0 >>\nstream\n\nendstream`] }),
    ],
    ['with content outside of it', makePdf({ objects: ['<< /F (amount.txt) /Length 0 >>\nstream\n\nendstream'] })],
    ['with a mark that is not printed', annotation('')],
    ['with a mark that is printed alone', annotation('/F 36')],
    ['with a hidden mark', annotation('/F 6')],
    ['that is signed', makePdf({ objects: ['<< /Type /Sig /ByteRange [0 1 2 3] >>'] })],
    ['that is no PDF', Buffer.from('none')],
  ])('one %s', async (_, bytes) => expect(await isSignablePdf(bytes)).toBe(false))
})
