import type { Services } from '../kit/services.ts'

/** The redirect targets of our pages: this server, and hosts listed in its configuration. */
export type NewVersionPlaces = Pick<Services, 'publicUrl' | 'newVersionHosts'>

/**
 * Whether a site's home page may redirect there: https to a listed host, or another path of this server. Not to the
 * site itself, which would loop, and not with a user name or password in the address.
 */
export const isNewVersion = (address: string, siteId: string, { publicUrl, newVersionHosts }: NewVersionPlaces) => {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return false
  if (url.origin === new URL(publicUrl).origin) return url.pathname.split('/', 2)[1] !== siteId
  return url.protocol === 'https:' && newVersionHosts.includes(url.host)
}
