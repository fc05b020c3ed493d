/**
 * local@domain, the domain dotted and ending in two or more letters, or an IPv4 address in brackets. Neither part of the
 * expression can match the same text in two ways, so that no input makes it slow.
 */
const atom = '[^\\s<>()[\\]\\\\.,;:@"\\p{Cc}]+'
const form = new RegExp(
  `^(${atom}(?:\\.${atom})*)@(?:\\[(\\d{1,3}(?:\\.\\d{1,3}){3})\\]|(?:[\\p{L}\\p{N}-]+\\.)+\\p{L}{2,})$`,
  'u',
)
const longest = 254
const longestLocal = 64

export const isEmail = (text: string): boolean => {
  if (text.length > longest) return false
  const [matched, local = '', ip] = form.exec(text) ?? []
  return (
    matched !== undefined && local.length <= longestLocal && (ip ?? '0').split('.').every((part) => Number(part) <= 255)
  )
}

/** The one spelling under which an address is kept and found. */
export const normaliseEmail = (text: string): string => text.normalize('NFC').trim().toLowerCase()
