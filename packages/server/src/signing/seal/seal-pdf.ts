import { PDFArray, type PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib'
import { Signer, SignPdf } from '@signpdf/signpdf'
import type { SealingKey } from './certificate.ts'
import { cmsSignature } from './cms.ts'

/** The size reserved for the signature, in bytes: signed attributes, signature and certificates. */
const roomFor = ({ certificates }: SealingKey) =>
  2048 + certificates.reduce((sum, certificate) => sum + certificate.length, 0)
/** Replaced by the actual ranges, which are at most as long. */
const placeholder = '/**********'

export interface SealWords {
  reason: string
  name: string
  at: Date
}

const isVisible = 4 // prints
const isLocked = 128

/** Names the field that the signature of the whole document goes to; its contents are filled in by `sealPdf`. */
const addSignatureField = (pdf: PDFDocument, room: number, { reason, name, at }: SealWords) => {
  const { context } = pdf
  const ranges = PDFArray.withContext(context)
  ranges.push(PDFNumber.of(0))
  for (let count = 0; count < 3; count += 1) ranges.push(PDFName.of(placeholder.slice(1)))
  const signature = context.register(
    context.obj({
      Type: 'Sig',
      Filter: 'Adobe.PPKLite',
      SubFilter: 'ETSI.CAdES.detached',
      ByteRange: ranges,
      Contents: PDFHexString.of('0'.repeat(room * 2)),
      Reason: PDFHexString.fromText(reason),
      Name: PDFHexString.fromText(name),
      M: PDFString.fromDate(at),
    }),
  )
  const page = pdf.getPage(pdf.getPageCount() - 1)
  const widget = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      V: signature,
      T: PDFString.of('Seal'),
      TU: PDFHexString.fromText(reason),
      F: isVisible + isLocked,
      P: page.ref,
    }),
  )
  page.node.addAnnot(widget)
  const form = pdf.catalog.getOrCreateAcroForm()
  form.addField(widget)
  form.dict.set(PDFName.of('SigFlags'), PDFNumber.of(3))
}

/** Signs the whole document: PDF readers detect any changed byte. */
export const sealPdf = async (pdf: PDFDocument, key: SealingKey, words: SealWords): Promise<Buffer> => {
  addSignatureField(pdf, roomFor(key), words)
  // Without object streams the field is in the file in plain, so that the ranges can be written into it.
  const bytes = await pdf.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false })
  return new SignPdf().sign(Buffer.from(bytes), new CmsSigner(key))
}

class CmsSigner extends Signer {
  readonly #key: SealingKey
  constructor(key: SealingKey) {
    super()
    this.#key = key
  }
  override sign(bytes: Buffer): Promise<Buffer> {
    return cmsSignature(bytes, this.#key)
  }
}
