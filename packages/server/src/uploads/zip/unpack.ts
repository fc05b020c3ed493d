import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, crc32, createInflateRaw } from 'node:zlib'
import type { ByteSource } from '../../ports/files.ts'
import { FileRefused, refuseFile } from '../refused.ts'
import { piecesOf } from '../source/walk.ts'
import type { ZipEntry } from './read-entries.ts'

/**
 * Unpacks an entry piece by piece, to nowhere: each piece is shown and forgotten. Refuses the file when the entry
 * unpacks to more or less than the list says, to other bytes than its checksum says, or leaves bytes unread.
 */
export const unpackEntry = async (
  source: ByteSource,
  entry: ZipEntry,
  show: (piece: Buffer, at: number) => void,
): Promise<void> => {
  let sum = 0
  let length = 0
  const take = (piece: Buffer) => {
    if (length + piece.length > entry.unpacked) refuseFile('FileUnsafe')
    sum = crc32(piece, sum)
    show(piece, length)
    length += piece.length
  }
  const packed = piecesOf(source, entry.start, entry.start + entry.packed)
  if (entry.method === 0) for await (const piece of packed) take(piece)
  else await inflate(packed, entry.packed, take)
  if (length !== entry.unpacked || sum !== entry.crc) refuseFile('FileDamaged')
}

const inflate = async (packed: AsyncIterable<Buffer>, bytes: number, take: (piece: Buffer) => void): Promise<void> => {
  const inflating = createInflateRaw({ chunkSize: 64 * 1024, finishFlush: constants.Z_FINISH })
  try {
    await pipeline(Readable.from(packed, { objectMode: false }), inflating, async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) take(piece)
    })
  } catch (error) {
    if (error instanceof FileRefused) throw error
    if (String((error as NodeJS.ErrnoException).code).startsWith('Z_')) refuseFile('FileDamaged')
    throw error
  }
  if (inflating.bytesWritten !== bytes) refuseFile('FileUnsafe')
}

/** An entry whole, for what must be read in any order. The caller has bounded how large it may be. */
export const unpackWhole = async (source: ByteSource, entry: ZipEntry): Promise<Buffer> => {
  const whole = Buffer.alloc(entry.unpacked)
  await unpackEntry(source, entry, (piece, at) => void piece.copy(whole, at))
  return whole
}
