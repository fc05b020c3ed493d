import type { ByteSource } from '../../ports/files.ts'
import type { FileKind } from '../file-kinds.ts'
import { extensionOf } from '../file-name.ts'
import { refuseFile } from '../refused.ts'
import type { ZipEntry } from './read-entries.ts'
import { unpackEntry, unpackWhole } from './unpack.ts'

const listName = '[Content_Types].xml'
/** The lists of parts and of what they refer to are short texts. */
const mostListBytes = 1024 * 1024

const mainTypes: readonly (readonly [FileKind, string])[] = [
  ['docx', 'wordprocessingml.document.main+xml'],
  ['xlsx', 'spreadsheetml.sheet.main+xml'],
]
/** In the type of a part, or in what a part refers to. */
const programs = /macroEnabled|vbaProject|vbaData|activeX|oleObject|macrosheet/i
/** What a document fetches, or runs, when it is opened. */
const fetched = /\/(?:attachedTemplate|oleObject|frame|subDocument|externalLinkPath\w*|afChunk|control)$/
const heads: readonly Buffer[] = ['d0cf11e0a1b11ae1', '4d5a', '7f454c46', '526172211a07', '377abcaf271c', '2321'].map(
  (hex) => Buffer.from(hex, 'hex'),
)

/** Which office document an archive is by its own list of parts; undefined when it has no such list. */
export const officeKind = async (
  source: ByteSource,
  entries: readonly ZipEntry[],
): Promise<FileKind | 'other' | undefined> => {
  const list = entries.find(({ name }) => name === listName)
  if (!list) return undefined
  const text = await readText(source, list)
  const used = new Set(entries.map(({ name }) => extensionOf(name)))
  // Writers list kinds for extensions that no part has; only what a part has counts.
  const types = [...text.matchAll(/<(?:\w+:)?(?:Default|Override)\b[^>]*>/g)]
    .filter(([line]) => !/Default\b/.test(line) || used.has(attributeOf(line, 'Extension').toLowerCase()))
    .map(([line]) => attributeOf(line, 'ContentType'))
  if (types.some((type) => programs.test(type))) refuseFile('FileUnsafe')
  return mainTypes.find(([, main]) => types.some((type) => type.endsWith(main)))?.[0] ?? 'other'
}

const attributeOf = (line: string, name: string): string =>
  new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)`).exec(line)?.[1] ?? ''

const readText = async (source: ByteSource, entry: ZipEntry): Promise<string> => {
  if (entry.unpacked > mostListBytes) refuseFile('FileUnsafe')
  const text = (await unpackWhole(source, entry)).toString('utf8')
  // Another encoding or an entity would hide a word; a character reference is read as what it stands for.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text) || text.includes('\0')) refuseFile('FileUnsafe')
  return text.replace(/&#(x?)([0-9a-f]{1,6});/gi, (_, hex: string, digits: string) =>
    String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(digits, hex === '' ? 10 : 16) || 0)),
  )
}

/** No macros, no programs, nothing fetched when it is opened. `embedded` looks at the documents in the document. */
export const checkOffice = async (
  source: ByteSource,
  entries: readonly ZipEntry[],
  embedded: (entry: ZipEntry) => Promise<void>,
): Promise<void> => {
  for (const entry of entries) {
    if (entry.isFolder || entry.name === listName) continue
    if (/vba(?:project|data)|activex|macrosheets\/|\.(?:exe|dll|js|vbs|hta|scr|bat|cmd|ps1)$/i.test(entry.name))
      refuseFile('FileUnsafe')
    if (/\.rels$/i.test(entry.name)) {
      refuseFetching(await readText(source, entry))
    } else if (/\.(?:docx|xlsx|zip)$/i.test(entry.name)) {
      await embedded(entry)
    } else {
      await unpackEntry(source, entry, refuseProgram)
    }
  }
}

const refuseProgram = (piece: Buffer, at: number) => {
  if (at === 0 && heads.some((head) => piece.subarray(0, head.length).equals(head))) refuseFile('FileUnsafe')
}

const refuseFetching = (text: string) => {
  for (const [relation] of text.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)) {
    const isOutside = /^external$/i.test(attributeOf(relation, 'TargetMode'))
    if (programs.test(relation) || (isOutside && fetched.test(attributeOf(relation, 'Type')))) refuseFile('FileUnsafe')
  }
}
