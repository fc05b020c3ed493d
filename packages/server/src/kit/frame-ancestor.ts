import { isLoopback } from './loopback.ts'

/** Letters, digits and hyphens in labels: nothing that a policy could read as a wildcard, a list or another directive. */
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/**
 * An https host with an optional port, and no more: it is written into a Content-Security-Policy. `allowLocal` is for a
 * server that itself is not served by https, to try things out.
 */
export const isFrameAncestor = (text: string, allowLocal: boolean): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || url.origin !== text) return false
  if (allowLocal && url.protocol === 'http:' && isLoopback(url.hostname)) return true
  return url.protocol === 'https:' && hostName.test(url.hostname)
}
