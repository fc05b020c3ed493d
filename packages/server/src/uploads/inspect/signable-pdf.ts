import {
  PDFArray,
  PDFBool,
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
import { textOf } from './pdf/active-content.ts'
import { inspectPdf } from './pdf/inspect-pdf.ts'
import { withPdf } from './pdf/pdfium.ts'

/** Fields, of which none is left in the pages. */
const form = PDFName.of('AcroForm')
const mostPages = 300
/** An ordinary document takes a fraction of it. The document is parsed again when it is signed, then without a sandbox. */
const mostMilliseconds = 1000

/**
 * A PDF that can be signed, written anew; undefined for one that cannot. It opens without a password, has pages, no signature that ours
 * would break, takes no more processor time than an ordinary one, and shows one content. Nothing of what an upload is refused or marked
 * for may be in it: it is mailed to its signers in the name of the brokerage.
 *
 * Readers disagree about which of two objects with one number counts, where a stream ends, and what a field shows. Written anew, first by
 * PDFium, which reads as the readers of people do, then by the library that seals it, a document has each object once, and its fields are
 * part of its pages: what the signers are shown is what is sealed.
 */
export const signablePdf = async (bytes: Buffer): Promise<Buffer | undefined> => {
  try {
    const flags = new Set<UploadFlag>()
    const pages = await inspectPdf(bytes, flags, assertOneContent)
    if (flags.size > 0 || pages > mostPages) return undefined
    const flat = await withPdf(bytes, (pdf) => {
      pdf.flatten()
      return pdf.rewrite()
    })
    const before = process.cpuUsage()
    const pdf = await PDFDocument.load(flat, { updateMetadata: false, throwOnInvalidObject: true })
    pdf.catalog.delete(form)
    const written = Buffer.from(await pdf.save({ updateFieldAppearances: false, addDefaultPage: false }))
    const { user, system } = process.cpuUsage(before)
    const pagesLeft = await inspectPdf(written, flags, assertOneContent)
    await assertCanBeSealed(written)
    const isOrdinary = user + system <= mostMilliseconds * 1000
    return flags.size === 0 && pagesLeft === pages && isOrdinary ? written : undefined
  } catch {
    return undefined
  }
}

/** The place of a signature is searched for in the whole file. */
const signaturePlace = '/ByteRange'

/** A document that its signers have signed must not fail then: every page takes a signature, and the file takes the seal. */
const assertCanBeSealed = async (bytes: Buffer): Promise<void> => {
  const ending = await PDFDocument.create()
  ending.addPage([9, 9]).drawSquare({ size: 1 })
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const [mark] = await pdf.embedPdf(await ending.save())
  if (mark) for (const page of pdf.getPages()) page.drawPage(mark)
  const sealed = await pdf.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false })
  if (Buffer.from(sealed).includes(signaturePlace)) refuseFile('FileUnsafe')
}

/**
 * Refuses a document that may show something else in another program, at another time or in print: a signature would cover both.
 */
const assertOneContent = (context: PDFContext): void => {
  for (const [, object] of context.enumerateIndirectObjects()) if (mayDiffer(object)) refuseFile('FileUnsafe')
}

const mayDiffer = (object: PDFObject): boolean => {
  if (object instanceof PDFArray) return object.asArray().some(mayDiffer)
  if (object instanceof PDFStream) return hasOutsideContent(object.dict) || mayDiffer(object.dict)
  if (!(object instanceof PDFDict)) return false
  return (
    isOtherElsewhere(object) || object.entries().some(([key, value]) => isChanging(key, object) || mayDiffer(value))
  )
}

const [ocgs, rectangle, subtype, parent, appearance, under, value, look] = [
  ...['OCGs', 'Rect', 'Subtype', 'Parent', 'AP', 'R', 'V', 'MK'],
].map((name) => PDFName.of(name)) as [PDFName, PDFName, PDFName, PDFName, PDFName, PDFName, PDFName, PDFName]
/** Of a stream a file, of an annotation its flags. */
const fileOrFlags = PDFName.of('F')

/** Data of a stream, or pages and pictures in its place, that are in another file. */
const hasOutsideContent = (dict: PDFDict): boolean =>
  [fileOrFlags, PDFName.of('Ref'), PDFName.of('OPI')].some((key) => dict.has(key))

/** Actions that show, hide or empty something. */
const changingActions: ReadonlySet<string> = new Set(['Hide', 'ResetForm', 'SetOCGState'])

const layerTypes: ReadonlySet<string> = new Set(['OCG', 'OCMD'])

/**
 * Layers, fields that each reader draws itself, pictures and colours that others replace in print, actions that change what is shown,
 * and a signature that there is.
 */
const isChanging = (key: PDFName, dict: PDFDict): boolean => {
  const found = dict.lookup(key)
  switch (textOf(key)) {
    case 'S':
      return found instanceof PDFName && changingActions.has(textOf(found))
    case 'NeedAppearances':
      return found !== PDFBool.False
    case 'OCProperties': {
      const layers = found instanceof PDFDict ? found.lookup(ocgs) : undefined
      return !(layers instanceof PDFArray && layers.size() === 0)
    }
    // Some readers heed a layer that the document does not list.
    case 'OC':
      return true
    case 'Usage':
      return found instanceof PDFDict
    case 'Type':
      return found instanceof PDFName && layerTypes.has(textOf(found))
    case 'TR':
    case 'TR2':
      return !(found instanceof PDFName)
    case 'Alternates':
    case 'ByteRange':
      return true
    default:
      return false
  }
}

const [hidden, printed, notViewed, toggled] = [1 << 1, 1 << 2, 1 << 5, 1 << 8] as const

/**
 * A mark or a field that each reader draws itself, that is on the screen or on paper alone, that is hidden until something shows it, or
 * that is another one under the mouse. A link shows nothing of its own, and neither does an empty field without a look.
 */
const isOtherElsewhere = (dict: PDFDict): boolean => {
  const kind = dict.lookup(subtype)
  if (!(kind instanceof PDFName) || !(dict.lookup(rectangle) instanceof PDFArray)) return false
  const name = textOf(kind)
  if (name === 'Popup') return false
  const looks = dict.lookup(appearance)
  if (!(looks instanceof PDFDict))
    return name !== 'Link' && !(name === 'Widget' && !inherits(dict, value) && !dict.has(look))
  if (looks.has(under)) return true
  const flags = dict.lookup(fileOrFlags)
  const set = flags instanceof PDFNumber ? flags.asNumber() : 0
  return (set & printed) === 0 || (set & (hidden | notViewed | toggled)) !== 0
}

/** Of a field or of those that it is part of. */
const inherits = (dict: PDFDict, key: PDFName, depth = 0): boolean => {
  if (dict.has(key)) return true
  const above = dict.lookup(parent)
  return above instanceof PDFDict && (depth > 20 || inherits(above, key, depth + 1))
}
