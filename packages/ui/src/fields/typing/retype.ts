/** The text in a box, and the caret's position in it. */
export interface Typed {
  text: string
  caret: number
}

/** How a box formats its text: the significant characters, and the text made of them. */
export interface Pattern {
  keeps: (character: string) => boolean
  format: (kept: string) => string
  /** Marks a character that means something else than it seems, by another one in its place; `close` is the inverse. */
  open?: (text: string, previous: string, isDelete: boolean) => string
  close?: (text: string) => string
}

const keptOf = ({ keeps }: Pattern, text: string) => Array.from(text).filter(keeps).join('')

/** The position in `text` after its `count`-th significant character. */
const placeAfter = (pattern: Pattern, text: string, count: number): number => {
  if (count === 0) return 0
  let seen = 0
  for (let place = 0; place < text.length; place += 1) {
    if (pattern.keeps(text.charAt(place))) seen += 1
    if (seen === count) return place + 1
  }
  return text.length
}

/** Reformats the text; the caret stays after the same significant character, however separators move. */
export const retype = (pattern: Pattern, { text, caret }: Typed): Typed => {
  const kept = keptOf(pattern, text)
  const written = pattern.format(kept)
  const left = keptOf(pattern, written)
  // Characters added or removed at the front (zeros, a country's 1) shift the caret; those cut at the end do not.
  const atFront = kept.endsWith(left) || left.endsWith(kept) ? kept.length - left.length : 0
  const before = keptOf(pattern, text.slice(0, caret)).length
  return { text: written, caret: placeAfter(pattern, written, Math.max(0, before - atFront)) }
}

/**
 * A deleted separator would reappear at once and the key seem dead, so the character before it (or after it, with the
 * Delete key) is deleted too.
 */
export const eatSeparator = (pattern: Pattern, previous: string, now: Typed, isForward: boolean): Typed => {
  const onlySeparatorWent =
    now.text.length === previous.length - 1 && keptOf(pattern, now.text) === keptOf(pattern, previous)
  if (!onlySeparatorWent) return now
  const at = isForward ? now.caret : now.caret - 1
  if (at < 0) return now
  return { text: now.text.slice(0, at) + now.text.slice(at + 1), caret: at }
}
