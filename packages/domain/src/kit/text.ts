export const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === ''

/** Control characters have no place in what a person says of themself; line breaks and tabs have, in longer texts. */
const control = /\p{Cc}|[\u2028\u2029]/gu
const controlButLines = /[^\P{Cc}\n\t]|[\u2028\u2029]/gu

export const hasControlCharacters = (text: string): boolean => text.search(control) >= 0

/** One line as it is kept: composed letters, no control characters, no space around it. */
export const cleanLine = (text: string): string => text.normalize('NFC').replace(control, ' ').trim()

/** Several lines as they are kept: like cleanLine, with their line breaks. */
export const cleanLines = (text: string): string =>
  text.normalize('NFC').replace(/\r\n?/g, '\n').replace(controlButLines, ' ').trim()
