export interface PortalLink {
  /** The broker's part of the path. */
  SiteID: string
  /** The path on this portal. */
  path: string
}

/**
 * Interprets pasted text: a whole link, a part of it, or only the broker's name. Only the path is used, so it always
 * leads to this portal. Undefined when it names no site.
 */
export const portalLink = (text: string): PortalLink | undefined => {
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*:\/\/)?(.*)$/i.exec(text.trim()) ?? []
  const [place = ''] = rest.split(/[?#]/, 1)
  const [first = '', ...others] = place.split('/')
  const parts = (scheme !== '' || /[.:]/.test(first) ? others : [first, ...others]).filter((part) => part !== '')
  const [name = ''] = parts
  const SiteID = name.toLowerCase()
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(SiteID) || !parts.every((part) => /^[\w=.-]+$/.test(part))) return undefined
  return { SiteID, path: `/${[SiteID, ...parts.slice(1)].join('/')}` }
}
