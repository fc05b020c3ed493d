export interface PortalLink {
  /** The broker's own part of the address. */
  SiteID: string
  /** Where on this portal the link leads. */
  path: string
}

/**
 * What somebody means by what they paste: a whole link, a part of it, or the broker's name in it alone. Only its path counts:
 * it leads nowhere but to this portal. Undefined when it names nobody.
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
