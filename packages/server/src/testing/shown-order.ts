import bidiFactory, { type Bidi } from 'bidi-js'

// Its types describe the module for bundlers; Node receives the function itself.
const bidi = (bidiFactory as unknown as () => Bidi)()

/** A name as a person may type it. */
export const nameFromTheRight = 'علي حداد'

/** What stays in place where a name is written from right to left: all signs of a line but its letters and spaces, as they are seen. */
export const shownSigns = (line: string): string =>
  bidi
    .getReorderedString(line, bidi.getEmbeddingLevels(line, 'ltr'))
    .replace(/[\u0590-\u08ff\u200f\u2066-\u2069\s]/g, '')
