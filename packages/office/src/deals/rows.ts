import { type RefObject, useEffect, useRef } from 'react'
import { type DealPlace, paths } from '../kit/paths.ts'
import { useKeys } from '../kit/use-keys.ts'
import type { ListedDeal } from './filters.ts'

type Box = RefObject<HTMLElement | null>

/** The links of the rows or cards in a box, in the order in which they are shown. */
const rowsIn = (box: Box): HTMLAnchorElement[] => [
  ...(box.current?.querySelectorAll<HTMLAnchorElement>('a[data-row]') ?? []),
]
const isOf = (link: HTMLAnchorElement | undefined, deal: DealPlace) => link?.getAttribute('href') === paths.deal(deal)

const hasFocus = (link: HTMLAnchorElement) => link.closest('tr, li')?.contains(document.activeElement) === true

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

/** The keys that act on the deal whose row has the focus. */
export const useRowActs = (
  box: Box,
  deals: readonly ListedDeal[],
  acts: Readonly<Record<string, ((deal: ListedDeal) => void) | undefined>>,
) => {
  const onFocused = (act: (deal: ListedDeal) => void) => () => {
    const link = rowsIn(box).find(hasFocus)
    const deal = deals.find((one) => isOf(link, one))
    if (deal === undefined) return false
    act(deal)
    return true
  }
  useKeys(Object.fromEntries(Object.entries(acts).map(([key, act]) => [key, act && onFocused(act)])))
}

/**
 * The browser returns the focus to what opened a dialog. Where the change moved that away, at once or when the lists have been read
 * again, the deal's own link takes it, else the link of the row in its place, so that keyboard users go on where they were.
 */
export const useKeptRow = (box: Box, isOpen: boolean, deal: DealPlace | undefined) => {
  const place = useRef(0)
  const wasOpen = useRef(isOpen)
  const isKept = useRef(isOpen)
  // After every rendering, since the lists are read again while the dialog closes or later.
  useEffect(() => {
    if (deal === undefined) return
    const links = rowsIn(box)
    if (isOpen && !wasOpen.current) place.current = links.findIndex((link) => isOf(link, deal))
    if (isOpen !== wasOpen.current) isKept.current = !isOpen
    wasOpen.current = isOpen
    if (isOpen || !isKept.current) return
    const own = links.find((link) => isOf(link, deal))
    if (document.activeElement !== document.body) {
      // Elsewhere in the page: the person went on.
      isKept.current = document.activeElement?.closest('dialog') !== null || (own !== undefined && hasFocus(own))
      return
    }
    const link = own ?? links[Math.min(Math.max(place.current, 0), links.length - 1)]
    ;(link ?? document.querySelector<HTMLElement>('main h1'))?.focus()
  })
}
