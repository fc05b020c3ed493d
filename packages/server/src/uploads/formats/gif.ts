import type { ByteSource } from '../../ports/files.ts'
import { refuseFile } from '../refused.ts'
import { type Cursor, cursorOn } from '../source/walk.ts'
import { refuseHugePicture, refuseManyFrames } from './picture-limits.ts'

/** No real GIF is wider; and a width that reads as the start of a script's comment is. */
const longestSide = 8191

/** Every block up to the trailer, which is the last byte. */
export const checkGif = async (source: ByteSource): Promise<void> => {
  const cursor = cursorOn(source, 6)
  const width = await cursor.u16le()
  const height = await cursor.u16le()
  refuseHugePicture(width, height)
  if (width > longestSide || height > longestSide) refuseFile('FileUnsafe')
  await skipColours(cursor)
  let frames = 0
  for (;;) {
    const block = await cursor.u8()
    if (block === 0x3b) break
    if (block === 0x21) {
      cursor.at += 1
      await skipSubBlocks(cursor)
    } else if (block === 0x2c) {
      frames += 1
      refuseManyFrames(frames, frames * width * height)
      cursor.at += 8
      await skipFrameColours(cursor)
      cursor.at += 1
      await skipSubBlocks(cursor)
    } else refuseFile('FileDamaged')
  }
  if (frames === 0) refuseFile('FileDamaged')
  if (cursor.at !== source.size) refuseFile('FileUnsafe')
}

const coloursOf = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

/** The screen's own colours, behind its background and its shape of a pixel. */
const skipColours = async (cursor: Cursor) => {
  const flags = await cursor.u8()
  cursor.at += 2 + coloursOf(flags)
}

const skipFrameColours = async (cursor: Cursor) => {
  const flags = await cursor.u8()
  cursor.at += coloursOf(flags)
}

const skipSubBlocks = async (cursor: Cursor) => {
  for (let length = await cursor.u8(); length > 0; length = await cursor.u8()) cursor.at += length
}
