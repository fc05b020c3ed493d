/** Where a person is sent to: https, or our own origin, where the simulated institution stands. Anything else is no bank. */
export const bankAddress = (url: string, origin: string): string | undefined => {
  if (!URL.canParse(url)) return undefined
  const address = new URL(url)
  return address.protocol === 'https:' || address.origin === origin ? address.href : undefined
}
