import type { UploadFlag } from '@foyer/domain/documents/upload-flags.ts'
import type { ErrorKey } from '@foyer/domain/errors.ts'
import { type FileKind, fileKinds, isPicture, kindNamed } from '../file-kinds.ts'
import { convertedName, extensionOf, nameForKind } from '../file-name.ts'
import { FileRefused, refuseFile } from '../refused.ts'
import { refuseHidden } from './hidden.ts'
import { inspectOldOffice } from './ole/old-office.ts'
import { decodePicture, newPicture } from './pictures.ts'
import { type Form, recognise } from './recognise.ts'
import { inspectArchive, largestWithin } from './zip/archive.ts'
import { inspectOffice, officeKind } from './zip/office.ts'
import { fullBudget, readZipEntries, type ZipBudget, type ZipEntry } from './zip/zip-entries.ts'

export interface Inspected {
  kind: FileKind
  fileName: string
  contentType: string
  /** Pages that can be drawn; 0 for a kind that is only downloaded. */
  pages: number
  flags: UploadFlag[]
}

/** `isReplaced`: other bytes are kept in place of those that came. */
export type Inspection = ({ ok: true; isReplaced: boolean } & Inspected) | { ok: false; key: ErrorKey }

/** A document in a document in an archive is as deep as anyone packs. */
const deepest = 2

/** Where a file is found: how deep in others, what all of them together may still hold, and what was seen in them. */
interface Within {
  depth: number
  budget: ZipBudget
  flags: Set<UploadFlag>
}

/**
 * What a file is by its bytes, and whether it may be kept under its (clean) name. Runs in the sandbox: libraries decode
 * and parse what a stranger sent. `replacement` is what is kept in place of the bytes that came.
 */
export const inspectFile = async (
  bytes: Buffer,
  fileName: string,
): Promise<{ inspection: Inspection; replacement?: Buffer }> => {
  const within: Within = { depth: 0, budget: fullBudget(), flags: new Set() }
  try {
    const { kind, name, pages, replacement } = await inspect(bytes, fileName, within)
    const { contentType } = fileKinds[kind]
    const about: Inspected = { kind, fileName: name, contentType, pages, flags: [...within.flags] }
    return {
      inspection: { ok: true, isReplaced: replacement !== undefined, ...about },
      ...(replacement && { replacement }),
    }
  } catch (error) {
    // What a library cannot read, nobody else is given to read.
    return { inspection: { ok: false, key: error instanceof FileRefused ? error.key : 'FileDamaged' } }
  }
}

interface Found {
  kind: FileKind
  name: string
  pages: number
  replacement?: Buffer
}

const inspect = async (bytes: Buffer, fileName: string, within: Within): Promise<Found> => {
  const extension = extensionOf(fileName)
  if (extension !== '' && kindNamed(extension) === undefined) refuseFile('FileTypeNotAccepted')
  if (bytes.length === 0) refuseFile('FileEmpty')
  const form = recognise(bytes.subarray(0, 64)) ?? refuseFile('FileTypeNotAccepted')
  const nameFor = (kind: FileKind) => nameForKind(fileName, kind) ?? refuseFile('FileNameMismatch')
  if (isPicture(form) && within.depth === 0) {
    const name = nameFor(form)
    const { kind, bytes: replacement, pages } = await newPicture(bytes, form)
    return { kind, name: convertedName(name, kind), pages, replacement }
  }
  const { kind, pages = 0 } = await inspectors[form](bytes, within, form)
  return { kind, name: nameFor(kind), pages }
}

type Inspector = (bytes: Buffer, within: Within, form: Form) => Promise<{ kind: FileKind; pages?: number }>

/** A picture in an archive is kept as it came, like the archive around it. */
const inspectPicture: Inspector = async (bytes, _within, form) => {
  if (!isPicture(form)) return refuseFile('FileTypeNotAccepted')
  refuseHidden(bytes, form)
  await decodePicture(bytes, form)
  return { kind: form }
}

const inspectors: Record<Form, Inspector> = {
  jpeg: inspectPicture,
  png: inspectPicture,
  gif: inspectPicture,
  webp: inspectPicture,
  heic: inspectPicture,
  tiff: inspectPicture,
  bmp: inspectPicture,
  async pdf(bytes, { flags }) {
    refuseHidden(bytes, 'pdf')
    // Two parsers of PDF take longer to load than a photo takes to be encoded.
    const { inspectPdf } = await import('./pdf/inspect-pdf.ts')
    return { kind: 'pdf', pages: await inspectPdf(bytes, flags) }
  },
  async ole(bytes, { flags }) {
    const kind = inspectOldOffice(bytes, flags) ?? refuseFile('FileTypeNotAccepted')
    refuseHidden(bytes, kind)
    return { kind }
  },
  async zip(bytes, within) {
    const entries = await readZipEntries(bytes, within.budget)
    const kind = officeKind(entries)
    if (kind === 'other') return refuseFile('FileTypeNotAccepted')
    if (kind === undefined && within.depth > 0) return refuseFile('FileUnsafe')
    const inner = (entry: ZipEntry, name: string) => inspectEntry(entry, name, within)
    if (kind === undefined) await inspectArchive(entries, inner)
    else await inspectOffice(entries, within.flags, inner)
    return { kind: kind ?? 'zip' }
  },
}

const inspectEntry = async (entry: ZipEntry, name: string, within: Within): Promise<void> => {
  const depth = within.depth + 1
  if (depth > deepest) refuseFile('FileUnsafe')
  if (entry.unpacked > largestWithin) refuseFile('FileTooLarge')
  await inspect(entry.unpack(), name, { ...within, depth })
}
