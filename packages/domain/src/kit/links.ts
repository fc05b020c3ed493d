import { cleanLine, invisible } from './text.ts'

/** The full stops of all scripts that a mail program or a browser takes for the dot of an address. */
const dot = '[.\u2024\u3002\ufe52\uff0e\uff61]'
/** What a mail program may skip between the letters of an address. */
const skipped = `${invisible}*`
/**
 * Each begins with the character that it is about, and no two repetitions of overlapping classes are neighbours, so that the
 * time is linear in the length of a text whatever it consists of.
 */
const dotBeforeLetter = new RegExp(`${dot}(?<=[\\p{L}\\p{M}\\p{N}_-]${skipped}.)(?=${skipped}\\p{L})`, 'gu')
const scheme = new RegExp(`:(?=[\\s${invisible}]*[/\\\\]${skipped}[/\\\\])`, 'gu')
const ipAddress = new RegExp(`\\p{Nd}{1,3}(?:${skipped}${dot}${skipped}\\p{Nd}{1,3}){3}`, 'gu')
const anyDot = new RegExp(dot, 'g')

/**
 * Words that a person typed, as a mail shows them: mail programs make links of whatever looks like an address by themselves, so
 * a space after the scheme and after each dot takes that look away. Numbers and sentences stay as they are.
 */
export const withoutLinks = (text: string): string =>
  text
    .replace(scheme, ': ')
    .replace(dotBeforeLetter, '$& ')
    .replace(ipAddress, (address) => address.replace(anyDot, '. '))

const longestName = 60

/** A person's name as mails and text messages show it: letters and what joins them, on one line, nothing that is a link. */
export const nameInMail = (name: string): string => {
  const letters = cleanLine(name).replace(/[^\p{L}\p{M}\s'’.,()&-]/gu, ' ')
  const words = withoutLinks(letters).replace(/\s+/g, ' ').trim()
  return [...words].slice(0, longestName).join('').trim()
}
