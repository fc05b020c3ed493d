import type { ReactNode } from 'react'

interface ScrollRegionProps {
  /** What is in it, for whoever does not see it. */
  label: string
  className: string | undefined
  children: ReactNode
}

/** A part of the page that scrolls by itself: named, and reached by the keyboard, since only so it can be moved (WCAG 2.1.1). */
export const ScrollRegion = ({ label, className, children }: ScrollRegionProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard alone
  <section className={className} aria-label={label} tabIndex={0}>
    {children}
  </section>
)
