/** Letters and digits in lower case without accents, everything else as separators, to compare spellings of a name. */
export const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The same as one word. */
export const plainWord = (text: string): string => plainWords(text).join('')
