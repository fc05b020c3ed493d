const sector = 512
const free = 0xffffffff
const endOfChain = 0xfffffffe
const tableSector = 0xfffffffd

export interface OlePart {
  name: string
  data?: Buffer
  /** Its children, when it is a storage. */
  parts?: OlePart[]
}

interface Placed {
  name: string
  kind: number
  data: Buffer
  children: number[]
  first: number
}

const padTo = (bytes: Buffer, length: number) =>
  Buffer.concat([bytes, Buffer.alloc((length - (bytes.length % length)) % length)])

/** A compound file (version 3) of the parts, with small streams in the mini stream, as the format requires. */
export const makeCompoundFile = (parts: readonly OlePart[]): Buffer => {
  const nodes: Placed[] = [{ name: 'Root Entry', kind: 5, data: Buffer.alloc(0), children: [], first: endOfChain }]
  const place = (parent: number, list: readonly OlePart[]) => {
    for (const { name, data = Buffer.alloc(0), parts: below } of list) {
      const at = nodes.push({ name, kind: below ? 1 : 2, data, children: [], first: endOfChain }) - 1
      nodes[parent]?.children.push(at)
      place(at, below ?? [])
    }
  }
  place(0, parts)

  const sectors: Buffer[] = []
  const fat: number[] = []
  const write = (bytes: Buffer): number => {
    if (bytes.length === 0) return endOfChain
    const first = sectors.length
    const padded = padTo(bytes, sector)
    for (let at = 0; at < padded.length; at += sector) {
      sectors.push(padded.subarray(at, at + sector))
      fat.push(at + sector < padded.length ? sectors.length : endOfChain)
    }
    return first
  }

  const mini: Buffer[] = []
  const miniFat: number[] = []
  for (const node of nodes) {
    if (node.kind !== 2 || node.data.length === 0) continue
    if (node.data.length >= 4096) {
      node.first = write(node.data)
      continue
    }
    node.first = miniFat.length
    const padded = padTo(node.data, 64)
    mini.push(padded)
    const count = padded.length / 64
    for (let one = 1; one <= count; one += 1) miniFat.push(one < count ? miniFat.length + 1 : endOfChain)
  }
  const [root] = nodes
  if (root) {
    root.data = Buffer.concat(mini)
    root.first = write(root.data)
  }
  const miniFatStart = write(wordsToBytes(miniFat))
  const directoryStart = write(Buffer.concat(nodes.map((node) => directoryEntry(node, nodes))))
  const fatStart = sectors.length
  let tables = 1
  while (tables * 128 < fat.length + tables) tables += 1
  for (let one = 0; one < tables; one += 1) fat.push(tableSector)
  const table = wordsToBytes(fat, tables * 128)
  for (let at = 0; at < table.length; at += sector) sectors.push(table.subarray(at, at + sector))
  return Buffer.concat([fileHead({ fatStart, tables, directoryStart, miniFatStart, miniFat }), ...sectors])
}

const wordsToBytes = (words: readonly number[], length = Math.ceil(words.length / 128) * 128): Buffer => {
  const bytes = Buffer.alloc(length * 4, 0xff)
  for (const [at, value] of words.entries()) bytes.writeUInt32LE(value, at * 4)
  return bytes
}

/** Siblings are chained to the right: a valid, if unbalanced, tree. */
const directoryEntry = ({ name, kind, data, children, first }: Placed, nodes: readonly Placed[]): Buffer => {
  const entry = Buffer.alloc(128)
  const wide = Buffer.from(`${name}\0`, 'utf16le')
  wide.copy(entry)
  entry.writeUInt16LE(wide.length, 64)
  entry.writeUInt8(kind, 66)
  entry.writeUInt8(1, 67)
  const own = nodes.findIndex((node) => node.name === name && node.data === data)
  const family = nodes.find((node) => node.children.includes(own))?.children ?? []
  entry.writeUInt32LE(free, 68)
  entry.writeUInt32LE(family[family.indexOf(own) + 1] ?? free, 72)
  entry.writeUInt32LE(children[0] ?? free, 76)
  entry.writeUInt32LE(first, 116)
  entry.writeUInt32LE(data.length, 120)
  return entry
}

const fileHead = (about: {
  fatStart: number
  tables: number
  directoryStart: number
  miniFatStart: number
  miniFat: readonly number[]
}): Buffer => {
  const head = Buffer.alloc(512, 0)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head)
  head.writeUInt16LE(0x3e, 24)
  head.writeUInt16LE(3, 26)
  head.writeUInt16LE(0xfffe, 28)
  head.writeUInt16LE(9, 30)
  head.writeUInt16LE(6, 32)
  head.writeUInt32LE(about.tables, 44)
  head.writeUInt32LE(about.directoryStart, 48)
  head.writeUInt32LE(4096, 56)
  head.writeUInt32LE(about.miniFatStart, 60)
  head.writeUInt32LE(Math.ceil(about.miniFat.length / 128), 64)
  head.writeUInt32LE(endOfChain, 68)
  for (let one = 0; one < 109; one += 1)
    head.writeUInt32LE(one < about.tables ? about.fatStart + one : free, 76 + one * 4)
  return head
}

export interface DocShape {
  flags?: number
  /** Two-byte characters in the main stream. */
  text?: string
  parts?: OlePart[]
  /** The main stream's length: short ones are in the mini stream. */
  bytes?: number
}

export const makeDoc = ({ flags = 0x0200, parts = [], bytes = 4096, text = '' }: DocShape = {}): Buffer => {
  const main = Buffer.alloc(bytes)
  main.writeUInt16LE(0xa5ec)
  main.writeUInt16LE(0x00c1, 2)
  main.writeUInt16LE(flags, 10)
  main.write(text, 513, 'utf16le')
  return makeCompoundFile([
    { name: '1Table', data: Buffer.alloc(bytes, 1) },
    { name: 'WordDocument', data: main },
    { name: '\u0005SummaryInformation', data: Buffer.alloc(200, 2) },
    ...parts,
  ])
}

const biff = (id: number, data: Buffer = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(id)
  head.writeUInt16LE(data.length, 2)
  return Buffer.concat([head, data])
}

export interface XlsShape {
  /** Kinds of the sheets: 0 a sheet, 1 a macro sheet, 2 a chart, 6 a module. */
  sheets?: number[]
  records?: [number, Buffer][]
  parts?: OlePart[]
  rows?: number
}

export const makeXls = ({ sheets = [0], records = [], parts = [], rows = 300 }: XlsShape = {}): Buffer => {
  const begin = (kind: number) => biff(0x809, Buffer.from([0, 6, kind, 0, ...Array.from({ length: 12 }, () => 0)]))
  const book = Buffer.concat([
    begin(5),
    ...records.map(([id, data]) => biff(id, data)),
    ...sheets.map((kind) => biff(0x85, Buffer.from([0, 0, 0, 0, 0, kind, 1, 0, 0x41]))),
    biff(0x0a),
    begin(0x10),
    ...Array.from({ length: rows }, (_, row) =>
      biff(0x203, Buffer.from([row & 255, row >> 8, ...Buffer.alloc(12, 3)])),
    ),
    biff(0x0a),
  ])
  return makeCompoundFile([{ name: 'Workbook', data: book }, ...parts])
}
