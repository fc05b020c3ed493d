import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectStreamParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import type { UploadFlag } from '@foyer/domain/documents/upload-flags.ts'
import { own } from '@foyer/domain/kit/own.ts'
import { refuseFile } from '../../refused.ts'
import { linkTo } from '../outside-links.ts'

/** Refused contents of a PDF: scripts, program starts, embedded files, films, 3D scenes, XML forms. */
const refusedNames: ReadonlySet<string> = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'Rendition',
  'GoToE',
  'XFA',
  'ImportData',
  'FileAttachment',
  'Collection',
  '3D',
  'OnInstantiate',
  'Movie',
])
/** Actions that leave the document. */
const leavingActions: Readonly<Record<string, UploadFlag>> = { SubmitForm: 'SubmitsForm', GoToR: 'OpensElsewhere' }
/** Keys whose text is a file name or an address. */
const addressKeys: ReadonlySet<string> = new Set(['F', 'UF', 'DOS', 'Unix', 'Mac', 'URI', 'URL', 'Base'])
/** Keys of an embedded file's streams in a file specification, by platform. */
const fileKeys: ReadonlySet<string> = new Set(['F', 'UF', 'DOS', 'Unix', 'Mac'])

/** Every object of a document, including those in object streams, whatever type they declare. */
export const inspectObjects = async (context: PDFContext, flags: Set<UploadFlag>): Promise<void> => {
  for (const [, object] of context.enumerateIndirectObjects()) await openObjectStream(object)
  for (const [, object] of context.enumerateIndirectObjects()) inspectObject(object, flags)
}

const nameOf = (text: string) => PDFName.of(text)
const [first, count, predictor] = ['First', 'N', 'Predictor'].map(nameOf)

/**
 * Some readers do not check the type of an object stream, so each stream with its numbers counts as one. One that our
 * parser cannot unpack is refused, because its content cannot be checked.
 */
const openObjectStream = async (object: PDFObject): Promise<void> => {
  if (!(object instanceof PDFRawStream) || !first || !count) return
  const { dict } = object
  if (!(dict.lookup(first) instanceof PDFNumber) || !(dict.lookup(count) instanceof PDFNumber)) return
  try {
    if (usesPredictor(dict)) refuseFile('FileUnsafe')
    await PDFObjectStreamParser.forStream(object).parseIntoContext()
  } catch {
    refuseFile('FileUnsafe')
  }
}

const usesPredictor = (dict: PDFDict): boolean => {
  const parameters = ['DecodeParms', 'DP'].map((key) => dict.lookup(nameOf(key)))
  const each = parameters.flatMap((one) => (one instanceof PDFArray ? one.asArray() : [one]))
  return each.some((one) => {
    const value = one instanceof PDFDict && predictor ? one.lookup(predictor) : undefined
    return value instanceof PDFNumber && value.asNumber() > 1
  })
}

const inspectObject = (object: PDFObject, flags: Set<UploadFlag>): void => {
  if (object instanceof PDFName) {
    if (refusedNames.has(textOf(object))) refuseFile('FileUnsafe')
  } else if (object instanceof PDFArray) {
    for (const one of object.asArray()) inspectObject(one, flags)
  } else if (object instanceof PDFStream) {
    inspectDictionary(object.dict, flags)
  } else if (object instanceof PDFDict) {
    inspectDictionary(object, flags)
  } else if (object instanceof PDFInvalidObject) {
    inspectUnreadable(object, flags)
  }
}

/** For an object that cannot be parsed, its plain text is checked, and it must not be an object stream. */
const inspectUnreadable = (object: PDFInvalidObject, flags: Set<UploadFlag>): void => {
  const bytes = Buffer.alloc(object.sizeInBytes())
  object.copyBytesInto(bytes, 0)
  const text = bytes
    .toString('latin1')
    .replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => Buffer.from(hex, 'hex').toString('latin1'))
    .replaceAll('\0', '')
  const names = [...text.matchAll(/\/(\w+)/g)].map(([, name = '']) => name)
  if (names.some((name) => name === 'ObjStm' || name === 'First' || refusedNames.has(name))) refuseFile('FileUnsafe')
  flags.add('NotFullyChecked')
}

const inspectDictionary = (dict: PDFDict, flags: Set<UploadFlag>): void => {
  for (const [key, value] of dict.entries()) {
    const name = textOf(key)
    if (refusedNames.has(name) || (name === 'EF' && isFileList(dict.lookup(key)))) refuseFile('FileUnsafe')
    if (addressKeys.has(name)) inspectAddress(dict.lookup(key), flags)
    if (name === 'S') inspectAction(dict.lookup(key), flags)
    inspectObject(value, flags)
  }
}

/** A name without zero bytes, at which some readers end it. */
export const textOf = (name: PDFName): string => name.decodeText().replaceAll('\0', '')

/** Whether the entry EF embeds files. Its streams need no type, and a font may have the same name. */
const isFileList = (value: PDFObject | undefined): boolean => {
  // A reference to a reference is not followed: no program writes one here.
  if (value instanceof PDFRef) return true
  const dict = value instanceof PDFStream ? value.dict : value
  return dict instanceof PDFDict && dict.keys().some((key) => fileKeys.has(textOf(key)))
}

const inspectAction = (kind: PDFObject | undefined, flags: Set<UploadFlag>): void => {
  const flag = kind instanceof PDFName ? own(leavingActions, textOf(kind)) : undefined
  if (flag) flags.add(flag)
}

const inspectAddress = (value: PDFObject | undefined, flags: Set<UploadFlag>): void => {
  if (!(value instanceof PDFString) && !(value instanceof PDFHexString)) return
  const link = linkTo(value.decodeText())
  if (link === 'server') refuseFile('FileUnsafe')
  if (link === 'device') flags.add('OpensElsewhere')
}
