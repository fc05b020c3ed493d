import type { RefObject } from 'react'
import { useKeys } from './use-keys.ts'

export type Box = RefObject<HTMLElement | null>

/** The links of the rows or cards in a box, in the order in which they are shown. */
export const rowsIn = (box: Box): HTMLAnchorElement[] => [
  ...(box.current?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? []),
]

export const hasFocus = (link: HTMLAnchorElement) => link.closest('tr, li')?.contains(document.activeElement) === true

/** Moves the focus to the link of another row; false at either end and outside of the box, where an arrow scrolls. */
const step = (box: Box, by: 1 | -1, mayEnter: boolean): boolean => {
  const links = rowsIn(box)
  const here = links.findIndex(hasFocus)
  if (here < 0 && !mayEnter) return false
  const next = links[here < 0 ? 0 : here + by]
  next?.focus()
  return next !== undefined
}

/** The keys that go from row to row, or from card to card. */
export const useRowSteps = (box: Box) =>
  useKeys({
    j: () => step(box, 1, true),
    k: () => step(box, -1, true),
    ArrowDown: () => step(box, 1, false),
    ArrowUp: () => step(box, -1, false),
  })

interface Rows<Row> {
  box: Box
  rows: readonly Row[]
  pathOf: (row: Row) => string
}

/** The keys that act on the row whose link, or anything beside it, has the focus. */
export const useRowActs = <Row>(
  { box, rows, pathOf }: Rows<Row>,
  acts: Readonly<Record<string, ((row: Row) => void) | undefined>>,
) => {
  const onFocused = (act: (row: Row) => void) => () => {
    const link = rowsIn(box).find(hasFocus)
    const row = rows.find((one) => link?.getAttribute('href') === pathOf(one))
    if (row === undefined) return false
    act(row)
    return true
  }
  useKeys(Object.fromEntries(Object.entries(acts).map(([key, act]) => [key, act && onFocused(act)])))
}
