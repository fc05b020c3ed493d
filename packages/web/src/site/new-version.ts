/** The URL of a newer portal version: https, or this origin; any other is ignored. */
export const newVersionTarget = (url: string, here: string): string | undefined => {
  if (url === '' || !URL.canParse(url, here)) return undefined
  const target = new URL(url, here)
  const isAllowed = target.protocol === 'https:' || target.origin === new URL(here).origin
  // Redirecting to the current page would loop.
  return isAllowed && target.href !== here ? target.href : undefined
}
