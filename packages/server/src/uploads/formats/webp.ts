import type { ByteSource } from '../../ports/files.ts'
import { refuseFile } from '../refused.ts'
import { cursorOn } from '../source/walk.ts'
import { refuseHugePicture, refuseManyFrames } from './picture-limits.ts'

/** The chunks of the container, which says its own length and is all of the file. */
export const checkWebp = async (source: ByteSource): Promise<void> => {
  const cursor = cursorOn(source, 4)
  const end = (await cursor.u32le()) + 8
  if (end > source.size) refuseFile('FileDamaged')
  if (end < source.size) refuseFile('FileUnsafe')
  cursor.at = 12
  let pixels = 0
  let frames = 0
  while (cursor.at < end) {
    const type = (await cursor.bytes(4)).toString('latin1')
    const length = await cursor.u32le()
    const next = cursor.at + length + (length % 2)
    if (next > end) refuseFile('FileDamaged')
    const size = sizeIn[type]?.(await cursor.bytes(Math.min(length, 16)))
    if (size) {
      refuseHugePicture(...size)
      pixels = Math.max(pixels, size[0] * size[1])
    }
    if (type === 'ANMF' || type === 'VP8 ' || type === 'VP8L') frames += 1
    cursor.at = next
  }
  if (frames === 0 || pixels === 0) refuseFile('FileDamaged')
  refuseManyFrames(frames, frames * pixels)
}

const bytesOr = (bytes: Buffer, length: number): Buffer => (bytes.length < length ? refuseFile('FileDamaged') : bytes)

const sizeIn: Record<string, (bytes: Buffer) => [number, number]> = {
  VP8X: (bytes) => [bytesOr(bytes, 10).readUIntLE(4, 3) + 1, bytes.readUIntLE(7, 3) + 1],
  'VP8 ': (bytes) => {
    if (bytesOr(bytes, 10).readUIntBE(3, 3) !== 0x9d012a) refuseFile('FileDamaged')
    return [bytes.readUInt16LE(6) & 0x3fff, bytes.readUInt16LE(8) & 0x3fff]
  },
  VP8L: (bytes) => {
    if (bytesOr(bytes, 5)[0] !== 0x2f) refuseFile('FileDamaged')
    const packed = bytes.readUInt32LE(1)
    return [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1]
  },
}
