import type { ByteSource } from '../../ports/files.ts'
import { refuseFile } from '../refused.ts'
import { type Cursor, cursorOn } from '../source/walk.ts'
import { walkBoxes } from './boxes.ts'
import { refuseHugePicture, refuseManyParts } from './picture-limits.ts'

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
/** Further pictures of the same photo: a preview, a depth map, a gain map. */
const mostPictures = 16

/** Every segment up to the end of the picture, and after it only what cameras put there. */
export const checkJpeg = async (source: ByteSource): Promise<void> => {
  let end = await walkPicture(source, 0)
  for (let pictures = 1; ; pictures += 1) {
    const next = await skipZeros(source, end)
    if (next >= source.size) return
    const head = await source.read(next, 12)
    // The length of a film's first box begins with zeros.
    const film = head.indexOf('ftyp')
    if (film >= 0 && film <= 4) return void (await walkBoxes(source, next + film - 4))
    if (head.length < 3 || head.readUIntBE(0, 3) !== 0xffd8ff) return refuseStrangeEnd(source, end, next)
    if (pictures === mostPictures) refuseFile('FileUnsafe')
    end = await walkPicture(source, next)
  }
}

const walkPicture = async (source: ByteSource, start: number): Promise<number> => {
  const cursor = cursorOn(source, start + 2)
  let hasFrame = false
  let hasScan = false
  for (let segments = 0; ; segments += 1) {
    refuseManyParts(segments)
    const marker = await nextMarker(cursor)
    if (marker === 0xd9) break
    if (standsAlone(marker)) continue
    const length = await cursor.u16be()
    if (marker === 0xd8 || length < 2) refuseFile('FileDamaged')
    // A length whose bytes read as the start of a comment turns the file into a script.
    if (segments === 0 && (length === 0x2f2a || length === 0x2f2f)) refuseFile('FileUnsafe')
    const next = cursor.at + length - 2
    if (isFrame(marker)) {
      const frame = await cursor.bytes(5)
      refuseHugePicture(frame.readUInt16BE(3), frame.readUInt16BE(1))
      hasFrame = true
    }
    cursor.at = next
    if (marker !== 0xda) continue
    hasScan = true
    cursor.at = await endOfScan(source, next)
  }
  if (!hasFrame || !hasScan) refuseFile('FileDamaged')
  return cursor.at
}

const nextMarker = async (cursor: Cursor): Promise<number> => {
  if ((await cursor.u8()) !== 0xff) refuseFile('FileDamaged')
  for (;;) {
    const marker = await cursor.u8()
    if (marker !== 0xff) return marker
  }
}

/** Where the marker after a scan's data begins: an FF that is neither stuffed nor a restart. */
const endOfScan = async (source: ByteSource, start: number): Promise<number> => {
  const cursor = cursorOn(source, start)
  for (;;) {
    const { at } = cursor
    const data = await cursor.ahead(2)
    const { length } = data
    for (let found = data.indexOf(0xff); found >= 0 && found + 1 < length; found = data.indexOf(0xff, found + 1)) {
      const marker = data[found + 1] ?? 0
      if (marker !== 0 && marker !== 0xff && !standsAlone(marker)) return at + found
    }
    if (data[length - 1] === 0xff) cursor.at -= 1
  }
}

const zeros = Buffer.alloc(65_536)

const skipZeros = async (source: ByteSource, start: number): Promise<number> => {
  for (let at = start; ; ) {
    const piece = await source.read(at, zeros.length)
    if (!piece.equals(zeros.subarray(0, piece.length))) return at + piece.findIndex((byte) => byte !== 0)
    if (piece.length === 0) return source.size
    at += piece.length
  }
}

/** Samsung's cameras end a photo with blocks of their own and a list of them that covers all of it but zeros. */
const refuseStrangeEnd = async (source: ByteSource, end: number, next: number): Promise<void> => {
  const foot = await source.read(source.size - 8, 8)
  if (foot.subarray(4).toString('latin1') !== 'SEFT') return refuseFile('FileUnsafe')
  const listStart = source.size - 8 - foot.readUInt32LE()
  if (listStart < end) return refuseFile('FileUnsafe')
  const list = await source.read(listStart, source.size - 8 - listStart)
  const count = list.length >= 12 && list.subarray(0, 4).toString('latin1') === 'SEFH' ? list.readUInt32LE(8) : 0
  if (count === 0 || count > 64 || list.length < 12 + count * 12) return refuseFile('FileUnsafe')
  const farthest = Math.max(...Array.from({ length: count }, (_, one) => list.readUInt32LE(12 + one * 12 + 4)))
  const start = listStart - farthest
  if (start < end || start > next) refuseFile('FileUnsafe')
}
