import { hideNumbers } from '@foyer/domain/kit/hide-numbers.ts'
import { type FileKind, fileKinds, isPicture, kindNamed } from './file-kinds.ts'

/** Maximum characters of a stored name with its extension, accepted by every file system and mail. */
const longest = 120

// Control characters, direction marks, invisible joiners and tags, unpaired surrogates.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]/gu
const forbidden = /[<>:"|?*]/g
/** Device names of Windows. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * A name that is safe to show and to save: the last part of a path, composed (NFC), without control characters or
 * direction marks, neither hidden nor a device, and not too long. May be empty.
 */
export const cleanFileName = (sent: string): string => {
  const last = sent.split(/[/\\]/).at(-1) ?? ''
  const plain = last.normalize('NFC').replace(unseen, '').replace(forbidden, '_').replace(/\s+/g, ' ')
  const trimmed = plain.replace(/^[. ]+|[. ]+$/g, '')
  const { stem, extension } = splitName(trimmed)
  // The name is shown in mails and lists.
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
 * The stored name of a file of this kind, or undefined when its extension is of another kind. Phones often give a
 * picture another picture's extension: it is corrected, and a missing one is added.
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

/** The name of a converted file: its stem with the extension of what is stored. */
export const convertedName = (name: string, kind: FileKind): string =>
  kindNamed(extensionOf(name)) === kind ? name : `${splitName(name).stem}.${fileKinds[kind].extensions[0]}`

/** Whether a file that was sent as `cleanName` can be stored as `kind` under this name: its own, or that of a converted file. */
export const mayBeNamed = (name: string, cleanName: string, kind: FileKind): boolean =>
  (Object.keys(fileKinds) as FileKind[]).some((form) => {
    const own = nameForKind(cleanName, form)
    return own !== undefined && convertedName(own, kind) === name
  })
