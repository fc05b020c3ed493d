import { kindNamed } from '../../file-kinds.ts'
import { cleanFileName, extensionOf } from '../../file-name.ts'
import { refuseFile } from '../../refused.ts'
import type { ZipEntry } from './zip-entries.ts'

/** The maximum size of a file in an archive, as for a file sent alone. */
export const largestWithin = 25 * 1024 * 1024

/** Metadata files that macOS adds to archives, by their first bytes. */
const droppings: readonly { name: RegExp; head: Buffer }[] = [
  { name: /(?:^|\/)\._[^/]+$/, head: Buffer.from('00051607', 'hex') },
  { name: /(?:^|\/)\.DS_Store$/, head: Buffer.from('0000000142756431', 'hex') },
]
/** What starts a program when a spreadsheet opens the text, at the start of a cell: `=cmd|' /c calc'!A0`. */
const dataExchange = /[=+@-](?=[^\n\r,;\t|]{0,100}\|[^\n\r]{0,300}!)/g
const separators = '\n\r,;\t"'

/** Whether only spaces and quotation marks are between a place and the start of its cell. */
const startsCell = (text: string, place: number): boolean => {
  let at = place
  while (at > 0 && ' \'"'.includes(text[at - 1] ?? '')) at -= 1
  return at === 0 || separators.includes(text[at - 1] ?? '') || text.slice(at, place).includes('"')
}

const startsProgram = (text: string): boolean => {
  for (const { index } of text.matchAll(dataExchange)) if (startsCell(text, index)) return true
  return false
}
const plainText = /^(?:txt|csv)$/

/**
 * Every file of an archive must be an accepted kind, or plain text; `inspect` checks each, one at a time, and refuses
 * nested archives.
 */
export const inspectArchive = async (
  entries: readonly ZipEntry[],
  inspect: (entry: ZipEntry, name: string) => Promise<void>,
): Promise<void> => {
  if (!entries.some(({ isFolder, unpacked }) => !isFolder && unpacked > 0)) refuseFile('FileEmpty')
  for (const entry of entries) {
    if (entry.isFolder) {
      if (entry.unpacked > 0) refuseFile('FileUnsafe')
      continue
    }
    const dropping = droppings.find(({ name }) => name.test(entry.name))
    const name = cleanFileName(entry.name)
    if (dropping) expectHead(entry.unpack(), dropping.head)
    else if (plainText.test(extensionOf(name))) expectText(entry.unpack())
    else if (kindNamed(extensionOf(name)) === undefined) refuseFile('FileUnsafe')
    else if (entry.unpacked > largestWithin) refuseFile('FileTooLarge')
    else if (entry.unpacked > 0) await inspect(entry, name)
  }
}

const expectHead = (bytes: Buffer, head: Buffer): void => {
  if (!bytes.subarray(0, head.length).equals(head.subarray(0, bytes.length))) refuseFile('FileUnsafe')
}

const expectText = (bytes: Buffer): void => {
  const isWide = bytes[0] === 0xff || bytes[0] === 0xfe
  if (/^\s*<|^MZ/.test(bytes.toString('latin1', 0, 64))) refuseFile('FileUnsafe')
  if (startsProgram(bytes.toString(isWide ? 'utf16le' : 'latin1'))) refuseFile('FileUnsafe')
  if (!isWide && bytes.subarray(0, 64 * 1024).includes(0)) refuseFile('FileUnsafe')
}
