import type { UploadFlag } from '@foyer/domain/documents/upload-flags.ts'
import type { ErrorKey } from '@foyer/domain/errors.ts'
import { type FileKind, isPicture, kindNamed } from '../file-kinds.ts'
import { convertedName, extensionOf, nameForKind } from '../file-name.ts'
import { FileRefused, refuseFile } from '../refused.ts'
import { assertNothingHidden } from './hidden.ts'
import { inspectOldOffice } from './ole/old-office.ts'
import { type Form, recognise } from './recognise.ts'
import { inspectArchive, largestWithin } from './zip/archive.ts'
import { inspectOffice, officeKind } from './zip/office.ts'
import { fullBudget, readZipEntries, type ZipBudget, type ZipEntry } from './zip/zip-entries.ts'

export interface Inspected {
  kind: FileKind
  fileName: string
  /** Pages that can be drawn; 0 for a kind that can only be downloaded. */
  pages: number
  flags: UploadFlag[]
}

/** `isReplaced`: other bytes are stored instead of the received ones. */
export type Inspection = ({ ok: true; isReplaced: boolean } & Inspected) | { ok: false; key: ErrorKey }

/** A document in a document in an archive: the deepest ordinary nesting. */
const deepest = 2

/** The context of a nested file: its depth, the remaining budget of all files, and the warnings found. */
interface Within {
  depth: number
  budget: ZipBudget
  flags: Set<UploadFlag>
}

/**
 * The kind of a file by its bytes, and whether it may be stored under its (clean) name. Runs in the sandbox, because
 * libraries decode and parse untrusted bytes. `replacement` is stored instead of the received bytes.
 */
export const inspectFile = async (
  bytes: Buffer,
  fileName: string,
): Promise<{ inspection: Inspection; replacement?: Buffer }> => {
  const within: Within = { depth: 0, budget: fullBudget(), flags: new Set() }
  try {
    const { kind, name, pages, replacement } = await inspect(bytes, fileName, within)
    const about: Inspected = { kind, fileName: name, pages, flags: [...within.flags] }
    return {
      inspection: { ok: true, isReplaced: replacement !== undefined, ...about },
      ...(replacement && { replacement }),
    }
  } catch (error) {
    // A file that a library cannot read is refused.
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
    const { newPicture } = await import('./pictures.ts')
    const { kind, bytes: replacement, pages } = await newPicture(bytes, form)
    return { kind, name: convertedName(name, kind), pages, replacement }
  }
  const { kind, pages = 0 } = await inspectors[form](bytes, within, form)
  return { kind, name: nameFor(kind), pages }
}

type Inspector = (bytes: Buffer, within: Within, form: Form) => Promise<{ kind: FileKind; pages?: number }>

/** A picture in an archive is stored unchanged, like the archive. */
const inspectPicture: Inspector = async (bytes, _within, form) => {
  if (!isPicture(form)) return refuseFile('FileTypeNotAccepted')
  assertNothingHidden(bytes, form)
  const { decodePicture } = await import('./pictures.ts')
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
    assertNothingHidden(bytes, 'pdf')
    // Loading two PDF parsers takes longer than encoding a photo.
    const { inspectPdf } = await import('./pdf/inspect-pdf.ts')
    return { kind: 'pdf', pages: await inspectPdf(bytes, flags) }
  },
  async ole(bytes, { flags }) {
    const kind = inspectOldOffice(bytes, flags) ?? refuseFile('FileTypeNotAccepted')
    assertNothingHidden(bytes, kind)
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
