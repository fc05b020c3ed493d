import { cleanLine, invisible } from './text.ts'

/** Full stops of all scripts that mail programs or browsers read as a dot in an address. */
const dot = '[.\u2024\u3002\ufe52\uff0e\uff61]'
/** Characters a mail program may skip between the letters of an address. */
const skipped = `${invisible}*`
/**
 * Each expression begins with a fixed character, and repetitions of overlapping classes are never adjacent, so
 * matching takes linear time for any text.
 */
const dotBeforeLetter = new RegExp(`${dot}(?<=[\\p{L}\\p{M}\\p{N}_-]${skipped}.)(?=${skipped}\\p{L})`, 'gu')
const scheme = new RegExp(`:(?=[\\s${invisible}]*[/\\\\]${skipped}[/\\\\])`, 'gu')
const ipAddress = new RegExp(`\\p{Nd}{1,3}(?:${skipped}${dot}${skipped}\\p{Nd}{1,3}){3}`, 'gu')
const anyDot = new RegExp(dot, 'g')

/**
 * User text as shown in a mail. Mail programs turn anything like an address into a link, so a space is added after
 * the scheme and after each dot. Numbers and sentences are unchanged.
 */
export const withoutLinks = (text: string): string =>
  text
    .replace(scheme, ': ')
    .replace(dotBeforeLetter, '$& ')
    .replace(ipAddress, (address) => address.replace(anyDot, '. '))

const longestName = 60

/** A person's name as shown in mails and text messages: letters and joining characters on one line, without links. */
export const nameInMail = (name: string): string => {
  const letters = cleanLine(name).replace(/[^\p{L}\p{M}\s'’.,()&-]/gu, ' ')
  const words = withoutLinks(letters).replace(/\s+/g, ' ').trim()
  return [...words].slice(0, longestName).join('').trim()
}
