import { crc32 } from 'node:zlib'
import type { ByteSource } from '../../ports/files.ts'
import { refuseFile } from '../refused.ts'
import { cursorOn, piecesOf } from '../source/walk.ts'
import { refuseHugePicture, refuseManyFrames } from './picture-limits.ts'

/** Every chunk with its checksum, from the head to the end of the file. */
export const checkPng = async (source: ByteSource): Promise<void> => {
  const cursor = cursorOn(source, 8)
  let hasData = false
  let pixels = 0
  for (let first = true; ; first = false) {
    const length = await cursor.u32be()
    const start = cursor.at
    const type = (await cursor.bytes(4)).toString('latin1')
    if (first !== (type === 'IHDR') || !/^[A-Za-z]{4}$/.test(type)) refuseFile('FileDamaged')
    if (start + 4 + length + 4 > source.size) refuseFile('FileDamaged')
    if (type === 'IHDR') pixels = readSize(await cursor.bytes(13))
    if (type === 'acTL') {
      const frames = await cursor.u32be()
      refuseManyFrames(frames, frames * pixels)
    }
    if (type === 'IDAT') hasData = true
    cursor.at = start + 4 + length
    if ((await checksum(source, start, cursor.at)) !== (await cursor.u32be())) refuseFile('FileDamaged')
    if (type === 'IEND') break
  }
  if (!hasData) refuseFile('FileDamaged')
  if (cursor.at !== source.size) refuseFile('FileUnsafe')
}

const readSize = (head: Buffer): number => {
  const width = head.readUInt32BE()
  const height = head.readUInt32BE(4)
  refuseHugePicture(width, height)
  return width * height
}

const checksum = async (source: ByteSource, start: number, end: number): Promise<number> => {
  let sum = 0
  for await (const piece of piecesOf(source, start, end)) sum = crc32(piece, sum)
  return sum
}
