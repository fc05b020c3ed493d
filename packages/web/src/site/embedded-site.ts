import type { ReplyOf } from '@foyer/contract/all-calls.ts'

export type SiteConfiguration = ReplyOf<'/api/loadSiteConfiguration'>

const isSite = (value: unknown): value is SiteConfiguration =>
  typeof value === 'object' && value !== null && 'Link' in value

let embedded: SiteConfiguration | undefined

/** The site that the server put into the page. Used once: later loads use the call. */
export const takeEmbeddedSite = (): SiteConfiguration | undefined => {
  const site = embedded
  embedded = undefined
  return site
}

export const readEmbeddedSite = () => {
  try {
    const value: unknown = JSON.parse(document.getElementById('site')?.textContent ?? '')
    if (isSite(value)) embedded = value
  } catch {
    // Not filled in by a server: the site is loaded by its call.
  }
  return embedded
}
