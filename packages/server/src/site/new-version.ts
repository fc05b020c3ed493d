import type { Services } from '../kit/services.ts'

/** Where pages of ours may send a borrower: this server, and hosts that its configuration lists. */
export type NewVersionPlaces = Pick<Services, 'publicUrl' | 'newVersionHosts'>

/**
 * Whether a site's home page may lead there: https to a listed host, or another place of this server. Not the site itself,
 * whose home would lead to itself for ever, and nothing with a name or a password in it.
 */
export const isNewVersion = (address: string, siteId: string, { publicUrl, newVersionHosts }: NewVersionPlaces) => {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return false
  if (url.origin === new URL(publicUrl).origin) return url.pathname.split('/', 2)[1] !== siteId
  return url.protocol === 'https:' && newVersionHosts.includes(url.host)
}
