import { fromTheRight } from '@foyer/domain/kit/isolate.ts'
import bidiFactory, { type Bidi } from 'bidi-js'
import { clusters, type Run, runsOf } from './fonts.ts'

// Its types describe the module for bundlers; Node receives the function itself.
const bidi = (bidiFactory as unknown as () => Bidi)()

interface Placed extends Run {
  /** Nesting depth of directions; odd is from right to left. */
  level: number
}

/**
 * A line's runs in visual order, from left to right. Runs that the font library reverses keep their reading order;
 * other right-to-left letters and signs are reversed and mirrored one by one.
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

/** From the deepest level up, reverses each stretch of that level or deeper. */
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
