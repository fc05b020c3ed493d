import { hideNumbers } from '@foyer/domain/kit/hide-numbers.ts'
import { type FileKind, fileKinds, isPicture, kindNamed } from './file-kinds.ts'

/** Characters of a name that is kept, its extension included: every file system and every mail takes as many. */
const longest = 120

// Control characters, marks that turn the direction of what follows, joiners and tags nobody sees, halves of pairs.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu
const forbidden = /[<>:"|?*]/g
/** Names that Windows takes for a device. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * A name as a person may see and save it: the last part of a path, composed (NFC), without control characters or
 * marks that change how it reads, neither hidden nor a device, and not too long. May be empty.
 */
export const cleanFileName = (sent: string): string => {
  const last = sent.split(/[/\\]/).at(-1) ?? ''
  const plain = last.normalize('NFC').replace(unseen, '').replace(forbidden, '_').replace(/\s+/g, ' ')
  const trimmed = plain.replace(/^[. ]+|[. ]+$/g, '')
  const { stem, extension } = splitName(trimmed)
  // The name travels in mails and lists.
  const masked = hideNumbers(stem)
  const safe = device.test(masked) ? `_${masked}` : masked
  const end = extension === '' ? '' : `.${extension.slice(0, 20)}`
  return `${[...safe]
    .slice(0, longest - end.length)
    .join('')
    .trimEnd()}${end}`
}

const splitName = (name: string): { stem: string; extension: string } => {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? { stem: name, extension: '' } : { stem: name.slice(0, dot), extension: name.slice(dot + 1) }
}

export const extensionOf = (name: string): string => splitName(name).extension.toLowerCase()

/**
 * The name a file of this kind is kept under, or undefined when its name says another kind. Phones give one picture
 * the name of another kind often enough: a picture's name is mended instead, as is a name without an extension.
 */
export const nameForKind = (cleanName: string, kind: FileKind): string | undefined => {
  const extension = extensionOf(cleanName)
  const named = kindNamed(extension)
  if (named === kind) return cleanName
  const [own] = fileKinds[kind].extensions
  const stem = splitName(cleanName).stem || 'document'
  if (extension === '') return `${stem}.${own}`
  return named !== undefined && isPicture(named) && isPicture(kind) ? `${stem}.${own}` : undefined
}

/** The name of a file that was converted: the stem it came with, and the extension of what is kept. */
export const convertedName = (name: string, kind: FileKind): string =>
  kindNamed(extensionOf(name)) === kind ? name : `${splitName(name).stem}.${fileKinds[kind].extensions[0]}`
