/**
 * local@domain: the domain has a dot and ends in two or more letters, or is a public IPv4 address in brackets. Its letters are
 * Latin, with accents as in .ca domains, its digits ASCII. No part of the expression can match the same text in two
 * ways, which prevents slow backtracking.
 */
const letter = '\\p{Script=Latin}'
const atom = '[^\\s<>()[\\]\\\\.,;:@"\\p{C}]+'
const form = new RegExp(
  `^(${atom}(?:\\.${atom})*)@(?:\\[(\\d{1,3}(?:\\.\\d{1,3}){3})\\]|(?:[${letter}0-9-]+\\.)+${letter}{2,})$`,
  'u',
)
/** Of this machine, private networks and clouds: the mail server would connect to them for any caller who types them. */
const notPublic =
  /^(?:0|10|127|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.(?:168|0\.0)|198\.1[89]|2[3-5]\d|22[4-9])\./
const longest = 254
const longestLocal = 64

/**
 * Whether the address is the only spelling of its mailbox, but for capitals. Mail servers replace letters that only look
 * different (full width, ligatures) and decode `xn--`, so that such a spelling would be counted and compared as another
 * mailbox.
 */
const isOnlySpelling = (text: string) => {
  const domain = text.slice(text.lastIndexOf('@') + 1)
  const hasSecond = domain.startsWith('[') ? /[[.]0\d/.test(domain) : /(?:^|\.)xn--/i.test(domain)
  return text.normalize('NFKC') === text.normalize('NFC') && !hasSecond
}

export const isEmail = (text: string): boolean => {
  if (text.length > longest || !isOnlySpelling(text)) return false
  // As it is stored: an accent may be typed as a mark of its own, and a capital may become two characters.
  const [matched, local = '', ip] = form.exec(text.normalize('NFC').toLowerCase()) ?? []
  if (matched === undefined || local.length > longestLocal) return false
  return ip === undefined || (!notPublic.test(ip) && ip.split('.').every((part) => Number(part) <= 255))
}

/** The canonical spelling of an address for storing and finding it. */
export const normaliseEmail = (text: string): string => text.normalize('NFC').trim().toLowerCase()

/** A link that writes to the address and to no other: what `?` begins would be headers of the mail. */
export const mailtoOf = (address: string): string => `mailto:${encodeURIComponent(address).replace('%40', '@')}`
