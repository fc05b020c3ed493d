import type { ReactNode } from 'react'

interface ScrollRegionProps {
  /** The accessible name of its content. */
  label: string
  className: string | undefined
  children: ReactNode
}

/** A scrollable part of the page: named and focusable, since only then the keyboard can scroll it (WCAG 2.1.1). */
export const ScrollRegion = ({ label, className, children }: ScrollRegionProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable for keyboard users
  <section className={className} aria-label={label} tabIndex={0}>
    {children}
  </section>
)
