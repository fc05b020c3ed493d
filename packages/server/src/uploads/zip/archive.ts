import type { ByteSource } from '../../ports/files.ts'
import { kindNamed } from '../file-kinds.ts'
import { cleanFileName, extensionOf } from '../file-name.ts'
import { refuseFile } from '../refused.ts'
import type { ZipEntry } from './read-entries.ts'
import { unpackEntry } from './unpack.ts'

/** A file in an archive may be as large as one that is sent by itself. */
export const largestWithin = 25 * 1024 * 1024

/** What Macs put into every archive they make: notes about files, by their first bytes. */
const droppings: readonly { name: RegExp; head: Buffer }[] = [
  { name: /(?:^|\/)\._[^/]+$/, head: Buffer.from('00051607', 'hex') },
  { name: /(?:^|\/)\.DS_Store$/, head: Buffer.from('0000000142756431', 'hex') },
]
const plainText = /^(?:txt|csv)$/

/**
 * Every file of an archive must be one we would take by itself, or plain text; `check` looks at each, one at a time,
 * and refuses archives in it.
 */
export const checkArchive = async (
  source: ByteSource,
  entries: readonly ZipEntry[],
  check: (entry: ZipEntry, name: string) => Promise<void>,
): Promise<void> => {
  if (!entries.some(({ isFolder, unpacked }) => !isFolder && unpacked > 0)) refuseFile('FileEmpty')
  for (const entry of entries) {
    if (entry.isFolder) {
      if (entry.unpacked > 0) refuseFile('FileUnsafe')
      continue
    }
    const dropping = droppings.find(({ name }) => name.test(entry.name))
    const name = cleanFileName(entry.name)
    if (dropping) await unpackEntry(source, entry, expectHead(dropping.head))
    else if (plainText.test(extensionOf(name))) await unpackEntry(source, entry, expectText)
    else if (kindNamed(extensionOf(name)) === undefined) refuseFile('FileUnsafe')
    else if (entry.unpacked > largestWithin) refuseFile('FileTooLarge')
    else if (entry.unpacked > 0) await check(entry, name)
  }
}

const expectHead = (head: Buffer) => (piece: Buffer, at: number) => {
  if (at === 0 && !piece.subarray(0, head.length).equals(head.subarray(0, piece.length))) refuseFile('FileUnsafe')
}

const expectText = (piece: Buffer, at: number) => {
  const isWide = at === 0 && (piece.readUInt8() === 0xff || piece.readUInt8() === 0xfe)
  if (at === 0 && /^\s*<|^MZ/.test(piece.subarray(0, 64).toString('latin1'))) refuseFile('FileUnsafe')
  if (!isWide && at === 0 && piece.includes(0)) refuseFile('FileUnsafe')
}
