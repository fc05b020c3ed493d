/** The URL of a bank: https, or our own origin with the simulated institution. Anything else is rejected. */
export const bankAddress = (url: string, origin: string): string | undefined => {
  if (!URL.canParse(url)) return undefined
  const address = new URL(url)
  return address.protocol === 'https:' || address.origin === origin ? address.href : undefined
}
