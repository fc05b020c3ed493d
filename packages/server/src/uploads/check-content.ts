import type { ErrorKey } from '@foyer/domain/errors.ts'
import type { ByteSource } from '../ports/files.ts'
import { type FileKind, fileKinds, kindNamed } from './file-kinds.ts'
import { extensionOf, nameForKind } from './file-name.ts'

export type CheckedContent =
  | { ok: true; kind: FileKind; fileName: string; contentType: string }
  | { ok: false; key: ErrorKey }

const refuse = (key: ErrorKey): CheckedContent => ({ ok: false, key })

const signatures: readonly (readonly [FileKind, number, string])[] = [
  ['jpeg', 0, 'ffd8ff'],
  ['png', 0, '89504e470d0a1a0a'],
  ['gif', 0, '474946383961'],
  ['gif', 0, '474946383761'],
  ['webp', 8, '57454250'],
  ['heic', 4, '66747970'],
  ['tiff', 0, '49492a00'],
  ['tiff', 0, '4d4d002a'],
  ['pdf', 0, '255044462d'],
  ['zip', 0, '504b0304'],
  ['doc', 0, 'd0cf11e0a1b11ae1'],
]

/** What the bytes are, and whether a file of that kind under that name may be kept. */
export const checkContent = async (source: ByteSource, fileName: string): Promise<CheckedContent> => {
  if (source.size === 0) return refuse('FileEmpty')
  const named = kindNamed(extensionOf(fileName))
  if (named === undefined && extensionOf(fileName) !== '') return refuse('FileTypeNotAccepted')
  const head = await source.read(0, 64)
  const [kind] = signatures.find(([, at, hex]) => head.subarray(at).toString('hex').startsWith(hex)) ?? []
  if (!kind) return refuse('FileTypeNotAccepted')
  const name = nameForKind(fileName, kind)
  if (name === undefined) return refuse('FileNameMismatch')
  return { ok: true, kind, fileName: name, contentType: fileKinds[kind].contentType }
}
