import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface KitLinkProps {
  to: string
  className?: string | undefined
  /** The page one is on. */
  isHere?: boolean
  /** Said instead of its words, where they do not say by themselves what it is about. */
  label?: string
  children: ReactNode
}

/** A link inside the app. */
export const KitLink = ({ to, className, isHere = false, label, children }: KitLinkProps) => (
  <Link to={to} className={className} aria-label={label} {...(isHere ? { 'aria-current': 'page' } : {})}>
    {children}
  </Link>
)

const safe = /^https:\/\//

/** Addresses that came as data (a broker's page, a network's profile): https or nothing. */
export const safeUrl = (url: string): string | undefined => (safe.test(url) ? url : undefined)

interface OutsideLinkProps {
  href: string
  className?: string | undefined
  children: ReactNode
}

/** A link out of the app, in a new tab; one that is not https is shown as plain words. */
export const OutsideLink = ({ href, className, children }: OutsideLinkProps) => {
  const url = safeUrl(href)
  if (url === undefined) return <span className={className}>{children}</span>
  return (
    <a href={url} className={className} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
