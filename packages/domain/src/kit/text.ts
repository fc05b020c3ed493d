import { hideNumbers } from './hide-numbers.ts'

/** One invisible character: zero-width, variation selector, tag, filler. */
export const invisible = '\\p{Default_Ignorable_Code_Point}'
const everyInvisible = new RegExp(invisible, 'gu')
export const withoutInvisible = (text: string): string => text.replace(everyInvisible, '')

/**
 * Private-use, unassigned and unpaired surrogate characters. They are removed before composition, so that a letter
 * and its accent on either side are composed. The isolates that our pages put around a name leave no space behind either, where
 * someone copies it from there.
 */
const unassigned = '\\p{Co}\\p{Cn}\\p{Cs}'
const everyUnassigned = new RegExp(`[${unassigned}\\u2066-\\u2069]`, 'gu')
const composed = (text: string): string => text.replace(everyUnassigned, '').normalize('NFC')

/** Text without visible characters: spaces, invisible and control characters, the empty Braille pattern, and removed ones. */
const unseen = new RegExp(`^[\\s\\p{Cf}\\p{Cc}\\u2800${invisible}${unassigned}]*$`, 'u')
export const isBlank = (text: string | null | undefined): boolean => unseen.test(text ?? '')

/**
 * Control characters are removed from user text; multi-line texts keep line breaks and tabs. Direction controls
 * (U+202A to U+202E, U+2066 to U+2069) are removed too: they would also reverse the broker's mail and list. Arabic
 * and Hebrew names do not need them.
 */
const control = /\p{Cc}|[\u2028-\u202e\u2066-\u2069]/gu
const controlButLines = /[^\P{Cc}\n\t]|[\u2028-\u202e\u2066-\u2069]/gu

export const hasControlCharacters = (text: string): boolean => text.search(control) >= 0

/** One line of a field with a number, a link or similar: composed letters, no control characters, trimmed. */
export const plainLine = (text: string): string => composed(text).replace(control, ' ').trim()

/** One line of free text as it is stored: like plainLine, without a SIN or an account number. */
export const cleanLine = (text: string): string => hideNumbers(plainLine(text))

/** Several lines as they are stored: like cleanLine, with line breaks. */
export const cleanLines = (text: string): string =>
  hideNumbers(composed(text).replace(/\r\n?/g, '\n').replace(controlButLines, ' ').trim())
