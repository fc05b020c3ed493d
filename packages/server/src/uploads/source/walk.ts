import type { ByteSource } from '../../ports/files.ts'
import { refuseFile } from '../refused.ts'
import { makeBreather } from './breathe.ts'

const windowBytes = 64 * 1024

/** The bytes from `start` to `end` in pieces of at most 64 KiB; between two of them others get their turn. */
export async function* piecesOf(source: ByteSource, start = 0, end = source.size): AsyncGenerator<Buffer> {
  const breathe = makeBreather()
  for (let at = start; at < end; ) {
    const piece = await source.read(at, Math.min(windowBytes, end - at))
    if (piece.length === 0) return
    yield piece
    at += piece.length
    await breathe()
  }
}

/** Bytes in memory as a source: a file within an archive, one at a time. */
export const inMemory = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: async (start, length) => bytes.subarray(start, start + length),
})

/** A place that moves through a source; what is asked for beyond the end is a damaged file. */
export interface Cursor {
  at: number
  bytes(length: number): Promise<Buffer>
  /** As many bytes as are at hand, `least` or more, so that a long walk copies nothing. */
  ahead(least: number): Promise<Buffer>
  u8(): Promise<number>
  u16be(): Promise<number>
  u32be(): Promise<number>
  u16le(): Promise<number>
  u32le(): Promise<number>
}

/** Sources give whole windows, counted from their start, without copying them. */
export const cursorOn = (source: ByteSource, start = 0): Cursor => {
  const breathe = makeBreather()
  let window: Buffer = Buffer.alloc(0)
  let windowStart = 0
  /** Makes the bytes from the cursor to `end` be in the window. */
  const reach = async (end: number): Promise<void> => {
    if (cursor.at < 0 || end > source.size) refuseFile('FileDamaged')
    if (cursor.at >= windowStart && end <= windowStart + window.length) return
    await breathe()
    const whole = cursor.at - (cursor.at % windowBytes)
    const isWithin = end <= whole + windowBytes
    windowStart = isWithin ? whole : cursor.at
    window = await source.read(windowStart, isWithin ? windowBytes : end - cursor.at)
    if (end > windowStart + window.length) refuseFile('FileDamaged')
  }
  const take = (length?: number): Buffer => {
    const from = cursor.at - windowStart
    const found = window.subarray(from, length === undefined ? undefined : from + length)
    cursor.at += found.length
    return found
  }
  const cursor: Cursor = {
    at: start,
    async bytes(length) {
      await reach(cursor.at + length)
      return take(length)
    },
    async ahead(least) {
      await reach(cursor.at + least)
      return take()
    },
    u8: async () => (await cursor.bytes(1)).readUInt8(),
    u16be: async () => (await cursor.bytes(2)).readUInt16BE(),
    u32be: async () => (await cursor.bytes(4)).readUInt32BE(),
    u16le: async () => (await cursor.bytes(2)).readUInt16LE(),
    u32le: async () => (await cursor.bytes(4)).readUInt32LE(),
  }
  return cursor
}
