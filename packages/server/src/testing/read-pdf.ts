import { inflateSync } from 'node:zlib'

/** One text run as placed on a page; y is measured from the top, in points. */
export interface PlacedText {
  text: string
  x: number
  y: number
  size: number
}

export interface ReadPdf {
  pages: PlacedText[][]
  /** All text of the document, one run per line. */
  text: string
  /** The document with its streams decompressed, for anything but text. */
  raw: string
}

const pageHeight = 792

/** Parses one of our documents like a PDF reader: through the fonts' own character tables. */
export const readPdf = (bytes: Buffer): ReadPdf => {
  const file = bytes.toString('latin1')
  const objects = new Map<string, { head: string; stream: string }>()
  for (const [, id = '', head = '', packed] of file.matchAll(
    /(?:^|\n)(\d+) 0 obj\n([\s\S]*?)(?:\nstream\n([\s\S]*?)\nendstream)?\nendobj/g,
  )) {
    const stream = packed === undefined ? '' : unpacked(head, packed)
    objects.set(id, { head, stream })
  }
  const at = (id: string | undefined) => objects.get(id ?? '') ?? { head: '', stream: '' }
  const refIn = (head: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1]
  const charactersOf = (font: string) => charactersIn(at(refIn(at(font).head, 'ToUnicode')).stream)
  const pageHeads = [...objects.values()].map(({ head }) => head).filter((head) => /\/Type \/Page\b/.test(head))
  const pages = pageHeads.map((head) => {
    const resources = at(refIn(head, 'Resources')).head || head
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, charactersOf(id)]),
    )
    return placedIn(at(refIn(head, 'Contents')).stream, fonts)
  })
  const text = pages.map((page) => page.map((one) => one.text).join('\n')).join('\n')
  return { pages, text, raw: [...objects.values()].map(({ head, stream }) => `${head}\n${stream}`).join('\n') }
}

const unpacked = (head: string, packed: string): string => {
  const bytes = Buffer.from(packed, 'latin1')
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

type Characters = Map<number, string>

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** `<0000> <00ff> [<0041> …]` of a ToUnicode table. */
const charactersIn = (table: string): Characters => {
  const characters: Characters = new Map()
  for (const [, first = '0', list = ''] of table.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      characters.set(Number.parseInt(first, 16) + index, utf16(hex.replaceAll(' ', '')))
  }
  return characters
}

const placedIn = (content: string, fonts: Map<string, Characters>): PlacedText[] => {
  const placed: PlacedText[] = []
  for (const [, block = ''] of content.matchAll(/\bBT\n([\s\S]*?)\nET\b/g)) {
    const [, x = '0', y = '0'] = /1 0 0 1 ([\d.-]+) ([\d.-]+) Tm/.exec(block) ?? []
    const [, name = '', size = '0'] = /\/(F\d+) ([\d.]+) Tf/.exec(block) ?? []
    const hex = [...block.matchAll(/<([0-9a-f]+)>/gi)].map(([, one = '']) => one).join('')
    const codes = hex.match(/.{4}/g) ?? []
    const text = codes.map((code) => fonts.get(name)?.get(Number.parseInt(code, 16)) ?? '').join('')
    placed.push({ text, x: Number(x), y: pageHeight - Number(y), size: Number(size) })
  }
  return placed
}
