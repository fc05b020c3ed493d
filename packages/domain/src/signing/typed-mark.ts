/**
 * How a typed name is drawn as a signature, for the sealed document and for the page where its person sees it first.
 * Lengths are points.
 */
export const markBox = { width: 277, height: 52 }

/** All of it is in the handwriting font (Latin and Cyrillic letters), which draws a whole name or none of it. */
const handwriting =
  /^[ -~\u00a0-\u00ac\u00ae-\u017e\u01fa-\u021b\u02bc\u0400-\u045f\u0490\u0491\u1e80-\u1e85\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026]*$/

export const isHandwritable = (name: string): boolean => handwriting.test(name.normalize('NFC'))

/** Below this size a word may be cut into lines, so that the letters stay readable. */
export const wholeWordsFrom = 10

const step = 0.95
/** A step below the size at which the longest name of the widest signs fits. */
const smallest = 0.2

/** The sizes in which a name is tried, from the largest: the first that fits in the box is taken. */
export const markSizes = (name: string): number[] => {
  const largest = isHandwritable(name) ? 30 : 16
  const steps = Math.ceil(Math.log(smallest / largest) / Math.log(step))
  return Array.from({ length: steps }, (_, index) => largest * step ** index)
}

/** The height of a line relative to its size: every letter of the fonts is within. */
export const markLeading = (name: string): number => (isHandwritable(name) ? 1.45 : 1.5)

/** The free space beside a line relative to the size: letters of handwriting reach beyond their own width. */
export const markMargin = { before: 0.12, after: 0.3 }
