import { constants, crc32, inflateRawSync } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { refuseFile } from '../../refused.ts'
import { checkEntryPath } from './entry-path.ts'

export interface ZipEntry {
  name: string
  isFolder: boolean
  /** Bytes, as declared by the archive. */
  unpacked: number
  /** The bytes of the entry. Refuses the archive if their number or checksum differs from the declared one. */
  unpack(): Buffer
}

/** The limits of one upload with all nested archives and documents. */
export interface ZipBudget {
  entries: number
  /** Bytes. */
  unpacked: number
}

export const fullBudget = (): ZipBudget => ({ entries: 1000, unpacked: 100 * 1024 * 1024 })

const mostRatio = 100
/** A small repetitive part is harmless. */
const smallBytes = 1024 * 1024
const encrypted = 0x1 | 0x40 | 0x2000
const hasDescriptor = 0x8
/**
 * The descriptor after a streamed entry: checksum and two sizes of four or eight bytes, with or without a signature.
 */
const descriptorBytes = [12, 16, 20, 24]
const endBytes = 22
/** The ZIP64 end record and its locator, which precede the end. */
const largeEndBytes = 76

/**
 * The entries of an archive that every program reads alike: the list ends the file, each entry's own header agrees
 * with the list, and the entries follow each other from the first byte without gap or overlap. The unpacked size is
 * charged to the budget before anything is unpacked.
 */
export const readZipEntries = async (bytes: Buffer, budget: ZipBudget): Promise<ZipEntry[]> => {
  const archive = await fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: false })
  budget.entries -= archive.entryCount
  if (budget.entries < 0) refuseFile('FileUnsafe')
  const listed = await readList(archive)
  const afterList = bytes.length - endBytes - archive.comment.length - listEnd(archive)
  if (afterList !== 0 && afterList !== largeEndBytes) refuseFile('FileUnsafe')
  assertNoBomb(listed, bytes.length, budget)
  const entries: ZipEntry[] = []
  const begins = listed.map(({ relativeOffsetOfLocalHeader: begin }) => begin).toSorted((a, b) => a - b)
  for (const entry of listed) {
    const begin = entry.relativeOffsetOfLocalHeader
    const next = begins[begins.indexOf(begin) + 1] ?? listStart(archive, listed)
    const packed = await packedBytes(archive, bytes, entry, next)
    const { crc32: sum, uncompressedSize: unpacked, compressionMethod: method } = entry
    const name = checkEntryPath(entry.fileNameRaw, (entry.generalPurposeBitFlag & 0x800) !== 0)
    const unpack = () => unpackEntry(packed, { method, unpacked, sum })
    entries.push({ name, isFolder: name.endsWith('/'), unpacked, unpack })
  }
  if (begins[0] !== 0 && listed.length > 0) refuseFile('FileUnsafe')
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size !== entries.length) refuseFile('FileUnsafe')
  return entries
}

/** The end of the list so far; its declared type is wrong. */
const listEnd = (archive: ZipFile): number => Number(archive.readEntryCursor)

const readList = async (archive: ZipFile): Promise<Entry[]> => {
  const listed: Entry[] = []
  try {
    for await (const entry of archive.eachEntry()) listed.push(entry)
  } catch (error) {
    return refuseFile(/encrypt/.test((error as Error).message) ? 'FilePasswordProtected' : 'FileUnsafe')
  }
  for (const { generalPurposeBitFlag: flags, compressionMethod: method, ...entry } of listed) {
    if ((flags & encrypted) !== 0 || method === 99) refuseFile('FilePasswordProtected')
    if (method !== 0 && method !== 8) refuseFile('FileUnsafe')
    const isUnix = [3, 19].includes(entry.versionMadeBy >> 8)
    // A plain file or a folder; links, devices and pipes are refused.
    if (isUnix && ![0, 4, 8].includes((entry.externalFileAttributes >>> 28) & 0xf)) refuseFile('FileUnsafe')
  }
  return listed
}

/** The start of the list, by the declared lengths of its records. */
const listStart = (archive: ZipFile, listed: readonly Entry[]): number =>
  listed.reduce<number>(
    (at, { fileNameLength, extraFieldLength, fileCommentLength }) =>
      at - 46 - fileNameLength - extraFieldLength - fileCommentLength,
    listEnd(archive),
  )

const assertNoBomb = (listed: readonly Entry[], size: number, budget: ZipBudget): void => {
  const total = listed.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  budget.unpacked -= total
  if (budget.unpacked < 0 || total > size * mostRatio) refuseFile('FileUnsafe')
  const isBomb = ({ compressedSize: packed, uncompressedSize: unpacked }: Entry) =>
    unpacked > smallBytes && unpacked > packed * mostRatio
  if (listed.some(isBomb)) refuseFile('FileUnsafe')
}

/** The bytes of an entry. Its own header must agree with the list, and it must reach to the next entry. */
const packedBytes = async (archive: ZipFile, bytes: Buffer, entry: Entry, next: number): Promise<Buffer> => {
  const own = await archive.readLocalFileHeaderPromise(entry)
  const isStreamed = (entry.generalPurposeBitFlag & hasDescriptor) !== 0
  const sameFlags = ((own.generalPurposeBitFlag ^ entry.generalPurposeBitFlag) & (encrypted | hasDescriptor)) === 0
  const sameName = own.fileName.equals(entry.fileNameRaw)
  const isLarge = own.compressedSize === 0xffffffff || own.uncompressedSize === 0xffffffff
  const sameSizes =
    isLarge || (own.compressedSize === entry.compressedSize && own.uncompressedSize === entry.uncompressedSize)
  if (!sameFlags || !sameName || own.compressionMethod !== entry.compressionMethod) refuseFile('FileUnsafe')
  if (!isStreamed && (!sameSizes || own.crc32 !== entry.crc32)) refuseFile('FileUnsafe')
  const end = own.fileDataStart + entry.compressedSize
  if (isStreamed ? !descriptorBytes.includes(next - end) : end !== next) refuseFile('FileUnsafe')
  return bytes.subarray(own.fileDataStart, end)
}

const unpackEntry = (packed: Buffer, { method, unpacked, sum }: { method: number; unpacked: number; sum: number }) => {
  const bytes = method === 0 ? packed : inflate(packed, unpacked)
  if (bytes.length !== unpacked || crc32(bytes) !== sum) refuseFile('FileDamaged')
  return bytes
}

/** Extra bytes after the compressed data would be invisible. */
const inflate = (packed: Buffer, unpacked: number): Buffer => {
  try {
    const options = { finishFlush: constants.Z_FINISH, maxOutputLength: unpacked + 1, info: true }
    const { buffer, engine } = inflateRawSync(packed, options) as unknown as {
      buffer: Buffer
      engine: { bytesWritten: number }
    }
    return engine.bytesWritten === packed.length ? buffer : refuseFile('FileUnsafe')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return refuseFile('FileUnsafe')
    throw error
  }
}
