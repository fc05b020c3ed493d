import { type RefObject, useEffect } from 'react'
import classes from './scroll-edges.module.css'

/** Whether content is hidden before and after what a box shows of it, in its reading direction. */
export const hiddenBeside = ({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): { before: boolean; after: boolean } => {
  const hidden = scrollWidth - clientWidth
  // Zoomed pages have fractions of a pixel.
  return { before: scrollLeft > 1, after: hidden - scrollLeft > 1 }
}

/**
 * Fades the edges of a sideways scrolling box beyond which there is more: on most systems its scroll bar is invisible
 * until someone scrolls.
 */
export const useScrollEdges = (box: RefObject<HTMLElement | null>): string | undefined => {
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const mark = () => {
      const { before, after } = hiddenBeside(element)
      element.toggleAttribute('data-more-before', before)
      element.toggleAttribute('data-more-after', after)
    }
    mark()
    element.addEventListener('scroll', mark, { passive: true })
    const sizes = new ResizeObserver(mark)
    sizes.observe(element)
    for (const child of element.children) sizes.observe(child)
    return () => {
      element.removeEventListener('scroll', mark)
      sizes.disconnect()
    }
  })
  return classes.edges
}
