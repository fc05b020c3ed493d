import type { ErrorKey } from '@foyer/domain/errors.ts'
import { takeTurns } from '../kit/turns.ts'
import type { ByteSource } from '../ports/files.ts'
import { type FileKind, fileKinds, kindNamed } from './file-kinds.ts'
import { extensionOf, nameForKind } from './file-name.ts'
import { checkGif } from './formats/gif.ts'
import { checkHeic, isHeicHead } from './formats/heic.ts'
import { refuseHidden } from './formats/hidden.ts'
import { checkJpeg } from './formats/jpeg.ts'
import { checkPng } from './formats/png.ts'
import { checkTiff } from './formats/tiff.ts'
import { checkWebp } from './formats/webp.ts'
import { checkOldOffice } from './ole/old-office.ts'
import { checkPdf, isPdfHead } from './pdf/pdf.ts'
import { FileRefused, refuseFile } from './refused.ts'
import { inMemory } from './source/walk.ts'
import { checkArchive, largestWithin } from './zip/archive.ts'
import { checkOffice, officeKind } from './zip/office.ts'
import { readZipEntries, type ZipEntry } from './zip/read-entries.ts'
import { unpackWhole } from './zip/unpack.ts'

export type CheckedContent =
  | { ok: true; kind: FileKind; fileName: string; contentType: string }
  | { ok: false; key: ErrorKey }

/** A document in a document in an archive is as deep as anyone packs. */
const deepest = 2
/** Files of archives are held in memory while they are looked at: so many at a time, whoever sends. */
const inTurn = takeTurns({ atOnce: 2, waiting: 1000 })

/**
 * What a file is by its bytes, and whether it may be kept under its (clean) name. It is read in small pieces, in bounded
 * memory, and never drawn, run or unpacked to a disk; between pieces others get their turn.
 */
export const checkContent = async (source: ByteSource, fileName: string): Promise<CheckedContent> => {
  try {
    const { kind, name } = await checkFile(source, fileName, 0)
    return { ok: true, kind, fileName: name, contentType: fileKinds[kind].contentType }
  } catch (error) {
    if (error instanceof FileRefused) return { ok: false, key: error.key }
    throw error
  }
}

const checkFile = async (
  source: ByteSource,
  fileName: string,
  depth: number,
): Promise<{ kind: FileKind; name: string }> => {
  const extension = extensionOf(fileName)
  if (extension !== '' && kindNamed(extension) === undefined) refuseFile('FileTypeNotAccepted')
  if (source.size === 0) refuseFile('FileEmpty')
  const found = recognise(await source.read(0, 64))
  if (!found) return refuseFile('FileTypeNotAccepted')
  const kind = await checkers[found](source, depth)
  const name = nameForKind(fileName, kind) ?? refuseFile('FileNameMismatch')
  await refuseHidden(source, kind)
  return { kind, name }
}

/** A form of bytes; two of them hold several kinds of file. */
type Form = Exclude<FileKind, 'doc' | 'xls' | 'docx' | 'xlsx'> | 'ole'

const signatures: readonly (readonly [Form, (head: Buffer) => boolean])[] = [
  ['jpeg', starts('ffd8ff')],
  ['png', starts('89504e470d0a1a0a')],
  ['gif', (head) => /^GIF8[79]a/.test(head.toString('latin1'))],
  ['webp', (head) => /^RIFF[\s\S]{4}WEBP/.test(head.toString('latin1'))],
  ['heic', isHeicHead],
  ['tiff', (head) => starts('49492a00')(head) || starts('4d4d002a')(head)],
  ['pdf', isPdfHead],
  ['zip', (head) => starts('504b0304')(head) || starts('504b0506')(head)],
  ['ole', starts('d0cf11e0a1b11ae1')],
]

function starts(hex: string) {
  const mark = Buffer.from(hex, 'hex')
  return (head: Buffer) => head.subarray(0, mark.length).equals(mark)
}

const recognise = (head: Buffer): Form | undefined => signatures.find(([, fits]) => fits(head))?.[0]

const checkers: Record<Form, (source: ByteSource, depth: number) => Promise<FileKind>> = {
  jpeg: (source) => checkJpeg(source).then(() => 'jpeg'),
  png: (source) => checkPng(source).then(() => 'png'),
  gif: (source) => checkGif(source).then(() => 'gif'),
  webp: (source) => checkWebp(source).then(() => 'webp'),
  heic: (source) => checkHeic(source).then(() => 'heic'),
  tiff: (source) => checkTiff(source).then(() => 'tiff'),
  pdf: (source) => checkPdf(source).then(() => 'pdf'),
  ole: async (source) => (await checkOldOffice(source)) ?? refuseFile('FileTypeNotAccepted'),
  zip: async (source, depth) => {
    const entries = await readZipEntries(source)
    const kind = await officeKind(source, entries)
    if (kind === 'other') return refuseFile('FileTypeNotAccepted')
    if (kind === undefined && depth > 0) return refuseFile('FileUnsafe')
    const within = (entry: ZipEntry, name: string) => checkWithin(source, entry, name, depth + 1)
    if (kind === undefined) await checkArchive(source, entries, within)
    else await checkOffice(source, entries, (entry) => within(entry, entry.name.split('/').at(-1) ?? ''))
    return kind ?? 'zip'
  },
}

const checkWithin = async (source: ByteSource, entry: ZipEntry, name: string, depth: number): Promise<void> => {
  if (depth > deepest) refuseFile('FileUnsafe')
  if (entry.unpacked > largestWithin) refuseFile('FileTooLarge')
  const look = async () => void (await checkFile(inMemory(await unpackWhole(source, entry)), name, depth))
  // The turn is taken once, by the outermost: whoever holds it never waits for another.
  await (depth === 1 ? inTurn(look) : look())
}
