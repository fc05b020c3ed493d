import { refuseFile } from '../../refused.ts'

const free = 0xffffffff
const endOfChain = 0xfffffffe
const mostNodes = 20_000

export interface OleNode {
  name: string
  isStorage: boolean
  first: number
  size: number
}

/** A compound file: the file system inside a file that old Word and Excel documents use. */
export interface CompoundFile {
  /** Every node at any depth. */
  nodes: OleNode[]
  /** The nodes at the top. */
  top: OleNode[]
  /** The bytes of a stream. */
  open(node: OleNode): Buffer
}

/** Reads the sector tables and the directory tree. Refuses an inconsistent file, or bytes outside of it. */
export const readCompoundFile = (source: Buffer): CompoundFile => {
  const head = source.subarray(0, 512)
  if (head.length < 512 || head.readUInt16LE(28) !== 0xfffe) refuseFile('FileDamaged')
  const shift = head.readUInt16LE(30)
  if ((shift !== 9 && shift !== 12) || head.readUInt16LE(32) !== 6) refuseFile('FileDamaged')
  const bytes = 2 ** shift
  const sectors = Math.ceil(source.length / bytes) - 1
  const readSector = (number: number): Buffer => {
    if (number < 0 || number >= sectors) return refuseFile('FileDamaged')
    const sector = source.subarray((number + 1) * bytes, (number + 2) * bytes)
    return sector.length === bytes ? sector : Buffer.concat([sector, Buffer.alloc(bytes - sector.length)])
  }
  const fat = readFat(head, bytes, sectors, readSector)
  assertBytesInside(source, fat, bytes)
  const chainFrom = (first: number): number[] => followChain(fat, first, sectors)

  const directory = Buffer.concat(chainFrom(head.readUInt32LE(48)).map(readSector))
  const { nodes, top, root } = readTree(directory)
  const miniChain = chainFrom(head.readUInt32LE(60))
  const miniFat = wordsOf(Buffer.concat(miniChain.map(readSector)))
  const miniCutoff = head.readUInt32LE(56)
  const sectorStarts = (first: number) => chainFrom(first).map((number) => (number + 1) * bytes)
  const container = chained(source, sectorStarts(root.first), bytes, root.size)

  return {
    nodes,
    top,
    open(node) {
      if (node.size >= miniCutoff) return chained(source, sectorStarts(node.first), bytes, node.size)
      const starts = followChain(miniFat, node.first, miniFat.length).map((number) => number * 64)
      return chained(container, starts, 64, node.size)
    },
  }
}

const wordsOf = (bytes: Buffer): Uint32Array =>
  Uint32Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readUInt32LE(at * 4))

const readFat = (head: Buffer, bytes: number, sectors: number, readSector: (number: number) => Buffer): Uint32Array => {
  const places = [...wordsOf(head.subarray(76, 512))]
  const perSector = bytes / 4
  let next = head.readUInt32LE(68)
  for (let count = head.readUInt32LE(72); count > 0 && next < sectors; count -= 1) {
    const words = wordsOf(readSector(next))
    places.push(...words.subarray(0, perSector - 1))
    next = words[perSector - 1] ?? endOfChain
    if (places.length > sectors + 109 + perSector) refuseFile('FileDamaged')
  }
  const used = places.slice(0, head.readUInt32LE(44))
  if (used.length * perSector > sectors + 64 * perSector || used.length === 0) refuseFile('FileDamaged')
  return wordsOf(Buffer.concat(used.map(readSector)))
}

const followChain = (table: Uint32Array, first: number, most: number): number[] => {
  const chain: number[] = []
  for (let at = first; at !== endOfChain && at !== free; at = table[at] ?? refuseFile('FileDamaged')) {
    if (at >= table.length || chain.length > most) refuseFile('FileDamaged')
    chain.push(at)
  }
  return chain
}

/** Allows no bytes beyond the sector table, and no free sector at its end that begins another file. */
const assertBytesInside = (source: Buffer, fat: Uint32Array, bytes: number) => {
  const last = fat.findLastIndex((word) => word !== free)
  if (source.length > (fat.length + 1) * bytes) refuseFile('FileUnsafe')
  for (let start = (last + 2) * bytes; start < source.length; start += bytes) {
    const begins = source.toString('latin1', start, start + 8)
    if (/^(?:MZ|PK|%PDF|Rar!|7z|\x7fELF|#!|<)/.test(begins)) refuseFile('FileUnsafe')
  }
}

const readTree = (directory: Buffer) => {
  const count = directory.length / 128
  if (count < 1 || count > mostNodes) return refuseFile('FileDamaged')
  const all = Array.from({ length: count }, (_, at) => {
    const entry = directory.subarray(at * 128, at * 128 + 128)
    const length = Math.min(64, Math.max(0, entry.readUInt16LE(64) - 2))
    return {
      name: entry.subarray(0, length).toString('utf16le'),
      kind: entry.readUInt8(66),
      left: entry.readUInt32LE(68),
      right: entry.readUInt32LE(72),
      child: entry.readUInt32LE(76),
      first: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    }
  })
  const [root] = all
  if (root?.kind !== 5) return refuseFile('FileDamaged')
  const nodeOf = ({ name, kind, first, size }: (typeof all)[number]): OleNode => ({
    name,
    isStorage: kind === 1,
    first,
    size,
  })
  const seen = new Set<number>()
  const siblings = (start: number) => {
    const found: OleNode[] = []
    for (const waiting = [start]; waiting.length > 0; ) {
      const at = waiting.pop() ?? free
      const node = all[at]
      if (at === free) continue
      if (!node || seen.has(at)) return refuseFile('FileDamaged')
      seen.add(at)
      found.push(nodeOf(node))
      waiting.push(node.left, node.right)
    }
    return found
  }
  // Every node counts, in the directory tree or not, because a repair would restore it.
  return { nodes: all.filter(({ kind }) => kind === 1 || kind === 2).map(nodeOf), top: siblings(root.child), root }
}

/** Joins separate pieces of one length. */
const chained = (source: Buffer, starts: readonly number[], length: number, size: number): Buffer =>
  Buffer.concat(starts.map((start) => source.subarray(start, start + length))).subarray(0, size)
