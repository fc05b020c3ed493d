/** The website of an address as people type it, often without the protocol. Empty for what is no address. */
export const originOf = (text: string): string => {
  const typed = text.trim()
  const url = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  return URL.canParse(url) && new URL(url).hostname.includes('.') ? new URL(url).origin : ''
}
