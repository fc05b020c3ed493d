import { PDFDocument } from '@cantoo/pdf-lib'
import pdfkit from 'pdfkit'
import type { ServerTexts } from '../../kit/texts.ts'
import type { SignaturePlace } from '../../ports/signing.ts'
import type { SealingKey } from '../seal/certificate.ts'
import { sealPdf } from '../seal/seal-pdf.ts'
import { appendPages } from './append-pages.ts'
import { type Certificate, certificatePages } from './certificate-pages.ts'
import { drawMark, type Mark } from './mark.ts'

/** A single signature on a page of its own size, to be placed on the document. */
const stamp = (mark: Mark, { width, height }: SignaturePlace): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const doc = new pdfkit({ size: [width, height], margin: 0, pdfVersion: '1.7' })
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
    drawMark(doc, mark, { x: 2, y: 2, width: width - 4, height: height - 4 })
    doc.end()
  })

const placeMark = async (pdf: PDFDocument, mark: Mark, place: SignaturePlace) => {
  const page = pdf.getPages()[place.page - 1]
  if (!page) throw new Error('a signature is placed on a page that does not exist')
  const [drawing] = await pdf.embedPdf(await stamp(mark, place))
  if (drawing) page.drawPage(drawing, { x: place.x, y: place.y, width: place.width, height: place.height })
}

export interface FinishedDocument {
  document: Uint8Array
  certificate: Certificate
  key: SealingKey
  words: { reason: string; name: string }
}

/**
 * The signed document: signatures in their places, the certificate's pages at the end, and one digital signature over
 * the whole.
 */
export const finishedDocument = async (
  texts: ServerTexts,
  { document, certificate, key, words }: FinishedDocument,
): Promise<Buffer> => {
  const pdf = await PDFDocument.load(document, { updateMetadata: false })
  for (const { signer, mark } of certificate.signatures) if (signer.place) await placeMark(pdf, mark, signer.place)
  const ending = await PDFDocument.load(await certificatePages(texts, certificate), { updateMetadata: false })
  appendPages(pdf, ending)
  pdf.setModificationDate(certificate.at)
  return sealPdf(pdf, key, { ...words, at: certificate.at })
}
