import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface KitLinkProps {
  to: string
  className?: string | undefined
  /** The link to the current page. */
  isHere?: boolean
  /** The accessible name where the text alone is not descriptive. */
  label?: string
  /** The link of a row, among which a page's keys move the focus. */
  isRow?: boolean
  children: ReactNode
}

/** A link inside the app. */
export const KitLink = ({ to, className, isHere = false, label, isRow = false, children }: KitLinkProps) => (
  <Link
    to={to}
    className={className}
    aria-label={label}
    {...(isHere ? { 'aria-current': 'page' } : {})}
    {...(isRow ? { 'data-row': true } : {})}
  >
    {children}
  </Link>
)

const safe = /^https:\/\//

/** Accepts only https for URLs that are data (a broker's page, a network's profile). */
export const safeUrl = (url: string): string | undefined => (safe.test(url) ? url : undefined)

interface OutsideLinkProps {
  href: string
  className?: string | undefined
  children: ReactNode
}

/** A link out of the app, in a new tab; a URL that is not https becomes plain text. */
export const OutsideLink = ({ href, className, children }: OutsideLinkProps) => {
  const url = safeUrl(href)
  if (url === undefined) return <span className={className}>{children}</span>
  return (
    <a href={url} className={className} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
