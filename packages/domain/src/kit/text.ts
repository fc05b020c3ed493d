import { hideNumbers } from './hide-numbers.ts'

/** One character that no font shows: letters without width, variation selectors, tags, fillers. */
export const invisible = '\\p{Default_Ignorable_Code_Point}'
const everyInvisible = new RegExp(invisible, 'gu')
export const withoutInvisible = (text: string): string => text.replace(everyInvisible, '')

/**
 * Characters that no keyboard types and no font has: private use, unassigned, half of a surrogate pair. They are dropped before
 * letters are composed, which may bring a letter and its accent together.
 */
const unassigned = '\\p{Co}\\p{Cn}\\p{Cs}'
const everyUnassigned = new RegExp(`[${unassigned}]`, 'gu')
const composed = (text: string): string => text.replace(everyUnassigned, '').normalize('NFC')

/** Nothing that can be seen: spaces, letters without width, and what is dropped. */
const unseen = new RegExp(`^[\\s\\p{Cf}${unassigned}]*$`, 'u')
export const isBlank = (text: string | null | undefined): boolean => unseen.test(text ?? '')

/**
 * Control characters have no place in what a person says of themself; line breaks and tabs have, in longer texts. Those
 * that turn the direction of what follows (U+202A to U+202E, U+2066 to U+2069) have none in either: they would turn the
 * broker's mail and list too. Arabic and Hebrew names need none of them.
 */
const control = /\p{Cc}|[\u2028-\u202e\u2066-\u2069]/gu
const controlButLines = /[^\P{Cc}\n\t]|[\u2028-\u202e\u2066-\u2069]/gu

export const hasControlCharacters = (text: string): boolean => text.search(control) >= 0

/** One line of a field whose value is a number, a link or the like: composed letters, no control characters, no space around it. */
export const plainLine = (text: string): string => composed(text).replace(control, ' ').trim()

/** One line of words as it is kept: like plainLine, without a SIN or an account number. */
export const cleanLine = (text: string): string => hideNumbers(plainLine(text))

/** Several lines as they are kept: like cleanLine, with their line breaks. */
export const cleanLines = (text: string): string =>
  hideNumbers(composed(text).replace(/\r\n?/g, '\n').replace(controlButLines, ' ').trim())
