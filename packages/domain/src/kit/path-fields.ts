/** The one field a path may contain, `:siteid`, filled from the body. */
const inPath = ':siteid'

interface WithSite {
  siteId?: unknown
}

/** `/cli-api/:siteid/get-quote` for a body with that site. */
export const filledPath = (path: string, body: object): string => {
  const { siteId } = body as WithSite
  return typeof siteId === 'string' && siteId !== '' ? path.replace(inPath, encodeURIComponent(siteId)) : path
}

/** The declared path that matches an address; otherwise the address. */
export const declaredPath = (declared: readonly string[], address: string): string => {
  const parts = address.split('/')
  const isLike = (path: string) => {
    const own = path.split('/')
    return own.length === parts.length && own.every((part, index) => part === inPath || part === parts[index])
  }
  return declared.find((path) => path.includes(inPath) && isLike(path)) ?? address
}
