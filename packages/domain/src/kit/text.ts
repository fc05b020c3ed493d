/** Nothing that can be seen: spaces, and letters without width. */
const unseen = /^[\s\p{Cf}]*$/u
export const isBlank = (text: string | null | undefined): boolean => unseen.test(text ?? '')

/**
 * Control characters have no place in what a person says of themself; line breaks and tabs have, in longer texts. Those
 * that turn the direction of what follows (U+202A to U+202E, U+2066 to U+2069) have none in either: they would turn the
 * broker's mail and list too. Arabic and Hebrew names need none of them.
 */
const control = /\p{Cc}|[\u2028-\u202e\u2066-\u2069]/gu
const controlButLines = /[^\P{Cc}\n\t]|[\u2028-\u202e\u2066-\u2069]/gu

export const hasControlCharacters = (text: string): boolean => text.search(control) >= 0

/** One line as it is kept: composed letters, no control characters, no space around it. */
export const cleanLine = (text: string): string => text.normalize('NFC').replace(control, ' ').trim()

/** Several lines as they are kept: like cleanLine, with their line breaks. */
export const cleanLines = (text: string): string =>
  text.normalize('NFC').replace(/\r\n?/g, '\n').replace(controlButLines, ' ').trim()
