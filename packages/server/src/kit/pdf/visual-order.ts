import bidiFactory, { type Bidi } from 'bidi-js'
import { clusters, type Run, runsOf } from './fonts.ts'

// Its types speak of the module for bundlers; Node gets the function itself.
const bidi = (bidiFactory as unknown as () => Bidi)()

/** Hebrew, Arabic and their neighbours: nothing else is written from right to left. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

interface Placed extends Run {
  /** How deeply directions are nested; odd is from right to left. */
  level: number
}

/**
 * A line's runs as they stand on paper, from left to right. What the font library turns around itself stays in reading order; other
 * letters from right to left, and the signs between them, come one by one and mirrored.
 */
export const visualRuns = (line: string): Run[] => {
  if (!fromTheRight.test(line)) return runsOf(line)
  const text = line.normalize('NFC')
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr')
  const placed: Placed[] = []
  for (let start = 0, end = 0; start < text.length; start = end) {
    const level = levels[start] ?? 0
    while (end < text.length && levels[end] === level) end += 1
    for (const run of runsOf(text.slice(start, end))) placed.push(...placedOf(run, level))
  }
  return reordered(placed)
}

const placedOf = (run: Run, level: number): Placed[] => {
  if (level % 2 === 0 || run.turns) return [{ ...run, level }]
  const signs = Array.from(clusters.segment(run.text), ({ segment }) => segment)
  return signs.map((sign) => ({ ...run, text: bidi.getMirroredCharacter(sign) ?? sign, level }))
}

/** From the deepest level up, each stretch of that level or a deeper one is turned around. */
const reordered = (placed: Placed[]): Placed[] => {
  const order = [...placed]
  const deepest = Math.max(...order.map(({ level }) => level))
  for (let level = deepest; level > 0; level -= 1) {
    for (let start = 0, end = 0; start < order.length; start = end + 1) {
      end = start
      while (end < order.length && (order[end]?.level ?? 0) >= level) end += 1
      order.splice(start, end - start, ...order.slice(start, end).reverse())
    }
  }
  return order
}
