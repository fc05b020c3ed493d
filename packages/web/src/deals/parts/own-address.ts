/** The path of a URL on this portal; undefined for any other origin or scheme, or an invalid URL. */
export const ownAddress = (url: string, origin: string): string | undefined => {
  if (url.trim() === '' || !URL.canParse(url, origin)) return undefined
  const target = new URL(url, origin)
  return target.origin === origin ? `${target.pathname}${target.search}${target.hash}` : undefined
}
