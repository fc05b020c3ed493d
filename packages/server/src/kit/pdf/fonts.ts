import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { memoize } from '@foyer/domain/kit/memoize.ts'
import { create, type Font } from 'fontkit'
import { sfntOf } from './woff.ts'

/** The two weights of documents. */
export type Weight = 400 | 600
export const weights: readonly Weight[] = [400, 600]

/** One file of a typeface. Packages split them by script, so that documents embed only what they use. */
interface Cut {
  /** `latin` and so on for Inter; other typefaces by their own name. */
  script: string
  file: (weight: Weight) => string
  weights: readonly Weight[]
  /** The characters it may have; without spans they are read from the file. */
  spans?: readonly (readonly [number, number])[]
  /** Its letters join across invisible characters: joiners are part of its text. */
  joins: boolean
  /** The font library reverses its text, which requires rules in the font. */
  turns: boolean
}

/** `U+0100-02BA,U+2020` as pairs of first and last. */
const spansOf = (ranges: string): (readonly [number, number])[] =>
  ranges.split(',').map((range) => {
    const [first = '0', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })

interface Typeface {
  name: string
  weights?: readonly Weight[]
  joins?: boolean
  turns?: boolean
}

const require = createRequire(import.meta.url)
const folderOf = (name: string) => dirname(require.resolve(`@fontsource/${name}/package.json`))

const cutOf = (
  { name, weights: own = [400], joins = false, turns = false }: Typeface,
  subset: string,
  ranges?: string,
): Cut => ({
  script: name === 'inter' ? subset : `${name}-${subset}`,
  file: (weight) => join(folderOf(name), 'files', `${name}-${subset}-${weight}-normal.woff`),
  weights: own,
  joins,
  turns,
  ...(ranges !== undefined && { spans: spansOf(ranges) }),
})

const rangesOf = (name: string) =>
  JSON.parse(readFileSync(join(folderOf(name), 'unicode.json'), 'utf8')) as Record<string, string>

const inter = { name: 'inter', weights }
const scripts = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek', 'cyrillic-ext', 'greek-ext']

/**
 * Fallbacks for Inter: Arabic letters that join, symbols, Chinese in both forms, and last a coarse font with all
 * characters.
 */
const standIns = (): Cut[] => {
  const arabic = { name: 'noto-sans-arabic', weights, joins: true, turns: true }
  const chinese = { name: 'chocolate-classical-sans' }
  const emoji = { name: 'noto-emoji', joins: true }
  return [
    cutOf(arabic, 'arabic', rangesOf(arabic.name).arabic),
    // One file; its package lists the ranges of ten smaller ones.
    cutOf(emoji, 'emoji', Object.values(rangesOf(emoji.name)).join()),
    ...Object.entries(rangesOf(chinese.name))
      .filter(([subset]) => subset.startsWith('['))
      .map(([subset, ranges]) => cutOf(chinese, subset.slice(1, -1), ranges)),
    coarse(),
  ]
}

/** From common to rare: the first one with a character draws it. Fallbacks are loaded when needed. */
const interCuts = memoize(() => scripts.map((script) => cutOf(inter, script, rangesOf('inter')[script])))
const allCuts = memoize(() => [...interCuts(), ...standIns()])
/** No letter of it joins, and no mark of it is placed by a rule, so that nothing can fail in it. */
const coarse = memoize(() => cutOf({ name: 'unifont' }, 'latin'))

const isCoarse = new AsyncLocalStorage<true>()
/** Draws with the coarse font alone whatever is not everyday English or French. */
export const drawCoarsely = <T>(draw: () => T): T => isCoarse.run(true, draw)

/** Handwriting, for typed signatures whose letters it has: isHandwritable in domain/signing/typed-mark.ts. */
const handwriting = memoize(() =>
  ['latin', 'latin-ext', 'cyrillic'].map((subset): Cut => {
    const file = join(folderOf('caveat'), 'files', `caveat-${subset}-500-normal.woff`)
    return { ...cutOf({ name: 'caveat' }, subset, rangesOf('caveat')[subset]), file: () => file }
  }),
)

/** The font's bytes, read once per process. */
const bytesOf = memoize((file: string): Buffer => sfntOf(readFileSync(file)))
const readFont = memoize((file: string): Font => create(bytesOf(file)) as Font)

const has = (cut: Cut, point: number): boolean =>
  (cut.spans?.some(([first, last]) => first <= point && point <= last) ?? true) &&
  readFont(cut.file(400)).hasGlyphForCodePoint(point)

export interface Run {
  script: string
  text: string
  /** Written from right to left, and reversed by the font library. */
  turns: boolean
  font: (weight: Weight) => { name: string; bytes: () => Buffer }
}

const fontOf = (cut: Cut): Run['font'] => {
  const { script } = cut
  return (asked) => {
    const weight = cut.weights.includes(asked) ? asked : 400
    return { name: `${script}-${weight}`, bytes: () => bytesOf(cut.file(weight)) }
  }
}
const runOf = (cut: Cut, text: string): Run => ({ script: cut.script, text, turns: cut.turns, font: fontOf(cut) })
const latin = memoize(() => cutOf(inter, 'latin', rangesOf('inter').latin))

/** Invisible characters, which join or separate others, select their form, or change their direction. */
const unseen = /\p{Variation_Selector}|\p{Bidi_Control}|[\u200b-\u200d\u2060-\u2064\ufeff]/gu
const joiners = /[\u200c\u200d]/

/** Characters of everyday English and French, all in Inter: most words need no further lookup. */
const everyday = /^[ -~\u00a0-\u00ac\u00ae-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026]*$/
export const isEveryday = (text: string): boolean => everyday.test(text)

/** More than the characters of ordinary documents in every script. Bounded, since users determine the characters. */
const mostClusters = 5000
/** Twice the code units of a couple with skin tones. A letter with more marks is drawn character by character. */
const longestCluster = 32

interface Piece {
  cut: Cut
  text: string
}

/** The font that has all code points of a grapheme; undefined if there is none. */
const cutFor = memoize((seen: string, among: 'all' | 'coarse' | 'handwriting'): Cut | undefined => {
  const points = Array.from(seen, (character) => character.codePointAt(0) ?? 0)
  const hasAll = (cut: Cut) => points.every((point) => has(cut, point))
  if (among === 'handwriting') return handwriting().find(hasAll)
  if (among === 'coarse') return hasAll(coarse()) ? coarse() : undefined
  return interCuts().find(hasAll) ?? allCuts().find(hasAll)
}, mostClusters)

/**
/**
 * Without Inter's contextual alternates (`calt`), which our texts do not need and which take most of the time. The
 * types accept only features to enable; the font library also accepts them by name. It adds to the object what it has
 * applied, which must not reach other texts.
 */
export const featuresOf = (tabular = false) =>
  ({ calt: false, ...(tabular && { tnum: true }) }) as unknown as PDFKit.Mixins.OpenTypeFeatures[]

/**
 * The font library throws on some sequences of marks, which are then drawn coarsely: no text may prevent a document.
 */
const canShape = (cut: Cut, text: string): boolean => {
  try {
    for (const weight of cut.weights) readFont(cut.file(weight)).layout(text, featuresOf())
    return true
  } catch {
    return false
  }
}

/** A character that no font has is written as its code point, so that nothing is lost: `[U+20BB7]`. */
const numberOf = (character: string) => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}]`

const drawn = (cluster: string): Piece[] => {
  const seen = cluster.replace(unseen, '')
  if (seen === '') return []
  const cut = seen.length > longestCluster ? undefined : cutFor(seen, isCoarse.getStore() ? 'coarse' : 'all')
  if (cut) return [{ cut, text: cut.joins ? cluster.replace(unseen, (one) => (joiners.test(one) ? one : '')) : seen }]
  const characters = Array.from(seen)
  if (characters.length === 1) return [{ cut: latin(), text: numberOf(seen) }]
  return characters.flatMap(drawn)
}

/** Splits a text into graphemes. */
export const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Pieces of one font after each other as one. */
const joined = (pieces: readonly Piece[]): Piece[] => {
  const longer: Piece[] = []
  for (const piece of pieces) {
    const before = longer.at(-1)
    if (before?.cut.script === piece.cut.script) before.text += piece.text
    else longer.push({ ...piece })
  }
  return longer
}

/** Splits a text where the font changes, in reading order. */
export const runsOf = (text: string): Run[] => {
  if (isEveryday(text)) return text === '' ? [] : [runOf(latin(), text)]
  const pieces = Array.from(clusters.segment(text.normalize('NFC')), ({ segment }) => drawn(segment)).flat()
  return joined(pieces).map(({ cut, text }) => runOf(cut.joins && !canShape(cut, text) ? coarse() : cut, text))
}

/** The same in handwriting. */
export const handwrittenRuns = (text: string): Run[] => {
  const pieces = Array.from(text.normalize('NFC'), (character) => {
    const cut = cutFor(character, 'handwriting')
    return cut ? [{ cut, text: character }] : drawn(character)
  })
  return joined(pieces.flat()).map(({ cut, text }) => runOf(cut, text))
}
