/** An origin and no more. `allowLocal` is for a server that itself is not served by https: trying things out. */
export const isFrameAncestor = (text: string, allowLocal: boolean): boolean => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || url.origin !== text) return false
  return url.protocol === 'https:' || (allowLocal && url.protocol === 'http:' && url.hostname === 'localhost')
}
