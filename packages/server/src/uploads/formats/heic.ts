import type { ByteSource } from '../../ports/files.ts'
import { refuseFile } from '../refused.ts'
import { cursorOn } from '../source/walk.ts'
import { type Box, walkBoxes } from './boxes.ts'
import { refuseHugePicture } from './picture-limits.ts'

const brandsOfHeic = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'])
/** What a photo's file consists of; a live photo has its film in it. */
const expected = new Set(['ftyp', 'meta', 'mdat', 'free', 'skip', 'wide', 'moov', 'uuid', 'mpvd', 'sefd', 'idat'])

/** Whether an `ftyp` head (the file's first bytes) is of HEIC. */
export const isHeicHead = (head: Buffer): boolean => {
  if (head.subarray(4, 8).toString('latin1') !== 'ftyp') return false
  const end = Math.min(head.length, head.readUInt32BE())
  const brands = []
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(head.subarray(at, at + 4).toString('latin1'))
  return brands.some((brand) => brandsOfHeic.has(brand))
}

export const checkHeic = async (source: ByteSource): Promise<void> => {
  const boxes = await walkBoxes(source, 0)
  if (!boxes.every(({ type }) => expected.has(type))) refuseFile('FileUnsafe')
  const [meta] = boxes.filter(({ type }) => type === 'meta')
  if (!meta || !boxes.some(({ type }) => type === 'mdat')) return refuseFile('FileDamaged')
  // `meta` has four bytes of version and flags before its boxes.
  const properties = await inside(source, [{ ...meta, start: meta.start + 4 }], 'iprp')
  const sizes = await inside(source, await inside(source, properties, 'ipco'), 'ispe')
  if (sizes.length === 0) refuseFile('FileDamaged')
  for (const { start } of sizes) {
    const size = await cursorOn(source, start + 4).bytes(8)
    refuseHugePicture(size.readUInt32BE(), size.readUInt32BE(4))
  }
}

const inside = async (source: ByteSource, outer: readonly Box[], type: string): Promise<Box[]> => {
  const found: Box[] = []
  for (const { start, end } of outer) found.push(...(await walkBoxes(source, start, end)))
  return found.filter((box) => box.type === type)
}
