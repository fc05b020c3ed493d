import { plainWords } from '../kit/plain-words.ts'
import { foldedWords } from './street-words.ts'

/** Two words for one direction: `nord-est`, `south west`. */
const twoDirections: readonly (readonly [RegExp, string])[] = [
  [/\b(?:nord|north)[\s-]+(?:est|east)\b/giu, 'ne'],
  [/\b(?:nord|north)[\s-]+(?:ouest|west)\b/giu, 'nw'],
  [/\b(?:sud|south)[\s-]+(?:est|east)\b/giu, 'se'],
  [/\b(?:sud|south)[\s-]+(?:ouest|west)\b/giu, 'sw'],
]

/**
 * An address normalised for search: no accents, capitals or punctuation, and one word for `Street`, `St` and `rue`,
 * for `South`, `S` and `Sud`, for `Saint` and `St`. Folding is idempotent.
 */
export const foldAddress = (text: string): string => {
  const folded = foldedWords()
  return plainWords(twoDirections.reduce((line, [words, short]) => line.replace(words, short), text))
    .map((word) => folded.get(word) ?? word)
    .join(' ')
}

const numeric = /^\d+$/

/**
 * Whether an address matches a search: every word of the search begins a word of the address, and a number followed
 * by another word must match whole. Types and directions may be left out, so `157 garafraxa s` finds `157 Garafraxa
 * Street South`.
 */
export const answersSearch = (folded: string, search: string): boolean => {
  const words = folded.split(' ')
  return foldAddress(search)
    .split(' ')
    .every((wanted, index, all) =>
      numeric.test(wanted) && index < all.length - 1
        ? words.includes(wanted)
        : words.some((word) => word.startsWith(wanted)),
    )
}
