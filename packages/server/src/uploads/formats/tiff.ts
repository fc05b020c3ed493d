import type { ByteSource } from '../../ports/files.ts'
import { refuseFile } from '../refused.ts'
import { cursorOn } from '../source/walk.ts'
import { refuseHugePicture, refuseManyFrames } from './picture-limits.ts'

/** Bytes of a value by its type, from 1. */
const widths = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
const mostDirectories = 2000
const mostEntries = 1000
/** Some writers round their file up. */
const slackBytes = 1024

const tags = {
  width: 256,
  height: 257,
  strips: 273,
  stripSizes: 279,
  tiles: 324,
  tileSizes: 325,
  /** Directories in directories: previews, what the camera says, where it was. */
  inner: [330, 34665, 34853, 40965],
}

interface Entry {
  type: number
  count: number
  /** Where its values are. */
  at: number
}

/** Every directory and everything one points to; what nothing points to, behind all of it, is no picture. */
export const checkTiff = async (source: ByteSource): Promise<void> => {
  const head = await source.read(0, 8)
  if (head.length < 8) refuseFile('FileDamaged')
  const isLittle = head[0] === 0x49
  const cursor = cursorOn(source)
  const u16 = () => (isLittle ? cursor.u16le() : cursor.u16be())
  const u32 = () => (isLittle ? cursor.u32le() : cursor.u32be())
  const seen = new Set<number>()
  let pages = 0
  let pixels = 0
  let end = 8

  const readDirectory = async (at: number) => {
    if (seen.has(at) || seen.size === mostDirectories) refuseFile('FileUnsafe')
    seen.add(at)
    cursor.at = at
    const count = await u16()
    if (count === 0 || count > mostEntries) refuseFile('FileDamaged')
    const entries = new Map<number, Entry>()
    for (let one = 0; one < count; one += 1) {
      cursor.at = at + 2 + one * 12
      const tag = await u16()
      const type = await u16()
      const values = await u32()
      const bytes = values * (widths[type] ?? 0)
      const place = bytes <= 4 ? cursor.at : await u32()
      if (place + bytes > source.size) refuseFile('FileDamaged')
      end = Math.max(end, place + bytes)
      entries.set(tag, { type, count: values, at: place })
    }
    cursor.at = at + 2 + count * 12
    const next = await u32()
    end = Math.max(end, cursor.at)
    return { entries, next }
  }
  const valuesOf = async (entry: Entry | undefined): Promise<number[]> => {
    if (!entry || (entry.type !== 3 && entry.type !== 4 && entry.type !== 13)) return []
    if (entry.count > 1_000_000) refuseFile('FileUnsafe')
    cursor.at = entry.at
    const values: number[] = []
    for (let one = 0; one < entry.count; one += 1) values.push(entry.type === 3 ? await u16() : await u32())
    return values
  }
  const reach = async (places: Entry | undefined, sizes: Entry | undefined) => {
    const lengths = await valuesOf(sizes)
    for (const [one, place] of (await valuesOf(places)).entries()) {
      const last = place + (lengths[one] ?? 0)
      if (last > source.size) refuseFile('FileDamaged')
      end = Math.max(end, last)
    }
  }
  const readChain = async (start: number, depth: number): Promise<void> => {
    for (let at = start; at !== 0; ) {
      const { entries, next } = await readDirectory(at)
      const [width = 0] = await valuesOf(entries.get(tags.width))
      const [height = 0] = await valuesOf(entries.get(tags.height))
      if (depth === 0) {
        refuseHugePicture(width, height)
        pages += 1
        pixels += width * height
        refuseManyFrames(pages, pixels)
      }
      await reach(entries.get(tags.strips), entries.get(tags.stripSizes))
      await reach(entries.get(tags.tiles), entries.get(tags.tileSizes))
      for (const tag of tags.inner)
        for (const inner of await valuesOf(entries.get(tag))) if (depth < 3) await readChain(inner, depth + 1)
      at = depth === 0 ? next : 0
    }
  }

  const first = isLittle ? head.readUInt32LE(4) : head.readUInt32BE(4)
  await readChain(first, 0)
  if (pages === 0) refuseFile('FileDamaged')
  if (source.size > end + slackBytes) refuseFile('FileUnsafe')
}
