import type { FileKind } from '../file-kinds.ts'

/** A format by its bytes; two of them contain several kinds of file. */
export type Form = Exclude<FileKind, 'doc' | 'xls' | 'docx' | 'xlsx'> | 'ole'

const starts = (hex: string) => {
  const mark = Buffer.from(hex, 'hex')
  return (head: Buffer) => head.subarray(0, mark.length).equals(mark)
}
const matches = (pattern: RegExp) => (head: Buffer) => pattern.test(head.toString('latin1'))

const brandsOfHeic = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'])

/** The first box of the file lists its formats; AVIF and videos have the same box. */
const isHeic = (head: Buffer): boolean => {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return false
  const end = Math.min(head.length, head.readUInt32BE())
  const brands = []
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(head.toString('latin1', at, at + 4))
  return brands.some((brand) => brandsOfHeic.has(brand))
}

const signatures: readonly (readonly [Form, (head: Buffer) => boolean])[] = [
  ['jpeg', starts('ffd8ff')],
  ['png', starts('89504e470d0a1a0a')],
  ['gif', matches(/^GIF8[79]a/)],
  ['webp', matches(/^RIFF[\s\S]{4}WEBP/)],
  ['heic', isHeic],
  ['tiff', (head) => starts('49492a00')(head) || starts('4d4d002a')(head)],
  // Two letters are too few: the reserved bytes after the size are zero in every bitmap.
  ['bmp', (head) => starts('424d')(head) && head.readUInt32LE(6) === 0],
  // Only white space and a UTF-8 byte order mark may precede the head of a PDF.
  ['pdf', matches(/^(?:\u00ef\u00bb\u00bf)?\s{0,16}%PDF-[12]\.\d/)],
  ['zip', (head) => starts('504b0304')(head) || starts('504b0506')(head)],
  ['ole', starts('d0cf11e0a1b11ae1')],
]

/** The format of a file by its first 64 bytes. */
export const recognise = (head: Buffer): Form | undefined => signatures.find(([, fits]) => fits(head))?.[0]
