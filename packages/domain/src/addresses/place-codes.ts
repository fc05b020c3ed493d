import type { MenuItem } from '../codes/menu-item.ts'
import { province } from '../codes/province.ts'
import { state } from '../codes/state.ts'
import { plainWord } from '../kit/plain-words.ts'

/** Postal abbreviations and older ones by code, with the number of Statistics Canada (PRUID). */
const provinces: Readonly<Record<number, { words: string; pruid: number }>> = {
  1: { words: 'ab alta', pruid: 48 },
  2: { words: 'bc cb', pruid: 59 },
  3: { words: 'mb man', pruid: 46 },
  4: { words: 'nb', pruid: 13 },
  5: { words: 'nl nf nfld tnl newfoundland terreneuve', pruid: 10 },
  6: { words: 'nt nwt tno', pruid: 61 },
  7: { words: 'ns ne', pruid: 12 },
  8: { words: 'nu', pruid: 62 },
  9: { words: 'on ont', pruid: 35 },
  10: { words: 'pe pei ipe', pruid: 11 },
  11: { words: 'qc pq que', pruid: 24 },
  12: { words: 'sk sask', pruid: 47 },
  13: { words: 'yt yk yukonterritory', pruid: 60 },
}

/** Postal abbreviations of the states in the order of their codes, 1 to 52. */
const stateWords =
  'al ak az ar ca co ct de dc fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy pr'.split(
    ' ',
  )

/** The Levenshtein distance between two words. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries())
      next.push(Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    row = next
  }
  return row[b.length] ?? 0
}

const mostSlips = 2
const shortestToGuess = 5

/** The one matching item: by its name, then by the beginning of its name, then by a name with one or two typos. */
const meant = (items: readonly MenuItem[], wordsOf: (code: number) => readonly string[], label: string) => {
  const wanted = plainWord(label).slice(0, 60)
  if (wanted === '') return undefined
  const names = items.map(({ code, en, fr }) => ({ code, words: [plainWord(en), plainWord(fr)] }))
  const exact = names.find(({ code, words }) => [...words, ...wordsOf(code)].includes(wanted))
  if (exact) return exact.code
  const only = (matches: (word: string) => boolean) => {
    const [first, second] = names.filter(({ words }) => words.some(matches))
    return second === undefined ? first?.code : undefined
  }
  return (
    (wanted.length > 2 ? only((word) => word.startsWith(wanted)) : undefined) ??
    (wanted.length >= shortestToGuess ? only((word) => distance(word, wanted) <= mostSlips) : undefined)
  )
}

/**
 * ProvinceDD by name or abbreviation in either language; undefined without a match. Any word beginning with Qu is
 * Quebec.
 */
export const provinceCode = (label: string): number | undefined =>
  plainWord(label).startsWith('qu') ? 11 : meant(province, (code) => provinces[code]?.words.split(' ') ?? [], label)

/** The same for a state; ProvinceDD holds it outside Canada. */
export const stateCode = (label: string): number | undefined =>
  meant(state, (code) => stateWords.slice(code - 1, code), label)

/** ProvinceDD by the Statistics Canada number of a province. */
export const provinceOfPruid = (pruid: number): number | undefined =>
  province.find(({ code }) => provinces[code]?.pruid === pruid)?.code
