import type { Services } from '../kit/services.ts'

/** The redirect targets of our pages: this server, and hosts listed in its configuration. */
export type NewVersionPlaces = Pick<Services, 'publicUrl' | 'newVersionHosts'>

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * Whether a site's home page may redirect there: https to a listed host, or another path of this server. Not to the
 * site itself, which would loop, however its path is encoded, and not with a user name or password in the address.
 */
export const isNewVersion = (address: string, siteId: string, { publicUrl, newVersionHosts }: NewVersionPlaces) => {
  if (/\s/.test(address) || !URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return false
  const own = new URL(publicUrl)
  // The origin of a blob: address is that of the page that made it.
  if (url.protocol === own.protocol && url.host === own.host)
    return decoded(url.pathname.split('/', 2)[1] ?? '') !== siteId
  return url.protocol === 'https:' && newVersionHosts.includes(url.host)
}
