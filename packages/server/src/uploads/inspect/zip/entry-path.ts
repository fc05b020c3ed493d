import { refuseFile } from '../../refused.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Direction controls, and characters not allowed in Windows file names. */
const hiding = /[\u202a-\u202e\u2066-\u2069:*?"<>|]/

/** ASCII only. 80 to 9F are letters in the code pages of old archives, which are read as Latin-1. */
const isControl = (letter: string): boolean => letter < ' ' || letter === '\u007f'

/**
 * The name of an entry. Refused when it would lead out of the target folder (absolute, with a drive, with `..`), or
 * with a character that hides the rest.
 */
export const checkEntryPath = (raw: Buffer, isUtf8: boolean): string => {
  const name = decode(raw, isUtf8)
  const parts = name.split(/[/\\]/)
  if (parts.at(-1) === '') parts.pop()
  const isOdd = parts.some((part) => part === '' || part === '.' || part === '..' || part.length > 255)
  if (parts.length === 0 || parts.length > 32 || isOdd) refuseFile('FileUnsafe')
  if (hiding.test(name) || [...name].some(isControl)) refuseFile('FileUnsafe')
  return name.replaceAll('\\', '/')
}

/** Old archives use unknown code pages; here only the structure of the name matters, not its letters. */
const decode = (raw: Buffer, isUtf8: boolean): string => {
  try {
    return utf8.decode(raw)
  } catch {
    return isUtf8 ? refuseFile('FileDamaged') : raw.toString('latin1')
  }
}
