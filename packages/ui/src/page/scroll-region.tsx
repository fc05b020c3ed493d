import { type ReactNode, type RefObject, useRef } from 'react'
import { useScrollEdges } from './use-scroll-edges.ts'

interface ScrollRegionProps {
  /** The accessible name of its content. */
  label: string
  className: string | undefined
  children: ReactNode
  ref?: RefObject<HTMLElement | null>
}

/** A scrollable part of the page: named and focusable, since only then the keyboard can scroll it (WCAG 2.1.1). */
export const ScrollRegion = ({ label, className, children, ref }: ScrollRegionProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable for keyboard users
  <section ref={ref} className={className} aria-label={label} tabIndex={0}>
    {children}
  </section>
)

/** The same, whose edges fade where columns are hidden beyond them. */
export const WideRegion = ({ label, className, children }: ScrollRegionProps) => {
  const box = useRef<HTMLElement>(null)
  const edges = useScrollEdges(box)
  return (
    <ScrollRegion ref={box} className={`${className ?? ''} ${edges ?? ''}`} label={label}>
      {children}
    </ScrollRegion>
  )
}
