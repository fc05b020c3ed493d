import { plainWord } from '../kit/plain-words.ts'
import { cleanLine } from '../kit/text.ts'
import type { StreetParts } from './look-up-fields.ts'
import { directionCodes, englishTypes, frenchTypes } from './street-words.ts'

const none = -1
/** French types that no English name begins with. They take precedence over an English type at the end. */
const surelyFrench = new Set([0, 2, 3, 6, 8, 12, 72, 91])
/** Words that begin a French name; the word before them is its type. */
const particle = /^(de|du|des|la|le|les|à|au|aux|[dl]['’].*)$/i
const number = /^\d+[a-z]?$/i

const typeOf = (types: ReadonlyMap<string, number>, word: string | undefined): number | undefined =>
  word === undefined ? undefined : types.get(plainWord(word))

const withoutDirection = (words: readonly string[]): { words: readonly string[]; direction: number } => {
  const last = words.at(-1)
  const after = words.length > 1 && last !== undefined ? directionCodes().get(plainWord(last)) : undefined
  if (after !== undefined) return { words: words.slice(0, -1), direction: after }
  const [first = ''] = words
  // `W 4th Ave`. A whole word before a name is part of it (`North Service Road`).
  const before = words.length > 2 && /^[nsew]\.?$/i.test(first) ? directionCodes().get(plainWord(first)) : undefined
  return before === undefined ? { words, direction: none } : { words: words.slice(1), direction: before }
}

const withoutType = (words: readonly string[]): { words: readonly string[]; type: number } => {
  const [first, second] = words
  if (second === undefined) return { words, type: none }
  const before = typeOf(frenchTypes(), first)
  const after = typeOf(englishTypes(), words.at(-1))
  const numbered = words.length === 2 && number.test(second) ? (typeOf(englishTypes(), first) ?? before) : undefined
  if (numbered !== undefined) return { words: words.slice(1), type: numbered }
  const french = before !== undefined && (after === undefined || surelyFrench.has(before) || particle.test(second))
  if (french) return { words: words.slice(1), type: before }
  return after === undefined ? { words, type: none } : { words: words.slice(0, -1), type: after }
}

/**
 * Name, type and direction of a street line in either language: `Garafraxa Street South`, `rue Saint-Denis Ouest`,
 * `Highway 7`. A line without a name left (`West`, `The Esplanade`) is all name.
 */
export const streetParts = (route: string): StreetParts => {
  const all = cleanLine(route).split(/\s+/).filter(Boolean)
  const { words, direction } = withoutDirection(all)
  const { words: name, type } = withoutType(words)
  const isArticle = name.length === 1 && /^(the|la|le|les)$/i.test(name[0] ?? '')
  return isArticle
    ? { StreetName: words.join(' '), StreetTypeDD: none, StreetDirectionDD: direction }
    : { StreetName: name.join(' ').slice(0, 100), StreetTypeDD: type, StreetDirectionDD: direction }
}

/** The code of a type by its word in either language, abbreviated or not; -1 for none. */
export const streetTypeCode = (word: string): number =>
  typeOf(englishTypes(), word) ?? typeOf(frenchTypes(), word) ?? none

export const streetDirectionCode = (word: string): number => directionCodes().get(plainWord(word)) ?? none
