import { foldAddress } from '@foyer/domain/addresses/fold.ts'
import { foldedWords } from '@foyer/domain/addresses/street-words.ts'

/** The parts of a search text: folded words, the leading number, a complete or partial postal code. */
export interface ParsedSearch {
  /** The civic number in lower case; undefined without a leading one. */
  number: string | undefined
  words: string[]
  /** `N0G1`, in capitals; may be empty. */
  postal: string
}

const mostWords = 8
const isNumber = (word: string | undefined): word is string => word !== undefined && /^\d+[a-z]?$/.test(word)
/** Both halves, or the first with a part of the second. */
const fsa = /^[a-z]\d[a-z](\d[a-z]?\d?)?$/
const ldu = /^\d[a-z]?\d?$/

const withoutPostal = (words: readonly string[]): { words: string[]; postal: string } => {
  const at = words.findIndex((word) => fsa.test(word))
  if (at < 0) return { words: [...words], postal: '' }
  const second = words[at + 1]
  const both = words[at]?.length === 3 && second !== undefined && ldu.test(second)
  const postal = [words[at], ...(both ? [second] : [])].join('').toUpperCase()
  return { words: words.filter((_, index) => index !== at && !(both && index === at + 1)), postal }
}

export const parseSearch = (text: string): ParsedSearch => {
  const all = foldAddress(text.slice(0, 200)).split(' ').filter(Boolean).slice(0, mostWords)
  const { words, postal } = withoutPostal(all)
  return isNumber(words[0]) ? { number: words[0], words: words.slice(1), postal } : { number: undefined, words, postal }
}

/** `5-120 Main`: the number may follow the unit. */
export const withoutUnit = ({ words, postal }: ParsedSearch): ParsedSearch | undefined =>
  isNumber(words[0]) ? { number: words[0], words: words.slice(1), postal } : undefined

const typesAndDirections = new Set(foldedWords().values())

/** Whether a word is selective: `st`, `n` and single letters are not. */
export const isTelling = (word: string): boolean => word.length >= 3 && !typesAndDirections.has(word)
