import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { sfntOf } from './woff.ts'

/** Inter in the two weights of the document, cut by script as its package ships it. */
export type Weight = 400 | 600
export const weights: readonly Weight[] = [400, 600]

const folder = dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json'))

/** From the commonest to the rarest: the first that covers a character draws it. */
export const scripts = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek', 'cyrillic-ext', 'greek-ext'] as const
export type Script = (typeof scripts)[number]

export const fontName = (script: Script, weight: Weight) => `inter-${script}-${weight}`

const unpacked = new Map<string, Buffer>()

/** The font's bytes, read once in the life of the process. */
export const fontBytes = (script: Script, weight: Weight): Buffer => {
  const name = fontName(script, weight)
  const bytes = unpacked.get(name) ?? sfntOf(readFileSync(join(folder, 'files', `${name}-normal.woff`)))
  unpacked.set(name, bytes)
  return bytes
}

/** `U+0100-02BA,U+2020` as pairs of first and last. */
const spansOf = (ranges: string): (readonly [number, number])[] =>
  ranges.split(',').map((range) => {
    const [first = '0', last = first] = range.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<Script, string>
const spans = new Map(scripts.map((script) => [script, spansOf(ranges[script])]))

const covers = (script: Script, character: string): boolean => {
  const point = character.codePointAt(0) ?? 0
  return (spans.get(script) ?? []).some(([first, last]) => first <= point && point <= last)
}

export interface Run {
  script: Script
  text: string
}

const unknownCharacter = '\ufffd'

/** A text cut where another font must take over. What no font covers is shown as the sign for that. */
export const runsOf = (text: string): Run[] => {
  const runs: Run[] = []
  for (const character of text.normalize('NFC')) {
    const known = scripts.find((one) => covers(one, character))
    const script = known ?? 'latin'
    const drawn = known ? character : unknownCharacter
    const before = runs.at(-1)
    if (before?.script === script) before.text += drawn
    else runs.push({ script, text: drawn })
  }
  return runs
}
