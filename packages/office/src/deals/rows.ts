import { useEffect, useRef } from 'react'
import { type DealPlace, paths } from '../kit/paths.ts'
import { type Box, hasFocus, rowsIn } from '../kit/rows.ts'

const isOf = (link: HTMLAnchorElement | undefined, deal: DealPlace) => link?.getAttribute('href') === paths.deal(deal)

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
