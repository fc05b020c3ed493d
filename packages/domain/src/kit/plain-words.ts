/** Letters and digits in small letters without accents, everything else a space: what two spellings of a name share. */
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
