import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFStream,
} from '@cantoo/pdf-lib'
import type { UploadFlag } from '@foyer/domain/documents/upload-flags.ts'
import { refuseFile } from '../refused.ts'
import { inspectPdf } from './pdf/inspect-pdf.ts'

const mostPages = 300
/** An ordinary document takes a fraction of it. The document is parsed again when it is signed, then without a sandbox. */
const mostMilliseconds = 1000

/**
 * Whether a PDF can be signed: it opens without a password, has pages, no signature that ours would break, takes no more
 * processor time than an ordinary one, and shows one content. Nothing of what an upload is refused or marked for may be in it: it is
 * mailed to its signers in the name of the brokerage.
 */
export const isSignablePdf = async (bytes: Buffer): Promise<boolean> => {
  if (bytes.includes('/ByteRange')) return false
  try {
    const flags = new Set<UploadFlag>()
    await inspectPdf(bytes, flags, assertOneContent)
    if (flags.size > 0) return false
    const before = process.cpuUsage()
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
    const pages = pdf.getPageCount()
    const { user, system } = process.cpuUsage(before)
    return pages > 0 && pages <= mostPages && user + system <= mostMilliseconds * 1000
  } catch {
    return false
  }
}

/** Layers, actions that switch them, appearances that a reader makes itself, pictures that others replace in print. */
const changingNames: ReadonlySet<string> = new Set(['OCProperties', 'SetOCGState', 'NeedAppearances', 'Alternates'])

/**
 * Refuses a document that may show something else in another program, at another time or in print: a signature would cover both.
 */
const assertOneContent = (context: PDFContext): void => {
  for (const [, object] of context.enumerateIndirectObjects()) if (mayDiffer(object)) refuseFile('FileUnsafe')
}

const mayDiffer = (object: PDFObject): boolean => {
  if (object instanceof PDFName) return changingNames.has(object.decodeText())
  if (object instanceof PDFArray) return object.asArray().some(mayDiffer)
  // The data of a stream with a file name is outside of the document.
  if (object instanceof PDFStream) return object.dict.has(fileKey) || mayDiffer(object.dict)
  if (!(object instanceof PDFDict)) return false
  return isPrintedOtherwise(object) || object.entries().some(([key, value]) => mayDiffer(key) || mayDiffer(value))
}

/** Of a stream its file, of an annotation its flags. */
const fileKey = PDFName.of('F')
const appearance = PDFName.of('AP')
const rectangle = PDFName.of('Rect')
const [hidden, printed, notViewed, toggled] = [1 << 1, 1 << 2, 1 << 5, 1 << 8] as const

/** A mark or a field that is on the screen or on paper alone, or that is hidden until something shows it. */
const isPrintedOtherwise = (dict: PDFDict): boolean => {
  if (!dict.has(appearance) || !dict.has(rectangle)) return false
  const flags = dict.lookup(fileKey)
  const set = flags instanceof PDFNumber ? flags.asNumber() : 0
  return (set & printed) === 0 || (set & (hidden | notViewed | toggled)) !== 0
}
