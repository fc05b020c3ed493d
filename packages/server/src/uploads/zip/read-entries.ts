import type { ByteSource } from '../../ports/files.ts'
import { refuseFile } from '../refused.ts'
import { makeBreather } from '../source/breathe.ts'
import { cursorOn } from '../source/walk.ts'
import { checkEntryPath } from './entry-path.ts'
import { readLarge } from './large.ts'

export interface ZipEntry {
  name: string
  isFolder: boolean
  method: number
  crc: number
  /** Bytes in the archive, and unpacked as the archive says. */
  packed: number
  unpacked: number
  /** Where its bytes begin. */
  start: number
}

const mostEntries = 1000
const mostUnpacked = 100 * 1024 * 1024
const mostRatio = 100
/** A repetitive but small part is harmless. */
const smallBytes = 1024 * 1024

const encrypted = 0x1 | 0x40 | 0x2000
const hasDescriptor = 0x8

/**
 * The entries of an archive that is what it says: its list fills the end of the file, each entry's own head agrees with
 * the list, and the entries lie one after another from the first byte without gap or overlap, so that every program that
 * opens the archive sees the same files. Nothing is unpacked.
 */
export const readZipEntries = async (source: ByteSource): Promise<ZipEntry[]> => {
  const { start, size, count } = await findList(source)
  if (count > mostEntries) refuseFile('FileUnsafe')
  if (start + size > source.size) refuseFile('FileDamaged')
  const cursor = cursorOn(source, start)
  const breathe = makeBreather()
  const listed: Listed[] = []
  for (let one = 0; one < count; one += 1) listed.push(await readListed(await cursorBytes(cursor, 46), cursor))
  if (cursor.at !== start + size) refuseFile('FileUnsafe')
  refuseBomb(listed, source.size)
  refuseTwins(listed)

  const entries: ZipEntry[] = []
  let at = 0
  for (const one of listed.toSorted((a, b) => a.head - b.head)) {
    await breathe()
    if (one.head !== at) refuseFile('FileUnsafe')
    const { begin, end } = await readOwnHead(source, one)
    at = end
    const { name, isFolder, method, crc, packed, unpacked } = one
    entries.push({ name, isFolder, method, crc, packed, unpacked, start: begin })
  }
  if (at !== start) refuseFile('FileUnsafe')
  return entries
}

interface Listed extends Omit<ZipEntry, 'start'> {
  head: number
  flags: number
  rawName: Buffer
}

const cursorBytes = async (cursor: ReturnType<typeof cursorOn>, length: number) =>
  Buffer.from(await cursor.bytes(length))

/** The record at the very end tells where the list is. */
const findList = async (source: ByteSource) => {
  const tailStart = Math.max(0, source.size - 65_557)
  const tail = await source.read(tailStart, source.size - tailStart)
  let at = tail.lastIndexOf('PK\u0005\u0006')
  // A comment may hold the mark: the record whose comment ends the file is the one.
  while (at >= 0 && (at + 22 > tail.length || at + 22 + tail.readUInt16LE(at + 20) !== tail.length))
    at = at === 0 ? -1 : tail.lastIndexOf('PK\u0005\u0006', at - 1)
  if (at < 0) return refuseFile(tail.includes('PK\u0005\u0006') ? 'FileUnsafe' : 'FileDamaged')
  const [disk, listDisk, here, count] = [4, 6, 8, 10].map((offset) => tail.readUInt16LE(at + offset))
  const size = tail.readUInt32LE(at + 12)
  const start = tail.readUInt32LE(at + 16)
  if (disk !== 0 || listDisk !== 0 || here !== count || count === undefined) return refuseFile('FileUnsafe')
  const end = tailStart + at
  if (start + size === end) return { start, size, count }
  return (await readLarge(source, end)) ?? refuseFile('FileUnsafe')
}

const readListed = async (head: Buffer, cursor: ReturnType<typeof cursorOn>): Promise<Listed> => {
  if (head.readUInt32LE() !== 0x02014b50) refuseFile('FileDamaged')
  const flags = head.readUInt16LE(8)
  const method = head.readUInt16LE(10)
  const rawName = await cursorBytes(cursor, head.readUInt16LE(28))
  const extra = await cursorBytes(cursor, head.readUInt16LE(30))
  const comment = head.readUInt16LE(32)
  cursor.at += comment
  if ((flags & encrypted) !== 0 || method === 99) refuseFile('FilePasswordProtected')
  if ((method !== 0 && method !== 8) || head.readUInt16LE(34) !== 0) refuseFile('FileUnsafe')
  const [unpacked, packed, start] = readSizes(
    [head.readUInt32LE(24), head.readUInt32LE(20), head.readUInt32LE(42)],
    extra,
  )
  const isUnix = [3, 19].includes(head.readUInt16LE(4) >> 8)
  const unixKind = isUnix ? (head.readUInt32LE(38) >>> 28) & 0xf : 0
  // A plain file or a folder; links, devices and pipes are not.
  if (![0, 4, 8].includes(unixKind)) refuseFile('FileUnsafe')
  const name = checkEntryPath(rawName, (flags & 0x800) !== 0)
  return {
    name,
    isFolder: name.endsWith('/'),
    method,
    crc: head.readUInt32LE(16),
    packed,
    unpacked,
    head: start,
    flags,
    rawName,
  }
}

/** Numbers that did not fit stand in the extra field with the id 1, in this order. */
const readSizes = (sizes: [number, number, number], extra: Buffer): [number, number, number] => {
  let large: Buffer = Buffer.alloc(0)
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === 1) large = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2))
  let used = 0
  return sizes.map((size) => {
    if (size !== 0xffffffff) return size
    if (large.length < used + 8) return refuseFile('FileDamaged')
    used += 8
    return Number(large.readBigUInt64LE(used - 8))
  }) as [number, number, number]
}

const refuseBomb = (listed: readonly Listed[], size: number) => {
  const total = listed.reduce((sum, { unpacked }) => sum + unpacked, 0)
  if (total > mostUnpacked || total > size * mostRatio) refuseFile('FileUnsafe')
  if (listed.some(({ packed, unpacked }) => unpacked > smallBytes && unpacked > packed * mostRatio))
    refuseFile('FileUnsafe')
  if (listed.some(({ method, packed, unpacked }) => method === 0 && packed !== unpacked)) refuseFile('FileUnsafe')
}

const refuseTwins = (listed: readonly Listed[]) => {
  const names = new Set(listed.map(({ name }) => name.toLowerCase()))
  if (names.size !== listed.length) refuseFile('FileUnsafe')
}

/** The entry's own head must tell what the list tells; answers where its bytes begin and where the next entry does. */
const readOwnHead = async (source: ByteSource, one: Listed): Promise<{ begin: number; end: number }> => {
  const head = await source.read(one.head, 30)
  if (head.length < 30 || head.readUInt32LE() !== 0x04034b50) return refuseFile('FileDamaged')
  const nameLength = head.readUInt16LE(26)
  const begin = one.head + 30 + nameLength + head.readUInt16LE(28)
  const name = await source.read(one.head + 30, nameLength)
  const sameKind = ((head.readUInt16LE(6) ^ one.flags) & (encrypted | hasDescriptor)) === 0
  if (!name.equals(one.rawName) || head.readUInt16LE(8) !== one.method || !sameKind) return refuseFile('FileUnsafe')
  const end = begin + one.packed
  if (end > source.size) return refuseFile('FileDamaged')
  if ((one.flags & hasDescriptor) !== 0) return { begin, end: end + (await descriptorBytes(source, end, one)) }
  const isLarge = head.readUInt32LE(18) === 0xffffffff || head.readUInt32LE(22) === 0xffffffff
  const agrees = head.readUInt32LE(18) === one.packed && head.readUInt32LE(22) === one.unpacked
  if ((!agrees && !isLarge) || head.readUInt32LE(14) !== one.crc) return refuseFile('FileUnsafe')
  return { begin, end }
}

/** Behind the bytes, sizes that were not known before them: with or without a mark, in four bytes or eight. */
const descriptorBytes = async (source: ByteSource, at: number, { crc, packed, unpacked }: Listed): Promise<number> => {
  const found = await source.read(at, 24)
  for (const mark of [4, 0]) {
    if (mark === 4 && (found.length < 4 || found.readUInt32LE() !== 0x08074b50)) continue
    for (const wide of [8, 4]) {
      if (found.length < mark + 4 + 2 * wide || found.readUInt32LE(mark) !== crc) continue
      const read = (from: number) => (wide === 4 ? found.readUInt32LE(from) : Number(found.readBigUInt64LE(from)))
      if (read(mark + 4) === packed && read(mark + 4 + wide) === unpacked) return mark + 4 + 2 * wide
    }
  }
  return refuseFile('FileUnsafe')
}
