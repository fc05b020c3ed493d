import type { ByteSource } from '../../ports/files.ts'
import { refuseFile } from '../refused.ts'
import { cursorOn } from '../source/walk.ts'

export interface Box {
  type: string
  /** Of what it holds, behind its own head. */
  start: number
  end: number
}

const mostBoxes = 2000

/** The boxes of the family of MP4 from `start` to `end`, which they must fill to the last byte. */
export const walkBoxes = async (source: ByteSource, start: number, end = source.size): Promise<Box[]> => {
  const cursor = cursorOn(source)
  const boxes: Box[] = []
  for (let at = start; at < end; ) {
    cursor.at = at
    const short = await cursor.u32be()
    const type = (await cursor.bytes(4)).toString('latin1')
    const size = short === 1 ? Number((await cursor.bytes(8)).readBigUInt64BE()) : short === 0 ? end - at : short
    if (size < cursor.at - at || at + size > end || !/^[\x20-\x7e\xa9]{4}$/.test(type)) refuseFile('FileDamaged')
    boxes.push({ type, start: cursor.at, end: at + size })
    if (boxes.length > mostBoxes) refuseFile('FileUnsafe')
    at += size
  }
  return boxes
}
