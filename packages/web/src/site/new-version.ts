/** Where a newer version of the portal lives: https, or this very origin; any other address is ignored. */
export const newVersionTarget = (url: string, here: string): string | undefined => {
  if (url === '' || !URL.canParse(url, here)) return undefined
  const target = new URL(url, here)
  const isAllowed = target.protocol === 'https:' || target.origin === new URL(here).origin
  // The page one is on already would load itself for ever.
  return isAllowed && target.href !== here ? target.href : undefined
}
