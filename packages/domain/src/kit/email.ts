/**
 * local@domain: the domain has a dot and ends in two or more letters, or is an IPv4 address in brackets. No part of
 * the expression can match the same text in two ways, which prevents slow backtracking.
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

/** The canonical spelling of an address for storing and finding it. */
export const normaliseEmail = (text: string): string => text.normalize('NFC').trim().toLowerCase()
