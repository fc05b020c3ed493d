import { isLoopback } from './loopback.ts'

/** Letters, digits and hyphens only, which a policy cannot read as a wildcard, a list or another directive. */
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/**
 * An https host with an optional port, and no more, because it is written into a Content-Security-Policy.
 * `allowLocal` is for trials on a server without https.
 */
export const isFrameAncestor = (text: string, allowLocal: boolean): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || url.origin !== text) return false
  if (allowLocal && url.protocol === 'http:' && isLoopback(url.hostname)) return true
  return url.protocol === 'https:' && hostName.test(url.hostname)
}
