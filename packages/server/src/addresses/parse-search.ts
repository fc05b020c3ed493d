import { foldAddress } from '@foyer/domain/addresses/fold.ts'
import { foldedWords } from '@foyer/domain/addresses/street-words.ts'

/** What is typed, in parts: folded words, the number they begin with, a postal code as far as it goes. */
export interface ParsedSearch {
  /** The civic number, in small letters; undefined where none leads. */
  number: string | undefined
  words: string[]
  /** `N0G1`, in capitals; empty for none. */
  postal: string
}

const mostWords = 8
const isNumber = (word: string | undefined): word is string => word !== undefined && /^\d+[a-z]?$/.test(word)
/** Both halves, or one with what is there of the other. */
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

/** `5-120 Main`: the number may stand behind the unit. */
export const withoutUnit = ({ words, postal }: ParsedSearch): ParsedSearch | undefined =>
  isNumber(words[0]) ? { number: words[0], words: words.slice(1), postal } : undefined

const typesAndDirections = new Set(foldedWords.values())

/** Whether a word tells few streets from many: `st`, `n` and single letters do not. */
export const isTelling = (word: string): boolean => word.length >= 3 && !typesAndDirections.has(word)
